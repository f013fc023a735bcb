import { request } from '@playwright/test'
import { phone } from '../phone/profile.ts'
import { addressOfVisit } from '../shop/address-of-visit.ts'
import type { BrowserState } from '../shop/visitors.ts'
import type { ReferenceServer } from './reference-server.ts'
import { twinHeaders, twinOf } from './twin.ts'

/** Takes a page's own HTML as its visitor gets it, and serves it without script. Answers the twin's address. */
export async function makeTwin(
  server: ReferenceServer,
  key: string,
  { url, state }: { url: string; state: BrowserState | undefined },
): Promise<string> {
  const visitor = await request.newContext({
    ...(state && { storageState: state }),
    userAgent: phone.userAgent,
    extraHTTPHeaders: { ...addressOfVisit(), 'Accept-Language': phone.locale, Accept: 'text/html' },
  })
  try {
    const page = await visitor.get(url)
    if (!page.ok()) throw new Error(`${url}: ${page.status()}`)
    server.serve(`/twin/${key}`, twinOf(await page.text()), twinHeaders(page.headers()))
    return `${server.origin}/twin/${key}`
  } finally {
    await visitor.dispose()
  }
}
