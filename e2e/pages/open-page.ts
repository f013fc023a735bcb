import type { Page } from '@playwright/test'
import '../../domain/pages/early-taps.ts'

/**
 * From now on pages come without their contents and ask for them in the browser, as where the API is slow or fails: for tests
 * that hold, change or count the calls of a page's first load.
 */
export const opensAsShell = (page: Page): Promise<void> =>
  page.setExtraHTTPHeaders({ 'X-Sandbox-Page': 'shell' })

/**
 * Waits until a page that came rendered answers by itself. Presses and entries before that are played again; pointers, keys and
 * a clock that is turned on are not.
 */
export const pageAnswers = async (page: Page): Promise<void> => {
  // What keeps presses is taken away once they were played again; its own clock may be one that a test has put in.
  await page.waitForFunction(
    () => document.getElementById('root')?.firstElementChild && window.takeEarlyTaps === undefined,
  )
}
