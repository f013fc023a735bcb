import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'

type Manifest = Readonly<Record<string, { readonly file: string }>>

const manifest = (): Manifest =>
  JSON.parse(readFileSync(new URL('../../dist/client/.vite/manifest.json', import.meta.url), 'utf8'))

/** Lets the code of one page fail to load, as the build has cut it; `route` is its file, `orders/payment-redirect`. */
export const dropCodeOf = async (page: Page, route: string): Promise<void> => {
  const key = `routes/{-$country}/{-$locale}/${route}.tsx?tsr-split=component`
  const chunk = manifest()[key]
  if (!chunk) throw new Error(`The build has no code of its own for ${route}`)
  await page.route(`**/${chunk.file}`, (request) => request.abort())
}

/** Holds the script that every page begins with until it is let go; what stands in the page by then came from the host. */
export const holdScript = async (page: Page): Promise<() => void> => {
  const { promise, resolve } = Promise.withResolvers<void>()
  const entry = manifest()['index.html']
  if (!entry) throw new Error('The build has no entry')
  await page.route(`**/${entry.file}`, async (route) => {
    await promise
    await route.fallback()
  })
  return resolve
}
