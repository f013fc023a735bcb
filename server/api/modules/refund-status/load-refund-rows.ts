import { and, asc, eq, inArray } from 'drizzle-orm'
import type { Database } from '../../../db/schema.ts'
import { type OrderLineRow, orderLines } from '../../../db/tables/order-lines.ts'
import { type OrderRow, orders } from '../../../db/tables/orders.ts'
import { type BankRefundRow, bankRefunds } from '../../../db/tables/payments/bank-refunds.ts'
import {
  type PaymentRefundRow,
  type PaymentRow,
  paymentRefunds,
  payments,
} from '../../../db/tables/payments/payments.ts'
import { type RefundRow, refunds } from '../../../db/tables/returns.ts'
import type { Caller } from '../../http/caller.ts'
import { findExchangeOfReturn, type WholeExchange } from '../exchange-goods/exchanges.repository.ts'
import { findOwnOrder } from '../orders/order-access.ts'

/** A return of a sale, with what was given back for it and the account that it goes to. */
export type ReturnRows = {
  readonly order: OrderRow
  readonly lines: readonly OrderLineRow[]
  readonly refund: RefundRow | null
  readonly account: BankRefundRow | null
  /** What it gives beside money, where it does. */
  readonly exchange: WholeExchange | null
}

/** All that is known of the money that goes back for a sale. */
export type RefundRows = {
  readonly sale: OrderRow
  readonly lines: readonly OrderLineRow[]
  /** Oldest first. */
  readonly returns: readonly ReturnRows[]
  readonly payment: PaymentRow | null
  /** Parts of that payment that cancelled pieces give back, oldest first. */
  readonly parts: readonly PaymentRefundRow[]
}

const returnsOf = (db: Database, saleNumber: string) =>
  db
    .select({ order: orders, refund: refunds, account: bankRefunds })
    .from(orders)
    .leftJoin(refunds, eq(refunds.returnOrderNumber, orders.orderNumber))
    .leftJoin(bankRefunds, eq(bankRefunds.returnOrderNumber, orders.orderNumber))
    .where(and(eq(orders.parentSalesOrderNumber, saleNumber), eq(orders.orderType, 'RETURN_ORDER')))
    .orderBy(asc(orders.orderDate), asc(orders.orderNumber))

/** The caller’s sale with all of it, in the transaction that it is given: a return’s own number names none. The same statements run whether there is one or not. */
export const loadRows = async (
  db: Database,
  caller: Caller,
  orderNumber: string,
): Promise<RefundRows | undefined> => {
  const found = await findOwnOrder(db, caller, orderNumber)
  const sale = found?.orderType === 'SALES_ORDER' ? found : undefined
  const number = sale?.orderNumber ?? ''
  const returned = await returnsOf(db, number)
  const lines = await db
    .select()
    .from(orderLines)
    .where(inArray(orderLines.orderNumber, [number, ...returned.map(({ order }) => order.orderNumber)]))
    .orderBy(asc(orderLines.lineNumber))
  const [payment] = await db.select().from(payments).where(eq(payments.orderNumber, number))
  const parts = await db
    .select()
    .from(paymentRefunds)
    .where(eq(paymentRefunds.orderNumber, number))
    .orderBy(asc(paymentRefunds.dueAt))
  const exchanges = new Map<string, WholeExchange | null>()
  for (const { order } of returned) {
    exchanges.set(order.orderNumber, await findExchangeOfReturn(db, order.orderNumber))
  }
  if (!sale) return undefined
  const linesOf = (wanted: string) => lines.filter((line) => line.orderNumber === wanted)
  return {
    sale,
    lines: linesOf(number).filter(({ replacementFor }) => replacementFor === null),
    returns: returned.map((row) => ({
      ...row,
      lines: linesOf(row.order.orderNumber),
      exchange: exchanges.get(row.order.orderNumber) ?? null,
    })),
    payment: payment ?? null,
    parts,
  }
}

/** Five statements on one state of the database, so that no refund is counted that its return does not know of yet. */
export const loadRefundRows = (
  db: Database,
  caller: Caller,
  orderNumber: string,
): Promise<RefundRows | undefined> =>
  db.transaction((tx) => loadRows(tx, caller, orderNumber), {
    isolationLevel: 'repeatable read',
    accessMode: 'read only',
  })
