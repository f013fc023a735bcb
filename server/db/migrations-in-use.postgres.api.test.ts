import { randomUUID } from 'node:crypto'
import { rmSync } from 'node:fs'
import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate } from 'drizzle-orm/node-postgres/migrator'
import pg from 'pg'
import { afterEach, beforeEach, describe, expect, inject, test } from 'vitest'
import { earlierMigrations } from '../testing/database/earlier-migrations.ts'
import { hasDatabase, runOn } from '../testing/database/open-test-database.ts'
import { openDatabase } from './open-database.ts'

const insertOrder = `insert into orders (order_number, country, order_date) values ($1, 'us', now())`

describe.skipIf(!hasDatabase())('a database that the release before works on', () => {
  let url: string
  let folder: string
  const name = `baton_in_use_${randomUUID().replaceAll('-', '')}`
  beforeEach(async () => {
    const server = inject('postgresUrl') ?? ''
    await runOn(server, `create database ${name}`)
    url = Object.assign(new URL(server), { pathname: `/${name}` }).href
    folder = earlierMigrations()
    const client = new pg.Client({ connectionString: url })
    await client.connect()
    await migrate(drizzle(client), { migrationsFolder: folder })
    await client.query(`
      insert into orders (order_number, country, order_date) select 'OLD' || n, 'us', now() from generate_series(1, 20000) as n`)
    await client.end()
  })
  afterEach(async () => {
    rmSync(folder, { recursive: true, force: true })
    await runOn(inject('postgresUrl') ?? '', `drop database ${name} with (force)`)
  })

  test('is migrated beside its reads and writes: none fails, none is lost', async () => {
    const pool = new pg.Pool({ connectionString: url, max: 8 })
    let isOver = false
    const written: string[] = []
    const work = async (worker: number) => {
      for (let turn = 0; !isOver; turn++) {
        const number = `NEW${worker}X${turn}`
        await pool.query(insertOrder, [number])
        const { rows } = await pool.query('select * from orders where order_number = $1 for update', [number])
        if (rows.length === 1) written.push(number)
      }
    }
    const workers = Promise.all(Array.from({ length: 8 }, (_, worker) => work(worker)))
    const opened = await openDatabase({ databaseUrl: url, dataDir: '' })
    isOver = true
    await workers
    // And it goes on, as it does while hosts are replaced one by one, or when the newer release is taken back.
    await pool.query(insertOrder, ['AFTER1'])
    const { rows } = await pool.query<{ count: number }>('select count(*)::int as count from orders')
    expect(written.length).toBeGreaterThan(0)
    expect(rows[0]?.count).toBe(20_000 + written.length + 1)
    await pool.end()
    await opened.close()
  })
})
