import { type AnyStateMachine, createActor, type InputFrom } from 'xstate'
import type { PendingKeys } from '../../../machines/attempt/attempt.types.ts'
import type { Notes } from '../../../machines/notes.ts'
import { createHostClock } from '../../../services/http/host-clock.ts'
import { createHttp, type Http, type Identity } from '../../../services/http/http.ts'
import { createNotes } from '../../../src/app/browser/notes.ts'
import { createPendingKeys } from '../../../src/app/browser/pending-keys.ts'
import { memoryStorage } from '../../../src/app/browser/testing/memory-storage.ts'
import { type Line, openLine } from './line.ts'

/** Charts wait a tenth of their time. */
const fastClock = {
  setTimeout: (work: (...args: unknown[]) => void, ms: number) => setTimeout(work, ms / 10),
  clearTimeout: (id: ReturnType<typeof setTimeout>) => clearTimeout(id),
}

type RunningFlow<Machine extends AnyStateMachine> = ReturnType<typeof createActor<Machine>>

/** A page of the product without its views: charts, services and storage are the real ones. */
export type Tab = {
  readonly http: Http
  readonly keys: PendingKeys
  readonly arrivals: Notes
  readonly drafts: Notes
  /** When it was opened, epoch milliseconds. */
  readonly since: number
  readonly now: () => number
  readonly start: <Machine extends AnyStateMachine>(
    machine: Machine,
    input: InputFrom<Machine>,
  ) => RunningFlow<Machine>
  /** A reload or a closed tab: whatever runs stops, whatever is stored stays. */
  readonly close: () => void
}

export type TestBrowser = {
  readonly line: Line
  readonly newTab: () => Tab
  readonly close: () => Promise<void>
}

type BrowserDeps = {
  readonly origin: string
  readonly identity: Identity
  /** Epoch milliseconds of the host's clock. */
  readonly now: () => number
  /** Charts wait as long as they do on a page. */
  readonly isPatient?: boolean
}

/** A browser of somebody of their own, on a line of its own. */
export const openBrowser = async ({
  origin,
  identity,
  now,
  isPatient = false,
}: BrowserDeps): Promise<TestBrowser> => {
  const line = await openLine(origin)
  const [local, session] = [memoryStorage(), memoryStorage()]
  const tabs: Tab[] = []
  const newTab = (): Tab => {
    const running: { stop: () => unknown }[] = []
    const tab: Tab = {
      http: createHttp({ base: `${line.origin}/api`, identity, clock: createHostClock() }),
      keys: createPendingKeys({
        storage: () => local,
        newKey: () => crypto.randomUUID(),
        now: Date.now,
        lock: async (work) => work(),
      }),
      arrivals: createNotes(() => local, 'arrival'),
      drafts: createNotes(() => session, 'draft'),
      since: Date.now(),
      now,
      start: (machine, input) => {
        const actor = createActor(machine, { input, ...(isPatient ? {} : { clock: fastClock }) } as never)
        running.push(actor)
        return actor.start() as never
      },
      close: () => {
        for (const flow of running.splice(0)) flow.stop()
      },
    }
    tabs.push(tab)
    return tab
  }
  return {
    line,
    newTab,
    close: async () => {
      for (const tab of tabs) tab.close()
      await line.close()
    },
  }
}
