import type * as v from 'valibot'
import type { StatusFilter } from '../../../../contract/orders/order-filter.ts'
import type { OrderType } from '../../../../contract/orders/order-types.ts'
import { type HistoryItem, historyPageSize } from '../../../../contract/orders/orders.ts'
import { showsStatus } from '../../../../domain/order-history/status-filter.ts'
import type { Database } from '../../../db/schema.ts'
import type { GuestContact } from '../../http/caller.ts'
import {
  dateOfFirstSale,
  type HistoryPosition,
  listGuestOrders,
  listMemberOrders,
} from '../orders/history.repository.ts'
import type { OrderSearch } from '../orders/search/found-orders.ts'
import { wireHistoryItems } from './history-wire.ts'

type Item = v.InferInput<typeof HistoryItem>

export type HistoryRequest = {
  readonly upmId: string
  readonly orderType: OrderType | null
  readonly after: HistoryPosition | null
  /** `null`: the whole list. */
  readonly search: OrderSearch | null
  readonly now: Date
  /** Two letters, lower case. */
  readonly language: string
}

type Page = {
  readonly orderItems: Item[]
  /** The order that the next page starts after; `null` at the end. */
  readonly last: HistoryPosition | null
}

/** Pages of the statement that one request reads at most, where a closer look leaves orders out. */
const mostRounds = 10

const shows = (items: readonly Item[], status: StatusFilter): boolean =>
  items.some((item) =>
    showsStatus(
      {
        ...item,
        lineItemStatusVariant: item.lineItemStatusVariant ?? null,
        isCancellationPending: item.isCancellationPending ?? false,
        isPaymentPending: item.isPaymentPending ?? false,
      },
      status,
    ),
  )

/**
 * One page of a member's orders. What the statement has found by its stored statuses is kept where a line of it shows the status
 * that is asked for, by the page's own rule; the next page starts after the last order that was looked at (BY-54).
 */
export const historyPage = async (
  db: Database,
  { search, now, language, ...query }: HistoryRequest,
): Promise<Page> => {
  const found: Item[][] = []
  let { after } = query
  for (let round = 0; round < mostRounds; round += 1) {
    const rows = await listMemberOrders(db, { ...query, after }, search)
    const more = rows.length > historyPageSize
    for (const row of rows.slice(0, historyPageSize)) {
      if (found.length === historyPageSize) return { orderItems: found.flat(), last: after }
      const items = wireHistoryItems(row, { now, language })
      after = row
      if (search?.status === undefined || shows(items, search.status)) found.push(items)
    }
    if (!more) return { orderItems: found.flat(), last: null }
    if (found.length === historyPageSize) break
  }
  return { orderItems: found.flat(), last: after }
}

export type GuestOrdersRequest = Pick<HistoryRequest, 'after' | 'now' | 'language'> & {
  readonly contact: GuestContact
}

/** One page of the orders that were placed with a contact and without an account (BY-22). */
export const guestOrdersPage = async (
  db: Database,
  { contact, after, now, language }: GuestOrdersRequest,
): Promise<Page> => {
  const rows = await listGuestOrders(db, contact, after)
  const page = rows.slice(0, historyPageSize)
  return {
    orderItems: page.flatMap((row) => wireHistoryItems(row, { now, language })),
    last: rows.length > historyPageSize ? (page.at(-1) ?? null) : null,
  }
}

/** When a member first bought something, told with first pages alone (BY-54). */
export const oldestOrderDate = async (
  db: Database,
  { upmId, orderType, after }: HistoryRequest,
): Promise<string | undefined> => {
  if (after !== null || orderType === 'PARTNER_SALES_ORDER') return undefined
  return (await dateOfFirstSale(db, upmId))?.toISOString()
}
