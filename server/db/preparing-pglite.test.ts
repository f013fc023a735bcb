import { afterAll, beforeAll, expect, test } from 'vitest'
import { PreparingPGlite } from './preparing-pglite.ts'

let database: PreparingPGlite
beforeAll(async () => {
  database = new PreparingPGlite('memory://')
  await database.exec('create table shoe (id int primary key, name text, made timestamptz, tags jsonb)')
})
afterAll(() => database.close())

const prepared = async () => {
  const { rows } = await database.query<{ statement: string }>('select statement from pg_prepared_statements')
  return rows.map(({ statement }) => statement)
}

test('answers are those of a statement that is not kept, the first time and later', async () => {
  const insert = 'insert into shoe values ($1, $2, $3, $4) returning id, tags'
  const one = await database.query(insert, [1, 'Trail', '2026-11-20T12:00:00Z', { wide: true }])
  const two = await database.query(insert, [2, null, null, null])
  expect([one.rows, one.affectedRows]).toEqual([[{ id: 1, tags: { wide: true } }], 1])
  expect([two.rows, two.affectedRows]).toEqual([[{ id: 2, tags: null }], 1])
  const all = 'select id, made from shoe where id < $1 order by id'
  const kept = await database.query(all, [9], { rowMode: 'array' })
  expect(await database.query(all, [9], { rowMode: 'array' })).toEqual(kept)
  const own = await database.transaction((tx) => tx.query(all, [9], { rowMode: 'array' }))
  expect(own).toMatchObject({ rows: kept.rows, fields: kept.fields })
  expect((await database.query(all, [0])).rows).toEqual([])
})

test('a statement without rows says how many it changed', async () => {
  const rename = 'update shoe set name = $1 where id < $2'
  expect(await database.query(rename, ['Court', 3])).toMatchObject({ rows: [], affectedRows: 2 })
  expect(await database.query(rename, ['Court', 0])).toMatchObject({ rows: [], affectedRows: 0 })
})

test('an error tells its code, and neither the statement nor the session suffers from it', async () => {
  const insert = 'insert into shoe (id) values ($1)'
  await database.query(insert, [3])
  await expect(database.query(insert, [3])).rejects.toMatchObject({ code: '23505' })
  await expect(database.query('select nothing from nowhere')).rejects.toMatchObject({ code: '42P01' })
  expect(await database.query(insert, [4])).toMatchObject({ affectedRows: 1 })
})

test('a table that has changed is met by a statement made anew', async () => {
  const all = 'select * from shoe where id = 1'
  await database.query(all)
  await database.exec('alter table shoe add column size int')
  await expect(database.query(all)).rejects.toMatchObject({ code: '0A000' })
  expect((await database.query(all)).rows).toMatchObject([{ id: 1, size: null }])
})

test('statements that come at once do not get into a transaction of somebody else', async () => {
  const count = 'select count(*)::int as shoes from shoe'
  const before = await database.query(count)
  const undone = database.transaction(async (tx) => {
    await tx.query('delete from shoe')
    await new Promise((resolve) => setTimeout(resolve, 10))
    await tx.rollback()
  })
  const during = await Promise.all([database.query(count), database.query(count)])
  await undone
  expect(during.map(({ rows }) => rows)).toEqual([before.rows, before.rows])
})

test('two hundred statements are kept, those that were asked last', async () => {
  const used = 'select 1 as used'
  for (let index = 0; index < 250; index += 1) {
    await database.query(`select ${index} as one_of_many`)
    await database.query(used)
  }
  const statements = await prepared()
  expect(statements.length).toBeLessThanOrEqual(200)
  expect(statements).toContain(used)
  expect(statements).toContain('select 249 as one_of_many')
  expect(statements).not.toContain('select 1 as one_of_many')
})
