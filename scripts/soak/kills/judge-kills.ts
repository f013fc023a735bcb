import { isDeepStrictEqual } from 'node:util'
import { inArray, sql } from 'drizzle-orm'
import type { OpenDatabase } from '../../../server/db/open-database.ts'
import { idempotencyKeys } from '../../../server/db/tables/idempotency-keys.ts'
import { workedTimes } from '../../../server/testing/changes/arrangement.ts'
import { openWork } from '../../../server/testing/changes/races/open-work.ts'
import { brokenSums } from '../../../server/testing/changes/races/sums.ts'
import type { Acknowledged } from './front.ts'
import type { Pressed } from './shopper.ts'

/** What hosts have accepted and not finished, by kind, their queue's messages among it; housekeeping goes on for ever. */
export const unfinished = async ({ db }: OpenDatabase): Promise<Readonly<Record<string, number>>> => {
  const statement = sql`
    select count(*)::int as waiting from pgboss.job
    where state in ('created', 'retry', 'active') and name not like '\\_\\_%' and name <> 'housekeeping'`
  const { rows } = (await db.execute(statement)) as unknown as { rows: readonly { waiting: number }[] }
  const left = { ...(await openWork(db)), messages: rows[0]?.waiting ?? 0 }
  return Object.fromEntries(Object.entries(left).filter(([, count]) => count > 0))
}

const nameOf = ({ change }: Pressed) => `${change.id} by a ${change.caller}`

/** What was lost, doubled or left half done. */
export const judgeKills = async (
  { db }: OpenDatabase,
  all: readonly Pressed[],
  acknowledged: ReadonlyMap<string, Acknowledged>,
): Promise<readonly string[]> => {
  const faults = [...(await brokenSums(db))]
  for (const pressed of all) {
    const { change, arranged, browser, isDone } = pressed
    const effects = await arranged.effects(db, browser.line)
    const isSaid = (await workedTimes(db, browser.line, change.call)) > 0
    if (effects > 1) faults.push(`${nameOf(pressed)}: made ${effects} times`)
    if (effects < 1 && isSaid) faults.push(`${nameOf(pressed)}: acknowledged, and not made`)
    if (effects < 1 && isDone && !arranged.isGivenUp)
      faults.push(`${nameOf(pressed)}: shown as made, and not made`)
    if (!isDone) faults.push(`${nameOf(pressed)}: its page never came to an end`)
  }
  const keys = [...acknowledged.keys()]
  for (let from = 0; from < keys.length; from += 500) {
    const asked = keys.slice(from, from + 500)
    const rows = await db.select().from(idempotencyKeys).where(inArray(idempotencyKeys.key, asked))
    const stored = new Map(rows.map((row) => [row.key, row]))
    for (const key of asked) {
      const [row, told] = [stored.get(key), acknowledged.get(key)]
      if (!row) faults.push('an acknowledged outcome was lost')
      else if (row.status !== told?.status || !isDeepStrictEqual(row.body, told.body)) {
        faults.push(`${row.call}: an outcome is not the one that was told`)
      }
    }
  }
  return faults
}
