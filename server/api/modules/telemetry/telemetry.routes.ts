import { reportErrors, reportEvents } from '../../../../contract/session/telemetry.ts'
import { cleanReport } from '../../../../domain/pages/error-catalogue.ts'
import { type HandledCall, handle } from '../../http/handled-call.ts'
import type { PassOn } from './collector.ts'
import { insertErrors, insertEvents } from './telemetry.repository.ts'

/**
 * Error reports and analytics (ER-01, ER-03). Anyone may send, so the contract bounds every length and name, and messages are
 * scrubbed again whoever sent them.
 */
export const telemetryCalls = (passOn: PassOn): readonly HandledCall[] => [
  handle(reportErrors, async ({ body, db }) => {
    const errors = body.errors.map(cleanReport)
    await insertErrors(db, errors)
    const receivedAt = new Date()
    passOn(errors.map((report) => ({ kind: 'error', report, receivedAt })))
    return { accepted: errors.length }
  }),
  handle(reportEvents, async ({ body, db }) => {
    await insertEvents(db, body.events)
    const receivedAt = new Date()
    passOn(body.events.map((report) => ({ kind: 'event', report, receivedAt })))
    return { accepted: body.events.length }
  }),
]
