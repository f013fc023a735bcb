/** What the warehouse is told about a return that was asked for. The same `jobId` may come again after a crash. */
type ReturnAsk = {
  readonly jobId: string
  readonly orderNumber: string
}

/** How the warehouse answers: it expects the parcel, it will not take it, or it could not be asked. */
export type ReturnAuthorization = 'authorized' | 'denied' | 'failed'

/** The warehouse's side of a return, whichever system that is. */
export type ReturnsSide = {
  /** Milliseconds that an answer usually takes. */
  readonly etaMs: number
  /** Asks for leave. Idempotent by `jobId`. Rejects when `signal` aborts: the job is worked again later. */
  authorize(ask: ReturnAsk, signal: AbortSignal): Promise<ReturnAuthorization>
}
