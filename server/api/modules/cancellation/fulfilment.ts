/** What the fulfilment side is told about a cancellation. The same `jobId` may be asked about again after a crash. */
export type CancellationAsk = {
  readonly jobId: string
  readonly orderNumber: string
}

/** How the fulfilment side answers a cancellation. */
export type FulfilmentAnswer =
  | { readonly kind: 'cancelled' }
  /** To be decided later: asked again with `settle` after `settleAfterMs`, or left alone where that is `null`. */
  | { readonly kind: 'pending'; readonly settleAfterMs: number | null }
  /** The order is past cancelling. */
  | { readonly kind: 'denied' }
  /** The other side failed. */
  | { readonly kind: 'failed' }

/** The warehouse's side of a cancellation, whichever system that is. */
export type Fulfilment = {
  /** Milliseconds that an answer usually takes. */
  readonly etaMs: number
  /** Asks for the cancellation. Idempotent by `jobId`. Rejects when `signal` aborts: the job is worked again later. */
  cancel(ask: CancellationAsk, signal: AbortSignal): Promise<FulfilmentAnswer>
  /** Asks how a pending cancellation ended. */
  settle(ask: CancellationAsk, signal: AbortSignal): Promise<Exclude<FulfilmentAnswer, { kind: 'pending' }>>
}
