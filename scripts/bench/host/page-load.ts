import type { HostFigures } from '../figures/figures.types.ts'
import { renderedPerSecond } from '../figures/host-names.ts'
import { phone } from '../phone/profile.ts'
import type { Visitors } from '../shop/visitors.ts'
import { loadOf } from './load.ts'

export type MeasuredHost = { origin: string; visitors: Visitors; seconds: number }

/** How many order histories the host renders in a second for a member's browser; null where it does not render them. */
export async function loadHistory({ origin, visitors, seconds }: MeasuredHost): Promise<HostFigures[string]> {
  const url = origin + visitors.paths.history
  const headers = {
    'user-agent': phone.userAgent,
    'accept-encoding': 'br',
    'accept-language': phone.locale,
    accept: 'text/html',
    cookie: (visitors.states.buyer?.cookies ?? []).map(({ name, value }) => `${name}=${value}`).join('; '),
  }
  const html = await (await fetch(url, { headers })).text()
  await loadOf(url, headers, { seconds: Math.min(3, seconds) })
  const { perSecond, p50Ms, p99Ms, errors } = await loadOf(url, headers, { seconds })
  const isRendered = html.includes(visitors.newest)
  return {
    [renderedPerSecond]: isRendered ? perSecond : null,
    'answers per second': perSecond,
    'p50, ms': p50Ms,
    'p99, ms': p99Ms,
    errors,
  }
}
