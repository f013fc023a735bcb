/** Loaded into a measured host before all else: tells its parent, when asked, what it has spent so far. */
import { isMainThread } from 'node:worker_threads'
import { PGlite } from '@electric-sql/pglite'
import pg from 'pg'

export type Spent = { readonly cpuMs: number; readonly queries: number }

let queries = 0

const counted = <T extends (...args: never[]) => unknown>(original: T): T =>
  function (this: unknown, ...args: Parameters<T>) {
    queries += 1
    return original.apply(this, args)
  } as T

if (isMainThread) {
  pg.Client.prototype.query = counted(pg.Client.prototype.query)
  PGlite.prototype.query = counted(PGlite.prototype.query)
  process.on('message', () => {
    const { user, system } = process.cpuUsage()
    process.send?.({ cpuMs: (user + system) / 1000, queries } satisfies Spent)
  })
  process.channel?.unref()
}
