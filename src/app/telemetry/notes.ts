import type { AnalyticsEvent, ErrorCode } from '../../../contract/session/telemetry.ts'

/** An error as it is noted; the outbox makes a report of it. */
export type NotedError = {
  readonly kind: 'error'
  readonly code: ErrorCode
  readonly devMessage: string
  readonly pathname: string
  /** Epoch milliseconds of the host's clock. */
  readonly now: number
}
/** Something to report, as it was when it happened. */
export type Note = NotedError | { readonly kind: 'event'; readonly event: AnalyticsEvent }
