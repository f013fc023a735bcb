import autocannon from 'autocannon'
import type { MeasuredHost } from './measured-host.ts'

export type CallFigures = {
  readonly perSecond: number
  readonly p50Ms: number
  readonly p99Ms: number
  /** Of one answer: queries and milliseconds of processor time of the host's process, bytes of its body. */
  readonly queries: number
  readonly cpuMs: number
  readonly bytes: number
}

export type MeasuredCall = { readonly path: string; readonly headers: Readonly<Record<string, string>> }

const connections = 10

const fire = async (origin: string, { path, headers }: MeasuredCall, seconds: number, at: number) => {
  const result = await autocannon({
    url: origin + path,
    headers: { ...headers },
    connections: at,
    duration: seconds,
  })
  const failed = result.non2xx + result.errors + result.timeouts
  if (failed > 0) throw new Error(`${failed} of ${result.requests.total} requests for ${path} failed`)
  return result
}

/** Loads one call with ten connections, after a while in which the host gets warm. */
export async function loadCall(
  host: MeasuredHost,
  call: MeasuredCall,
  { seconds, warmSeconds }: { readonly seconds: number; readonly warmSeconds: number },
): Promise<CallFigures> {
  await fire(host.origin, call, warmSeconds, connections)
  const before = await host.spent()
  const { requests, latency, duration } = await fire(host.origin, call, seconds, connections)
  const after = await host.spent()
  const answer = await fetch(host.origin + call.path, { headers: call.headers })
  return {
    perSecond: requests.total / duration,
    p50Ms: latency.p50,
    p99Ms: latency.p99,
    queries: (after.queries - before.queries) / requests.total,
    cpuMs: (after.cpuMs - before.cpuMs) / requests.total,
    bytes: (await answer.arrayBuffer()).byteLength,
  }
}

/** Answers a second of several hosts on one database, half of the connections to each. */
export async function loadTogether(
  hosts: readonly MeasuredHost[],
  call: MeasuredCall,
  seconds: number,
): Promise<number> {
  const share = Math.round(connections / hosts.length)
  const results = await Promise.all(hosts.map(({ origin }) => fire(origin, call, seconds, share)))
  return results.reduce((sum, { requests, duration }) => sum + requests.total / duration, 0)
}
