import type { Order } from '../../contract/orders/order.ts'
import type { HistoryItem } from '../../contract/orders/orders.ts'
import { type LinkPolicy, safeLink } from '../links/links.ts'
import { refusalOf, type StandingFacts } from '../orders/standing.ts'
import { paymentDataOf } from '../status/payment-data.ts'

/** How an unpaid order is finished; `wait` where only the bank or the shop can go on. */
export type FinishPaying =
  | { readonly kind: 'legacy'; readonly href: string }
  | { readonly kind: 'page' }
  | { readonly kind: 'wait' }

/** What an order's page and a line of the history know alike of what is still to pay. */
export type UnpaidOrder = Pick<HistoryItem, 'isPaymentPending' | 'hasWayToPay' | 'legacyPaymentUrl'>

type PayableOrder = StandingFacts & Pick<Order, 'paymentApprovalId' | 'legacyPaymentUrl'>

/** There is a form or a code to go on with, or an approval to ask for one. */
const hasWayToPay = ({
  deferredPaymentData,
  paymentApprovalId,
}: Pick<PayableOrder, 'deferredPaymentData' | 'paymentApprovalId'>): boolean =>
  paymentDataOf(deferredPaymentData) !== null || Boolean(paymentApprovalId)

/** The same facts of a whole order; the host puts them on the lines of its history. A cancellation shuts out every payment. */
export const unpaidOrder = (order: PayableOrder): UnpaidOrder => {
  const refusal = refusalOf('pay', order)
  const isShut = refusal === 'cancelled' || refusal === 'cancellationPending'
  return {
    isPaymentPending: refusal === null,
    hasWayToPay: !isShut && hasWayToPay(order),
    legacyPaymentUrl: isShut ? null : order.legacyPaymentUrl,
  }
}

/**
 * `null` where nothing is due. The older payment page comes first where the order names one (OD-14); with
 * `enableDeferredPayment` off nothing leads to the payment page (SE-06).
 */
export const finishPaying = (
  unpaid: UnpaidOrder,
  options: { readonly enableDeferredPayment: boolean; readonly links: LinkPolicy },
): FinishPaying | null => {
  const href = safeLink(unpaid.legacyPaymentUrl, options.links)
  if (href) return { kind: 'legacy', href }
  if (!unpaid.isPaymentPending) return null
  return unpaid.hasWayToPay && options.enableDeferredPayment ? { kind: 'page' } : { kind: 'wait' }
}
