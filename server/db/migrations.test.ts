import { rmSync } from 'node:fs'
import { PGlite } from '@electric-sql/pglite'
import { drizzle } from 'drizzle-orm/pglite'
import { migrate } from 'drizzle-orm/pglite/migrator'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { earlierMigrations } from '../testing/database/earlier-migrations.ts'
import { migrationsFolder } from './open-database.ts'

describe('data of a database that an earlier version made', () => {
  let folder: string
  let pglite: PGlite
  beforeAll(async () => {
    folder = earlierMigrations('0010_pickups')
    pglite = await PGlite.create('memory://')
    const db = drizzle(pglite)
    await migrate(db, { migrationsFolder: folder })
    await pglite.exec(`
      insert into members (upm_id, given_name, family_name, email, country, password_hash, note) values
        ('sample', 'Maya', 'Ortiz', 'maya@example.com', 'us', 'scrypt$65536$8$2$a$b', '{"en": "Everything"}'),
        ('fresh', 'Robin', 'Sample', 'robin@shop.example', 'us', 'scrypt$1024$8$1$a$b', null),
        ('real', 'Kim', 'Real', 'kim@shop.example', 'us', 'scrypt$65536$8$2$a$b', null);
      insert into orders (order_number, country, order_date, sandbox_rule) values
        ('T0000001', 'us', now(), 'denied'), ('T0000002', 'us', now(), null);
    `)
    await migrate(db, { migrationsFolder })
  })
  afterAll(async () => {
    await pglite.close()
    rmSync(folder, { recursive: true, force: true })
  })
  const rows = async (query: string) => (await pglite.query(query)).rows

  test('keeps members and orders; what the sandbox made is known as such, and nothing else', async () => {
    expect(await rows('select upm_id from members order by upm_id')).toEqual([
      { upm_id: 'fresh' },
      { upm_id: 'real' },
      { upm_id: 'sample' },
    ])
    expect(await rows('select * from sandbox_members order by upm_id')).toEqual([
      { upm_id: 'fresh', note: null },
      { upm_id: 'sample', note: { en: 'Everything' } },
    ])
    expect(await rows('select order_number from orders order by order_number')).toEqual([
      { order_number: 'T0000001' },
      { order_number: 'T0000002' },
    ])
    expect(await rows('select * from sandbox_order_rules')).toEqual([
      { order_number: 'T0000001', rule: 'denied' },
    ])
  })
})
