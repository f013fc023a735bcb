import { eq } from 'drizzle-orm'
import type * as v from 'valibot'
import type { BankRefund, SentBankRefund } from '../../../../contract/orders/bank-refund.ts'
import { refundsByBank } from '../../../../domain/bank-refund/bank-refund.ts'
import type { Database } from '../../../db/schema.ts'
import { type OrderRow, orders } from '../../../db/tables/orders.ts'
import type { BankRefundRow } from '../../../db/tables/payments/bank-refunds.ts'
import type { AppDeps } from '../../app-deps.ts'
import { findBankRefunds } from '../bank-accounts/bank-refunds.repository.ts'
import { countryOfRow } from '../orders/row-standing.ts'

/** How the sale of a return was classified; a sale's own. */
const classificationOf = async (db: Database, order: OrderRow): Promise<OrderRow['orderClassification']> => {
  const { orderClassification, parentSalesOrderNumber } = order
  if (parentSalesOrderNumber === null) return orderClassification
  const [sale] = await db
    .select({ orderClassification: orders.orderClassification })
    .from(orders)
    .where(eq(orders.orderNumber, parentSalesOrderNumber))
  return sale?.orderClassification ?? orderClassification
}

/** Whether returns of this sale, or this return of it, are refunded to a bank account (RF-03). */
export const isRefundedByBank = async (
  db: Database,
  order: OrderRow,
  { isTrial = false }: Pick<AppDeps['settings'], 'isTrial'>,
): Promise<boolean> =>
  refundsByBank(
    { payment: order.payments, orderClassification: await classificationOf(db, order) },
    { country: countryOfRow(order), isTrial },
  )

/** What was sent, as the wire carries it: never the account itself. */
export const wireSent = (row: BankRefundRow): v.InferInput<typeof SentBankRefund> => ({
  account: { country: row.accountCountry, lastFour: row.accountLastFour },
  sentAt: row.sentAt.toISOString(),
})

/** An order's refund to a bank account, as the wire carries it; `null` where it is refunded in another way. */
export const readBankRefund = async (
  db: Database,
  order: OrderRow,
  settings: Pick<AppDeps['settings'], 'isTrial'>,
): Promise<v.InferInput<typeof BankRefund> | null> => {
  if (!(await isRefundedByBank(db, order, settings))) return null
  const row = (await findBankRefunds(db, [order.orderNumber])).get(order.orderNumber)
  return { sent: row ? wireSent(row) : null }
}
