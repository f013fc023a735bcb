import type { HostFigures } from '../figures/figures.types.ts'
import type { BrowserState } from '../phone/browser.ts'
import { phone } from '../phone/profile.ts'
import { loadOf } from './load.ts'

export const historySection = 'Order history under load'

/** How many order histories the host renders in a second for a member's browser; null where it does not render them. */
export async function loadHistory(
  url: string,
  state: BrowserState | undefined,
  { newest, seconds }: { newest: string; seconds: number },
): Promise<HostFigures[string]> {
  const headers = {
    'user-agent': phone.userAgent,
    'accept-encoding': 'br',
    'accept-language': phone.locale,
    accept: 'text/html',
    cookie: (state?.cookies ?? []).map(({ name, value }) => `${name}=${value}`).join('; '),
  }
  const html = await (await fetch(url, { headers })).text()
  await loadOf(url, headers, { seconds: Math.min(3, seconds) })
  const { perSecond, p50Ms, p99Ms, errors } = await loadOf(url, headers, { seconds })
  const isRendered = html.includes(newest)
  return {
    'pages with orders per second': isRendered ? perSecond : null,
    'answers per second': perSecond,
    'p50, ms': p50Ms,
    'p99, ms': p99Ms,
    errors,
  }
}
