import { availableParallelism } from 'node:os'
import { setTimeout as pause } from 'node:timers/promises'
import { listOrders } from '../../../contract/orders/orders.ts'
import { getExperience } from '../../../contract/session/experience.ts'
import { sessionPaths } from '../../../contract/session/session.ts'
import { startTestPostgres } from '../../../server/testing/database/test-postgres.ts'
import { type CallFigures, loadCall, loadTogether, type MeasuredCall } from './load.ts'
import { type MeasuredHost, startMeasuredHost } from './measured-host.ts'
import { type SignedIn, signInMember } from './member.ts'

export type HostFigures = {
  readonly history: CallFigures
  readonly settings: CallFigures
  readonly session: CallFigures
  /** Of one core, while nobody asks for anything; per cent. */
  readonly idlePercent: number
}

export type ApiFigures = {
  readonly pglite: HostFigures
  readonly postgres: HostFigures
  /** Answers of two hosts on one PostgreSQL as a multiple of one host's; null where there are no cores for them. */
  readonly twoHosts: number | null
}

export type ApiMeasuring = {
  readonly seconds?: number
  readonly warmSeconds?: number
  readonly idleSeconds?: number
}

/** Two hosts, a server and whoever asks have to run at the same time. */
const coresForTwoHosts = 4

const callsOf = ({ authorization, cookie }: SignedIn) =>
  ({
    history: { path: `/api${listOrders.path}?language=en`, headers: { authorization } },
    settings: { path: `/api${getExperience.path}?country=us&language=en`, headers: { cookie } },
    session: { path: sessionPaths.session, headers: { cookie } },
  }) satisfies Record<string, MeasuredCall>

const idleOf = async (host: MeasuredHost, seconds: number) => {
  await pause(2000)
  const before = await host.spent()
  await pause(seconds * 1000)
  return (((await host.spent()).cpuMs - before.cpuMs) / (seconds * 1000)) * 100
}

async function measureHost(host: MeasuredHost, options: Required<ApiMeasuring>): Promise<HostFigures> {
  const idlePercent = await idleOf(host, options.idleSeconds)
  const calls = callsOf(await signInMember(host.origin))
  return {
    history: await loadCall(host, calls.history, options),
    settings: await loadCall(host, calls.settings, options),
    session: await loadCall(host, calls.session, options),
    idlePercent,
  }
}

const onPglite = async (options: Required<ApiMeasuring>) => {
  const host = await startMeasuredHost(null)
  return measureHost(host, options).finally(host.stop)
}

async function onPostgres(options: Required<ApiMeasuring>) {
  const server = await startTestPostgres()
  const hosts: MeasuredHost[] = []
  try {
    hosts.push(await startMeasuredHost(server.url))
    const [first] = hosts as [MeasuredHost]
    const figures = await measureHost(first, options)
    if (availableParallelism() < coresForTwoHosts) return { figures, twoHosts: null }
    hosts.push(await startMeasuredHost(server.url))
    return { figures, twoHosts: await gainOfTwo(hosts, options) }
  } finally {
    for (const host of hosts) await host.stop()
    await server.stop()
  }
}

async function gainOfTwo(hosts: readonly MeasuredHost[], { warmSeconds, seconds }: Required<ApiMeasuring>) {
  const [first] = hosts as [MeasuredHost]
  const { history } = callsOf(await signInMember(first.origin))
  await loadTogether(hosts, history, warmSeconds)
  const alone = await loadTogether([first], history, seconds)
  return (await loadTogether(hosts, history, seconds)) / alone
}

/** What answers of the API host cost, on either database, and what a host costs that nobody asks. */
export async function measureApi(measuring: ApiMeasuring = {}): Promise<ApiFigures> {
  const options = { seconds: 10, warmSeconds: 4, idleSeconds: 30, ...measuring }
  const { figures, twoHosts } = await onPostgres(options)
  return { pglite: await onPglite(options), postgres: figures, twoHosts }
}
