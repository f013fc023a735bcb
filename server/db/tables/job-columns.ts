import { integer, text, uuid } from 'drizzle-orm/pg-core'
import { instant } from './columns.ts'
import { orders } from './orders.ts'

/** Columns that every job of an order has (JO-01). */
export const jobColumns = () => ({
  id: uuid('id').primaryKey(),
  orderNumber: text('order_number')
    .notNull()
    .references(() => orders.orderNumber, { onDelete: 'cascade' }),
  status: text('status', { enum: ['PENDING', 'IN_PROGRESS', 'COMPLETED'] }).notNull(),
  /** Wait before the next poll, in milliseconds. */
  etaMs: integer('eta_ms').notNull(),
  errorStatus: integer('error_status'),
  errorCode: text('error_code'),
  errorMessage: text('error_message'),
  /** The host's own time (`Clock`). */
  requestedAt: instant('requested_at').notNull(),
  completedAt: instant('completed_at'),
})
