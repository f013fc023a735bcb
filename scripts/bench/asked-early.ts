import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Browser, BrowserContextOptions } from '@playwright/test'
import { root } from '../gate/run-command.ts'

const patienceMs = 10_000

/**
 * Whether a page asks the API for its data while the screen's own code is still on its way: that code is held back until
 * the call is seen.
 */
export async function asksEarly(
  browser: Browser,
  address: string,
  state: BrowserContextOptions['storageState'],
  apiCall: string,
): Promise<boolean> {
  const context = await browser.newContext({ ...(state && { storageState: state }) })
  try {
    const page = await context.newPage()
    const screens = screenFiles()
    let isHeld = false
    const asked = page
      .waitForRequest((request) => request.url().includes(apiCall), { timeout: patienceMs })
      .then(
        () => isHeld,
        () => false,
      )
    await page.route(
      (url) => screens.has(url.pathname),
      async (route) => {
        isHeld = true
        await asked
        await route.continue()
      },
    )
    await page.goto(address, { waitUntil: 'commit' })
    return await asked
  } finally {
    await context.close()
  }
}

/** The files that hold the screens: what the router loads when a route is entered. */
function screenFiles(): Set<string> {
  const manifest = JSON.parse(readFileSync(join(root, 'dist/client/.vite/manifest.json'), 'utf8')) as Record<
    string,
    { file: string }
  >
  return new Set(
    Object.entries(manifest)
      .filter(([source]) => source.startsWith('routes/'))
      .map(([, { file }]) => `/${file}`),
  )
}
