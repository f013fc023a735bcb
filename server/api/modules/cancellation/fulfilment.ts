import type { CancelledPieces } from '../../../../contract/orders/order.ts'
import type { AddressDraft } from '../../../../domain/addresses/address-layout.types.ts'

/** What the fulfilment side is told about a cancellation. The same `jobId` may be asked about again after a crash. */
export type CancellationAsk = {
  readonly jobId: string
  readonly orderNumber: string
  /** The pieces that are not to be sent; `null`: the whole order. */
  readonly items: readonly CancelledPieces[] | null
}

/** What it is told about a change of a delivery. The same `jobId` may be asked about again after a crash. */
type DeliveryAsk = {
  readonly jobId: string
  readonly orderNumber: string
  /** Where the order is to go; `null`: where it goes already. */
  readonly address: AddressDraft | null
  /** Calendar date; `null`: as soon as possible. */
  readonly day: string | null
}

export type DeliveryAnswer =
  | { readonly kind: 'changed' }
  /** The order is packed. */
  | { readonly kind: 'denied' }
  /** The other side failed, and nothing was changed. */
  | { readonly kind: 'failed' }

/** How the fulfilment side answers a cancellation. */
export type FulfilmentAnswer =
  | { readonly kind: 'cancelled' }
  /** To be decided later: asked again with `settle` after `settleAfterMs`, or left alone where that is `null`. */
  | { readonly kind: 'pending'; readonly settleAfterMs: number | null }
  /** The order is past cancelling. */
  | { readonly kind: 'denied' }
  /** The other side failed. */
  | { readonly kind: 'failed' }

/** The warehouse's side of an order that is not sent yet, whichever system that is. */
export type Fulfilment = {
  /** Milliseconds that an answer usually takes. */
  readonly etaMs: number
  /** Asks for the cancellation. Idempotent by `jobId`. Rejects when `signal` aborts: the job is worked again later. */
  cancel(ask: CancellationAsk, signal: AbortSignal): Promise<FulfilmentAnswer>
  /** Asks for another delivery. Idempotent by `jobId`. Rejects when `signal` aborts: the job is worked again later. */
  changeDelivery(ask: DeliveryAsk, signal: AbortSignal): Promise<DeliveryAnswer>
  /** Asks how a pending cancellation ended. */
  settle(ask: CancellationAsk, signal: AbortSignal): Promise<Exclude<FulfilmentAnswer, { kind: 'pending' }>>
}
