import {
  type AnyStateMachine,
  createActor,
  type EmittedFrom,
  type InputFrom,
  type SnapshotFrom,
  waitFor,
} from 'xstate'
import type { PendingKeys } from '../../machines/attempt/attempt.types.ts'
import type { Notes } from '../../machines/notes.ts'
import { createHostClock } from '../../services/http/host-clock.ts'
import { createHttp, type Http, type Identity } from '../../services/http/http.ts'

type SeenRequest = {
  readonly method: string
  readonly path: string
  readonly query: Readonly<Record<string, string>>
  readonly body: unknown
  readonly key: string | null
}

/** What the host answers to one request; `null`: the line is cut. */
export type HostAnswer = { readonly status: number; readonly body: unknown } | null

export const answers = (body: unknown, status = 200): HostAnswer => ({ status, body })

export const refuses = (status: number, code: string): HostAnswer => ({
  status,
  body: { type: 'about:blank', title: code, status, code },
})

const memberIdentity: Identity = {
  token: () => 'token-1',
  isMember: () => true,
  guestFilter: () => null,
  renew: async () => null,
}

const bodyOf = async (request: Request): Promise<unknown> => {
  const text = await request.text()
  return text === '' ? null : JSON.parse(text)
}

/** The client as the app makes it, in front of a host that answers each request in turn; after the last one the line is cut. */
export const hostThat = (
  replies: readonly HostAnswer[],
  identity: Identity = memberIdentity,
): { readonly http: Http; readonly requests: readonly SeenRequest[] } => {
  const left = [...replies]
  const requests: SeenRequest[] = []
  const fetch: typeof globalThis.fetch = async (input, init) => {
    const request = new Request(input, init)
    const url = new URL(request.url)
    requests.push({
      method: request.method,
      path: url.pathname,
      query: Object.fromEntries(url.searchParams),
      body: await bodyOf(request),
      key: request.headers.get('Idempotency-Key'),
    })
    const reply = left.shift() ?? null
    if (reply === null) throw new TypeError('the line is cut')
    return Response.json(reply.body, { status: reply.status })
  }
  const http = createHttp({ base: 'https://shop.test/api', identity, clock: createHostClock(), fetch })
  return { http, requests }
}

/** Keys that are kept by call and object; `log` tells what was claimed and settled. */
export const keysWith = (
  kept: Readonly<Record<string, string>> = {},
): { readonly keys: PendingKeys; readonly log: readonly string[] } => {
  const log: string[] = []
  const keys: PendingKeys = {
    read: ({ call, object }) => kept[`${call} ${object}`] ?? null,
    claim: async ({ call, object }, since) => {
      log.push(`claim ${call} ${object}${since === null ? '' : ` since ${since}`}`)
      return { key: 'key-1', isPending: false }
    },
    settle: ({ call, object }, key, end) => log.push(`settle ${call} ${object} ${key} ${end}`),
  }
  return { keys, log }
}

export const notesWith = (kept: Readonly<Record<string, string>> = {}) => {
  const entries = new Map(Object.entries(kept))
  const notes: Notes = {
    read: (name) => entries.get(name) ?? null,
    store: (name, value) => void entries.set(name, value),
    drop: (name) => void entries.delete(name),
  }
  return { notes, kept: () => Object.fromEntries(entries) }
}

/** A page that stays in view, for charts that listen to it. */
export const visiblePage = {
  visibilityState: 'visible',
  addEventListener: () => undefined,
  removeEventListener: () => undefined,
}

/** Runs a chart with its real calls. */
export const running = <Machine extends AnyStateMachine>(machine: Machine, input: InputFrom<Machine>) => {
  const actor = createActor(machine, { input })
  const emitted: EmittedFrom<Machine>[] = []
  actor.on('*', (event: EmittedFrom<Machine>) => emitted.push(event))
  actor.start()
  const until = (isSo: (snapshot: SnapshotFrom<Machine>) => boolean): Promise<SnapshotFrom<Machine>> =>
    waitFor(actor, isSo, { timeout: 5_000 })
  return { actor, emitted, until, snapshot: (): SnapshotFrom<Machine> => actor.getSnapshot() }
}
