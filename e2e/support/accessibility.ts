import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, type Page } from '@playwright/test'
import type Axe from 'axe-core'

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

type Look = { readonly width: number; readonly colorScheme: 'light' | 'dark' }

/** Every width, and both themes. */
const everyLook: readonly Look[] = [
  { width: 390, colorScheme: 'light' },
  { width: 768, colorScheme: 'dark' },
  { width: 1280, colorScheme: 'light' },
  { width: 1920, colorScheme: 'dark' },
]

/** For what differs little by width: small and dark, large and light. */
const twoLooks: readonly Look[] = [
  { width: 390, colorScheme: 'dark' },
  { width: 1280, colorScheme: 'light' },
]

const axeSource = readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8')

/** Faults that axe finds on the page as it is, or in one part of it, each with the elements that have it. */
export const findFaults = async (page: Page, within: string | null = null) => {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axeSource)
  const violations = await page.evaluate(
    async ([place, runOnly]) => {
      const { axe } = window as unknown as { readonly axe: typeof Axe }
      const found = await axe.run(place ?? document, { runOnly, resultTypes: ['violations'] })
      return found.violations.map(({ id, nodes }) => ({ id, elements: nodes.map(({ html }) => html) }))
    },
    [within, tags] as const,
  )
  return violations.map(({ id, elements }) => ({ id, elements: elements.map((html) => html.slice(0, 160)) }))
}

const check = async (page: Page, name: string, looks: readonly Look[], within: string | null = null) => {
  for (const { width, colorScheme } of looks) {
    await page.setViewportSize({ width, height: 900 })
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    const where = `${name} at ${width} px, ${colorScheme}`
    expect.soft(await findFaults(page, within), where).toEqual([])
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    )
    expect.soft(overflow, `${where}: pixels wider than the page`).toBeLessThanOrEqual(0)
  }
}

/** Asserts that axe finds nothing at any width, light and dark, and that nothing is wider than the page. */
export const isAccessible = (page: Page, name: string) => check(page, name, everyLook)

/** The same at two looks, where a page is much like others. */
export const isAccessibleToo = (page: Page, name: string) => check(page, name, twoLooks)

/** The same for the dialog alone: the page behind it cannot be reached. */
export const isDialogAccessible = (page: Page, name: string) => check(page, name, twoLooks, 'dialog[open]')
