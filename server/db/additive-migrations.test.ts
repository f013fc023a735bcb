import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { migrationsFolder } from './open-database.ts'

type Column = { readonly type: string; readonly notNull: boolean; readonly default?: unknown }
type Table = { readonly columns: Readonly<Record<string, Column>> }
type Snapshot = { readonly tables: Readonly<Record<string, Table>> }

/** The rule counts from here on (docs/decisions/0120). */
const first = 18

/** What a migration takes away: the release before did not use it any more. Name it as `0025 public.orders.old_column`. */
const takenAway: readonly string[] = []

const snapshots = readdirSync(join(migrationsFolder, 'meta'))
  .filter((name) => /^\d{4}_snapshot\.json$/.test(name))
  .sort()
  .map((name) => ({
    number: name.slice(0, 4),
    tables: (JSON.parse(readFileSync(join(migrationsFolder, 'meta', name), 'utf8')) as Snapshot).tables,
  }))

/** What the release before would miss, or stumble over, in the tables of the next one. */
const broken = (before: Snapshot['tables'], after: Snapshot['tables']): readonly string[] =>
  Object.entries(before).flatMap(([table, { columns }]) => {
    const now = after[table]?.columns
    if (now === undefined) return [table]
    const gone = Object.entries(columns).filter(
      ([name, { type, notNull }]) =>
        now[name]?.type !== type || (now[name].notNull && !notNull && now[name].default === undefined),
    )
    const demanded = Object.entries(now).filter(
      ([name, column]) => !(name in columns) && column.notNull && column.default === undefined,
    )
    return [...gone, ...demanded].map(([name]) => `${table}.${name}`)
  })

test('each migration leaves the release before it able to work: that is the way back', () => {
  const pairs = snapshots.slice(1).map((after, index) => ({ before: snapshots[index], after }))
  const found = pairs.flatMap(({ before, after }) =>
    Number(after.number) < first || before === undefined
      ? []
      : broken(before.tables, after.tables).map((what) => `${after.number} ${what}`),
  )
  expect(found.filter((what) => !takenAway.includes(what))).toEqual([])
  expect(takenAway.filter((what) => !found.includes(what))).toEqual([])
})

test.each<[string, Snapshot['tables'], string[]]>([
  ['a table that goes', {}, ['t']],
  ['a column that goes', { t: { columns: {} } }, ['t.a']],
  ['a column of another type', { t: { columns: { a: { type: 'int', notNull: false } } } }, ['t.a']],
  ['a column that must be filled now', { t: { columns: { a: { type: 'text', notNull: true } } } }, ['t.a']],
  [
    'a new column that must be filled',
    { t: { columns: { a: { type: 'text', notNull: false }, b: { type: 'text', notNull: true } } } },
    ['t.b'],
  ],
  [
    'a new column with a default, and a new table',
    {
      t: {
        columns: { a: { type: 'text', notNull: false }, b: { type: 'text', notNull: true, default: "''" } },
      },
      u: { columns: { a: { type: 'text', notNull: true } } },
    },
    [],
  ],
])('%s', (_, after, found) => {
  expect(broken({ t: { columns: { a: { type: 'text', notNull: false } } } }, after)).toEqual(found)
})
