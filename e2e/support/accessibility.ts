import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, type Page } from '@playwright/test'
import type Axe from 'axe-core'
import { inWords, type Look, lookAt } from './looks.ts'

/** Rules of axe: all that we hold, or those that the colors of a page decide. */
const rules = {
  all: { runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'] },
  colors: { runOnly: { type: 'rule', values: ['color-contrast', 'link-in-text-block'] } },
} satisfies Record<string, Axe.RunOptions>

const axeSource = readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8')

/** Faults that axe finds on the page as it is, or in one part of it, each with the elements that have it. */
export const findFaults = async (
  page: Page,
  within: string | null = null,
  which: keyof typeof rules = 'all',
) => {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axeSource)
  return page.evaluate(
    async ([place, options]) => {
      const { axe } = window as unknown as { readonly axe: typeof Axe }
      const found = await axe.run(place ?? document, { ...options, resultTypes: ['violations'] })
      return found.violations.map(({ id, nodes }) => ({
        id,
        elements: nodes.map(({ html }) => html.slice(0, 160)),
      }))
    },
    [within, rules[which]] as const,
  )
}

/** How much wider than its window a page is, in CSS pixels. */
export const overflowOf = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)

/** Small and large, both themes. Screens of charts are checked in every look (`e2e/accessibility/axe`). */
const everyLook: readonly Look[] = [
  { width: 390, scheme: 'light' },
  { width: 768, scheme: 'dark' },
  { width: 1280, scheme: 'light' },
  { width: 1920, scheme: 'dark' },
]

/** For what differs little by width: small and dark, large and light. */
const twoLooks: readonly Look[] = [
  { width: 390, scheme: 'dark' },
  { width: 1280, scheme: 'light' },
]

const check = async (page: Page, name: string, looks: readonly Look[], within: string | null = null) => {
  for (const look of looks) {
    await lookAt(page, look)
    const where = `${name} at ${inWords(look)}`
    expect.soft(await findFaults(page, within), where).toEqual([])
    expect.soft(await overflowOf(page), `${where}: pixels wider than the page`).toBeLessThanOrEqual(0)
  }
}

/** Asserts that axe finds nothing at four widths, light and dark, and that nothing is wider than the page. */
export const isAccessible = (page: Page, name: string) => check(page, name, everyLook)

/** The same at two looks, where a page is much like others. */
export const isAccessibleToo = (page: Page, name: string) => check(page, name, twoLooks)

/** The same for the dialog alone: the page behind it cannot be reached. */
export const isDialogAccessible = (page: Page, name: string) => check(page, name, twoLooks, 'dialog[open]')
