import { randomUUID } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import pg from 'pg'
import { inject } from 'vitest'
import { type OpenDatabase, openDatabase } from '../../db/open-database.ts'
import './provided.ts'

export type TestDatabase = OpenDatabase & {
  /** Address of the database for further hosts; `null` on the embedded one, which has one connection. */
  readonly url: string | null
}

/** Whether this project's database can be had on this machine; the set-up has said so loudly where it cannot. */
export const hasDatabase = (): boolean =>
  inject('databaseKind') === 'pglite' || inject('postgresUrl') !== null

/** A migrated, empty database of its own, of the kind that the project names. Close it when the file is done. */
export const openTestDatabase = (): Promise<TestDatabase> =>
  inject('databaseKind') === 'pglite' ? openCopyOfDump() : openCopyOnServer()

/** The migrated embedded database that this run has prepared. */
export const templateDump = async (): Promise<Blob> => new Blob([await readFile(inject('pgliteDump'))])

const openCopyOfDump = async (): Promise<TestDatabase> => {
  const opened = await openDatabase({ dataDir: 'memory://', dump: await templateDump() })
  return { ...opened, url: null }
}

/** Makes a database on the test server and gives its address with what drops it. */
export const createServerDatabase = async (): Promise<{ url: string; drop: () => Promise<void> }> => {
  const server = inject('postgresUrl')
  if (server === null) throw new Error('no PostgreSQL server for tests')
  const name = `baton_test_${randomUUID().replaceAll('-', '')}`
  const url = new URL(server)
  url.pathname = `/${name}`
  await runOn(server, `create database ${name} template ${inject('postgresTemplate')}`)
  return { url: url.href, drop: () => runOn(server, `drop database if exists ${name} with (force)`) }
}

const openCopyOnServer = async (): Promise<TestDatabase> => {
  const { url, drop } = await createServerDatabase()
  const opened = await openDatabase({ databaseUrl: url, dataDir: '', maxConnections: 30 })
  const close = async () => {
    await opened.close()
    await drop()
  }
  return { ...opened, url, close }
}

/** Takes a database away under a host that uses it: it is there no more, and nobody is told. */
export const loseDatabase = async ({ url, pglite }: Pick<TestDatabase, 'url' | 'pglite'>): Promise<void> => {
  if (url === null) return pglite?.close()
  await runOn(new URL('/postgres', url).href, `drop database ${new URL(url).pathname.slice(1)} with (force)`)
}

export const runOn = async (url: string, statement: string): Promise<void> => {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    await client.query(statement)
  } finally {
    await client.end()
  }
}
