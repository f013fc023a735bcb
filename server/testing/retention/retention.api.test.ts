import { getTableName } from 'drizzle-orm'
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createBoss } from '../../api/modules/jobs/create-boss.ts'
import { housekeepingQueue } from '../../api/modules/jobs/queues.ts'
import { silentLog } from '../../common/log.ts'
import { schema } from '../../db/schema.ts'
import { orders } from '../../db/tables/orders.ts'
import { hasDatabase } from '../database/open-test-database.ts'
import { type IdentityHost, startIdentityHost } from '../host/identity-host.ts'
import { waitFor } from '../host/wait-for.ts'
import type { TableName } from './kept.ts'
import { retention } from './retention.ts'

const tables = Object.entries(schema)
  .filter(([, entry]) => entry instanceof PgTable)
  .map(([name]) => name)
const cleaned = Object.entries(retention).flatMap(([table, kept]) =>
  'ways' in kept
    ? kept.ways.map((way) => ({
        table,
        when: way.when,
        put: way.put,
        names: kept.names,
        name: `${table} ${way.when}`,
      }))
    : [],
)
const bounded = Object.entries(retention).flatMap(([table, kept]) =>
  'ways' in kept ? [] : [{ table: table as TableName, ...kept }],
)

describe.skipIf(!hasDatabase())('how long rows stay', () => {
  let host: IdentityHost
  beforeAll(async () => {
    host = await startIdentityHost()
    const { db } = host.database
    for (const { put, name } of cleaned) {
      await put(db, `${name}: over`, true)
      await put(db, `${name}: within`, false)
    }
    await askForHousekeeping()
    // A host cleans what is its own when it starts, and what is the queue's when a message says so.
    await host.restart({})
    const left = async () => (await Promise.all(cleaned.map(({ names }) => names(db)))).flat()
    await waitFor(
      'the queue’s housekeeping',
      async () => !(await left()).some((name) => name.endsWith(': over')),
    ).catch(() => undefined)
  })
  afterAll(() => host?.close())

  /** What the schedule does every hour. */
  const askForHousekeeping = async () => {
    const boss = createBoss(host.database.bossOptions, silentLog)
    await boss.start()
    await boss.send(housekeepingQueue, {})
    await boss.stop({ graceful: true, timeout: 2000 })
  }

  it('is said of every table of the schema', () => {
    expect(Object.keys(retention).toSorted()).toEqual(tables.toSorted())
    expect(cleaned.length).toBeGreaterThan(15)
  })

  it.each(cleaned)('a row of $table goes $when, and one within its time stays', async ({ names, name }) => {
    const left = await names(host.database.db)
    expect(left.filter((one) => one.startsWith(`${name}: `))).toEqual([`${name}: within`])
  })

  it.each(bounded.filter((one) => one.with === 'order' && one.table !== 'orders'))(
    'rows of $table go with their order: $why',
    ({ table }) => {
      const ofOrder = new Set<string>([
        getTableName(orders),
        ...bounded.filter((one) => one.with === 'order').map((one) => getTableName(schema[one.table])),
      ])
      const cascades = getTableConfig(schema[table])
        .foreignKeys.filter(({ onDelete }) => onDelete === 'cascade')
        .map((key) => getTableName(key.reference().foreignTable))
      expect(cascades.some((name) => ofOrder.has(name))).toBe(true)
    },
  )

  it('a table that nobody cleans says what it is bounded by', () => {
    expect(bounded.filter(({ why }) => why.length < 10)).toEqual([])
  })
})
