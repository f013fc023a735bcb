import { sql } from 'drizzle-orm'
import type { Database } from '../../db/schema.ts'

const tables = sql`select table_schema as schema, table_name as name from information_schema.tables
  where table_type = 'BASE TABLE' and table_schema not in ('pg_catalog', 'information_schema')`

/** All rows of all tables of a database, of its queue as well, as a thief of a dump reads them. */
export const everyRow = async (db: Database): Promise<string> => {
  const found = await db
    .select({ schema: sql<string>`schema`, name: sql<string>`name` })
    .from(sql`(${tables}) as t`)
  const parts = found.map(
    ({ schema, name }) =>
      sql`select t::text as line from ${sql.identifier(schema)}.${sql.identifier(name)} t`,
  )
  const rows = await db
    .select({ line: sql<string>`line` })
    .from(sql`(${sql.join(parts, sql` union all `)}) as lines`)
  return rows.map(({ line }) => line).join('\n')
}
