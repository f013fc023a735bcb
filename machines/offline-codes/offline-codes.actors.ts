import { fromPromise } from 'xstate'
import { keptUntil } from '../../domain/offline-codes/kept-until.ts'
import type { Http } from '../../services/http/http.ts'
import { endCodeWorker, startCodeWorker } from '../../services/offline-codes/code-worker.ts'
import {
  forgetCodes,
  type KeptPage,
  keepCode,
  keptForSession,
} from '../../services/offline-codes/kept-codes.ts'
import { loadSession } from '../../services/session/load-session.ts'
import { offlineCodesMachine } from './offline-codes.machine.ts'
import type { KeepAnswer, SeenCode, Whose } from './offline-codes.types.ts'

export type OfflineCodesDeps = {
  readonly http: Http
  /** The screen of a code as markup, in the shopper's language. */
  readonly render: (code: SeenCode, seenAt: number) => KeptPage
  /** Says to the pages to come whether there is anything to look after. */
  readonly mark: (hasKept: boolean) => void
  /** IANA zone of the shopper. */
  readonly timeZone: () => string
  /** Epoch milliseconds of the device: without a connection there is no other clock. */
  readonly now: () => number
}

/** The chart with this browser's store, its worker, and whoever is signed in. */
export const createOfflineCodesMachine = (deps: OfflineCodesDeps) => {
  const { http, render, mark, timeZone, now } = deps

  const keep = async (code: SeenCode, signal: AbortSignal): Promise<KeepAnswer> => {
    if (!(await startCodeWorker())) return 'refused'
    const session = await loadSession(http, signal)
    const keptFor = session.ok ? session.value.life : undefined
    if (keptFor === undefined || signal.aborted) return 'refused'
    const until = keptUntil({
      lastDay: code.lastDay,
      timeZone: timeZone(),
      sessionEndsAt: keptFor.endsAt,
    })
    const seenAt = now()
    if (until <= seenAt) return 'refused'
    mark(true)
    const isKept = await keepCode({
      keptFor,
      number: code.number,
      page: render(code, seenAt),
      until,
      now: seenAt,
      isLeft: () => signal.aborted,
    })
    if (isKept) mark(true)
    return isKept ? 'kept' : 'refused'
  }

  const whose = async (signal: AbortSignal): Promise<Whose> => {
    const session = await loadSession(http, signal)
    if (!session.ok) return 'unknown'
    return session.value.life?.id === (await keptForSession()) ? 'theirs' : 'others'
  }

  const forget = async (): Promise<void> => {
    await forgetCodes()
    await endCodeWorker()
    mark(false)
  }

  return offlineCodesMachine.provide({
    actors: {
      askWhose: fromPromise<Whose>(({ signal }) => whose(signal)),
      keepCode: fromPromise<KeepAnswer, SeenCode>(({ input, signal }) => keep(input, signal)),
      forgetCodes: fromPromise<void>(forget),
    },
  })
}
