import type { AnalyticsEvent, ErrorReport } from '../../../contract/session/telemetry.ts'
import { maxReports } from '../../../contract/session/telemetry.ts'
import { errorReport } from '../../../domain/pages/error-catalogue.ts'
import type { Http } from '../../../services/http/http.ts'
import { type Sent, sendAnalyticsEvents, sendErrorReports } from '../../../services/http/report.ts'
import type { Beacon, Reports } from './beacon.ts'
import type { Note } from './notes.ts'

export type Outbox = {
  readonly add: (note: Note) => void
  /** The page is being left: what waits goes at once. */
  readonly leave: () => void
}

export type OutboxDeps = {
  readonly sendErrors: (errors: readonly ErrorReport[]) => Promise<Sent>
  readonly sendEvents: (events: readonly AnalyticsEvent[]) => Promise<Sent>
  readonly beacon: Beacon
  readonly isOnline: () => boolean
  /** Calls back each time the device is online again. */
  readonly whenOnline: (again: () => void) => void
}

/** Reports are gathered for as long before they are sent together. */
const gatherMs = 1_000
/** Waits before a batch that did not arrive is sent again; after the last one it is given up. */
const retryMs = [5_000, 30_000]
/** Reports that wait for a connection; the oldest go first. */
const maxWaiting = 100

/** One kind of report: gathers, sends one batch at a time, tries again a few times, and never more. */
const createLane = <Report>(
  send: (batch: readonly Report[]) => Promise<Sent>,
  { isOnline }: Pick<OutboxDeps, 'isOnline'>,
) => {
  let waiting: readonly Report[] = []
  let isDue = false
  let isSending = false
  let failures = 0

  const flushIn = (ms: number) => {
    if (isDue) return
    isDue = true
    setTimeout(() => {
      isDue = false
      void flush()
    }, ms)
  }
  const putBack = (batch: readonly Report[]) => {
    const wait = retryMs[failures]
    failures = wait === undefined ? 0 : failures + 1
    if (wait === undefined) return
    waiting = [...batch, ...waiting].slice(-maxWaiting)
    flushIn(wait)
  }
  const flush = async (): Promise<void> => {
    if (isSending || waiting.length === 0 || !isOnline()) return
    const batch = waiting.slice(0, maxReports)
    waiting = waiting.slice(maxReports)
    isSending = true
    const sent = await send(batch).catch((): Sent => 'never')
    isSending = false
    if (sent === 'again') return putBack(batch)
    failures = 0
    if (waiting.length > 0) flushIn(gatherMs)
  }
  return {
    add: (report: Report) => {
      waiting = [...waiting, report].slice(-maxWaiting)
      flushIn(gatherMs)
    },
    flush,
    takeAll: () => {
      const taken = waiting
      waiting = []
      return taken
    },
  }
}

/** Makes reports of notes and sends them: in batches, again after a failure or an outage, and by beacon from a page that is left. */
export const createOutbox = (deps: OutboxDeps): Outbox => {
  const errors = createLane(deps.sendErrors, deps)
  const events = createLane(deps.sendEvents, deps)
  deps.whenOnline(() => {
    void errors.flush()
    void events.flush()
  })
  return {
    add: (note) => {
      if (note.kind === 'error') errors.add(errorReport(note))
      else events.add(note.event)
    },
    leave: () => {
      // Without a connection a beacon is lost; a page that only went to the background may come back.
      if (!deps.isOnline()) return
      const left: Reports = { errors: errors.takeAll(), events: events.takeAll() }
      deps.beacon(left)
    },
  }
}

/** The outbox of this browser's page. */
export const createPageOutbox = (http: Http, beacon: Beacon): Outbox =>
  createOutbox({
    sendErrors: (errors) => sendErrorReports(http, errors),
    sendEvents: (events) => sendAnalyticsEvents(http, events),
    beacon,
    isOnline: () => navigator.onLine,
    whenOnline: (again) => addEventListener('online', again),
  })
