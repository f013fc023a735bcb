import { reportErrors, reportEvents } from '../../../../contract/session/telemetry.ts'
import { cleanReport } from '../../../../domain/pages/error-catalogue.ts'
import type { CallRates } from '../../../limits/call-rates.ts'
import type { AppDeps } from '../../app-deps.ts'
import { type HandledCall, handle } from '../../http/handled-call.ts'
import { requireRate } from '../../http/limits/require-rate.ts'
import type { PassOn } from './collector.ts'
import { insertErrors, insertEvents } from './telemetry.repository.ts'

/** Very many clients at once are no shoppers, or more than anybody reads: what comes then is dropped, so that the tables stay within bounds. */
const isBeyondShop = async (rates: CallRates, reports: number): Promise<boolean> =>
  (await rates.take('reportsOfShop', 'all', reports)) > 0

/**
 * Error reports and analytics (ER-01, ER-03). Anyone may send, so the contract bounds every length and name, and messages are
 * scrubbed again whoever sent them.
 */
export const telemetryCalls = ({ rates }: AppDeps, passOn: PassOn): readonly HandledCall[] => [
  handle(reportErrors, async ({ body, db, address }) => {
    await requireRate(rates, 'errorReports', address, body.errors.length)
    if (await isBeyondShop(rates, body.errors.length)) return { accepted: 0 }
    const errors = body.errors.map(cleanReport)
    await insertErrors(db, errors)
    const receivedAt = new Date()
    passOn(errors.map((report) => ({ kind: 'error', report, receivedAt })))
    return { accepted: errors.length }
  }),
  handle(reportEvents, async ({ body, db, address }) => {
    await requireRate(rates, 'eventReports', address, body.events.length)
    if (await isBeyondShop(rates, body.events.length)) return { accepted: 0 }
    await insertEvents(db, body.events)
    const receivedAt = new Date()
    passOn(body.events.map((report) => ({ kind: 'event', report, receivedAt })))
    return { accepted: body.events.length }
  }),
]
