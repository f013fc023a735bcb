import type { DeferredPaymentData } from '../../contract/orders/deferred-payment-data.ts'
import type { Order } from '../../contract/orders/order.ts'
import type { PaymentType } from '../../contract/orders/payment.ts'
import type { ExperienceType, PaymentWay } from '../../contract/payments/deferred-payment.ts'
import { type PathLocale, pathPrefix } from '../languages/locale.ts'
import { appendQuery, type LinkPolicy, safeLink } from '../links/links.ts'
import { needsRefresh } from '../orders/order-cache.ts'
import { refusalOf } from '../orders/standing.ts'
import { paymentDataOf } from '../status/payment-data.ts'

export type PaymentData = DeferredPaymentData
export type PaymentForm = NonNullable<PaymentData['form']>

/** Width from which pages are large (orders.md §9, DP-01). */
const desktopWidth = 960

export const experienceTypeOf = (width: number): ExperienceType =>
  width < desktopWidth ? 'MOBILE' : 'DESKTOP'

/** Payments that are finished elsewhere, at a bank or a counter: the provider only shows how. */
const shownOnly: readonly PaymentType[] = [
  'ASTROPAY',
  'BILLPAY',
  'CONV_STORE',
  'OFFLINE_BANK',
  'QIWI',
  'REALTIME_BANK',
  'SAFETYPAY',
  'SOFORT',
]

/** Which of the three calls prepares the payment of an order (docs/decisions/0040). */
export const paymentWayOf = ({ payment }: Pick<Order, 'payment'>): PaymentWay => {
  const types = payment.map(({ paymentType }) => paymentType)
  if (types.includes('WECHAT')) return 'wallet'
  return types.some((type) => shownOnly.includes(type)) ? 'formsV1' : 'formsV2'
}

/** `none`: the order never waited, or waits no more; `stopped`: it is cancelled, or about to be. */
export type PaymentState = 'due' | 'none' | 'stopped'

export const paymentStateOf = (order: Order): PaymentState => {
  const refusal = refusalOf('pay', order)
  if (refusal === null) return 'due'
  return refusal === 'nothingDue' ? 'none' : 'stopped'
}

/**
 * Whether a page that has loaded the order asks for what finishes its payment (OD-05): it is due, the order names the approval
 * to ask with, and brings nothing along.
 */
export const lacksPaymentData = (order: Order): boolean =>
  paymentStateOf(order) === 'due' &&
  Boolean(order.paymentApprovalId) &&
  paymentDataOf(order.deferredPaymentData) === null

/** What the order's page has fetched, while the order itself would still serve (docs/decisions/0044). */
export const keptPaymentData = (
  cached: { readonly order: Order; readonly fetchedAt: number } | null,
  now: number,
): PaymentData | null =>
  cached === null || needsRefresh(cached, now) ? null : paymentDataOf(cached.order.deferredPaymentData)

/** Full address that the provider sends the shopper back to. */
export const paymentReturnUrl = (
  origin: string,
  place: Pick<PathLocale, 'country' | 'locale'>,
  orderNumber: string,
): string => `${origin}${pathPrefix(place)}/orders/sales/${orderNumber}/payment-confirmation`

/** A GET form as the address that it leads to; other methods have none (orders.md §4, DP-02). */
export const formUrl = ({ action, method, fields }: PaymentForm): string | null => {
  if (method.trim().toUpperCase() !== 'GET') return null
  const [beforeAnchor = '', ...anchor] = action.split('#')
  const query = new URLSearchParams(
    fields.map(({ name, value }): [string, string] => [name, value]),
  ).toString()
  const joint = beforeAnchor.includes('?') ? '&' : '?'
  return `${beforeAnchor}${query === '' ? '' : `${joint}${query}`}${anchor.length > 0 ? `#${anchor.join('#')}` : ''}`
}

/** The form, where its method is one that forms have and its action leads to a listed host; else `null`. */
export const safeForm = (form: PaymentForm | null, policy: LinkPolicy): PaymentForm | null => {
  if (form === null || !['GET', 'POST'].includes(form.method.trim().toUpperCase())) return null
  const action = safeLink(form.action, policy)
  return action === null ? null : { ...form, action }
}

/** Who pays in the wallet, for its redirect helper (DP-03). */
export type WalletVisit = { readonly visitId: string; readonly visitorId: string }

/** Full address of the redirect helper as the code has it, where it leads to a listed host; else `null`. */
export const walletUrl = (
  qrCodeURL: string | null,
  policy: LinkPolicy,
  { visitId, visitorId }: WalletVisit,
): string | null => {
  const link = safeLink(qrCodeURL, policy)
  return link === null ? null : new URL(appendQuery(link, { visitId, visitorId }), policy.origin).href
}

/** What can be gone on with: a form to send or a code to scan. */
export type UsablePayment =
  | { readonly kind: 'form'; readonly form: PaymentForm }
  | { readonly kind: 'code'; readonly url: string }

export const usablePayment = (
  data: PaymentData | null,
  policy: LinkPolicy,
  visit: WalletVisit,
): UsablePayment | null => {
  const url = walletUrl(data?.qrCodeURL ?? null, policy, visit)
  if (url !== null) return { kind: 'code', url }
  const form = safeForm(data?.form ?? null, policy)
  return form === null ? null : { kind: 'form', form }
}

/** Whether the page is open inside the chat app whose wallet pays: it says so in its user agent. */
export const isWalletBrowser = (userAgent: string): boolean => /\bMicroMessenger\//i.test(userAgent)
