import ky from 'ky'
import type * as v from 'valibot'
import type { Call, CallerKind } from '../../contract/wire/call.ts'
import { guestPassHeader } from '../../contract/wire/guest-pass.ts'
import { idempotencyHeader } from '../../contract/wire/idempotency.ts'
import { validationCodeHeader } from '../../contract/wire/link-code.ts'
import { proofHeader } from '../../contract/wire/proof-of-work-header.ts'
import { traceparentHeader } from '../../contract/wire/traceparent.ts'
import type { HostClock } from './host-clock.ts'
import { parseAnswer, parseRetryAfter, type RawAnswer } from './parse-answer.ts'
import { type CallResult, failed } from './result.ts'

/** Who asks: a member by token, a guest by filter (SE-02); never both. */
export type Identity = {
  readonly token: () => string | null
  /** Whether calls are a member's, whose token may still be on its way. */
  readonly isMember: () => boolean
  /** `email(ADDRESS)` or `phoneNumber(CODE NUMBER)`; `null` where no guest is known. */
  readonly guestFilter: () => string | null
  /** Waits for what a guest's code was changed for (BY-22); `null` where they have typed none, or it does not come. */
  readonly guestPass?: () => Promise<string | null>
  /** Waits for a token in place of the one that was refused, or of none; `null` where none comes. */
  readonly renew: (refused: string | null) => Promise<string | null>
}

/** Calls that are anybody's. */
export const nobody: Identity = {
  token: () => null,
  isMember: () => false,
  guestFilter: () => null,
  renew: async () => null,
}

export type HttpSettings = {
  /** Where the API host is mounted, for example `/api`. */
  readonly base: string
  readonly identity: Identity
  readonly clock: HostClock
  /** Time of the host that answers the doors, which is real time whatever the API host's is; nobody reads it where it is left out. */
  readonly doorClock?: HostClock
  /** A call that takes longer counts as a timeout. */
  readonly timeoutMs?: number
  /** What the page is written in, as `Accept-Language`: for texts of the host where it has none in the language of the call. */
  readonly textLanguage?: string
  /**
   * Does the work that the host asks for where a limit has refused the caller, so that whoever is right gets in while others
   * guess; null: it came to nothing. Without it a refusal is final, as on a host that renders pages.
   */
  readonly solve?: (challenge: unknown, signal: AbortSignal | undefined) => Promise<string | null>
  /** Names the trace of the next request, for hosts that want to be told. */
  readonly traceparent?: () => string
  /** How requests are made, where not by the network. */
  readonly fetch?: typeof globalThis.fetch
}

export type CallInput = {
  readonly params?: Readonly<Record<string, string>>
  readonly query?: Readonly<Record<string, string | null | undefined>>
  /** Header fields that belong to the call, by their names in lower case. */
  readonly headers?: Readonly<Record<string, string>>
  readonly body?: unknown
  /** Who a guest says they are, where that is not known yet: in place of the visitor's own filter (SE-02). */
  readonly guestFilter?: string | null
  /** Code of the link that somebody came by: whoever holds it is asked nothing else. */
  readonly linkCode?: string
  /** Fails as unauthorized where nobody is known whom the call admits, rather than go out as nobody's. */
  readonly needsCaller?: boolean
  /** Of a changing call: stored before the first send, the same for every retry (CA-08). */
  readonly idempotencyKey?: string
  /** Goes on when the page is closed; for small bodies that nobody waits for. */
  readonly keepalive?: boolean
  readonly signal?: AbortSignal
}

type DoorInput = {
  readonly method: 'GET' | 'POST'
  /** Path on this origin, outside the API base. */
  readonly path: string
  readonly body?: unknown
  readonly signal?: AbortSignal
}

export type Http = {
  /** Makes a call of the contract. Expected failures are values; it throws for defects only. */
  readonly call: <A extends v.GenericSchema>(
    call: Pick<Call, 'method' | 'path' | 'callers'> & { readonly answer: A },
    input?: CallInput,
  ) => Promise<CallResult<v.InferOutput<A>>>
  /** Asks a door of this origin that goes by cookie, such as the session's. */
  readonly door: <A extends v.GenericSchema>(
    answer: A,
    input: DoorInput,
  ) => Promise<CallResult<v.InferOutput<A>>>
}

type Exchange = {
  readonly url: string
  readonly method: string
  readonly searchParams?: Record<string, string>
  readonly headers?: Record<string, string>
  readonly body?: unknown
  readonly keepalive?: boolean
  readonly signal?: AbortSignal | undefined
  /** Whose time its `Date` is: doors are answered by the host of the pages, which has a clock of its own. */
  readonly tells: HostClock | undefined
}

const defaultTimeoutMs = 10_000

const fillPath = (path: string, params: CallInput['params'] = {}): string =>
  path.replaceAll(/\{(\w+)\}/g, (_, name: string) => {
    const value = params[name]
    if (value === undefined) throw new Error(`Parameter "${name}" of ${path} is missing`)
    return encodeURIComponent(value)
  })

const presentOnly = (query: CallInput['query'] = {}): Record<string, string> =>
  Object.fromEntries(
    Object.entries(query).flatMap(([name, value]) =>
      value === null || value === undefined ? [] : [[name, value]],
    ),
  )

/** Who a call is made as, of those whom it admits; `null` where none of them is known here. */
const callerFor = (
  { callers }: Pick<Call, 'callers'>,
  identity: Identity,
  { guestFilter, linkCode }: CallInput,
): CallerKind | null => {
  if (linkCode !== undefined && callers.includes('link')) return 'link'
  if (callers.includes('member') && identity.isMember()) return 'member'
  if (callers.includes('guest') && (guestFilter ?? identity.guestFilter()) !== null) return 'guest'
  return callers.includes('visitor') ? 'visitor' : null
}

const challengeOf = (result: CallResult<unknown>): unknown =>
  !result.ok && result.failure.kind === 'problem' && result.failure.status === 429
    ? result.failure.problem.challenge
    : undefined

/** The one way in and out: identity, idempotency key, timeout, host's clock, parsing. Nothing is sent twice by itself. */
export const createHttp = ({
  base,
  identity,
  clock,
  doorClock,
  timeoutMs = defaultTimeoutMs,
  textLanguage,
  solve,
  traceparent,
  fetch,
}: HttpSettings): Http => {
  const client = ky.create({
    retry: 0,
    timeout: false,
    throwHttpErrors: false,
    cache: 'no-store',
    ...(fetch && { fetch }),
  })

  const exchange = async ({ url, body, signal, tells, ...request }: Exchange): Promise<RawAnswer> => {
    const response = await client(url, {
      ...request,
      ...(body === undefined ? {} : { json: body }),
      ...(signal ? { signal } : {}),
    })
    tells?.observe(response.headers.get('Date'), Date.now())
    const retryAfterMs = parseRetryAfter(response.headers.get('Retry-After'), clock.now())
    const location = response.headers.get('Location')
    return { status: response.status, text: await response.text(), retryAfterMs, location }
  }

  const ask = async <A extends v.GenericSchema>(
    answer: A,
    request: Exchange,
  ): Promise<CallResult<v.InferOutput<A>>> => {
    const timeout = AbortSignal.timeout(timeoutMs)
    const signal = request.signal ? AbortSignal.any([request.signal, timeout]) : timeout
    const raw = await exchange({ ...request, signal }).catch(() => null)
    if (raw) return parseAnswer(answer, raw)
    return failed({ kind: timeout.aborted ? 'timeout' : 'network' })
  }

  /** A refused attempt was not worked: with the work done it is sent again, and once more where that has got harder meanwhile. */
  const askWithProof: typeof ask = async (answer, request) => {
    let result = await ask(answer, request)
    for (let tries = 0; tries < 2 && solve !== undefined; tries += 1) {
      const challenge = challengeOf(result)
      const proof = challenge === undefined ? null : await solve(challenge, request.signal)
      if (proof === null) break
      result = await ask(answer, { ...request, headers: { ...request.headers, [proofHeader]: proof } })
    }
    return result
  }

  return {
    call: async ({ method, path, callers, answer }, input = {}) => {
      const caller = callerFor({ callers }, identity, input)
      if (input.needsCaller && caller === null) return failed({ kind: 'unauthorized' })
      const pass = caller === 'guest' && !input.guestFilter ? await identity.guestPass?.() : null
      const send = (token: string | null) =>
        askWithProof(answer, {
          url: base + fillPath(path, input.params),
          method,
          searchParams: {
            ...presentOnly(input.query),
            ...(caller === 'guest'
              ? presentOnly({ filter: input.guestFilter ?? identity.guestFilter() })
              : {}),
          },
          headers: presentOnly({
            'Accept-Language': textLanguage,
            ...input.headers,
            Authorization: token === null ? null : `Bearer ${token}`,
            [traceparentHeader]: traceparent?.(),
            [idempotencyHeader]: input.idempotencyKey,
            [validationCodeHeader]: caller === 'link' ? input.linkCode : null,
            [guestPassHeader]: pass,
          }),
          body: input.body,
          ...(input.keepalive ? { keepalive: true } : {}),
          signal: input.signal,
          tells: clock,
        })
      const token = caller === 'member' ? (identity.token() ?? (await identity.renew(null))) : null
      if (caller === 'member' && token === null) {
        return failed({ kind: identity.isMember() ? 'network' : 'unauthorized' })
      }
      const result = await send(token)
      if (result.ok || result.failure.kind !== 'unauthorized' || token === null) return result
      const renewed = await identity.renew(token)
      return renewed === null ? result : send(renewed)
    },
    door: (answer, { method, path, body, signal }) =>
      ask(answer, {
        url: path,
        method,
        headers: { Accept: 'application/json' },
        body,
        signal,
        tells: doorClock,
      }),
  }
}
