import { globSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { generateDrizzleJson, generateMigration } from 'drizzle-kit/api'
import { expect, test } from 'vitest'
import { migrationsFolder } from './open-database.ts'

const folder = fileURLToPath(new URL('..', import.meta.url))

const tablesOfCode = async () => {
  const files = [...globSync('db/tables/**/*.ts', { cwd: folder }), 'sandbox/tables.ts']
  const modules = await Promise.all(files.map((file) => import(pathToFileURL(join(folder, file)).href)))
  return Object.assign({}, ...modules)
}

const lastSnapshot = () => {
  const meta = join(migrationsFolder, 'meta')
  const last = readdirSync(meta)
    .filter((name) => name.endsWith('_snapshot.json'))
    .toSorted()
    .at(-1)
  return JSON.parse(readFileSync(join(meta, last ?? ''), 'utf8'))
}

test('the migrations make the tables, constraints and indexes that the code names, and no others', async () => {
  const before = lastSnapshot()
  const now = generateDrizzleJson(await tablesOfCode(), before.id)
  expect(await generateMigration(before, now)).toEqual([])
})
