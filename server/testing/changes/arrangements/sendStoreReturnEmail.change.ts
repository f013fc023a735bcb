import { and, eq } from 'drizzle-orm'
import { orders } from '../../../db/tables/orders.ts'
import { outgoingMails } from '../../../db/tables/outgoing-mails.ts'
import { arrangeStoreReturn } from './store-return.ts'

export const arrange = arrangeStoreReturn(
  (orderNumber) => async (db) => {
    const rows = await db
      .select({ id: outgoingMails.id })
      .from(outgoingMails)
      .innerJoin(orders, eq(orders.orderNumber, outgoingMails.orderNumber))
      .where(and(eq(orders.parentSalesOrderNumber, orderNumber), eq(outgoingMails.kind, 'storeReturn')))
    return rows.length
  },
  false,
)
