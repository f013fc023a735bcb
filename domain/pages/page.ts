import type { ReportPageName } from '../../contract/session/telemetry.ts'
import { profileOf } from '../countries/profile-of.ts'
import { parsePath } from '../languages/locale.ts'

/** Names of pages (SH-07). */
const pageNames = ['orderDetails', 'guestLookup', 'giftCardLookup', 'summary'] as const
export type PageName = (typeof pageNames)[number]

const sectionOf = (pathname: string): string | undefined => {
  const [orders, section] = parsePath(pathname).rest
  return orders === 'orders' ? section : undefined
}

/** The page's name by its path (SH-07). Sections are read, never order numbers, which may spell anything. */
export const pageNameOf = (pathname: string): PageName => {
  switch (sectionOf(pathname)) {
    case 'sales':
    case 'returns':
    case 'withdrawal':
      return 'orderDetails'
    case 'details':
    case 'code':
    case 'gift-return':
    case 'stop':
      return 'guestLookup'
    case 'gift-card-lookup':
      return 'giftCardLookup'
    default:
      return 'summary'
  }
}

/** `Order Details | SHOP GB`; the plain shop name in the US and where no country is given (SH-07, decisions.md). */
export const pageTitle = (title: string, shop: string, country: string | null): string => {
  const isPlain = country === null || profileOf(country).shop.hasPlainTitle
  return `${title} | ${shop}${isPlain ? '' : ` ${country.toUpperCase()}`}`
}

/** Sections of the orders whose pages are of one order, whose number comes next in their paths. */
export const numberedSections: ReadonlySet<string | undefined> = new Set([
  'sales',
  'returns',
  'details',
  'curbside-pickup',
  'withdrawal',
])

/** The path without its order number, so that an order called `RETURN1` changes no rule. */
const withoutOrderNumber = (pathname: string): string => {
  const { rest } = parsePath(pathname)
  const [orders, section, , ...after] = rest
  return (numberedSections.has(section) ? [orders, section, ...after] : rest).join('/')
}

/** The 'Orders' header hides for any of these (SH-09). */
export const showsOrdersHeader = (input: {
  readonly pathname: string
  readonly memberHeaderSuppressed: boolean
  readonly standalone: boolean
  readonly hasToken: boolean
}): boolean => {
  const path = withoutOrderNumber(input.pathname)
  const inReturn = /return(?!s|-detail)/.test(path)
  const inRefund = /refund(?!-pay)/.test(path)
  return !input.memberHeaderSuppressed && !input.standalone && input.hasToken && !inReturn && !inRefund
}

/**
 * Alerts show at the top of the lists, of the lookup and of an order's own page (SH-13): not where something is being filled
 * in or handed over, and not in stand-alone view.
 */
export const showsAlerts = (input: { readonly pathname: string; readonly standalone: boolean }): boolean => {
  const [orders, section, , ...after] = parsePath(input.pathname).rest
  if (orders !== 'orders' || input.standalone || after.length > 0) return false
  return section === undefined || ['partners', 'details', 'sales', 'returns'].includes(section)
}

/** Parts of a path that make it a return page (SH-14). */
export const returnPageParts = [
  'return-confirmation',
  'return-detail-confirmation',
  'return-instructions',
  'refund',
  'refund-payment',
  'refund-payment-confirmation',
] as const

export const isReturnPage = (pathname: string): boolean => {
  const path = withoutOrderNumber(pathname)
  return !isRefundStatusPath(pathname) && returnPageParts.some((part) => path.includes(part))
}

/** The page that says where the money of an order is. */
export const isRefundStatusPath = (pathname: string): boolean => {
  const [orders, section, , page] = parsePath(pathname).rest
  return orders === 'orders' && section === 'sales' && page === 'refunds'
}

/** The page of an order's papers. */
export const isPapersPath = (pathname: string): boolean => {
  const [orders, section, , page] = parsePath(pathname).rest
  return orders === 'orders' && section === 'sales' && page === 'papers'
}

/** The page on which a shopper chooses how they are told of an order. */
export const isNotificationsPath = (pathname: string): boolean => {
  const [orders, section, , page] = parsePath(pathname).rest
  return orders === 'orders' && section === 'sales' && page === 'notifications'
}

/** The page that an order is fetched by. */
export const isPickupPath = (pathname: string): boolean => {
  const [orders, section, , page] = parsePath(pathname).rest
  return orders === 'orders' && section === 'sales' && page === 'pickup'
}

/** The page that says when a shopper comes to the store: no other asks a device where it is (BY-45). */
export const isOnTheWayPath = (pathname: string): boolean => {
  const [orders, section, , page] = parsePath(pathname).rest
  return orders === 'orders' && section === 'sales' && page === 'on-the-way'
}

/** A return order's own page and all that lies under it. */
export const isReturnOrderPath = (pathname: string): boolean => sectionOf(pathname) === 'returns'

/** The page that makes a return of an order. */
export const isReturnItemsPath = (pathname: string): boolean => {
  const [orders, section, , page] = parsePath(pathname).rest
  return orders === 'orders' && section === 'sales' && page === 'return'
}

/** The page that withdraws from an order. */
export const isWithdrawalPath = (pathname: string): boolean => sectionOf(pathname) === 'withdrawal'

/** Page names of error reports: order detail and return confirmation have their own, any other page its page name (SH-12). */
export const reportPageName = (pathname: string): ReportPageName =>
  /return-(detail-)?confirmation/.test(withoutOrderNumber(pathname))
    ? 'returnConfirmation'
    : pageNameOf(pathname)

/** The order detail page, of a sales or a return order, tracks a page view (SH-12). */
export const tracksPageView = (pathname: string): boolean =>
  pageNameOf(pathname) === 'orderDetails' && parsePath(pathname).rest.length === 3

/** The host's own doors are not pages (SH-06). */
export const hostDoors = [
  'api',
  'identity',
  'session',
  'sandbox',
  'healthz',
  'livez',
  'readyz',
  'assets',
  'pictures',
  'atlas',
  'calendar',
] as const

export const isHostDoor = (pathname: string): boolean =>
  (hostDoors as readonly string[]).includes(pathname.split('/')[1] ?? '')
