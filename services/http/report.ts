import {
  type AnalyticsEvent,
  type ErrorReport,
  reportErrors,
  reportEvents,
} from '../../contract/session/telemetry.ts'
import type { Http } from './http.ts'
import { type CallResult, isTransient } from './result.ts'

/** What became of a batch: `again` may go better later, `never` was refused for good. */
export type Sent = 'arrived' | 'again' | 'never'

const asSent = (result: CallResult<unknown>): Sent => {
  if (result.ok) return 'arrived'
  return isTransient(result.failure) ? 'again' : 'never'
}

/** Reports go on when the page is closed (`keepalive`); whether they arrive changes nothing for the shopper. */
export const sendErrorReports = async (http: Http, errors: readonly ErrorReport[]): Promise<Sent> =>
  asSent(await http.call(reportErrors, { body: { errors }, keepalive: true }))

/** Page views and analytics events, likewise. */
export const sendAnalyticsEvents = async (http: Http, events: readonly AnalyticsEvent[]): Promise<Sent> =>
  asSent(await http.call(reportEvents, { body: { events }, keepalive: true }))
