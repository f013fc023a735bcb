import { createHmac } from 'node:crypto'
import type { Context, Hono } from 'hono'
import { describeRoute } from 'hono-openapi'
import { type Call, headerNames, textAt } from '../../../contract/wire/call.ts'
import { idempotencyHeader } from '../../../contract/wire/idempotency.ts'
import { validationCodeHeader } from '../../../contract/wire/link-code.ts'
import type { Problem } from '../../../contract/wire/problem.ts'
import { orderNumberKey } from '../../../domain/guests/order-number.ts'
import { errorFields } from '../../common/log.ts'
import { measures } from '../../common/measures.ts'
import { ProblemError } from '../../common/problems.ts'
import { nameRequest } from '../../common/tracing.ts'
import { isLimitedUse } from '../../limits/call-rates.ts'
import type { AppDeps } from '../app-deps.ts'
import { type Caller, linkCaller, resolveCaller } from './caller.ts'
import type { CallRequest, HandledCall } from './handled-call.ts'
import { keyOwner, type Outcome, readIdempotencyKey, runOnce } from './idempotency.ts'
import { addressOf, claimGuestAttempt, codeOf, type GuestAttempt } from './limits/guest-limits.ts'
import { requireRate } from './limits/require-rate.ts'
import { operationOf } from './openapi.ts'
import { limitBody, parseBySchema, parseJson, readBodyText, requireReadableHeaders } from './read-request.ts'

/** `/orders/{n}` as Hono writes it: `/orders/:n`. */
export const routePath = (path: string): string => path.replaceAll(/\{(\w+)\}/g, ':$1')

/** What the log may say about a request, gathered while it is answered. */
export type CallVariables = {
  call?: Call
  callerKind?: string
  /** Short name that a caller is known again by, never who it is. */
  who?: string
  /** Code of the problem that was answered. */
  refusal?: string
}

/** Adds the route of a call: authorization, then validation, then the handler, for all calls alike. */
export const registerCall = (
  api: Hono<{ Variables: CallVariables }>,
  { call, run }: HandledCall,
  deps: AppDeps,
): void => {
  const path = routePath(call.path)
  api.on(call.method, path, describeRoute(operationOf(call)))
  api.on(call.method, path, (context, next) => {
    context.set('call', call)
    nameRequest(`/api${call.path}`, { 'baton.call': call.id })
    return next()
  })
  if (call.body !== undefined) api.on(call.method, path, limitBody(call.bodyBytes))
  const headersRead = [validationCodeHeader, ...headerNames(call)]
  api.on(call.method, path, async (context) => {
    requireReadableHeaders(headersRead, context.req.raw.headers)
    const sender = await resolveCaller(
      call.callers,
      {
        authorization: context.req.header('authorization'),
        query: context.req.query(),
        cookies: context.req.header('cookie'),
        validationCode: context.req.header(validationCodeHeader),
      },
      deps.verifyAccessToken,
    )
    const address = addressOf(context, deps.settings.trustProxy ?? 0)
    if (sender.kind !== 'member' && isLimitedUse(call.id)) await requireRate(deps.rates, call.id, address)
    const key = call.changes ? readIdempotencyKey(context.req.header(idempotencyHeader)) : null
    const text = call.body === undefined ? '' : await readBodyText(context)
    const json = call.body === undefined ? undefined : parseJson(text)
    const parsed = {
      params: parseBySchema('path', call.params, context.req.param()),
      query: parseBySchema('query', call.query, context.req.query()),
      fields: parseBySchema('header', call.headers, context.req.header()),
      body: parseBySchema('body', call.body, json),
    }
    const caller = sender.kind === 'public' ? (namedByRequest(call, parsed) ?? sender) : sender
    context.set('callerKind', caller.kind)
    if (caller.kind !== 'public') context.set('who', keyOwner(deps.settings.secret, caller).slice(0, 10))
    const request: CallRequest = {
      ...parsed,
      caller,
      db: deps.db,
      now: deps.clock.now(),
      address,
      headers: context.req.raw.headers,
      reply: new Headers(),
    }
    const perform = async (): Promise<Outcome> => {
      if (key === null) return { status: call.status, body: await run(request), replayed: false }
      return runOnce({
        db: deps.db,
        caller,
        owner: keyOwner(deps.settings.secret, caller),
        key,
        call,
        requestHash: requestHash(deps.settings.secret, context, text),
        work: (db) => run({ ...request, db }),
      })
    }
    const outcome = await within[caller.kind](call, request, deps, perform)
    if (outcome.status >= 400) context.set('refusal', (outcome.body as Problem).code)
    if (outcome.replayed) measures().replays.add(1, { 'baton.call': call.id })
    return answer(outcome, request.reply)
  })
}

/** Who holds the link whose code the body tells, where the header has left it out. */
const namedByRequest = ({ linkCodeAt }: Call, request: object): Caller | null =>
  linkCodeAt ? linkCaller(textAt(request, linkCodeAt)) : null

/** What a guest's call counts against. */
const attemptOf = ({ object, body }: Call, request: CallRequest): GuestAttempt => {
  const named = object ? textAt(request, object.at) : null
  return {
    address: request.address,
    object: named !== null && object?.type === 'order' ? orderNumberKey(named) : named,
    // A body may name further contacts: then there is more to guess than the filter says.
    contact:
      body === undefined && request.caller.kind === 'guest' ? JSON.stringify(request.caller.contact) : null,
  }
}

type Limited = (
  call: Call,
  request: CallRequest,
  deps: AppDeps,
  perform: () => Promise<Outcome>,
) => Promise<Outcome>

const unlimited: Limited = (_call, _request, _deps, perform) => perform()

/** Answers a guest within the limits on failed lookups, those of the call's own object among them. */
const limitedLookup: Limited = async (call, request, { db, proofs, log }, perform) => {
  const attempt = await claimGuestAttempt({ db, proofs, headers: request.headers }, attemptOf(call, request))
  // What was done is told even so: an attempt that cannot be ended counts as failed after a while.
  const end = (code: string | undefined) =>
    attempt.end(code).catch((error) => log('warn', 'limits.attempt-left-open', errorFields(error)))
  try {
    const outcome = await perform()
    await end(outcome.status >= 400 ? (outcome.body as Problem).code : undefined)
    return outcome
  } catch (error) {
    await end(codeOf(error))
    throw error
  }
}

/** Whoever tries codes that open nothing is soon told no more; the right one is answered all the same, since it cannot be guessed. */
const limitedCode: Limited = async (_call, { address }, { rates }, perform) => {
  try {
    const outcome = await perform()
    if (outcome.status === 404) await requireRate(rates, 'wrongLinkCode', address)
    return outcome
  } catch (error) {
    if (isNotFound(error)) await requireRate(rates, 'wrongLinkCode', address)
    throw error
  }
}

const isNotFound = (error: unknown): boolean => error instanceof ProblemError && error.problem.status === 404

/** The limits that a caller of each kind is within. */
const within: Readonly<Record<Caller['kind'], Limited>> = {
  guest: limitedLookup,
  link: limitedCode,
  member: unlimited,
  public: unlimited,
  visitor: unlimited,
}

/** The same request is the same method, path and body to the byte. The hash is keyed, so that nobody finds a body by guessing. */
const requestHash = (secret: string, context: Context, body: string): string =>
  createHmac('sha256', secret)
    .update(`${context.req.method} ${context.req.path}\n${body}`)
    .digest('base64url')

const answer = ({ status, body, replayed }: Outcome, reply: Headers): Response => {
  const headers = new Headers(reply)
  headers.set('Content-Type', status >= 400 ? 'application/problem+json' : 'application/json')
  if (replayed) headers.set('Idempotency-Replayed', 'true')
  const location = status === 409 ? (body as Problem).location : undefined
  if (typeof location === 'string') headers.set('Location', location)
  return new Response(JSON.stringify(body), { status, headers })
}
