import { mkdtempSync, writeFileSync } from 'node:fs'
import { cp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import type { OwnPostgres } from './test-postgres.ts'

/** Left out of a backup: what belongs to the running server alone. */
const isRunning = (path: string): boolean => /\/(postmaster\.(pid|opts)|pg_wal|pgsql_tmp\d*)(\/|$)/.test(path)

/**
 * A copy of a server's data that is made while it works, as `pg_basebackup` makes one: the files, and then the log that was written
 * meanwhile (PostgreSQL's manual, "Making a base backup using the low level API").
 *
 * @returns the copy's folder, which the caller removes.
 */
export const backUp = async ({ url, dataFolder }: OwnPostgres): Promise<string> => {
  const folder = mkdtempSync(join(tmpdir(), 'baton-backup-'))
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  await client.query(`select pg_backup_start('baton', true)`)
  await cp(dataFolder, folder, { recursive: true, filter: (path) => !isRunning(path) })
  const { rows } = await client.query<{ labelfile: string }>('select labelfile from pg_backup_stop(false)')
  writeFileSync(join(folder, 'backup_label'), rows[0]?.labelfile ?? '')
  await cp(join(dataFolder, 'pg_wal'), join(folder, 'pg_wal'), { recursive: true })
  await client.end()
  return folder
}
