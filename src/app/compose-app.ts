import { type ActorRefFrom, createActor, waitFor } from 'xstate'
import type { QueryContact } from '../../domain/pages/query-contact.ts'
import type { bagCountMachine } from '../../machines/bag-count/bag-count.machine.ts'
import { createExperienceMachine } from '../../machines/experience/experience.actors.ts'
import { isExperienceReady } from '../../machines/experience/experience.selectors.ts'
import { createOrderCache } from '../../machines/order-detail/order-cache.ts'
import { createSessionMachine } from '../../machines/session/session.actors.ts'
import { createHostClock, type HostClock } from '../../services/http/host-clock.ts'
import { createHttp, type Http } from '../../services/http/http.ts'
import { createPrefetch, type PrefetchOptions } from '../../services/http/prefetch.ts'
import type { CallResult } from '../../services/http/result.ts'
import { listOrders } from '../../services/orders/list-orders.ts'
import { createProviderList } from '../../services/returns/provider-list.ts'
import type { App, Device, Place } from '../components/app/app-context.ts'
import { startAgainIfGone } from '../components/app/gone-code.ts'
import type { Hydration } from '../components/app/hydration.ts'
import { createKeptLists } from '../components/app/kept-lists.ts'
import { newKey } from '../components/app/new-key.ts'
import { createNotes } from './browser/notes.ts'
import { acrossTabs, createPendingKeys } from './browser/pending-keys.ts'
import { identityOf, whenMember } from './identity.ts'
import type { Known } from './known.ts'

type HttpParts = Pick<Parameters<typeof createHttp>[0], 'base' | 'fetch' | 'solve' | 'traceparent'>

/** What differs between a page in the browser and one that the host renders. */
export type Surroundings = Pick<App, 'reportError' | 'track' | 'inspect' | 'ahead' | 'offlineCodes'> & {
  readonly place: Place
  readonly clock: HostClock
  readonly device: Device
  readonly hydration: Hydration
  readonly queryContact: QueryContact
  /** What the page starts with; session and settings `null` where they are to be asked for. */
  readonly known: Pick<
    Known,
    | 'firstPage'
    | 'orders'
    | 'pickupPlace'
    | 'refundStatus'
    | 'papers'
    | 'returnProof'
    | 'visit'
    | 'notifications'
    | 'guestOrders'
    | 'carriers'
  > & {
    readonly session: Known['session'] | null
    readonly experience: Known['experience']
  }
  readonly http: HttpParts
  /** Member's token where it is here already: on the host alone. */
  readonly token?: string | null
  /** Guest's pass, likewise. */
  readonly pass?: string | null
  readonly watched?: (http: Http) => Http
  readonly shop: (http: Http) => App['shop']
  readonly bag: (http: Http, session: App['session']) => ActorRefFrom<typeof bagCountMachine>
}

/** What pages ask for ahead, or came with. Code that is gone by the time it is needed starts the page again. */
const prefetchOf = <Input extends object, Value>(
  request: (input: Input, signal?: AbortSignal) => Promise<CallResult<Value>>,
  known: PrefetchOptions<Input, Value>['known'] = null,
) => createPrefetch(request, { known, onDefect: startAgainIfGone })

/** Makes what lives as long as a page. Nothing is asked for before its actors are started. */
export const composeApp = (around: Surroundings): App => {
  const { place, clock, device, hydration, known, inspect, reportError, track, queryContact } = around
  const identity = identityOf(() => session)
  // Tokens end in real time, which the device may not have.
  const realClock = createHostClock()
  const plain = createHttp({
    ...around.http,
    identity: {
      ...identity,
      ...(around.token && { token: () => around.token ?? null }),
      ...(around.pass && { guestPass: async () => around.pass ?? null }),
    },
    clock,
    doorClock: realClock,
    textLanguage: place.textLanguage,
  })
  const http = around.watched?.(plain) ?? plain
  const session = createActor(createSessionMachine({ http }), {
    input: { now: realClock.now, known: known.session },
    inspect,
  })
  const experience = createActor(createExperienceMachine({ http }), {
    input: { country: place.marketplace, language: place.language, known: known.experience },
    inspect,
  })
  const orderCache = createOrderCache()
  for (const order of known.orders) orderCache.store(order)
  const recentChanges: App['recentChanges'] = new Map()
  const keptLists = createKeptLists()
  const forgetOrders = () => {
    keptLists.clear()
    orderCache.clear()
    recentChanges.clear()
  }
  session.on('session.ended', forgetOrders)
  session.on('session.signedOut', forgetOrders)
  const { tabStorage, browserStorage } = device
  return {
    place,
    session,
    experience,
    http,
    clock,
    queryContact,
    device,
    hydration,
    ahead: around.ahead,
    whenMember: () => whenMember(session),
    whenSettled: async () => {
      await waitFor(experience, isExperienceReady)
    },
    admitGuest: (visitor, order) => {
      forgetOrders()
      orderCache.store({ order, fetchedAt: clock.now() })
      session.send({ type: 'session.visitorChanged', visitor })
    },
    changeGuest: (visitor) => {
      forgetOrders()
      session.send({ type: 'session.visitorChanged', visitor })
    },
    prefetchedOrders: prefetchOf((input, signal) => listOrders(http, input, signal), known.firstPage),
    keptLists,
    // What the list does not need comes when it is asked for.
    prefetchedOrder: prefetchOf(async (input, signal) => {
      const { getOrder } = await import('../../services/orders/get-order.ts')
      const before = orderCache.read(input.orderNumber)?.order ?? null
      return getOrder(http, { ...input, known: before }, signal)
    }),
    pickupPlaces: prefetchOf(async (input, signal) => {
      const { getPickupPlace } = await import('../../services/pickup/get-pickup-place.ts')
      return getPickupPlace(http, input, signal)
    }, known.pickupPlace),
    refundStatuses: prefetchOf(async (input, signal) => {
      const { getRefundStatus } = await import('../../services/orders/get-refund-status.ts')
      return getRefundStatus(http, input, signal)
    }, known.refundStatus),
    orderPapers: prefetchOf(async (input, signal) => {
      const { getPapers } = await import('../../services/papers/get-papers.ts')
      return getPapers(http, input, signal)
    }, known.papers),
    returnProofs: prefetchOf(async (input, signal) => {
      const { getReturnProof } = await import('../../services/returns/return-proof.ts')
      return getReturnProof(http, input, signal)
    }, known.returnProof),
    visits: prefetchOf(async (input, signal) => {
      const { getVisit } = await import('../../services/pickup/get-visit.ts')
      return getVisit(http, input, signal)
    }, known.visit),
    notifications: prefetchOf(async (input, signal) => {
      const { getNotifications } = await import('../../services/notifications/get-notifications.ts')
      return getNotifications(http, input, signal)
    }, known.notifications),
    guestOrders: prefetchOf(async (input, signal) => {
      const { listGuestOrders } = await import('../../services/session/guest-code.ts')
      return listGuestOrders(http, input, signal)
    }, known.guestOrders),
    providers: createProviderList(
      async (country, signal) => {
        const { listReturnProviders } = await import('../../services/returns/list-return-providers.ts')
        return listReturnProviders(http, { country }, signal)
      },
      { known: known.carriers },
    ),
    orderCache,
    recentChanges,
    changes: {
      http,
      keys: createPendingKeys({ storage: browserStorage, newKey, now: Date.now, lock: acrossTabs }),
    },
    arrivals: createNotes(browserStorage, 'arrival'),
    drafts: createNotes(tabStorage, 'draft'),
    inspect,
    reportError,
    track,
    offlineCodes: around.offlineCodes,
    shop: around.shop(http),
    bag: around.bag(http, session),
  }
}
