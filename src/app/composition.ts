import { sessionPaths } from '../../contract/session/session.ts'
import { pathPrefix } from '../../domain/languages/locale.ts'
import { timeZoneCookie } from '../../domain/pages/time-zone-cookie.ts'
import { shop } from '../../domain/shop-settings/shop.ts'
import { createHostClock } from '../../services/http/host-clock.ts'
import type { HttpSettings } from '../../services/http/http.ts'
import { createTraceOfTaps } from '../../services/http/trace-of-taps.ts'
import type { App, Place } from '../components/app/app-context.ts'
import { nameGoneCode } from '../components/app/gone-code.ts'
import { createHydration } from '../components/app/hydration.ts'
import { newKey } from '../components/app/new-key.ts'
import { partTexts } from '../components/app/part-texts.ts'
import { forgetDrafts } from './browser/forget-drafts.ts'
import { hideContact } from './browser/hide-contact.ts'
import { createMark, createOfflineCodes } from './browser/offline-codes.ts'
import { watchQuiet } from './browser/quiet.ts'
import { composeApp } from './compose-app.ts'
import type { Known } from './known.ts'
import { createBag } from './shop/bag.ts'
import { installShop } from './shop/window-shop.ts'
import { createBeacon } from './telemetry/beacon.ts'
import { createReportInspector } from './telemetry/inspect-reports.ts'
import { createTelemetry } from './telemetry/telemetry.ts'
import { watchDefects } from './telemetry/watch-defects.ts'
import { tellWatcher } from './telemetry/watched-actors.ts'

const ownApi = '/api'

/** Where the API is: this host's own, unless the host that served the page names another (`BATON_API_BASE`). */
const apiBase = () =>
  document.querySelector<HTMLMetaElement>('meta[name="baton-api-base"]')?.content ?? ownApi

/** Where the shop's own site is played; nobody plays it unless the host that served the page says so. */
const playedShop = () => {
  const base = document.querySelector<HTMLMetaElement>('meta[name="baton-shop"]')?.content
  return base === undefined ? null : { site: shop.site, base }
}

/** What follows from one tap is one trace, on the host as well. */
const traceTaps = () => {
  const taps = createTraceOfTaps()
  for (const type of ['pointerdown', 'keydown']) {
    addEventListener(type, taps.begin, { capture: true, passive: true })
  }
  return taps.next
}

/** Loaded where a limit asks for it; without it the refusal stands. */
const solveWhenAsked: HttpSettings['solve'] = async (challenge, signal) => {
  const loaded = await import('../../services/http/solve-challenge.ts').catch(() => null)
  return loaded === null ? null : loaded.solve(challenge, signal)
}

const unknown = {
  session: null,
  experience: null,
  firstPage: null,
  orders: [],
  pickupPlace: null,
  refundStatus: null,
  papers: null,
  returnProof: null,
  visit: null,
  notifications: null,
  guestOrders: null,
  carriers: {},
}

/** Tells the host the shopper's zone, for the pages to come. */
const tellTimeZone = () => {
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions()
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store is not in every browser that the shop supports
  document.cookie = `${timeZoneCookie}=${encodeURIComponent(timeZone)}; path=/; max-age=31536000; samesite=lax; secure`
}

/** What lives as long as the page, in the browser; `start` begins to ask for what it did not come with. */
export const createApp = (
  place: Place,
  known: Known | null,
): { readonly app: App; readonly start: () => void } => {
  const hidden = hideContact(window)
  const hydration = createHydration(known !== null)
  const hostClock = createHostClock(Date.now, known?.now)
  // Until the page is taken over its time is the one that it was rendered at.
  const clock =
    known === null
      ? hostClock
      : { ...hostClock, now: () => (hydration.isOver() ? hostClock.now() : known.now) }
  const base = apiBase()
  const quiet = watchQuiet()
  const beacon = createBeacon(base)
  const telemetry = createTelemetry({
    loadOutbox: () =>
      import('./telemetry/outbox.ts').then(({ createPageOutbox }) => createPageOutbox(app.http, beacon)),
    beacon,
    page: window,
    now: clock.now,
  })
  nameGoneCode(window)
  watchDefects(window, telemetry.reportError)
  const hearReports = createReportInspector(telemetry.reportError)
  const inspect: App['inspect'] = (inspected) => {
    hearReports(inspected)
    tellWatcher(inspected)
  }
  const country = place.marketplace
  const mark = createMark(() => localStorage)
  const offlineCodes = createOfflineCodes({
    mark,
    whenQuiet: quiet.whenQuiet,
    run: async (hasKept) => {
      const [{ runOfflineCodes }] = await Promise.all([
        import('./run-offline-codes.ts'),
        partTexts('src/app/run-offline-codes.ts'),
      ])
      return runOfflineCodes(app, { hasKept, mark: mark.set })
    },
  })
  const app = composeApp({
    place,
    clock,
    hydration,
    device: {
      origin: location.origin,
      userAgent: navigator.userAgent,
      playedShop: playedShop(),
      width: () => innerWidth,
      timeZone: known?.timeZone ?? null,
      tabStorage: hydration.holdBack(() => sessionStorage),
      browserStorage: hydration.holdBack(() => localStorage),
    },
    queryContact: known?.queryContact ?? hidden,
    known: known ?? unknown,
    // Another host's API may not know the header, and would have browsers ask for leave first.
    http: { base, solve: solveWhenAsked, ...(base === ownApi ? { traceparent: traceTaps() } : {}) },
    watched: quiet.watch,
    ahead: async () => undefined,
    inspect,
    offlineCodes,
    ...telemetry,
    shop: (http) => installShop({ http, country, newKey }),
    bag: (http, session) => createBag({ http, country, session, whenQuiet: quiet.whenQuiet, inspect }),
  })
  const { session, experience } = app
  session.on('session.signInRequested', ({ returnTo }) => {
    location.assign(`${sessionPaths.signIn}?${new URLSearchParams({ returnTo })}`)
  })
  session.on('session.signedOut', ({ continueTo }) => {
    forgetDrafts(() => sessionStorage)
    const goOn = () => location.assign(continueTo ?? `${pathPrefix(place)}/orders/details`)
    offlineCodes.leave().then(goOn, goOn)
  })
  session.on('session.ended', () => {
    offlineCodes.leave().catch(() => undefined)
  })
  const start = () => {
    tellTimeZone()
    session.start()
    experience.start()
    // A page that came rendered may have nothing to ask for.
    quiet.begin()
    offlineCodes.lookAfter()
  }
  return { app, start }
}
