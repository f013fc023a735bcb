import { useRouterState } from '@tanstack/react-router'
import { useSelector } from '@xstate/react'
import { createContext, useContext } from 'react'
import type { ActorOptions, ActorRefFrom, AnyStateMachine, InspectionEvent } from 'xstate'
import type { NotificationStanding } from '../../../contract/notifications/notification.ts'
import type { Order } from '../../../contract/orders/order.ts'
import type { OrderHistory } from '../../../contract/orders/orders.ts'
import type { OrderPapers } from '../../../contract/orders/papers.ts'
import type { RefundStatus } from '../../../contract/orders/refund-status.ts'
import type { Store } from '../../../contract/pickup/store.ts'
import type { VisitStanding } from '../../../contract/pickup/visit.ts'
import type { ProofAnswer } from '../../../contract/returns/return-proof.ts'
import type { Experience, Flags } from '../../../contract/session/experience.ts'
import type { Visitor } from '../../../contract/session/session.ts'
import type { AnalyticsEventName, ErrorCode, EventProperties } from '../../../contract/session/telemetry.ts'
import type { Catalog } from '../../../domain/countries/catalogs.gen.ts'
import type { Direction } from '../../../domain/languages/locale.ts'
import type { PlayedShop } from '../../../domain/links/links.ts'
import { resolveFlags } from '../../../domain/pages/flags.ts'
import type { QueryContact } from '../../../domain/pages/query-contact.ts'
import type { ChangeDeps } from '../../../machines/attempt/attempt.actors.ts'
import type { bagCountMachine } from '../../../machines/bag-count/bag-count.machine.ts'
import type { experienceMachine } from '../../../machines/experience/experience.machine.ts'
import { selectExperience } from '../../../machines/experience/experience.selectors.ts'
import type { Notes } from '../../../machines/notes.ts'
import type { OrderCache } from '../../../machines/order-detail/order-cache.ts'
import type { RecentChange } from '../../../machines/order-detail/order-detail.types.ts'
import type { sessionMachine } from '../../../machines/session/session.machine.ts'
import {
  selectMember,
  selectSessionView,
  selectVisitor,
} from '../../../machines/session/session.selectors.ts'
import type { HostClock } from '../../../services/http/host-clock.ts'
import type { Http } from '../../../services/http/http.ts'
import type { Prefetch } from '../../../services/http/prefetch.ts'
import type { GetNotificationsInput } from '../../../services/notifications/get-notifications.ts'
import type { GetOrderInput } from '../../../services/orders/get-order.ts'
import type { GetRefundStatusInput } from '../../../services/orders/get-refund-status.ts'
import type { ListOrdersInput } from '../../../services/orders/list-orders.ts'
import type { PapersQuestion } from '../../../services/papers/get-papers.ts'
import type { PickupPlaceInput } from '../../../services/pickup/get-pickup-place.ts'
import type { GetVisitInput } from '../../../services/pickup/get-visit.ts'
import type { ProviderList } from '../../../services/returns/provider-list.ts'
import type { ProofTarget } from '../../../services/returns/return-proof.ts'
import type { GuestOrders, ListGuestOrdersInput } from '../../../services/session/guest-code.ts'
import type { ShopObject } from '../../../services/shop/shop-object.ts'
import type { Hydration } from './hydration.ts'
import type { KeptLists } from './kept-lists.ts'
import type { OfflineCodes } from './offline-codes.ts'

/** Where the shopper is, read once from the address: another country or language is another document. */
export type Place = {
  /** Two letters, lower case, as the address has them; `null` where it has none. */
  readonly country: string | null
  readonly locale: string | null
  /** Country for calls: the marketplace's where the address has none. */
  readonly marketplace: string
  /** Language of calls and links, two letters; there may be no texts in it (`localeLanguage`). */
  readonly language: string
  /** The catalog of the page's texts, by its BCP 47 language. */
  readonly textLanguage: Catalog
  /** BCP 47 tag for dates and money among the texts. */
  readonly tag: string
  readonly direction: Direction
}

/** Reports an error (ER-01). `devMessage` is scrubbed before it leaves the page. */
export type ReportError = (code: ErrorCode, devMessage: string) => void

/** Sends an analytics event of this page (ER-03). It names the page, never the order; whether it arrives changes nothing. */
export type Track = <Name extends AnalyticsEventName>(name: Name, properties: EventProperties<Name>) => void

/** What a page has of its browser while it renders; on the host, of the request. */
export type Device = {
  /** Origin of the pages. */
  readonly origin: string
  readonly userAgent: string
  /** Who stands in for the shop's site, as the host that served the page says; `null`: nobody. */
  readonly playedShop: PlayedShop | null
  /** Of the window, in CSS pixels; 0 on the host. */
  readonly width: () => number
  /** IANA zone that the host wrote the page's times in; `null` where the browser writes them from the beginning. */
  readonly timeZone: string | null
  /** Storage of the tab, and that which all tabs share; either throws where there is none. */
  readonly tabStorage: () => Storage
  readonly browserStorage: () => Storage
}

/** What lives as long as the page; made in `src/app/composition.ts`, handed to features by context. */
export type App = {
  readonly place: Place
  readonly session: ActorRefFrom<typeof sessionMachine>
  readonly experience: ActorRefFrom<typeof experienceMachine>
  readonly http: Http
  /** The host's time: windows are counted in it. */
  readonly clock: HostClock
  /** In memory only. */
  readonly queryContact: QueryContact
  /** Waits until it is known who is looking; whether that is a member. */
  readonly whenMember: () => Promise<boolean>
  /** Waits until the settings of the place are here, or known to be missing. */
  readonly whenSettled: () => Promise<void>
  /** What a loader waits for: on the host the answers that the page is rendered with, for a while; in the browser nothing. */
  readonly ahead: (answers: Promise<unknown>) => Promise<void>
  readonly device: Device
  readonly hydration: Hydration
  /** Answers that routes ask for while the code of their views is on its way. */
  readonly prefetchedOrders: Prefetch<ListOrdersInput, OrderHistory>
  readonly prefetchedOrder: Prefetch<GetOrderInput, Order>
  /** What lists of orders have shown, for who comes back to them. */
  readonly keptLists: KeptLists
  readonly pickupPlaces: Prefetch<PickupPlaceInput, Store>
  readonly refundStatuses: Prefetch<GetRefundStatusInput, RefundStatus>
  readonly orderPapers: Prefetch<PapersQuestion, OrderPapers>
  readonly returnProofs: Prefetch<ProofTarget, ProofAnswer>
  /** When the shopper comes to the store; a route's loader starts it. */
  readonly visits: Prefetch<GetVisitInput, VisitStanding>
  /** How the shopper is told of an order; the route's loader starts it. */
  readonly notifications: Prefetch<GetNotificationsInput, NotificationStanding>
  readonly guestOrders: Prefetch<ListGuestOrdersInput, GuestOrders>
  /** Carriers that take returns back, by country. */
  readonly providers: ProviderList
  /** Orders that were fetched while this page is open. */
  readonly orderCache: OrderCache
  /** What was done to orders on this page, by order number: replaces their status until the host says it (CA-04). */
  readonly recentChanges: Map<string, RecentChange>
  /** A guest found an order: its page may open, for the calls of this visitor. */
  readonly admitGuest: (visitor: Visitor, order: Order) => void
  /** A guest came in by a code, or has left (`null`): what was fetched for whoever was here before is dropped. */
  readonly changeGuest: (visitor: Visitor | null) => void
  readonly reportError: ReportError
  readonly track: Track
  /** Hears the reports of every flow that is started with it. */
  readonly inspect: (inspected: InspectionEvent) => void
  /** What flows that change something are made with: the calls, and the one store of their keys. */
  readonly changes: ChangeDeps
  /** The arrival that is followed, by order; kept until it is over. */
  readonly arrivals: Notes
  /** What was typed, for the life of the tab. */
  readonly drafts: Notes
  /** The on-page shop object that something else has put there; `null` where there is none but ours. */
  readonly shop: () => ShopObject | null
  /** Where flows do not begin where they always do: the chart to run in place of one, and where it goes on. Pages have none. */
  readonly runs?: (machine: AnyStateMachine, input: unknown) => RunAs | null
  readonly offlineCodes: OfflineCodes
  /** How many pieces are in the bag; counted once the page has what it needs first. */
  readonly bag: ActorRefFrom<typeof bagCountMachine>
}

type RunAs = { readonly logic: AnyStateMachine } & Pick<ActorOptions<AnyStateMachine>, 'snapshot' | 'clock'>

export const AppContext = createContext<App | null>(null)

export const useApp = (): App => {
  const app = useContext(AppContext)
  if (app === null) throw new Error('No app in context')
  return app
}

export const usePlace = (): Place => useApp().place

export const usePathname = (): string => useRouterState({ select: (state) => state.location.pathname })

/** Settings of this country, or `null` where the built-in ones count. */
export const useExperience = () => useSelector(useApp().experience, selectExperience)

/** Who is signed in, or `null`. */
export const useMember = () => useSelector(useApp().session, selectMember)

/** The guest who looked an order up, or `null`. */
export const useVisitor = () => useSelector(useApp().session, selectVisitor)

export const useSessionView = () => useSelector(useApp().session, selectSessionView)

const useSearch = (): Record<string, unknown> => useRouterState({ select: (state) => state.location.search })

/** Whether the page stands alone inside another one (`?standalone=true`), without what leads elsewhere. */
export const useStandalone = (): boolean => String(useSearch().standalone) === 'true'

type Query = Readonly<Record<string, unknown>>
type Resolved = { readonly experience: Experience | null; readonly country: string; readonly flags: Flags }

const resolved = new WeakMap<Query, Resolved>()

/** Resolved once for an address: every line of a page asks for them. */
const flagsOf = (experience: Experience | null, country: string, query: Query): Flags => {
  const known = resolved.get(query)
  if (known?.experience === experience && known.country === country) return known.flags
  const flags = resolveFlags({
    country,
    experienceFlags: experience?.flags ?? {},
    query,
    byQuery: experience?.flagsByQuery ?? false,
  })
  resolved.set(query, { experience, country, flags })
  return flags
}

/** The same for a loader. */
export const settledFlags = async (app: App, query: Query): Promise<Flags> => {
  await app.whenSettled()
  return flagsOf(selectExperience(app.experience.getSnapshot()), app.place.marketplace, query)
}

/** The flags that count here (SE-06); `?flag.NAME=` only where the host says so. */
export const useFlags = (): Flags => {
  const experience = useExperience()
  const { marketplace } = usePlace()
  const query = useSearch()
  return flagsOf(experience, marketplace, query)
}
