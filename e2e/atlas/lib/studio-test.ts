import { existsSync } from 'node:fs'
import { test as base } from '@playwright/test'
import { openStudio, type Studio, screensFolder } from './studio.ts'

/** One page for all flows of a worker: what it has read and compiled once serves every screen. */
export const test = base.extend<object, { readonly studio: Studio }>({
  studio: [
    async ({ browser }, use) => {
      if (!existsSync(new URL('screen.html', screensFolder)))
        throw new Error('There are no screens: run `npm run atlas`')
      const page = await browser.newPage({ viewport: { width: 1920, height: 1000 }, reducedMotion: 'reduce' })
      await use(await openStudio(page))
      await page.close()
    },
    { scope: 'worker' },
  ],
})
