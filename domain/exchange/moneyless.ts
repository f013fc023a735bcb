import type { Order } from '../../contract/orders/order.ts'
import type { RefundEntry } from '../../contract/orders/refund-status.ts'
import { type Minor, toMinor } from '../format/money.ts'

/** A return of which no money comes back: all of it is exchanged or becomes store credit (BY-05, BY-06). */
export const isMoneyless = ({ exchange, transaction }: Pick<Order, 'exchange' | 'transaction'>): boolean =>
  exchange !== null && transaction.orderTotal === 0

/** The same of what the page of refunds tells of a return. */
export const isEntryMoneyless = ({ exchange, due }: Pick<RefundEntry, 'exchange' | 'due'>): boolean =>
  exchange !== null && due === 0

export type BesideMoney = { readonly exchanged: Minor; readonly credited: Minor }

/** What of a return's worth is no money, by what it went into, in minor units: the rest is its total (BY-05, BY-06). */
export const besideMoney = (
  exchange: Pick<NonNullable<Order['exchange']>, 'exchanged' | 'storeCredit'> | null,
  currency: string,
): BesideMoney => ({
  exchanged: toMinor(exchange?.exchanged ?? 0, currency),
  credited: toMinor(exchange?.storeCredit?.amount ?? 0, currency),
})
