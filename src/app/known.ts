import type { NotificationStanding } from '../../contract/notifications/notification.ts'
import type { OrderHistory } from '../../contract/orders/orders.ts'
import type { OrderPapers } from '../../contract/orders/papers.ts'
import type { RefundStatus } from '../../contract/orders/refund-status.ts'
import type { Store } from '../../contract/pickup/store.ts'
import type { VisitStanding } from '../../contract/pickup/visit.ts'
import type { ProofAnswer } from '../../contract/returns/return-proof.ts'
import type { Experience } from '../../contract/session/experience.ts'
import { knownElementId } from '../../domain/pages/known-element.ts'
import type { QueryContact } from '../../domain/pages/query-contact.ts'
import type { ReturnProvider } from '../../domain/return-methods/providers.ts'
import type { CachedOrder } from '../../machines/order-detail/order-detail.types.ts'
import type { KnownSession } from '../../machines/session/session.types.ts'
import type { GetNotificationsInput } from '../../services/notifications/get-notifications.ts'
import type { GetRefundStatusInput } from '../../services/orders/get-refund-status.ts'
import type { ListOrdersInput } from '../../services/orders/list-orders.ts'
import type { PapersQuestion } from '../../services/papers/get-papers.ts'
import type { PickupPlaceInput } from '../../services/pickup/get-pickup-place.ts'
import type { GetVisitInput } from '../../services/pickup/get-visit.ts'
import type { ProofTarget } from '../../services/returns/return-proof.ts'
import type { GuestOrders, ListGuestOrdersInput } from '../../services/session/guest-code.ts'
import type { Place } from '../components/app/app-context.ts'

/**
 * What the host rendered a page with: the page starts from it and asks for none of it again. It stands in the page as JSON, so
 * it carries no token and no pass (docs/decisions/0080).
 */
export type Known = {
  readonly place: Place
  readonly session: KnownSession
  readonly experience: Experience | null
  readonly queryContact: QueryContact
  /** The host's time when the page was rendered, epoch milliseconds. */
  readonly now: number
  /** IANA zone that the page's times were written in. */
  readonly timeZone: string
  /** First page of a list of orders, with the question for it. */
  readonly firstPage: { readonly input: ListOrdersInput; readonly value: OrderHistory } | null
  readonly orders: readonly CachedOrder[]
  /** Where an order is fetched, with the question for it. */
  readonly pickupPlace: { readonly input: PickupPlaceInput; readonly value: Store } | null
  /** Where the money of an order is, with the question for it. */
  readonly refundStatus: { readonly input: GetRefundStatusInput; readonly value: RefundStatus } | null
  /** Papers of an order, with the question for them. */
  readonly papers: { readonly input: PapersQuestion; readonly value: OrderPapers } | null
  /** What is known of the proof of a return, with the question for it. */
  readonly returnProof: { readonly input: ProofTarget; readonly value: ProofAnswer } | null
  /** When the shopper comes to the store, with the question for it. */
  readonly visit: { readonly input: GetVisitInput; readonly value: VisitStanding } | null
  /** How the shopper is told of an order, with the question for it. */
  readonly notifications: {
    readonly input: GetNotificationsInput
    readonly value: NotificationStanding
  } | null
  /** First page of the orders that a guest's pass opens, with the question for it. */
  readonly guestOrders: { readonly input: ListGuestOrdersInput; readonly value: GuestOrders } | null
  /** Carriers by country, two letters. */
  readonly carriers: Readonly<Record<string, readonly ReturnProvider[]>>
}

/** As text of a `script` element of type `application/json`: nothing in it ends the element. */
export const writeKnown = (known: Known): string => JSON.stringify(known).replaceAll('<', '\\u003c')

/** `null` where the page came without its contents: then it asks for them itself. */
export const readKnown = (page: Pick<Document, 'getElementById'>): Known | null => {
  const text = page.getElementById(knownElementId)?.textContent
  return text ? (JSON.parse(text) as Known) : null
}
