import { randomUUID } from 'node:crypto'
import { type Context, Hono, type MiddlewareHandler } from 'hono'
import { compress } from 'hono/compress'
import { cors } from 'hono/cors'
import { type Call, headerNames } from '../../contract/wire/call.ts'
import { idempotencyHeader } from '../../contract/wire/idempotency.ts'
import { validationCodeHeader } from '../../contract/wire/link-code.ts'
import { proofHeader } from '../../contract/wire/proof-of-work-header.ts'
import { createPseudonym } from '../common/log.ts'
import { problem, problemResponse } from '../common/problems.ts'
import { createSealing } from '../common/sealing.ts'
import type { AppDeps } from './app-deps.ts'
import { toProblem } from './http/failures.ts'
import type { HandledCall } from './http/handled-call.ts'
import { addressOf } from './http/limits/guest-limits.ts'
import { openApiRoutes } from './http/openapi.routes.ts'
import { requireReadableAddress } from './http/read-request.ts'
import { type CallVariables, registerCall, routePath } from './http/register-call.ts'
import { addressesCalls } from './modules/addresses/addresses.routes.ts'
import { bankRefundsCalls } from './modules/bank-refunds/bank-refunds.routes.ts'
import { cancellationCalls } from './modules/cancellation/cancellation.routes.ts'
import { cartCalls } from './modules/cart/cart.routes.ts'
import { consentCalls } from './modules/consent/consent.routes.ts'
import { credentialsCalls } from './modules/credentials/credentials.routes.ts'
import { deliveryChangesCalls } from './modules/delivery-changes/delivery-changes.routes.ts'
import { dropOffPointsCalls } from './modules/drop-off-points/drop-off-points.routes.ts'
import { exchangesCalls } from './modules/exchanges/exchanges.routes.ts'
import { experienceCalls } from './modules/experience/experience.routes.ts'
import { giftCardsCalls } from './modules/gift-cards/gift-cards.routes.ts'
import { giftReturnCalls } from './modules/gift-returns/gift-returns.routes.ts'
import { guestCodesCalls } from './modules/guest-codes/guest-codes.routes.ts'
import { idempotencyCalls } from './modules/idempotency/idempotency.routes.ts'
import { mailCalls } from './modules/mail/mail.routes.ts'
import { mountOneClick, notificationCalls } from './modules/notifications/notifications.routes.ts'
import { orderArchivesCalls } from './modules/order-archives/order-archives.routes.ts'
import { ordersCalls } from './modules/order-pages/orders.routes.ts'
import { papersCalls } from './modules/papers/papers.routes.ts'
import { paymentsCalls } from './modules/payments/payments.routes.ts'
import { pickupCalls } from './modules/pickups/pickups.routes.ts'
import { recommendCalls } from './modules/recommend/recommend.routes.ts'
import { refundStatusCalls } from './modules/refund-status/refund-status.routes.ts'
import { returnCancellationCalls } from './modules/return-cancellation/return-cancellation.routes.ts'
import { returnLabelCalls } from './modules/return-labels/return-labels.routes.ts'
import { returnProofsCalls } from './modules/return-proofs/return-proofs.routes.ts'
import { returnsCalls } from './modules/returns/returns.routes.ts'
import { reviewsCalls } from './modules/reviews/reviews.routes.ts'
import { placeCalls } from './modules/stores/place-details.ts'
import { storesCalls } from './modules/stores/stores.routes.ts'
import { createPassOn } from './modules/telemetry/collector.ts'
import { telemetryCalls } from './modules/telemetry/telemetry.routes.ts'
import { visitCalls } from './modules/visits/visits.routes.ts'
import { withdrawalCalls } from './modules/withdrawals/withdrawals.routes.ts'

export type AppExtras = {
  /** Calls of modules that are put together elsewhere. */
  readonly calls?: readonly HandledCall[]
  /** Runs around every call's route, before authorization. */
  readonly aroundCall?: (call: Call) => MiddlewareHandler
  /** Adds routes that are not calls of the contract, relative to the API's own base. */
  readonly mount?: (api: Hono) => void
}

/** Every call that the API host answers: the rows of `contract/calls.ts`. */
export const allCalls = (deps: AppDeps, extras: AppExtras = {}): readonly HandledCall[] => [
  ...experienceCalls(deps),
  ...ordersCalls(deps),
  ...cancellationCalls(deps),
  ...deliveryChangesCalls(deps),
  ...withdrawalCalls(deps),
  ...giftReturnCalls(deps),
  ...returnsCalls(deps),
  ...returnCancellationCalls(deps),
  ...dropOffPointsCalls(deps),
  ...storesCalls(deps),
  ...placeCalls(),
  ...pickupCalls(deps),
  ...visitCalls(),
  ...idempotencyCalls(deps),
  ...consentCalls(),
  ...addressesCalls(deps),
  ...credentialsCalls(),
  ...cartCalls(deps),
  ...recommendCalls(deps),
  ...returnLabelCalls(deps),
  ...mailCalls(deps),
  ...bankRefundsCalls(deps),
  ...refundStatusCalls(deps),
  ...papersCalls(deps),
  ...orderArchivesCalls(deps),
  ...exchangesCalls(deps),
  ...returnProofsCalls(deps),
  ...reviewsCalls(deps),
  ...giftCardsCalls(deps),
  ...notificationCalls(deps),
  ...guestCodesCalls(deps),
  ...paymentsCalls(deps),
  ...telemetryCalls(deps, createPassOn(deps.settings.telemetryUrl ?? null, deps.log)),
  ...(extras.calls ?? []),
]

/** The API host, to be mounted at `/api`. Stateless: several may run on one database. */
export const createApp = (deps: AppDeps, extras: AppExtras = {}): Hono => {
  const api = new Hono<{ Variables: CallVariables }>()
  const calls = allCalls(deps, extras)
  const { corsOrigins = [] } = deps.settings
  if (corsOrigins.length > 0) api.use(letPagesElsewhereCall(corsOrigins, calls))
  api.use(finishAnswer(deps))
  api.use(compress())
  api.onError((error, context) => {
    const found = toProblem(error, deps.log)
    context.set('refusal', found.problem.code)
    return problemResponse(found)
  })
  api.use((context, next) => {
    requireReadableAddress(context.req.raw.url)
    return next()
  })
  for (const handled of calls) {
    if (extras.aroundCall) {
      api.on(handled.call.method, routePath(handled.call.path), extras.aroundCall(handled.call))
    }
    registerCall(api, handled, deps)
  }
  openApiRoutes(api)
  mountOneClick(api as unknown as Hono, deps)
  extras.mount?.(api as unknown as Hono)
  refuseOtherMethods(api, calls)
  api.all('*', () => {
    throw problem('not_found')
  })
  return api as unknown as Hono
}

/**
 * Lets pages of other origins call (CORS), and read what a page goes by: the host's time, and when to ask again. Reports that
 * are sent as a page closes always carry cookies (`sendBeacon`), so those are admitted.
 */
const letPagesElsewhereCall = (
  origins: readonly string[],
  calls: readonly HandledCall[],
): MiddlewareHandler =>
  cors({
    origin: (origin) => (origins.includes(origin) ? origin : null),
    allowHeaders: [
      'Authorization',
      'Content-Type',
      idempotencyHeader,
      validationCodeHeader,
      proofHeader,
      ...new Set(calls.flatMap(({ call }) => headerNames(call))),
    ],
    exposeHeaders: ['Date', 'Location', 'Retry-After', 'X-Request-Id'],
    credentials: true,
    maxAge: 600,
  })

/**
 * Host time, headers and the log line of every answer. The log knows routes, never paths or queries; callers and addresses
 * by pseudonym alone.
 */
const finishAnswer = ({ clock, log, settings }: AppDeps): MiddlewareHandler<{ Variables: CallVariables }> => {
  const pseudonym = createPseudonym(createSealing(settings.secret))
  const refusalOf = (context: Context<{ Variables: CallVariables }>) => ({
    refusal: context.get('refusal') ?? null,
    from: pseudonym(addressOf(context, settings.trustProxy ?? 0)),
  })
  return async (context, next) => {
    const started = performance.now()
    const requestId = randomUUID()
    await clock.refresh()
    await next()
    context.header('Date', clock.now().toUTCString())
    context.header('X-Request-Id', requestId)
    if (!context.res.headers.has('Cache-Control')) context.header('Cache-Control', 'no-store')
    const call = context.get('call')
    log('info', 'request', {
      requestId,
      call: call?.id ?? null,
      method: context.req.method,
      status: context.res.status,
      caller: context.get('callerKind') ?? null,
      who: context.get('who') ?? null,
      ...(context.res.status < 400 ? {} : refusalOf(context)),
      ms: Math.round(performance.now() - started),
    })
  }
}

const refuseOtherMethods = (api: Hono<{ Variables: CallVariables }>, calls: readonly HandledCall[]) => {
  const byPath = Map.groupBy(calls, ({ call }) => routePath(call.path))
  for (const [path, handled] of byPath) {
    const allow = handled.map(({ call }) => call.method).join(', ')
    api.all(path, () => {
      throw problem('method_not_allowed', { headers: { Allow: allow } })
    })
  }
}
