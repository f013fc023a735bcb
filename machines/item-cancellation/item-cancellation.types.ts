import type { CancelItemsRequest } from '../../contract/orders/cancellation.ts'
import type { Minor } from '../../domain/format/money.ts'
import type { AskedPieces } from '../../domain/order-actions/cancel-items.ts'
import type { ItemsOffer } from '../../domain/order-actions/cancel-items-offer.ts'
import type { Refusal } from '../../services/http/outcome.ts'
import type { Cancelled, CancelTarget } from '../../services/orders/cancel-order.ts'
import type { ErrorReported } from '../actor-slot.ts'
import type { AttemptInput, AttemptOutput } from '../attempt/attempt.types.ts'

export type ItemCancellationInput = {
  readonly orderNumber: string
  readonly offer: ItemsOffer
  /** Key of a cancellation that was on its way before a reload. */
  readonly pendingKey: string | null
}

/** What was confirmed, kept as it was read: the order is another one once it is cancelled. */
export type ConfirmedPieces = {
  readonly pieces: readonly AskedPieces[]
  /** Minor units. */
  readonly refund: Minor
  readonly isWholeOrder: boolean
}

export type ItemCancellationContext = ItemCancellationInput & {
  readonly chosen: readonly AskedPieces[]
  readonly confirmed: ConfirmedPieces | null
  /** The order has fewer pieces than were chosen, so that others are chosen. */
  readonly isObjected: boolean
  /** Why nothing was cancelled, the last time that it was asked for. */
  readonly refusal: Refusal | null
}

export type ItemCancellationEvent =
  /** `quantity` 0 leaves the line as it is. */
  | { type: 'pieces.choose'; lineId: string; quantity: number }
  | { type: 'cancellation.review' }
  | { type: 'cancellation.edit' }
  | { type: 'cancellation.confirm' }
  | { type: 'cancellation.retry' }
  | { type: 'dialog.dismiss' }
  /** The host's own answer about the order has come. */
  | { type: 'order.updated'; offer: ItemsOffer }

export type ItemCancellationEmitted =
  /** The host knows more of the order than the page: it is asked for again. */
  { type: 'order.outdated' } | ErrorReported

export type ItemsAttemptInput = AttemptInput<CancelTarget, CancelItemsRequest>
export type ItemsAttemptOutput = AttemptOutput<Cancelled>

/** Views, as the states' tags name them. */
export const itemCancellationViews = [
  'form',
  'review',
  'sending',
  'cancelled',
  'pending',
  'tooLate',
  'closed',
  'unconfirmed',
  'failed',
] as const
