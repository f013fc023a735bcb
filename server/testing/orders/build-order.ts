import { randomUUID } from 'node:crypto'
import type { Database } from '../../db/schema.ts'
import {
  type NewOrderGroup,
  type NewOrderLine,
  orderGroups,
  orderLines,
} from '../../db/tables/order-lines.ts'
import { type NewOrder, orders } from '../../db/tables/orders.ts'
import { type SandboxRule, sandboxOrderRules } from '../../sandbox/tables.ts'

export type OrderParts = Partial<NewOrder> & {
  readonly lines?: readonly Partial<NewOrderLine>[]
  readonly group?: Partial<NewOrderGroup>
  /** How the systems that the sandbox plays answer about it. */
  readonly rule?: SandboxRule | null
}

let counter = 0
const nextNumber = (): string => {
  counter += 1
  return `T${String(counter).padStart(9, '0')}`
}

/** A member nobody else in the run has. */
export const newMember = (): string => `upm-${randomUUID()}`

/** Puts an order into the database: one group, one line, ordered an instant before the test clock's start. */
export const addOrder = async (db: Database, parts: OrderParts = {}): Promise<string> => {
  const { lines = [{}], group = {}, rule = null, ...order } = parts
  const orderNumber = order.orderNumber ?? nextNumber()
  await db.insert(orders).values({
    orderNumber,
    upmId: newMember(),
    country: 'us',
    orderDate: new Date('2026-11-20T11:55:00.000Z'),
    contactEmail: 'kim@podium.example',
    phoneCountryCode: '1',
    phoneNumber: '2025550143',
    orderTotal: 12_345,
    ...order,
  })
  await db.insert(orderGroups).values({ orderNumber, position: 0, headingVariant: 'ordered', ...group })
  const rows = lines.map((line, index) => ({
    id: `${orderNumber}-${index + 1}`,
    orderNumber,
    lineNumber: index + 1,
    title: `Court shoe ${index + 1}`,
    status: 'Ordered',
    chargedPrice: 5000,
    ...line,
  }))
  if (rows.length > 0) await db.insert(orderLines).values(rows)
  if (rule !== null) await db.insert(sandboxOrderRules).values({ orderNumber, rule })
  return orderNumber
}
