import type { AnalyticsEvent, ErrorReport } from '../../../contract/session/telemetry.ts'
import { reportPageName } from '../../../domain/pages/page.ts'
import type { ReportError, Track } from '../../components/app/app-context.ts'
import type { Beacon } from './beacon.ts'
import type { Note, NotedError } from './notes.ts'
import type { Outbox } from './outbox.ts'

export type Telemetry = {
  readonly reportError: ReportError
  readonly track: Track
}

/** The page has this long for what the shopper came for before the outbox is fetched, in milliseconds. */
const settleMs = 2_500
/** Notes that wait for the outbox; the oldest go first. */
const maxWaiting = 100

/** What may go unscrubbed; the host puts the catalogue's message in. */
const withoutMessage = ({ code, pathname, now }: NotedError): ErrorReport => ({
  code,
  devMessage: '',
  pageName: reportPageName(pathname),
  time: new Date(now).toISOString(),
})

/**
 * The one way by which a page reports (docs/decisions/0026). Soon after the first note the outbox is fetched, which scrubs, gathers and sends; a
 * page that is left goes by beacon, before the outbox has come without the errors' messages. Nothing here ever throws.
 */
export const createTelemetry = (deps: {
  readonly loadOutbox: () => Promise<Outbox>
  readonly beacon: Beacon
  readonly page: Pick<Window, 'addEventListener' | 'document' | 'location'>
  readonly now: () => number
}): Telemetry => {
  const { page, now } = deps
  let waiting: Note[] = []
  let outbox: Outbox | null = null
  let isLoading = false

  const handOver = (made: Outbox) => {
    outbox = made
    for (const note of waiting) made.add(note)
    waiting = []
  }
  const take = (note: Note) => {
    if (outbox) return outbox.add(note)
    waiting = [...waiting, note].slice(-maxWaiting)
    if (isLoading) return
    isLoading = true
    setTimeout(() => {
      deps
        .loadOutbox()
        .then(handOver)
        .catch(() => {
          isLoading = false
        })
    }, settleMs)
  }
  const leave = () => {
    if (outbox) return outbox.leave()
    const left = waiting
    waiting = []
    deps.beacon({
      errors: left.flatMap((note) => (note.kind === 'error' ? [withoutMessage(note)] : [])),
      events: left.flatMap((note) => (note.kind === 'event' ? [note.event] : [])),
    })
  }
  page.addEventListener('pagehide', leave)
  page.document.addEventListener('visibilitychange', () => {
    if (page.document.visibilityState === 'hidden') leave()
  })

  return {
    reportError: (code, devMessage) =>
      take({ kind: 'error', code, devMessage, pathname: page.location.pathname, now: now() }),
    track: (name, properties) =>
      take({
        kind: 'event',
        event: {
          name,
          properties,
          pageName: reportPageName(page.location.pathname),
          time: new Date(now()).toISOString(),
        } as AnalyticsEvent,
      }),
  }
}
