import { errorFields, type Log } from '../common/log.ts'
import type { Database } from '../db/schema.ts'

/** Drops rows that have had their time. */
export type Drop = (db: Database) => Promise<unknown>

const everyMs = 60 * 60 * 1000

export type Housekeeping = {
  /** When the first round is done, which begins at once. */
  readonly first: Promise<void>
  readonly stop: () => void
}

/** Drops old rows now and every hour from now on; one that fails is logged and tried again with the next round. */
export const startHousekeeping = (db: Database, drops: readonly Drop[], log: Log): Housekeeping => {
  const round = async () => {
    for (const drop of drops) {
      try {
        await drop(db)
      } catch (error) {
        log('warn', 'host.housekeeping-failed', errorFields(error))
      }
    }
  }
  const timer = setInterval(round, everyMs)
  timer.unref()
  return { first: round(), stop: () => clearInterval(timer) }
}
