import AxeBuilder from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'

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

/** Faults that axe finds on the page as it is, each with the elements that have it. */
export const findFaults = async (page: Page, within: string | null = null) => {
  // In the page itself rather than a second one: there are no frames.
  const axe = new AxeBuilder({ page })
    .options({ runOnly: [...tags], resultTypes: ['violations'] })
    .setLegacyMode()
  const { violations } = await (within === null ? axe : axe.include(within)).analyze()
  return violations.map(({ id, nodes }) => ({ id, elements: nodes.map(({ html }) => html.slice(0, 160)) }))
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
