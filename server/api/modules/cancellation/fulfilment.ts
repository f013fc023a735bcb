import type { SandboxRule } from '../../../db/tables/orders.ts'

/** What the fulfilment side is told about a cancellation. The same `jobId` may be asked about again after a crash. */
export type CancellationAsk = {
  readonly jobId: string
  readonly orderNumber: string
  /** How the sandbox is to answer; `null` for orders without a rule. */
  readonly sandboxRule: SandboxRule | null
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
  /** Milliseconds until it is worth asking about the job again. */
  etaMs(ask: CancellationAsk): number
  /** Asks for the cancellation. Idempotent by `jobId`. Rejects when `signal` aborts: the job is worked again later. */
  cancel(ask: CancellationAsk, signal: AbortSignal): Promise<FulfilmentAnswer>
  /** Asks how a pending cancellation ended. */
  settle(ask: CancellationAsk, signal: AbortSignal): Promise<Exclude<FulfilmentAnswer, { kind: 'pending' }>>
}
