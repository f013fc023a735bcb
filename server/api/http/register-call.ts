import { createHash } from 'node:crypto'
import type { Context, Hono } from 'hono'
import type { Call } from '../../../contract/wire/call.ts'
import { idempotencyHeader } from '../../../contract/wire/idempotency.ts'
import { validationCodeHeader } from '../../../contract/wire/link-code.ts'
import type { Problem } from '../../../contract/wire/problem.ts'
import { problem } from '../../common/problems.ts'
import type { AppDeps } from '../app-deps.ts'
import type { CallRates } from './call-rates.ts'
import { resolveCaller } from './caller.ts'
import { addressOf, claimGuestAttempt, codeOf } from './guest-limits.ts'
import type { CallRequest, HandledCall } from './handled-call.ts'
import { keyOwner, type Outcome, readIdempotencyKey, runOnce } from './idempotency.ts'
import { parseBySchema, parseJson, readBodyText } from './read-request.ts'

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
  api.on(call.method, routePath(call.path), async (context) => {
    context.set('call', call)
    const caller = await resolveCaller(
      call.access,
      {
        authorization: context.req.header('authorization'),
        query: context.req.query(),
        cookies: context.req.header('cookie'),
        validationCode: context.req.header(validationCodeHeader),
      },
      deps.verifyAccessToken,
    )
    context.set('callerKind', caller.kind)
    if (caller.kind !== 'member')
      requireRate(rates.take(call.id, addressOf(context, deps.settings.trustProxy ?? 0)))
    const key = call.idempotent ? readIdempotencyKey(context.req.header(idempotencyHeader)) : null
    const text = call.body === undefined ? '' : await readBodyText(context)
    const request: CallRequest = {
      caller,
      params: parseBySchema('path', call.params, context.req.param()),
      query: parseBySchema('query', call.query, context.req.query()),
      fields: parseBySchema('header', call.headers, context.req.header()),
      body: call.body === undefined ? undefined : parseBySchema('body', call.body, parseJson(text)),
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
        requestHash: requestHash(context, text),
        work: (db) => run({ ...request, db }),
      })
    }
    const outcome = caller.kind === 'guest' ? await limited(request, deps, perform) : await perform()
    return answer(outcome, request.reply)
  })
}

const requireRate = (waitMs: number): void => {
  if (waitMs === 0) return
  throw problem('rate_limited', { headers: { 'Retry-After': String(Math.ceil(waitMs / 1000)) } })
}

/** The order that a request is about, under whichever name its path, query or body has it. */
const orderNumberOf = ({ params, query, body }: CallRequest): string | null => {
  const named = { ...(body as object), ...(query as object), ...(params as object) } as Record<
    string,
    unknown
  >
  const names = ['returnOrderNum', 'returnOrderNumber', 'returnNumber', 'orderNumber', 'salesOrderNumber']
  const found = names.map((name) => named[name]).find((value) => typeof value === 'string')
  return (found as string | undefined) ?? null
}

/** Answers a guest within the limits on failed lookups. */
const limited = async (
  request: CallRequest,
  { db }: AppDeps,
  perform: () => Promise<Outcome>,
): Promise<Outcome> => {
  const attempt = await claimGuestAttempt(db, {
    address: request.address,
    orderNumber: orderNumberOf(request),
  })
  try {
    const outcome = await perform()
    await attempt.end(outcome.status >= 400 ? (outcome.body as Problem).code : undefined)
    return outcome
  } catch (error) {
    await attempt.end(codeOf(error))
    throw error
  }
}

/** The same request is the same method, path and body to the byte. */
const requestHash = (context: Context, body: string): string =>
  createHash('sha256').update(`${context.req.method} ${context.req.path}\n${body}`).digest('base64url')

const answer = ({ status, body, replayed }: Outcome, reply: Headers): Response => {
  const headers = new Headers(reply)
  headers.set('Content-Type', status >= 400 ? 'application/problem+json' : 'application/json')
  if (replayed) headers.set('Idempotency-Replayed', 'true')
  const location = status === 409 ? (body as Problem).location : undefined
  if (typeof location === 'string') headers.set('Location', location)
  return new Response(JSON.stringify(body), { status, headers })
}
