import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { PGlite } from '@electric-sql/pglite'
import { drizzle as drizzlePg } from 'drizzle-orm/node-postgres'
import { migrate as migratePg } from 'drizzle-orm/node-postgres/migrator'
import { drizzle as drizzlePglite } from 'drizzle-orm/pglite'
import { migrate as migratePglite } from 'drizzle-orm/pglite/migrator'
import pg from 'pg'
import { type ConstructorOptions, fromPglite } from 'pg-boss'
import type { Log } from '../common/log.ts'
import { errorFields, silentLog } from '../common/log.ts'
import { PreparingPGlite } from './preparing-pglite.ts'
import { type Database, schema } from './schema.ts'
import { TracedPool } from './traced-pool.ts'

/** Where the migrations lie that make today's tables. */
export const migrationsFolder = fileURLToPath(new URL('./migrations', import.meta.url))

/** Any number that no other program on the same database uses: hosts that start together migrate one by one. */
const migrationLock = 7_302_216

/**
 * How long a migration waits for a table that is in use: while it waits, everybody who comes after waits behind it. A host that gives up
 * says so and is started again.
 */
const migrationPatience = '5s'

export type OpenDatabase = {
  readonly db: Database
  readonly kind: 'pglite' | 'postgres'
  /** What pg-boss needs to work on the same database. */
  readonly bossOptions: ConstructorOptions
  /** The embedded database itself, for dumps; `null` on a server. */
  readonly pglite: PGlite | null
  /** Ends connections. Stop pg-boss before. */
  close(): Promise<void>
}

export type OpenDatabaseOptions = {
  /** `postgres://…`; without it the embedded PGlite is used. */
  readonly databaseUrl?: string | undefined
  /** Folder of the embedded database's folder, or `memory://`. Nobody else may have it open (`server/host/data-lock.ts`). */
  readonly dataDir: string
  /** A dump to start the embedded database from. */
  readonly dump?: Blob
  readonly log?: Log
  /** Connections of this host to a server, beside those of pg-boss. */
  readonly maxConnections?: number
}

/** Opens and migrates the database. Rejects with the driver's error where it cannot be reached or migrated. */
export const openDatabase = (options: OpenDatabaseOptions): Promise<OpenDatabase> =>
  options.databaseUrl === undefined ? openEmbedded(options) : openServer(options.databaseUrl, options)

const openEmbedded = async ({ dataDir, dump }: OpenDatabaseOptions): Promise<OpenDatabase> => {
  const pglite = new PreparingPGlite({
    dataDir: dataDir.startsWith('memory:') ? dataDir : join(dataDir, 'pglite'),
    ...(dump === undefined ? {} : { loadDataDir: dump }),
  })
  await pglite.waitReady
  const db = drizzlePglite(pglite, { schema })
  try {
    await migratePglite(db, { migrationsFolder })
  } catch (error) {
    await pglite.close()
    throw error
  }
  return {
    db,
    kind: 'pglite',
    bossOptions: {
      db: fromPglite(pglite),
      backend: 'pglite',
      // Workers of an embedded database die with their host alone, and its next start queues what they left.
      superviseIntervalSeconds: 30,
      monitorIntervalSeconds: 30,
    },
    pglite,
    close: () => pglite.close(),
  }
}

const openServer = async (connectionString: string, options: OpenDatabaseOptions): Promise<OpenDatabase> => {
  const { log = silentLog, maxConnections = 10 } = options
  const connection = { connectionString, connectionTimeoutMillis: 5000, application_name: 'baton' }
  await migrateServer(connection)
  const pool = new TracedPool({ ...connection, max: maxConnections })
  // The pool listens to idle connections alone: one that is lost in the middle of a transaction would end the host.
  pool.on('connect', (client) =>
    client.on('error', (error) => log('warn', 'database.connection-lost', errorFields(error))),
  )
  pool.on('error', () => {})
  return {
    db: drizzlePg(pool, { schema }),
    kind: 'postgres',
    bossOptions: { ...connection, application_name: 'baton-queue', max: 4 },
    pglite: null,
    close: () => pool.end(),
  }
}

const migrateServer = async (connection: pg.ClientConfig): Promise<void> => {
  const client = new pg.Client(connection)
  await client.connect()
  try {
    await client.query('select pg_advisory_lock($1)', [migrationLock])
    await client.query(`set lock_timeout = '${migrationPatience}'`)
    await migratePg(drizzlePg(client), { migrationsFolder })
  } finally {
    await client.end()
  }
}
