import { expect, type Page } from '@playwright/test'
import { type ReturnStep, returnStepNamed, returnSteps } from '../../../domain/returns/return-steps.ts'
import type { Executor } from '../lib/flow-in-browser.ts'

/** How many entries of the browser's history the step lies ahead of the one that the address names. */
const entriesTo = (page: Page, step: ReturnStep): number => {
  const shown = returnStepNamed(new URL(page.url()).searchParams.get('step'))
  return returnSteps.indexOf(step) - returnSteps.indexOf(shown)
}

/** Goes by so many entries, as a press held on the browser's own button does. */
const goes = (page: Page, by: number): Promise<void> =>
  page.evaluate(async (entries) => {
    const arrival = new Promise((resolve) => addEventListener('popstate', resolve, { once: true }))
    history.go(entries)
    await arrival
  }, by)

/** Entries of the steps up to this one, as if the walk had come by them before. */
const makesAhead = async (page: Page, steps: readonly ReturnStep[]): Promise<void> => {
  await page.evaluate((names) => {
    for (const name of names) {
      const { __TSR_index: index, stepsBehind = 0 } = history.state
      const ahead = new URL(location.href)
      ahead.searchParams.set('step', name)
      history.pushState({ ...history.state, __TSR_index: index + 1, stepsBehind: stepsBehind + 1 }, '', ahead)
    }
  }, steps)
  await goes(page, -steps.length)
}

/** What the browser's own buttons do; time passes until the address names the step that shows, and for what the page does then. */
export const browserGoesTo =
  (step: ReturnStep): Executor =>
  async ({ page }) => {
    await page.clock.runFor(100)
    await expect.poll(() => entriesTo(page, step)).not.toBe(0)
    const by = entriesTo(page, step)
    const end = returnSteps.indexOf(step) + 1
    if (by > 0) await makesAhead(page, returnSteps.slice(end - by, end))
    await goes(page, by)
    await page.clock.runFor(100)
  }
