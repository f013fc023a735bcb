import type { Order } from '../../contract/orders/order.ts'
import type { HistoryItem } from '../../contract/orders/orders.ts'
import { type LinkPolicy, safeLink } from '../links/links.ts'
import { orderCountry } from '../orders/order-country.ts'
import { refusalOf, type StandingFacts } from '../orders/standing.ts'
import { paymentDataOf } from '../status/payment-data.ts'
import { paymentDeadline } from './payment-deadline.ts'

/**
 * How an unpaid order is finished; `wait` where only the bank or the shop can go on, `over` where the shopper could have paid and
 * the time to is over.
 */
export type FinishPaying =
  | { readonly kind: 'legacy'; readonly href: string }
  | { readonly kind: 'page' }
  | { readonly kind: 'wait' }
  | { readonly kind: 'over' }

/** What leads to where an order is paid. */
export type WayToPay = Extract<FinishPaying, { readonly kind: 'legacy' | 'page' }>

/** What an order's page and a line of the history know alike of what is still to pay. */
export type UnpaidOrder = Pick<HistoryItem, 'isPaymentPending' | 'hasWayToPay' | 'legacyPaymentUrl' | 'payBy'>

type PayableOrder = StandingFacts & Pick<Order, 'paymentApprovalId' | 'legacyPaymentUrl'>

/** There is a form or a code to go on with, or an approval to ask for one. */
const hasWayToPay = ({
  deferredPaymentData,
  paymentApprovalId,
}: Pick<PayableOrder, 'deferredPaymentData' | 'paymentApprovalId'>): boolean =>
  paymentDataOf(deferredPaymentData) !== null || Boolean(paymentApprovalId)

/** ISO instant until which an order can be paid; `null` without a date to count from. */
const payByOf = (orderDate: string | null, country: string): string | null => {
  const until = paymentDeadline({ orderDate, country })
  return until === null ? null : new Date(until).toISOString()
}

/**
 * The same facts of a whole order by its date and the country whose rules it follows; the host puts them on the lines of its
 * history. A cancellation shuts out every payment.
 */
export const unpaidFacts = (
  order: PayableOrder,
  { orderDate, country }: { readonly orderDate: string | null; readonly country: string },
): UnpaidOrder => {
  const refusal = refusalOf('pay', order)
  const isShut = refusal === 'cancelled' || refusal === 'cancellationPending'
  return {
    isPaymentPending: refusal === null,
    hasWayToPay: !isShut && hasWayToPay(order),
    legacyPaymentUrl: isShut ? null : order.legacyPaymentUrl,
    payBy: refusal === null ? payByOf(orderDate, country) : null,
  }
}

/** What is still to pay of an order, on a page of `pageCountry`. */
export const unpaidOrder = (order: Order, pageCountry: string): UnpaidOrder =>
  unpaidFacts(order, {
    orderDate: order.transaction.orderDate,
    country: orderCountry(order, pageCountry),
  })

/** The same of a line of the history; where the host does not say until when, the country of the page does. */
export const unpaidLine = (line: HistoryItem, pageCountry: string): UnpaidOrder => ({
  ...line,
  payBy: line.payBy ?? (line.isPaymentPending ? payByOf(line.orderDate, pageCountry) : null),
})

/**
 * The one rule of when nothing offers to pay any more (docs/decisions/0040): the order waits for a payment that the shopper could
 * have made, until `payBy`. What a bank or the shop checks has no such end. `now` in epoch milliseconds of the host's clock.
 */
export const isTooLateToPay = (unpaid: UnpaidOrder, now: number): boolean =>
  unpaid.isPaymentPending &&
  (unpaid.hasWayToPay || unpaid.legacyPaymentUrl !== null) &&
  unpaid.payBy !== null &&
  now >= Date.parse(unpaid.payBy)

/**
 * `null` where nothing is due. The older payment page comes first where the order names one (OD-14); with
 * `enableDeferredPayment` off nothing leads to the payment page (SE-06).
 */
export const finishPaying = (
  unpaid: UnpaidOrder,
  options: {
    readonly enableDeferredPayment: boolean
    readonly links: LinkPolicy
    /** Epoch milliseconds of the host's clock. */
    readonly now: number
  },
): FinishPaying | null => {
  if (isTooLateToPay(unpaid, options.now)) return { kind: 'over' }
  const href = safeLink(unpaid.legacyPaymentUrl, options.links)
  if (href) return { kind: 'legacy', href }
  if (!unpaid.isPaymentPending) return null
  return unpaid.hasWayToPay && options.enableDeferredPayment ? { kind: 'page' } : { kind: 'wait' }
}

/** The way that `finishPaying` has found, if any. */
export const wayToPay = (finish: FinishPaying | null): WayToPay | null =>
  finish?.kind === 'legacy' || finish?.kind === 'page' ? finish : null
