import { isOrderNumber } from '../guests/order-number.ts'
import { parsePath } from '../languages/locale.ts'
import { numberedSections } from './page.ts'

/** What a page is about, beyond the name that several pages share (SH-07). */
export type PageSubject =
  | 'orders'
  | 'partnerOrders'
  | 'lookup'
  | 'guestCode'
  | 'giftCard'
  | 'curbside'
  | 'paymentRedirect'
  | 'salesOrder'
  | 'returnItems'
  | 'payment'
  | 'paymentConfirmation'
  | 'pickup'
  | 'refundStatus'
  | 'papers'
  | 'notifications'
  | 'delivery'
  | 'onTheWay'
  | 'cancelItems'
  | 'returnOrder'
  | 'returnInstructions'
  | 'cancelReturn'
  | 'returnProof'
  | 'refundPayment'
  | 'refundPaymentConfirmation'
  | 'withdrawal'
  | 'giftReturn'
  | 'stopNotifications'
  | 'unknown'

/** Paths under `/orders`; `N` is an order number (SH-05). Lookup, gift card and curbside match by prefix (SH-04). */
const subjects: readonly (readonly [path: string, subject: PageSubject])[] = [
  ['', 'orders'],
  ['partners', 'partnerOrders'],
  ['payment-redirect', 'paymentRedirect'],
  ['details(/.*)?', 'lookup'],
  ['code', 'guestCode'],
  ['gift-card-lookup(/.*)?', 'giftCard'],
  ['curbside-pickup(/.*)?', 'curbside'],
  ['sales/N', 'salesOrder'],
  ['sales/N/return', 'returnItems'],
  ['sales/N/payment', 'payment'],
  ['sales/N/payment-confirmation', 'paymentConfirmation'],
  ['sales/N/pickup', 'pickup'],
  ['sales/N/refunds', 'refundStatus'],
  ['sales/N/papers', 'papers'],
  ['sales/N/notifications', 'notifications'],
  ['sales/N/delivery', 'delivery'],
  ['sales/N/on-the-way', 'onTheWay'],
  ['sales/N/cancel-items', 'cancelItems'],
  ['withdrawal(/N)?', 'withdrawal'],
  ['gift-return', 'giftReturn'],
  ['stop', 'stopNotifications'],
  ['returns/N', 'returnOrder'],
  ['returns/N/return-(detail-)?confirmation', 'returnInstructions'],
  ['returns/N/cancel-return', 'cancelReturn'],
  ['returns/N/proof', 'returnProof'],
  ['returns/N/refund(-payment)?', 'refundPayment'],
  ['returns/N/refund(-payment)?-confirmation', 'refundPaymentConfirmation'],
]

const patterns = subjects.map(
  ([path, subject]) => [new RegExp(`^${path.replace('N', '[A-Za-z0-9]{4,32}')}$`), subject] as const,
)

/** What the page of a path is about; `unknown` where no page is there. */
export const pageSubjectOf = (pathname: string): PageSubject => {
  const [orders, ...rest] = parsePath(pathname).rest
  if (orders !== 'orders') return 'unknown'
  return patterns.find(([pattern]) => pattern.test(rest.join('/')))?.[1] ?? 'unknown'
}

/** The order number that a path carries; `null` without one. */
export const orderNumberIn = (pathname: string): string | null => {
  const [orders, section, number] = parsePath(pathname).rest
  const hasNumber = orders === 'orders' && numberedSections.has(section) && isOrderNumber(number ?? '')
  return hasNumber ? (number ?? null) : null
}

/** Whether a path shows a page or leads on to one: a country and locale alone lead to the orders (SH-06). */
export const isPagePath = (pathname: string): boolean =>
  parsePath(pathname).rest.length === 0 || pageSubjectOf(pathname) !== 'unknown'

const tasks: ReadonlySet<PageSubject> = new Set([
  'lookup',
  'guestCode',
  'giftCard',
  'curbside',
  'returnItems',
  'delivery',
  'onTheWay',
  'cancelItems',
  'payment',
  'paymentConfirmation',
  'paymentRedirect',
  'returnInstructions',
  'cancelReturn',
  'returnProof',
  'refundPayment',
  'refundPaymentConfirmation',
  'withdrawal',
  'giftReturn',
  'notifications',
  'stopNotifications',
])

/** Pages where one thing is to be done: what leads elsewhere is kept small there. */
export const isTaskPath = (pathname: string): boolean => tasks.has(pageSubjectOf(pathname))
