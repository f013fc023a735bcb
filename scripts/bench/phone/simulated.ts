import lighthouse from 'lighthouse'
import { addressOfVisit } from '../shop/address-of-visit.ts'
import type { BrowserState } from '../shop/visitors.ts'
import type { BenchBrowser } from './browser.ts'

/** LCP of a page as Lighthouse's own simulation of the phone has it, in milliseconds. */
export async function simulatedLcp(
  { browser, port }: BenchBrowser,
  { url, state }: { url: string; state: BrowserState | undefined },
): Promise<number> {
  const session = await browser.newBrowserCDPSession()
  try {
    await session.send('Storage.clearCookies')
    await session.send('Storage.setCookies', { cookies: state?.cookies ?? [] })
    const run = await lighthouse(url, {
      port,
      logLevel: 'silent',
      onlyAudits: ['largest-contentful-paint'],
      throttlingMethod: 'simulate',
      extraHeaders: { ...addressOfVisit(), 'Accept-Language': 'en-GB' },
    })
    const lcp = run?.lhr.audits['largest-contentful-paint']
    if (lcp?.numericValue === undefined)
      throw new Error(
        `Lighthouse has no LCP of ${url}: ${run?.lhr.runtimeError?.message ?? lcp?.errorMessage}`,
      )
    return lcp.numericValue
  } finally {
    await session.detach()
  }
}
