import { createActor } from 'xstate'
import { sessionPaths } from '../../contract/session/session.ts'
import { pathPrefix } from '../../domain/format/locale.ts'
import { createExperienceMachine } from '../../machines/experience/experience.actors.ts'
import { createOrderCache } from '../../machines/order-detail/order-cache.ts'
import { createSessionMachine } from '../../machines/session/session.actors.ts'
import { createHostClock } from '../../services/http/host-clock.ts'
import { createHttp } from '../../services/http/http.ts'
import { createPrefetch } from '../../services/http/prefetch.ts'
import { listOrders } from '../../services/orders/list-orders.ts'
import { createProviderList } from '../../services/returns/provider-list.ts'
import type { App, Place } from '../components/app/app-context.ts'
import { newKey } from '../components/app/new-key.ts'
import { forgetDrafts } from './browser/forget-drafts.ts'
import { hideContact } from './browser/hide-contact.ts'
import { createNotes } from './browser/notes.ts'
import { acrossTabs, createPendingKeys } from './browser/pending-keys.ts'
import { watchQuiet } from './browser/quiet.ts'
import { identityOf, whenMember } from './identity.ts'
import { createBag } from './shop/bag.ts'
import { installShop } from './shop/window-shop.ts'
import { createBeacon } from './telemetry/beacon.ts'
import { createReportInspector } from './telemetry/inspect-reports.ts'
import { createTelemetry } from './telemetry/telemetry.ts'
import { watchDefects } from './telemetry/watch-defects.ts'

/** Where the API is: this host's own, unless the host that served the page names another (`BATON_API_BASE`). */
const apiBase = () =>
  document.querySelector<HTMLMetaElement>('meta[name="baton-api-base"]')?.content ?? '/api'

/** Makes what lives as long as the page. Session and settings are asked for at once, side by side. */
export const startApp = (place: Place): App => {
  const queryContact = hideContact(window)
  const clock = createHostClock()
  const base = apiBase()
  const { http, whenQuiet } = watchQuiet(
    createHttp({ base, identity: identityOf(() => session), clock, textLanguage: place.textLanguage }),
  )
  const beacon = createBeacon(base)
  const telemetry = createTelemetry({
    loadOutbox: () =>
      import('./telemetry/outbox.ts').then(({ createPageOutbox }) => createPageOutbox(http, beacon)),
    beacon,
    page: window,
    now: clock.now,
  })
  watchDefects(window, telemetry.reportError)
  const inspect = createReportInspector(telemetry.reportError)
  const session = createActor(createSessionMachine({ http }), { input: { now: Date.now }, inspect })
  const experience = createActor(createExperienceMachine({ http }), {
    input: { country: place.marketplace, language: place.language },
    inspect,
  })
  session.on('session.signInRequested', ({ returnTo }) => {
    location.assign(`${sessionPaths.signIn}?${new URLSearchParams({ returnTo })}`)
  })
  const orderCache = createOrderCache()
  const recentChanges: App['recentChanges'] = new Map()
  const forgetOrders = () => {
    orderCache.clear()
    recentChanges.clear()
  }
  session.on('session.ended', forgetOrders)
  session.on('session.signedOut', ({ continueTo }) => {
    forgetOrders()
    forgetDrafts(() => sessionStorage)
    location.assign(continueTo ?? `${pathPrefix(place)}/orders/details`)
  })
  session.start()
  experience.start()
  const country = place.marketplace
  return {
    place,
    session,
    experience,
    http,
    clock,
    queryContact,
    whenMember: () => whenMember(session),
    admitGuest: (visitor, order) => {
      forgetOrders()
      orderCache.store({ order, fetchedAt: clock.now() })
      session.send({ type: 'session.visitorChanged', visitor })
    },
    prefetchedOrders: createPrefetch((input, signal) => listOrders(http, input, signal)),
    // What the list does not need comes when it is asked for.
    prefetchedOrder: createPrefetch(async (input, signal) => {
      const { getOrder } = await import('../../services/orders/get-order.ts')
      const known = orderCache.read(input.orderNumber)?.order ?? null
      return getOrder(http, { ...input, known }, signal)
    }),
    providers: createProviderList(async (country, signal) => {
      const { listProviders } = await import('../../services/returns/list-providers.ts')
      return listProviders(http, { country }, signal)
    }),
    orderCache,
    recentChanges,
    changes: {
      http,
      keys: createPendingKeys({ storage: () => localStorage, newKey, now: Date.now, lock: acrossTabs }),
    },
    arrivals: createNotes(() => localStorage, 'arrival'),
    drafts: createNotes(() => sessionStorage, 'draft'),
    inspect,
    ...telemetry,
    shop: installShop({ http, country, newKey }),
    bag: createBag({ http, country, session, whenQuiet }),
  }
}
