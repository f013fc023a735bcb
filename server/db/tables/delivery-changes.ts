import { sql } from 'drizzle-orm'
import { boolean, check, index, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import type { AddressDraft } from '../../../domain/addresses/address-layout.types.ts'
import { instant } from './columns.ts'
import { jobColumns } from './job-columns.ts'

export const deliveryChangeOutcomes = ['CHANGED', 'DENIED', 'FAILED'] as const
export type DeliveryChangeOutcome = (typeof deliveryChangeOutcomes)[number]

/**
 * Jobs that change how an order is delivered: one of an order is under way at a time (BY-17). The address stands here only until the
 * job is over; of what was changed the town stays, for the mail that tells of it.
 */
export const deliveryChanges = pgTable(
  'delivery_changes',
  {
    ...jobColumns(),
    outcome: text('outcome', { enum: deliveryChangeOutcomes }),
    /** Where the order is to go; `null` where that stays, and once the job is over. */
    address: jsonb('address').$type<AddressDraft>(),
    movesAddress: boolean('moves_address').notNull(),
    town: text('town'),
    /** Calendar date; `null`: as soon as possible. */
    deliveryDay: text('delivery_day'),
    requestedBy: text('requested_by', { enum: ['member', 'guest'] }).notNull(),
    startedAt: instant('started_at'),
    /** Two letters of the language that it was asked for in. */
    language: text('language'),
  },
  (t) => [
    uniqueIndex('delivery_changes_one_under_way').on(t.orderNumber).where(sql`${t.outcome} is null`),
    index('delivery_changes_order').on(t.orderNumber),
    index('delivery_changes_open').on(t.status).where(sql`${t.status} <> 'COMPLETED'`),
    check('delivery_changes_status', sql`${t.status} in ('PENDING', 'IN_PROGRESS', 'COMPLETED')`),
    check('delivery_changes_outcome', sql`${t.outcome} in ('CHANGED', 'DENIED', 'FAILED')`),
    check('delivery_changes_completed', sql`(${t.status} = 'COMPLETED') = (${t.outcome} is not null)`),
    check('delivery_changes_completed_at', sql`(${t.status} = 'COMPLETED') = (${t.completedAt} is not null)`),
    check('delivery_changes_forgotten', sql`${t.status} <> 'COMPLETED' or ${t.address} is null`),
    check('delivery_changes_day', sql`${t.deliveryDay} ~ '^[0-9]{4}-[0-9]{2}-[0-9]{2}$'`),
    check('delivery_changes_requested_by', sql`${t.requestedBy} in ('member', 'guest')`),
  ],
)
export type DeliveryChangeRow = typeof deliveryChanges.$inferSelect
