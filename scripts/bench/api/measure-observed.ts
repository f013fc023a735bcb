import { listOrders } from '../../../contract/orders/orders.ts'
import { startTestPostgres } from '../../../server/testing/database/test-postgres.ts'
import { startCollector } from '../../../server/testing/outside/collector.ts'
import { type CallFigures, loadCall } from './load.ts'
import { startMeasuredHost } from './measured-host.ts'
import { signInMember } from './member.ts'

/** What a host is told of a collector: the share of traces to keep; `null` names none. */
const ways = { 'no collector': null, 'a tenth of the traces': '0.1', 'every trace': '1' } as const

type ObservedFigures = { readonly way: string; readonly history: CallFigures }

/** What traces, metrics and logs cost: the history on PostgreSQL, by hosts that report nothing, a tenth and everything. */
export const measureObserved = async (seconds: number): Promise<readonly ObservedFigures[]> => {
  const server = await startTestPostgres()
  const collector = await startCollector()
  const found: ObservedFigures[] = []
  try {
    for (const [way, share] of Object.entries(ways)) {
      const settings: Record<string, string> =
        share === null ? {} : { OTEL_EXPORTER_OTLP_ENDPOINT: collector.url, OTEL_TRACES_SAMPLER_ARG: share }
      const host = await startMeasuredHost(server.url, [], settings)
      try {
        const { authorization } = await signInMember(host.origin)
        const call = { path: `/api${listOrders.path}?language=en`, headers: { authorization } }
        found.push({ way, history: await loadCall(host, call, { seconds, warmSeconds: seconds }) })
      } finally {
        await host.stop()
      }
    }
  } finally {
    await collector.close()
    await server.stop()
  }
  return found
}

/** The figures as they stand in docs/performance.md. */
export const observedFigures = (figures: readonly ObservedFigures[]): string =>
  [
    '| Reports | Answers a second | p50 | p99 | CPU |',
    '|---|---|---|---|---|',
    ...figures.map(({ way, history: { perSecond, p50Ms, p99Ms, cpuMs } }) => {
      const cells = [way, perSecond.toFixed(0), `${p50Ms} ms`, `${p99Ms} ms`, `${cpuMs.toFixed(2)} ms`]
      return `| ${cells.join(' | ')} |`
    }),
  ].join('\n')
