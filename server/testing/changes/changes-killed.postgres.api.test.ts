import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { hasDatabase, openTestDatabase, type TestDatabase } from '../database/open-test-database.ts'
import { type ApiProcess, spawnSandbox } from '../host/spawn-api.ts'
import { waitFor } from '../host/wait-for.ts'
import { workedTimes } from './arrangement.ts'
import { type ChangeOfTable, changesOfTable } from './arrangement-of.ts'
import { type HeldCommits, holdCommits } from './hold-commits.ts'
import { isAt } from './is-at.ts'
import { showDocument } from './shown-document.ts'
import { type Stage, setStage } from './stage.ts'

/** When a host dies: with the work done in a transaction that is still open, or committed and not yet answered. */
const uncommitted = 'before it has committed'
const unanswered = 'before its answer has come'
const moments = [uncommitted, unanswered]

/** So many open their pages at once: a host that has more to answer lets them wait for longer than a page does. */
const pressingAtOnce = 8

/** What a host works beside the changes that are held, each of which has a connection of its own. */
const spareConnections = 20

type Pressed = Stage & {
  /** Its page has said that it was made; what a page says it does not say for long. Gives the error where it does not. */
  readonly isDone: Promise<unknown>
  /** How often the host that was killed has worked it. */
  readonly workedBefore: number
}

/** Everybody presses, and two processes start: each step takes its time on a slow machine. */
const patienceMs = 60_000

const nameOf = ({ id, caller }: ChangeOfTable, moment: string) => `${id} by a ${caller}, ${moment}`

/** Everybody presses, one host is killed while all of it is under way, and another takes its place. */
describe.skipIf(!hasDatabase())(
  'every change happens once, though its host is killed',
  { timeout: 4 * patienceMs },
  () => {
    let database: TestDatabase
    const hosts: ApiProcess[] = []
    const stages: Stage[] = []
    let hideDocument = () => {}
    const pressed = new Map<string, Pressed>()

    const start = async (port: number) => {
      const maxConnections = changesOfTable.length + spareConnections
      const host = await spawnSandbox({ databaseUrl: database.url ?? '', port, maxConnections })
      hosts.push(host)
      return host
    }

    /** Presses, and waits until the host has come as far as this moment; the page hears nothing of it any more. */
    const press = async (host: ApiProcess, commits: HeldCommits, change: ChangeOfTable, moment: string) => {
      const stage = await setStage({ ...host, now: Date.now }, change)
      stages.push(stage)
      const held = stage.browser.line.holdAlone(change.call, moment === unanswered ? 'answer' : 'request')
      const { flow } = await stage.ready()
      flow.press()
      const isDone = isAt(flow, stage.arranged.done, 3 * patienceMs).catch((error) => error)
      const key = await held.arrived
      if (moment === uncommitted) {
        await commits.hold(key)
        held.release()
      }
      return { ...stage, isDone, release: held.release, change, moment }
    }

    beforeAll(async () => {
      hideDocument = showDocument()
      database = await openTestDatabase()
      const commits = await holdCommits(database.url ?? '')
      const first = await start(0)
      const wished = changesOfTable.flatMap((change) => moments.map((moment) => ({ change, moment })))
      const all: Awaited<ReturnType<typeof press>>[] = []
      for (let begin = 0; begin < wished.length; begin += pressingAtOnce) {
        const some = wished.slice(begin, begin + pressingAtOnce)
        all.push(
          ...(await Promise.all(some.map(({ change, moment }) => press(first, commits, change, moment)))),
        )
      }
      await waitFor(
        'every transaction that is held',
        async () => (await commits.waiting()) === changesOfTable.length,
        patienceMs,
      )
      await first.kill()
      for (const { release } of all) release()
      await commits.release()
      for (const { change, moment, ...stage } of all) {
        const times = await workedTimes(database.db, stage.browser.line, change.call)
        pressed.set(nameOf(change, moment), { ...stage, workedBefore: times })
      }
      await start(Number(new URL(first.origin).port))
      for (const { browser } of stages) browser.line.restore()
    }, 5 * patienceMs)
    afterAll(async () => {
      for (const { browser } of stages) await browser.close()
      for (const host of hosts) await host.kill()
      hideDocument()
      await database.close()
    })

    describe.each(changesOfTable)('$id by a $caller', (change) => {
      test.concurrent.each(moments)('[AP-02][A-2] once, its host killed %s', async (moment) => {
        const { arranged, isDone, browser, workedBefore } = pressed.get(nameOf(change, moment)) as Pressed
        expect(workedBefore).toBe(moment === unanswered ? 1 : 0)
        expect(await isDone).toBeUndefined()
        const effects = await arranged.effects(database.db, browser.line)
        expect(effects).toBeLessThanOrEqual(1)
        if (!(arranged.isGivenUp && moment === uncommitted)) expect(effects).toBe(1)
      })
    })
  },
)
