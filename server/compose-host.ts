import type { RequestListener } from 'node:http'
import type { HttpBindings } from '@hono/node-server'
import { Hono } from 'hono'
import type { ConstructorOptions } from 'pg-boss'
import { paymentHosts } from '../domain/links/shop-links.ts'
import { shop } from '../domain/shop-settings/shop.ts'
import type { RenderPage } from '../src/app/server/entry-server.tsx'
import { takeBagAlong } from './api/modules/cart/cart.usecases.ts'
import { createPseudonym, type Log } from './common/log.ts'
import { createSealing } from './common/sealing.ts'
import type { Database } from './db/schema.ts'
import { createCalendarRoutes } from './host/calendar/calendar.routes.ts'
import { createHealthRoutes } from './host/health.routes.ts'
import { createHostHandler } from './host/host-handler.ts'
import { startHousekeeping } from './host/housekeeping.ts'
import type { ClientFiles } from './host/pages/client-files.ts'
import { createHostAssets } from './host/pages/host-assets.ts'
import { toldElements } from './host/pages/index-page.ts'
import { createPagesRoutes } from './host/pages/pages.routes.ts'
import { securityHeaders } from './host/pages/security-headers.ts'
import { asTheBrowser } from './host/rendering/as-the-browser.ts'
import type { RenderedPagesDeps } from './host/rendering/rendered-pages.ts'
import { createRendering } from './host/rendering/rendering.ts'
import { isMarkedUnavailable } from './host/rendering/unavailable-for.ts'
import { createIssuerClient } from './host/session/issuer-client.ts'
import { createLabelFileRoutes, type LabelFileDeps } from './host/session/label-file.routes.ts'
import { createSessionRepository, dropExpiredSessions } from './host/session/session.repository.ts'
import { createSessionRoutes, type SessionRoutesDeps } from './host/session/session.routes.ts'
import { createSessionUsecases } from './host/session/session.usecases.ts'
import { createVisitorCookie } from './host/session/visitor-cookie.ts'
import { answerUnexpected } from './host/unexpected.ts'
import { createAccounts } from './identity/accounts.ts'
import { createIdentity, type Identity } from './identity/create-identity.ts'
import { dropExpiredPayloads } from './identity/expired-payloads.ts'
import { dropOldAttempts } from './limits/attempt-limits.ts'
import { createCallRates, dropOldRates } from './limits/call-rates.ts'
import { createAtlas } from './sandbox/atlas/atlas.routes.ts'
import { createLiveRoutes } from './sandbox/live/live.routes.ts'
import { createLiveExtras } from './sandbox/live/live-extras.ts'
import type { Loaded } from './sandbox/load-sandbox.ts'
import { sameSiteOnly } from './sandbox/same-site-only.ts'
import { endSampleSessions, isSampleAccount, sampleAccountOffer } from './sandbox/sample-accounts.ts'
import { sandboxShopPath } from './sandbox/shop/shop-place.ts'
import { startSandbox } from './sandbox/start-sandbox.ts'
import type { Settings } from './settings/settings.ts'

export type HostParts = {
  /** The project's folder. */
  readonly root: string
  readonly settings: Settings
  readonly origin: string
  /** Origin by which this process reaches itself, whatever the world calls it. */
  readonly ownOrigin: string
  readonly secret: string
  readonly db: Database
  /** What a queue on the same database needs. */
  readonly bossOptions: ConstructorOptions
  readonly files: ClientFiles
  /** Renders pages; `null` where they come from elsewhere. */
  readonly renderPage: RenderPage | null
  readonly log: Log
  /** Whether the host was told to stop. */
  readonly isStopping?: () => boolean
}

export type ComposedHost = {
  readonly handler: RequestListener
  /** Samples put into an empty database. */
  readonly loaded: Loaded | null
  /** Ends what works in the background. */
  readonly stop: () => Promise<void>
}

/** The API that pages and session call: how it is asked, what it does at sign-in, and what is mounted for it here. */
type Api = {
  readonly ask: LabelFileDeps['askApi']
  /** As the pages ask it that are rendered here, on behalf of a request. */
  readonly forPages: RenderedPagesDeps['apiFor']
  readonly takeBagAlong: SessionRoutesDeps['takeBagAlong']
  readonly routes: Hono | null
  readonly loaded: Loaded | null
  readonly stop: () => Promise<void>
}

/** Another API host: nothing is mounted, and our database knows no order. Its bags are its own affair. */
const remoteApi = (base: string): Api => ({
  ask: (path, headers) => fetch(base + path, { headers, redirect: 'error' }),
  forPages: () => ({ base, fetch }),
  takeBagAlong: null,
  routes: null,
  loaded: null,
  stop: async () => {},
})

const inProcess = 'http://api.in-process'

/** What limits count by, and no connection that a fault of the sandbox could cut. */
const addressOnly = ({ incoming }: HttpBindings) => ({
  incoming: {
    headers: incoming.headers,
    socket: { remoteAddress: incoming.socket.remoteAddress, destroy: () => undefined },
  },
})

const sandboxApi = async (parts: HostParts, identity: Identity): Promise<Api> => {
  const { db, log, bossOptions, origin, secret } = parts
  const { allowedHosts, corsOrigins, trustProxy, telemetryUrl, surveyUrl, smtpUrl, texts, push } =
    parts.settings
  const { api, pages, loaded, stop } = await startSandbox({
    db,
    log,
    bossOptions,
    verifyAccessToken: identity.verifyAccessToken,
    settings: {
      origin,
      secret,
      allowedHosts,
      corsOrigins,
      trustProxy,
      telemetryUrl,
      surveyUrl,
      smtpUrl,
      texts,
      push,
    },
    now: parts.settings.sandboxNow,
  })
  const atlas = createAtlas(parts)
  const routes = new Hono()
  for (const doors of ['/sandbox/*', '/api/sandbox/*']) routes.use(doors, sameSiteOnly(origin))
  routes.route('/api', api)
  routes.route('/', pages)
  routes.route('/', atlas.routes)
  routes.route('/', createLiveRoutes({ origin, ready: atlas.ready }))
  return {
    ask: async (path, headers, { env }) => api.request(path, { headers }, env),
    forPages: (c) => ({
      base: inProcess,
      fetch: asTheBrowser(c, (request) => api.fetch(request, addressOnly(c.env))),
    }),
    takeBagAlong: (token, upmId) => takeBagAlong(db, token, upmId),
    routes,
    loaded,
    stop: async () => {
      atlas.stop()
      await stop()
    },
  }
}

/** Accounts that may sign in: with the sandbox off, those that it has made are as if they were not there. */
const accountsFor = async ({ db, settings }: HostParts) => {
  if (settings.sandbox) return { accounts: createAccounts(db), offer: sampleAccountOffer(db) }
  await endSampleSessions(db)
  return { accounts: createAccounts(db, (upmId) => isSampleAccount(db, upmId)), offer: null }
}

/** Puts issuer, session, pages and, in the sandbox, the API host together behind one handler. */
export const composeHost = async (parts: HostParts): Promise<ComposedHost> => {
  const { settings, origin, db, log, secret } = parts
  const { apiBase } = settings
  const sealing = createSealing(secret)
  const rates = createCallRates(db, secret)
  const identity = await createIdentity({ ...parts, rates, sealing, ...(await accountsFor(parts)) })
  const visitors = createVisitorCookie(sealing)
  const usecases = createSessionUsecases(
    createSessionRepository(db, sealing),
    createIssuerClient({ ...identity.access, origin }),
  )
  const headers = await securityHeaders({ ...settings, origin, formHosts: paymentHosts(shop.site) })
  const api = apiBase === null ? await sandboxApi(parts, identity) : remoteApi(apiBase)
  const shopBase = settings.sandbox ? sandboxShopPath : null
  const policy = headers['content-security-policy'] ?? ''
  const extras = settings.sandbox ? { extrasOf: createLiveExtras(policy) } : {}
  const told = toldElements({ apiBase, shopBase })
  const pages = createPagesRoutes(parts.files, {
    told,
    offlineCodes: settings.offlineCodes,
    ...extras,
    isUnavailable: isMarkedUnavailable,
    ...(parts.renderPage && {
      rendered: createRendering(parts.files, {
        render: parts.renderPage,
        usecases,
        visitors,
        apiFor: api.forPages,
        told,
        origin,
        playedShop: shopBase === null ? null : { site: shop.site, base: shopBase },
        policy,
        ...extras,
        hasSandbox: settings.sandbox,
        log,
      }),
    }),
  })
  const housekeeping = startHousekeeping(
    db,
    [dropExpiredPayloads, dropExpiredSessions, dropOldAttempts, dropOldRates],
    log,
  )

  const routes = new Hono<{ Bindings: HttpBindings }>()
  routes.onError(answerUnexpected(log))
  routes.route('/', createHealthRoutes(db, parts.isStopping))
  if (api.routes) routes.route('/', api.routes)
  routes.route('/', createHostAssets())
  routes.route('/', createCalendarRoutes(origin))
  if (identity.signIn) routes.route('/', identity.signIn)
  routes.route(
    '/',
    createSessionRoutes({
      usecases,
      visitors,
      origin,
      log,
      pseudonym: createPseudonym(sealing),
      takeBagAlong: api.takeBagAlong,
      rates,
      trustProxy: settings.trustProxy,
    }),
  )
  routes.route('/', createLabelFileRoutes({ usecases, visitors, origin, log, askApi: api.ask }))
  routes.route('/', pages)
  return {
    handler: createHostHandler({
      origin,
      allowedHosts: settings.allowedHosts,
      ownHost: new URL(parts.ownOrigin).host,
      headers,
      issuer: identity.issuer,
      routes,
    }),
    loaded: api.loaded,
    stop: async () => {
      housekeeping.stop()
      await housekeeping.first
      await api.stop()
    },
  }
}
