import { cpSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { migrationsFolder } from '../../db/open-database.ts'

type Journal = { readonly entries: readonly { readonly tag: string }[] }

/**
 * Migrations as an earlier version of the software had them, in a folder of their own, which the caller removes.
 * @param last tag of the last one; left out: all but the newest.
 */
export const earlierMigrations = (last?: string): string => {
  const folder = mkdtempSync(join(tmpdir(), 'baton-migrations-'))
  cpSync(migrationsFolder, folder, { recursive: true })
  const file = join(folder, 'meta/_journal.json')
  const journal = JSON.parse(readFileSync(file, 'utf8')) as Journal
  const end = last === undefined ? -1 : journal.entries.findIndex(({ tag }) => tag === last) + 1
  writeFileSync(file, JSON.stringify({ ...journal, entries: journal.entries.slice(0, end) }))
  return folder
}
