import { getTableName, is, sql } from 'drizzle-orm'
import { PgTable } from 'drizzle-orm/pg-core'
import { type Database, schema } from '../../db/schema.ts'
import { idempotencyKeys } from '../../db/tables/idempotency-keys.ts'
import { callRates } from '../../db/tables/people/call-rates.ts'
import { attempts } from '../../db/tables/people/identity.ts'

/** What refusals do write: their outcome under its key, and what is counted against the caller. */
const written = new Set<string>([idempotencyKeys, attempts, callRates].map((table) => getTableName(table)))

const names = Object.values(schema)
  .filter((entry) => is(entry, PgTable))
  .map((table) => getTableName(table as PgTable))
  .filter((name) => !written.has(name))

const hashOf = (name: string) =>
  sql`select ${name} as name, md5(coalesce(string_agg(t::text, '|' order by t::text collate "C"), '')) as hash from ${sql.identifier(name)} t`

const jobs = sql`select 'jobs that are queued' as name, count(*)::text as hash from pgboss.job where name not like '__pgboss%'`

const query = sql.join([...names.map(hashOf), jobs], sql` union all `)

/** Hash of all rows of each table of the product, and how much work is queued. */
export const tableState = async (db: Database): Promise<Readonly<Record<string, string>>> => {
  const rows = await db
    .select({ name: sql<string>`name`, hash: sql<string>`hash` })
    .from(sql`(${query}) as states`)
  return Object.fromEntries(rows.map(({ name, hash }) => [name, hash]))
}
