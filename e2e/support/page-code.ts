import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'

type Manifest = Readonly<Record<string, { readonly file: string }>>

const manifest = (): Manifest =>
  JSON.parse(readFileSync(new URL('../../dist/client/.vite/manifest.json', import.meta.url), 'utf8'))

/** Lets the code of one page fail to load, as the build has cut it; `route` is its file, `orders/payment-redirect`. */
export const dropCodeOf = async (page: Page, route: string): Promise<void> => {
  const code = codeOf(`routes/{-$country}/{-$locale}/${route}.tsx?tsr-split=component`)
  await page.route(`**${code}`, (request) => request.abort())
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

/** Holds the code of a part that is loaded later; dropped, it does not come until it is brought back. */
export const dropPart = async (page: Page, source: string) => {
  const address = `**${codeOf(source)}`
  const { promise, resolve: drop } = Promise.withResolvers<void>()
  await page.route(address, async (route) => {
    await promise
    await route.abort()
  })
  return { drop, bringsBack: () => page.unroute(address) }
}

/** Address of a file's code, where the build gave it a file of its own. */
export const codeOf = (source: string): string => {
  const chunk = manifest()[source]
  if (!chunk) throw new Error(`The build has no code of its own for ${source}`)
  return `/${chunk.file}`
}
