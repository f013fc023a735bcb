import { relations } from 'drizzle-orm'
import { orderGroups, orderLines } from './order-lines.ts'
import { orders } from './orders.ts'
import { refunds } from './returns.ts'

/** What a query of orders may bring along, in the same answer of the database. */
export const orderRelations = relations(orders, ({ many, one }) => ({
  lines: many(orderLines),
  groups: many(orderGroups),
  refund: one(refunds, { fields: [orders.orderNumber], references: [refunds.returnOrderNumber] }),
}))

export const orderLineRelations = relations(orderLines, ({ one }) => ({
  order: one(orders, { fields: [orderLines.orderNumber], references: [orders.orderNumber] }),
}))

export const orderGroupRelations = relations(orderGroups, ({ one }) => ({
  order: one(orders, { fields: [orderGroups.orderNumber], references: [orders.orderNumber] }),
}))
