import type { RequestListener } from 'node:http'
import type { HttpBindings } from '@hono/node-server'
import { Hono } from 'hono'
import type { PgBoss } from 'pg-boss'
import { checkoutUrl, paymentHosts } from '../domain/links/shop-links.ts'
import { createApp } from './api/app.ts'
import type { AppDeps } from './api/app-deps.ts'
import { createFulfilmentByRule } from './api/modules/cancellation/fulfilment-by-rule.ts'
import { takeBagAlong } from './api/modules/cart/cart.usecases.ts'
import { emptyCatalogue } from './api/modules/catalogue/catalogue.ts'
import { shop } from './api/modules/experience/experience.routes.ts'
import { createPaymentProviderByRule } from './api/modules/payments/payment-provider-by-rule.ts'
import { createReturnsSideByRule } from './api/modules/returns/returns-side-by-rule.ts'
import { startJobs } from './api/start-jobs.ts'
import { systemClock } from './common/clock.ts'
import type { Log } from './common/log.ts'
import { createSealing } from './common/sealing.ts'
import type { Database } from './db/schema.ts'
import { createHealthRoutes } from './host/health.routes.ts'
import { createHostHandler } from './host/host-handler.ts'
import type { ClientFiles } from './host/pages/client-files.ts'
import { createHostAssets } from './host/pages/host-assets.ts'
import { createPagesRoutes } from './host/pages/pages.routes.ts'
import { securityHeaders } from './host/pages/security-headers.ts'
import { createLabelFileRoutes } from './host/session/label-file.routes.ts'
import { createSessionRepository, dropExpiredSessions } from './host/session/session.repository.ts'
import { createSessionRoutes } from './host/session/session.routes.ts'
import { createSessionUsecases } from './host/session/session.usecases.ts'
import { createVisitorCookie } from './host/session/visitor-cookie.ts'
import { answerUnexpected } from './host/unexpected.ts'
import { createIdentity } from './identity/create-identity.ts'
import { dropExpiredPayloads } from './identity/expired-payloads.ts'
import { apiExtras } from './sandbox/api-extras.ts'
import { sampleShop } from './sandbox/catalogue/sample-shop.ts'
import { createSandboxClock } from './sandbox/clock/sandbox-clock.ts'
import { type Loaded, loadSandboxIfEmpty } from './sandbox/load-sandbox.ts'
import { samplePassword } from './sandbox/members.ts'
import { createSandboxPage } from './sandbox/page/sandbox-page.routes.ts'
import { createPayRoutes, sandboxPayPath } from './sandbox/payments/pay.routes.ts'
import type { Settings } from './settings/settings.ts'

export type HostParts = {
  readonly settings: Settings
  readonly origin: string
  readonly port: number
  readonly secret: string
  readonly db: Database
  /** Started. */
  readonly boss: PgBoss
  readonly files: ClientFiles
  readonly log: Log
}

export type ComposedHost = {
  readonly handler: RequestListener
  /** Samples put into an empty database. */
  readonly loaded: Loaded | null
}

/** Puts issuer, session, API host, sandbox and pages together behind one handler. */
export const composeHost = async (parts: HostParts): Promise<ComposedHost> => {
  const { settings, origin, db, boss, log, secret } = parts
  const sealing = createSealing(secret)
  const identity = await createIdentity({
    ...parts,
    sealing,
    samples: settings.sandbox ? { password: samplePassword } : null,
  })
  const sandboxClock = settings.sandbox ? createSandboxClock(db) : null
  const clock = sandboxClock ?? systemClock
  const deps: AppDeps = {
    db,
    boss,
    clock,
    log,
    verifyAccessToken: identity.verifyAccessToken,
    fulfilment: createFulfilmentByRule(),
    catalogue: settings.sandbox ? sampleShop : emptyCatalogue,
    returnsSide: createReturnsSideByRule(),
    paymentProvider: createPaymentProviderByRule(
      settings.sandbox ? `${origin}${sandboxPayPath}` : checkoutUrl(shop.site),
    ),
    settings: {
      origin,
      allowedHosts: settings.allowedHosts,
      sandbox: settings.sandbox,
      secret,
      trustProxy: settings.trustProxy,
      telemetryUrl: settings.telemetryUrl,
      surveyUrl: settings.surveyUrl,
      smtpUrl: settings.smtpUrl,
    },
  }
  const loaded = settings.sandbox ? await loadSandboxIfEmpty(deps) : null
  const api = createApp(deps, apiExtras(deps, sandboxClock))
  await startJobs(deps, { housekeeping: [dropExpiredPayloads, dropExpiredSessions] })

  const visitors = createVisitorCookie(sealing)
  const usecases = createSessionUsecases(createSessionRepository(db, sealing), identity.issuerClient)
  const routes = new Hono<{ Bindings: HttpBindings }>()
  routes.onError(answerUnexpected(log))
  routes.route('/', createHealthRoutes(db))
  routes.route('/api', api)
  routes.route('/', createHostAssets())
  if (identity.signIn) routes.route('/', identity.signIn)
  if (sandboxClock) {
    routes.route('/', createSandboxPage({ ...deps, clock: sandboxClock }))
    routes.route('/', createPayRoutes(deps))
  }
  routes.route(
    '/',
    createSessionRoutes({
      usecases,
      visitors,
      origin,
      log,
      takeBagAlong: (token, upmId) => takeBagAlong(db, token, upmId),
    }),
  )
  routes.route(
    '/',
    createLabelFileRoutes({
      usecases,
      visitors,
      origin,
      log,
      askApi: async (path, headers, { env }) =>
        settings.apiBase === null
          ? api.request(path, { headers }, env)
          : fetch(settings.apiBase + path, { headers, redirect: 'error' }),
    }),
  )
  routes.route('/', createPagesRoutes(parts.files, { apiBase: settings.apiBase }))
  const handler = createHostHandler({
    origin,
    allowedHosts: settings.allowedHosts,
    headers: securityHeaders({ ...settings, origin, formHosts: paymentHosts(shop.site) }),
    issuer: identity.issuer,
    routes,
  })
  return { handler, loaded }
}
