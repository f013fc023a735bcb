import type { Page } from '@playwright/test'
import type { AtlasResults } from '../../../atlas/data/results.types.ts'

/** The atlas, from a hash on: `#/flows/cancellation`. */
export const atlasPage = (page: Page) => ({
  open: (hash = '#/') => page.goto(`/atlas/${hash}`),
  /** The same with these results in place of those of the last run. */
  has: (results: AtlasResults | null) =>
    page.route('**/atlas/data/results.js', (route) =>
      route.fulfill({
        contentType: 'text/javascript',
        body: `window.batonResults=${JSON.stringify(results)}`,
      }),
    ),
  chart: page.getByRole('group', { name: /^Statechart of/ }),
  state: (path: string) => page.locator(`[data-state="${path}"]`),
  /** The real screen of the chosen state. */
  screen: page.frameLocator('iframe').first(),
  panel: page.getByRole('region', { name: /./ }).filter({ has: page.getByText(/^State of/) }),
})
