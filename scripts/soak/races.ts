import { sql } from 'drizzle-orm'
import { openDatabase } from '../../server/db/open-database.ts'
import type { Database } from '../../server/db/schema.ts'
import { changesOfTable } from '../../server/testing/changes/arrangement-of.ts'
import { holdRace } from '../../server/testing/changes/races/hold-race.ts'
import { openWork } from '../../server/testing/changes/races/open-work.ts'
import { brokenSums } from '../../server/testing/changes/races/sums.ts'
import { showDocument } from '../../server/testing/changes/shown-document.ts'
import { startTestPostgres } from '../../server/testing/database/test-postgres.ts'
import { spawnSandbox } from '../../server/testing/host/spawn-api.ts'
import { waitFor } from '../../server/testing/host/wait-for.ts'
import { workThrough } from './work-through.ts'

/** As many races as two cores work on without any of them waiting long. */
const racesAtOnce = 16

/**
 * Every changing call, by each caller that it admits, of so many orders, each with so many requests at once to two hosts on one
 * PostgreSQL. Says how it went; whether each had the effect of one, the sums are right and nobody saw a 5xx.
 */
export const soakRaces = async (orders = 500, copies = 20): Promise<boolean> => {
  const hideDocument = showDocument()
  const postgres = await startTestPostgres()
  const options = { databaseUrl: postgres.url, port: 0, maxConnections: 40 }
  const hosts = [await spawnSandbox(options), await spawnSandbox(options)]
  const opened = await openDatabase({ databaseUrl: postgres.url, dataDir: '', maxConnections: 10 })
  const { db } = opened
  const statuses = new Map<number, number>()
  const faults: string[] = []
  const startedAt = performance.now()
  try {
    const races = Array.from({ length: orders }, () => changesOfTable).flat()
    let held = 0
    await workThrough(races, racesAtOnce, async (change) => {
      const at = hosts.map((host) => ({ ...host, now: Date.now }))
      const race = await holdRace(at, db, change, copies).catch((error) => ({
        answers: [],
        faults: [String(error)],
      }))
      for (const { status } of race.answers) statuses.set(status, (statuses.get(status) ?? 0) + 1)
      for (const fault of race.faults) faults.push(`${change.id} by a ${change.caller}: ${fault}`)
      held += 1
      if (held % 1_000 === 0) console.error(`${held} of ${races.length} races, ${faults.length} faults`)
    })
    await waitFor('the end of all work', async () => isNone(await openWork(db)), 120_000).catch(() =>
      faults.push('work was left open'),
    )
    faults.push(...(await brokenSums(db)))
    const errors = hosts.flatMap(({ lines }) => lines.filter(({ level }) => level === 'error'))
    const seconds = Math.round((performance.now() - startedAt) / 1000)
    const counts = [...statuses].toSorted(([one], [other]) => one - other)
    console.log(`| Races | Requests | Answers | Errors logged | Deadlocks | Faults | Seconds |
|---|---|---|---|---|---|---|
| ${races.length} | ${races.length * copies} | ${counts.map(([status, count]) => `${count} × ${status}`).join(', ')} | ${errors.length} | ${await deadlocksOf(db)} | ${faults.length} | ${seconds} |`)
    for (const fault of faults.slice(0, 20)) console.log(`- ${fault}`)
    for (const line of errors.slice(0, 10)) console.log(`- logged: ${JSON.stringify(line)}`)
    return faults.length === 0
  } finally {
    for (const host of hosts) await host.kill()
    await opened.close()
    await postgres.stop()
    hideDocument()
  }
}

const isNone = (open: Readonly<Record<string, number>>): boolean =>
  Object.values(open).every((count) => count === 0)

/** How many deadlocks the server has ended: whoever met one is tried again or refused. */
const deadlocksOf = async (db: Database): Promise<number> => {
  const statement = sql`select deadlocks::int from pg_stat_database where datname = current_database()`
  const { rows } = (await db.execute(statement)) as unknown as { rows: readonly { deadlocks: number }[] }
  return rows[0]?.deadlocks ?? -1
}
