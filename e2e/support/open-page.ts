import type { Page } from '@playwright/test'

/**
 * From now on pages come without their contents and ask for them in the browser, as where the API is slow or fails: for tests
 * that hold, change or count the calls of a page's first load.
 */
export const opensAsShell = (page: Page): Promise<void> =>
  page.setExtraHTTPHeaders({ 'X-Sandbox-Page': 'shell' })

/** Waits until a page that came rendered answers by itself: presses before that are played again, pointers and keys are not. */
export const pageAnswers = async (page: Page): Promise<void> => {
  await page.waitForFunction(() => performance.getEntriesByName('baton:hydrated').length > 0)
}
