/** Loaded into a measured host before all else: tells its parent, when asked, what it has spent so far. */
import { isMainThread } from 'node:worker_threads'
import pg from 'pg'
import { PreparingPGlite } from '../../../server/db/preparing-pglite.ts'

export type Spent = { readonly cpuMs: number; readonly queries: number }

let queries = 0

const counted = <T extends (...args: never[]) => unknown>(original: T): T =>
  function (this: unknown, ...args: Parameters<T>) {
    queries += 1
    return original.apply(this, args)
  } as T

if (isMainThread) {
  pg.Client.prototype.query = counted(pg.Client.prototype.query)
  PreparingPGlite.prototype.query = counted(PreparingPGlite.prototype.query)
  process.on('message', (asked) => {
    if (asked !== 'spent') return
    const { user, system } = process.cpuUsage()
    process.send?.({ cpuMs: (user + system) / 1000, queries } satisfies Spent)
  })
  // A bench that was ended leaves no host behind.
  process.on('disconnect', () => process.exit())
  process.channel?.unref()
}
