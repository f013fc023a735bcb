import type { Page } from '@playwright/test'
import { test as base } from '../../support/test.ts'

/** Tests that look at copies of screens, on one page for all tests of a worker. */
export const test = base.extend<object, { readonly mirror: Page }>({
  mirror: [
    async ({ browser }, use) => {
      const context = await browser.newContext({ reducedMotion: 'reduce' })
      await use(await context.newPage())
      await context.close()
    },
    { scope: 'worker' },
  ],
})
