import { and, asc, desc, eq, lt, ne, or, type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import type { OrderType } from '../../../../contract/orders/order-types.ts'
import { historyLinesPerOrder, historyPageSize } from '../../../../contract/orders/orders.ts'
import { preparedOn } from '../../../db/prepared-on.ts'
import type { Database } from '../../../db/schema.ts'
import { orders } from '../../../db/tables/orders.ts'
import type { GuestContact } from '../../http/caller.ts'
import { guestOrdersOf } from './guest-orders.ts'
import { mayBeFound, type OrderSearch, searchValues } from './search/found-orders.ts'

/** Where a page of the history starts: after this order. */
export type HistoryPosition = { readonly orderDate: Date; readonly orderNumber: string }

type Shape = {
  readonly isOfOneType: boolean
  readonly isContinued: boolean
  /** What else must hold of each order. */
  readonly search?: SQL
}

/** Columns that the lines of the history are made from. */
const shown = {
  orderNumber: true,
  orderType: true,
  orderClassification: true,
  country: true,
  currency: true,
  currencyAlt: true,
  orderDate: true,
  orderTotal: true,
  payments: true,
  shipFrom: true,
  pickupAddress: true,
  deliveryDay: true,
  shippingTotal: true,
  paymentApprovalId: true,
  paymentHoldFlag: true,
  paymentPending: true,
  deferredPaymentData: true,
  legacyPaymentUrl: true,
  returnMethod: true,
  partnerName: true,
  memberGated: true,
  pendingModification: true,
  pendingItems: true,
  cancelledAt: true,
  isGlobalStoreOrder: true,
} as const

/** Columns of an order's groups that its lines' actions are read from. */
const shownOfGroups = {
  position: true,
  returnLink: true,
  trackingUrl: true,
  returnOrderNumber: true,
  shipments: true,
} as const

const asked = {
  upmId: sql.placeholder('upmId'),
  orderType: sql.placeholder('orderType'),
  orderDate: sql.placeholder('orderDate'),
  orderNumber: sql.placeholder('orderNumber'),
}

const isAfter = (orderDate: SQLWrapper | Date, orderNumber: SQLWrapper | string): SQL | undefined =>
  or(
    lt(orders.orderDate, orderDate),
    and(eq(orders.orderDate, orderDate), lt(orders.orderNumber, orderNumber)),
  )

/** Orders of a page with their first lines, how many there are in all, what they can do, and what they gave back. */
const pageOf = (db: Database, where: SQL | undefined) =>
  db.query.orders.findMany({
    columns: shown,
    extras: (order) => ({
      lineCount:
        sql<number>`(select count(*)::int from order_lines where order_lines.order_number = ${order.orderNumber})`.as(
          'line_count',
        ),
    }),
    where,
    orderBy: [desc(orders.orderDate), desc(orders.orderNumber)],
    limit: historyPageSize + 1,
    with: {
      lines: { orderBy: ({ lineNumber }) => asc(lineNumber), limit: historyLinesPerOrder },
      groups: { columns: shownOfGroups },
      refund: true,
    },
  })

const prepare = (db: Database, { isOfOneType, isContinued, search }: Shape) =>
  pageOf(
    db,
    and(
      eq(orders.upmId, asked.upmId),
      isOfOneType ? eq(orders.orderType, asked.orderType) : ne(orders.orderType, 'PARTNER_SALES_ORDER'),
      isContinued ? isAfter(asked.orderDate, asked.orderNumber) : undefined,
      search,
    ),
  ).prepare(
    `history_${isOfOneType ? 'of_type' : 'own'}_${isContinued ? 'next' : 'first'}${search === undefined ? '' : '_search'}`,
  )

const lists = (db: Database, search?: SQL) => {
  const shape = (isOfOneType: boolean, isContinued: boolean) =>
    prepare(db, { isOfOneType, isContinued, ...(search && { search }) })
  return {
    own: { first: shape(false, false), next: shape(false, true) },
    ofType: { first: shape(true, false), next: shape(true, true) },
  }
}

const statements = preparedOn((db) => lists(db))
const searches = preparedOn((db) => lists(db, mayBeFound))

/** The first thing that somebody bought, by the history's own index. */
const firstSale = preparedOn((db) =>
  db
    .select({ orderDate: orders.orderDate })
    .from(orders)
    .where(and(eq(orders.upmId, asked.upmId), eq(orders.orderType, 'SALES_ORDER')))
    .orderBy(asc(orders.orderDate), asc(orders.orderNumber))
    .limit(1)
    .prepare('history_first_sale'),
)

export type HistoryPageQuery = {
  readonly upmId: string
  /** Partner orders are asked for by their type; without one, all others are meant. */
  readonly orderType: OrderType | null
  readonly after: HistoryPosition | null
}

/** When a member first bought something; `null` for who never did. */
export const dateOfFirstSale = async (db: Database, upmId: string): Promise<Date | null> =>
  (await firstSale(db).execute({ upmId }))[0]?.orderDate ?? null

/** One page and the order after it. Newest orders first; ties by number, so that each order has one place. */
export const listMemberOrders = (
  db: Database,
  { upmId, orderType, after }: HistoryPageQuery,
  search: OrderSearch | null = null,
) => {
  const { own, ofType } = search === null ? statements(db) : searches(db)
  const { first, next } = orderType === null ? own : ofType
  const whose = { upmId, orderType, ...(search && searchValues(search)) }
  return after === null
    ? first.execute(whose)
    : next.execute({
        ...whose,
        orderDate: after.orderDate.toISOString(),
        orderNumber: after.orderNumber,
      })
}

/** One page of a guest's orders and the order after it, in the same order (BY-22). */
export const listGuestOrders = (
  db: Database,
  contact: GuestContact,
  after: HistoryPosition | null,
): Promise<HistoryOrder[]> =>
  pageOf(
    db,
    and(guestOrdersOf(contact), after === null ? undefined : isAfter(after.orderDate, after.orderNumber)),
  )

export type HistoryOrder = Awaited<ReturnType<typeof listMemberOrders>>[number]
