import { and, eq } from 'drizzle-orm'
import { orders } from '../../db/tables/orders.ts'
import { outgoingMails } from '../../db/tables/outgoing-mails.ts'
import { type Arrange, newOrder } from './arrangement.ts'
import { openWizard } from './open-wizard.ts'

export const arrange: Arrange = async (host, caller) => {
  const person = await newOrder(host, caller, { from: 'returnable' })
  const { orderNumber, identity } = person
  return {
    identity,
    isGivenUp: true,
    ...openWizard({ person, orderNumber, method: 'returnToStore' }),
    effects: async (db) => {
      const rows = await db
        .select({ id: outgoingMails.id })
        .from(outgoingMails)
        .innerJoin(orders, eq(orders.orderNumber, outgoingMails.orderNumber))
        .where(and(eq(orders.parentSalesOrderNumber, orderNumber), eq(outgoingMails.kind, 'storeReturn')))
      return rows.length
    },
  }
}
