import { setTimeout as pause } from 'node:timers/promises'
import type { Database } from '../../../db/schema.ts'
import { waitFor } from '../../host/wait-for.ts'
import type { ChangesHost } from '../arrangement.ts'
import type { ChangeOfTable } from '../arrangement-of.ts'
import { setStage } from '../stage.ts'
import { faultsOf, madeBy, type RacedAnswer, raceNext } from './race.ts'

export type HeldRace = {
  readonly answers: readonly RacedAnswer[]
  /** What should not have been; empty where all is well. */
  readonly faults: readonly string[]
}

/** Jobs of a machine that has much to do take their time. */
const patienceMs = 60_000

/** A page that asks for nothing in all that time never will. */
const within = <T>(waited: Promise<T>, otherwise: () => string): Promise<T> =>
  Promise.race([
    waited,
    pause(patienceMs, undefined, { ref: false }).then((): never => {
      throw new Error(otherwise())
    }),
  ])

/** Somebody makes a change, so many times at once, and it has the effect that it should. */
export const holdRace = async (
  hosts: readonly ChangesHost[],
  db: Database,
  change: ChangeOfTable,
  copies: number,
): Promise<HeldRace> => {
  const [host] = hosts
  if (!host) throw new Error('a race at no host')
  const { arranged, browser, ready } = await setStage(host, change)
  try {
    const raced = raceNext(browser.line, change.call, { copies, origins: hosts.map(({ origin }) => origin) })
    const { flow, tab } = await ready()
    flow.press()
    const answers = await within(raced, () => `nothing was asked, at ${flow.view()}`)
    tab.close()
    const due = arranged.isOnceForAll ? 1 : madeBy(answers)
    const effects = () => arranged.effects(db, browser.line)
    await waitFor('the effects', async () => (await effects()) >= due, patienceMs).catch(() => undefined)
    // Another one would come as soon as the first.
    await pause(50)
    const found = await effects()
    const faults = found === due && due > 0 ? [] : [`${found} effects in place of ${due}`]
    return { answers, faults: [...faultsOf(answers), ...faults] }
  } finally {
    await browser.close()
  }
}
