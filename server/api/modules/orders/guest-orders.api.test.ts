import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { OpenDatabase } from '../../../db/open-database.ts'
import { orders } from '../../../db/tables/orders.ts'
import { hasDatabase, openTestDatabase } from '../../../testing/database/open-test-database.ts'
import { addOrder } from '../../../testing/orders/build-order.ts'
import type { GuestContact } from '../../http/caller.ts'
import { guestOrdersOf } from './guest-orders.ts'

describe.skipIf(!hasDatabase())('orders of a guest’s contact', () => {
  let database: OpenDatabase
  beforeAll(async () => {
    database = await openTestDatabase()
    const orderNumber = await addOrder(database.db, { upmId: null })
    await database.db.execute(sql`insert into ${orders}
      select (jsonb_populate_record(o, jsonb_build_object(
        'order_number', 'MANY' || n, 'order_id', 'many-' || n, 'contact_email', 'many.' || n || '@podium.example',
        'phone_country_code', '44', 'phone_number', (7700900000 + n)::text))).*
      from ${orders} o, generate_series(1, 2000) n where o.order_number = ${orderNumber}`)
    await database.db.execute(sql`analyze ${orders}`)
  })
  afterAll(() => database.close())

  const planOf = async (contact: GuestContact): Promise<string> => {
    const query = database.db.select().from(orders).where(guestOrdersOf(contact))
    return JSON.stringify(await database.db.execute(sql`explain (format json) ${query.getSQL()}`))
  }

  it.each([
    ['an email address', { kind: 'email', email: 'many.7@podium.example' }],
    ['a phone number, however it is written', { kind: 'phone', digits: '4407700900007' }],
  ] as const)('[BY-21] are found by an index for %s, whoever asks', async (_, contact) => {
    const plan = await planOf(contact)
    expect(plan).toContain('orders_guest_')
    expect(plan).not.toContain('Seq Scan')
  })
})
