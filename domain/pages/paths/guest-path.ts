import {
  isNotificationsPath,
  isOnTheWayPath,
  isPapersPath,
  isPickupPath,
  isRefundStatusPath,
  isReturnItemsPath,
  isReturnOrderPath,
  isReturnPage,
  isWithdrawalPath,
} from '../page.ts'

type Search = Readonly<Record<string, unknown>>

const without = (search: Search, names: readonly string[]): Search =>
  Object.fromEntries(Object.entries(search).filter(([name]) => !names.includes(name)))

/** The query without what belongs to a page that did not open (OD-08). */
export const withoutPageQuery = (search: Search): Search => without(search, ['emailSent', 'pageView'])

/** The query without what the guest lookup alone is asked for. */
export const withoutLookupQuery = (search: Search): Search => without(search, ['redirectPath', 'showSignin'])

const pathOf = (path: string): string => path.split(/[?#]/)[0] ?? ''

/** Whether a path is a return's: one of its pages (SH-14), or its own. A member's order then opens as a return (OD-08). */
export const looksLikeReturnPath = (path: string | null): boolean =>
  path !== null && (isReturnPage(pathOf(path)) || isReturnOrderPath(pathOf(path)))

/**
 * Pages that a guest comes back to from the lookup: those of returns, the wizard of an order that was not returned yet, the withdrawal,
 * the code to fetch an order by (BY-32), the page that says when they come for it (BY-43), its papers,
 * how they are told of it (BY-36), and where the money is, which may be asked of an order that nothing was returned of.
 */
export const comesBackFromLookup = (path: string): boolean =>
  looksLikeReturnPath(path) ||
  isReturnItemsPath(pathOf(path)) ||
  isRefundStatusPath(pathOf(path)) ||
  isPapersPath(pathOf(path)) ||
  isNotificationsPath(pathOf(path)) ||
  isPickupPath(pathOf(path)) ||
  isOnTheWayPath(pathOf(path)) ||
  isWithdrawalPath(pathOf(path))
