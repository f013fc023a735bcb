import type { Page } from '@playwright/test'
import { isWholeRun } from './whole-run.ts'

export const schemes = ['light', 'dark', 'forced colours'] as const
type Scheme = (typeof schemes)[number]

/** How a screen is looked at: width of the page in CSS pixels, and its colors. */
export type Look = { readonly width: number; readonly scheme: Scheme }

const widths = [320, 390, 768, 1280, 1920] as const

/** Colors change with the scheme, hardly with the width: the gate looks at the others on a phone and on a desk. */
const widthsOfColors: readonly number[] = isWholeRun ? widths : [390, 1280]

/** Light in every width, other schemes in those of colors, width by width: a page is laid out anew as seldom as can be. */
export const everyLook: readonly Look[] = widths.flatMap((width) =>
  schemes
    .filter((scheme) => scheme === 'light' || widthsOfColors.includes(width))
    .map((scheme) => ({ width, scheme })),
)

const height = 900

/** Looks at a page so. It is asked to keep still, so that no color is on its way to another. */
export const lookAt = async (page: Page, { width, scheme }: Look): Promise<void> => {
  if (page.viewportSize()?.width !== width) await page.setViewportSize({ width, height })
  await page.emulateMedia({
    colorScheme: scheme === 'dark' ? 'dark' : 'light',
    forcedColors: scheme === 'forced colours' ? 'active' : 'none',
    reducedMotion: 'reduce',
  })
}

export const inWords = ({ width, scheme }: Look): string => `${width} px, ${scheme}`
