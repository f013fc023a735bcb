import type { AnalyticsEvent, ErrorReport } from '../../../contract/session/telemetry.ts'

export type Reports = { readonly errors: readonly ErrorReport[]; readonly events: readonly AnalyticsEvent[] }

/** Hands reports to the browser, which sends them whatever becomes of the page. Whether they arrive nobody hears. */
export type Beacon = (reports: Reports) => void

/** Reports that one request may carry, as the contract bounds it. */
const maxAtOnce = 20

/** @param base where the API host is mounted, for example `/api`. */
export const createBeacon =
  (base: string, device: () => Pick<Navigator, 'sendBeacon'> = () => navigator): Beacon =>
  (reports) => {
    for (const kind of ['errors', 'events'] as const) {
      for (let from = 0; from < reports[kind].length; from += maxAtOnce) {
        const body = JSON.stringify({ [kind]: reports[kind].slice(from, from + maxAtOnce) })
        const url = `${base}/telemetry/${kind}/v1`
        // Some browsers and extensions take the function away; others refuse by throwing.
        try {
          device().sendBeacon(url, new Blob([body], { type: 'application/json' }))
        } catch {}
      }
    }
  }
