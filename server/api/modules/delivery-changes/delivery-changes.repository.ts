import { and, asc, eq, ne, sql } from 'drizzle-orm'
import { orderAddressOf } from '../../../../domain/addresses/address-entries.ts'
import type { AddressDraft } from '../../../../domain/addresses/address-layout.types.ts'
import type { Database } from '../../../db/schema.ts'
import {
  type DeliveryChangeOutcome,
  type DeliveryChangeRow,
  deliveryChanges,
} from '../../../db/tables/delivery-changes.ts'
import { type OrderRow, orders } from '../../../db/tables/orders.ts'

/** Whether a change of the order's delivery is under way. */
export const isUnderWay = async (db: Database, orderNumber: string): Promise<boolean> => {
  const open = and(eq(deliveryChanges.orderNumber, orderNumber), ne(deliveryChanges.status, 'COMPLETED'))
  return (await db.$count(deliveryChanges, open)) > 0
}

/** A job with its order, always by one query. */
export const findChangeWithOrder = async (
  db: Database,
  jobId: string,
): Promise<{ job: DeliveryChangeRow; order: OrderRow } | undefined> => {
  const [row] = await db
    .select({ job: deliveryChanges, order: orders })
    .from(deliveryChanges)
    .innerJoin(orders, eq(orders.orderNumber, deliveryChanges.orderNumber))
    .where(eq(deliveryChanges.id, jobId))
  return row
}

export type NewDeliveryChange = Pick<
  DeliveryChangeRow,
  | 'id'
  | 'orderNumber'
  | 'etaMs'
  | 'address'
  | 'movesAddress'
  | 'town'
  | 'deliveryDay'
  | 'requestedBy'
  | 'requestedAt'
  | 'language'
>

export const insertChange = async (db: Database, job: NewDeliveryChange): Promise<DeliveryChangeRow> => {
  const [row] = await db
    .insert(deliveryChanges)
    .values({ ...job, status: 'PENDING' })
    .returning()
  return row as DeliveryChangeRow
}

/** Jobs that were accepted and not completed, oldest first. */
export const listOpenChanges = async (db: Database): Promise<string[]> => {
  const rows = await db
    .select({ id: deliveryChanges.id })
    .from(deliveryChanges)
    .where(ne(deliveryChanges.status, 'COMPLETED'))
    .orderBy(asc(deliveryChanges.requestedAt))
  return rows.map(({ id }) => id)
}

/** Marks a job as begun; `false` where it is completed already or unknown. */
export const beginChange = async (db: Database, jobId: string, now: Date): Promise<boolean> => {
  const rows = await db
    .update(deliveryChanges)
    .set({
      status: 'IN_PROGRESS',
      startedAt: sql`coalesce(${deliveryChanges.startedAt}, ${now.toISOString()})`,
    })
    .where(and(eq(deliveryChanges.id, jobId), ne(deliveryChanges.status, 'COMPLETED')))
    .returning({ id: deliveryChanges.id })
  return rows.length === 1
}

export type ChangeEnd = {
  readonly outcome: DeliveryChangeOutcome
  readonly error: { readonly status: number; readonly code: string; readonly message: string } | null
}

/** Ends a job once, and forgets the address in it; `false` where somebody else has ended it. */
export const endChange = async (
  db: Database,
  jobId: string,
  { outcome, error }: ChangeEnd,
  now: Date,
): Promise<boolean> => {
  const rows = await db
    .update(deliveryChanges)
    .set({
      status: 'COMPLETED',
      outcome,
      address: null,
      completedAt: now,
      errorStatus: error?.status ?? null,
      errorCode: error?.code ?? null,
      errorMessage: error?.message ?? null,
    })
    .where(and(eq(deliveryChanges.id, jobId), ne(deliveryChanges.status, 'COMPLETED')))
    .returning({ id: deliveryChanges.id })
  return rows.length === 1
}

/** The order as it is delivered from now on. Returns of it start from the new address. */
export const setDelivery = async (
  db: Database,
  { orderNumber, shipFrom }: OrderRow,
  { address, day }: { readonly address: AddressDraft | null; readonly day: string | null },
): Promise<void> => {
  const to = address === null ? null : orderAddressOf(address)
  const moved = to && {
    shippingAddress: to,
    shipFrom: {
      ...shipFrom,
      address: { ...to, firstName: null, lastName: null },
      recipient: { firstName: to.firstName, lastName: to.lastName, middleName: null },
    },
  }
  await db
    .update(orders)
    .set({ ...moved, deliveryDay: day })
    .where(eq(orders.orderNumber, orderNumber))
}
