import type { Order } from '../../../../contract/orders/order.ts'
import { type LinkPolicy, safeLink } from '../../../../domain/links/links.ts'
import { refusalOf } from '../../../../domain/orders/standing.ts'

/** How an unpaid order is finished; `wait` where only the bank or the shop can go on. */
export type FinishPaying =
  | { readonly kind: 'legacy'; readonly href: string }
  | { readonly kind: 'page' }
  | { readonly kind: 'wait' }

/** `null` where nothing is due. The older payment page comes first where the order names one (OD-14). */
export const finishPaying = (
  order: Order,
  options: { readonly enableDeferredPayment: boolean; readonly links: LinkPolicy },
): FinishPaying | null => {
  const refusal = refusalOf('pay', order)
  if (refusal === 'cancelled' || refusal === 'cancellationPending') return null
  const href = safeLink(order.legacyPaymentUrl, options.links)
  if (href) return { kind: 'legacy', href }
  if (refusal !== null) return null
  const hasWay =
    Boolean(order.deferredPaymentData?.form) ||
    Boolean(order.deferredPaymentData?.qrCodeURL) ||
    Boolean(order.paymentApprovalId)
  return hasWay && options.enableDeferredPayment ? { kind: 'page' } : { kind: 'wait' }
}
