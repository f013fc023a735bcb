import { expect, type Page, test } from '@playwright/test'
import { pageAnswers } from '../../pages/open-page.ts'
import { findInPage } from './find-in-page.ts'
import type { Sight } from './sights.ts'

/** How a page is looked at: `spaced` with the distances of WCAG 1.4.12. Sizes are CSS pixels. */
export type Look = {
  readonly width: number
  readonly height?: number
  readonly spaced?: boolean
  readonly asksTargets?: boolean
}

const apart = `
  * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
  p { margin-block-end: 2em !important }`

const setApart = (page: Page, spaced: boolean) =>
  page.evaluate(
    ([css, on]) => {
      const sheet = new CSSStyleSheet()
      if (on) sheet.replaceSync(css)
      document.adoptedStyleSheets = [sheet]
    },
    [apart, spaced] as const,
  )

/** What is wrong with the page as it stands. */
export const faultsOf = (page: Page, asksTargets = false) => page.evaluate(findInPage, asksTargets)

const holds = async (page: Page, sight: Sight, looks: readonly Look[]) => {
  await page.goto(sight.path)
  await pageAnswers(page)
  await sight.opens?.(page)
  for (const { width, height = 800, spaced = false, asksTargets = false } of looks) {
    await page.setViewportSize({ width, height })
    await setApart(page, spaced)
    const where = `${sight.name} at ${width} × ${height}${spaced ? ', text set apart' : ''}`
    expect.soft(await faultsOf(page, asksTargets), where).toEqual([])
  }
}

/** Opens each of these and asserts that it holds at each look: nothing cut off, parted, covered or wider than the page. */
export const hold = async (page: Page, sights: readonly Sight[], looks: readonly Look[]) => {
  for (const sight of sights) await test.step(sight.name, () => holds(page, sight, looks))
}
