import { createHmac } from 'node:crypto'
import type { Context, Hono } from 'hono'
import { describeRoute } from 'hono-openapi'
import { type Call, headerNames, textAt } from '../../../contract/wire/call.ts'
import { idempotencyHeader } from '../../../contract/wire/idempotency.ts'
import { validationCodeHeader } from '../../../contract/wire/link-code.ts'
import type { Problem } from '../../../contract/wire/problem.ts'
import { orderNumberKey } from '../../../domain/guests/order-number.ts'
import { problem } from '../../common/problems.ts'
import type { AppDeps } from '../app-deps.ts'
import type { CallRates } from './call-rates.ts'
import { type Caller, linkCaller, resolveCaller } from './caller.ts'
import { addressOf, claimGuestAttempt, codeOf, type GuestAttempt } from './guest-limits.ts'
import type { CallRequest, HandledCall } from './handled-call.ts'
import { keyOwner, type Outcome, readIdempotencyKey, runOnce } from './idempotency.ts'
import { operationOf } from './openapi.ts'
import { limitBody, parseBySchema, parseJson, readBodyText, requireReadableHeaders } from './read-request.ts'

/** `/orders/{n}` as Hono writes it: `/orders/:n`. */
export const routePath = (path: string): string => path.replaceAll(/\{(\w+)\}/g, ':$1')

/** What the log may say about a request, gathered while it is answered. */
export type CallVariables = { call?: Call; callerKind?: string }

/** Adds the route of a call: authorization, then validation, then the handler, for all calls alike. */
export const registerCall = (
  api: Hono<{ Variables: CallVariables }>,
  { call, run }: HandledCall,
  deps: AppDeps,
  rates: CallRates,
): void => {
  const path = routePath(call.path)
  api.on(call.method, path, describeRoute(operationOf(call)))
  api.on(call.method, path, (context, next) => {
    context.set('call', call)
    return next()
  })
  if (call.body !== undefined) api.on(call.method, path, limitBody)
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
    if (sender.kind !== 'member')
      requireRate(await rates.take(call.id, addressOf(context, deps.settings.trustProxy ?? 0)))
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
    const request: CallRequest = {
      ...parsed,
      caller,
      db: deps.db,
      now: deps.clock.now(),
      address: addressOf(context, deps.settings.trustProxy ?? 0),
      headers: context.req.raw.headers,
      reply: new Headers(),
    }
    const perform = async (): Promise<Outcome> => {
      if (key === null) return { status: call.status, body: await run(request), replayed: false }
      return runOnce({
        db: deps.db,
        owner: keyOwner(deps.settings.secret, caller),
        key,
        call,
        requestHash: requestHash(deps.settings.secret, context, text),
        work: (db) => run({ ...request, db }),
      })
    }
    const outcome = caller.kind === 'guest' ? await limited(call, request, deps, perform) : await perform()
    return answer(outcome, request.reply)
  })
}

const requireRate = (waitMs: number): void => {
  if (waitMs === 0) return
  throw problem('rate_limited', { headers: { 'Retry-After': String(Math.ceil(waitMs / 1000)) } })
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

/** Answers a guest within the limits on failed lookups, those of the call's own object among them. */
const limited = async (
  call: Call,
  request: CallRequest,
  { db }: AppDeps,
  perform: () => Promise<Outcome>,
): Promise<Outcome> => {
  const attempt = await claimGuestAttempt(db, attemptOf(call, request))
  try {
    const outcome = await perform()
    await attempt.end(outcome.status >= 400 ? (outcome.body as Problem).code : undefined)
    return outcome
  } catch (error) {
    await attempt.end(codeOf(error))
    throw error
  }
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
