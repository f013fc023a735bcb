import { type AnalyticsEvent, type ErrorReport, reportErrors, reportEvents } from '../contract/telemetry.ts'
import type { Http } from './http.ts'

/** Reports are best effort: whether they arrived changes nothing for the shopper. */
export const sendErrorReports = async (http: Http, errors: readonly ErrorReport[]): Promise<boolean> =>
  (await http.call(reportErrors, { body: { errors } })).ok

/** Page views and analytics events, best effort as well. */
export const sendAnalyticsEvents = async (http: Http, events: readonly AnalyticsEvent[]): Promise<boolean> =>
  (await http.call(reportEvents, { body: { events } })).ok
