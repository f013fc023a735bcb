import 'vitest'

declare module 'vitest' {
  interface ProvidedContext {
    /** Which database the API tests of this project run on. */
    databaseKind: 'pglite' | 'postgres'
    /** File with a dump of the migrated embedded database. */
    pgliteDump: string
    /** Server that tests make their databases on; `null` where none could be started. */
    postgresUrl: string | null
    /** Migrated database on that server that others are copied from. */
    postgresTemplate: string
  }
}
