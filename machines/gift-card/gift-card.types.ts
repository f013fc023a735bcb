import type { GiftCardBalance, GiftCardCheck } from '../../contract/payments/gift-card.ts'
import type { CallResult } from '../../services/http/result.ts'
import type { ErrorReported } from '../actor-slot.ts'

export type GiftCardInput = {
  /** Currency of the shopper's country (ISO 4217). */
  readonly currency: string
  /** Epoch milliseconds of the host's clock. */
  readonly now: () => number
}

/** Neither number nor PIN leaves the chart but for the one call; the PIN is forgotten once there is a balance. */
export type GiftCardContext = GiftCardInput & {
  /** As it was typed, digits grouped or not. */
  readonly accountNumber: string
  readonly pin: string
  /** Decimal amount as the wire carries it. */
  readonly balance: number | null
  /** When the balance was so, epoch milliseconds of the host's clock. */
  readonly checkedAt: number | null
  /** Answers that refused the card; each takes focus to the summary of errors. */
  readonly refusals: number
  /** When the host takes the next try, epoch milliseconds of its clock; `null` while it takes them. */
  readonly retryAt: number | null
}

export type GiftCardEvent =
  | { type: 'number.change'; value: string }
  | { type: 'pin.change'; value: string }
  | { type: 'check.submit' }
  | { type: 'check.retry' }
  | { type: 'dialog.dismiss' }
  /** Another card: the form is emptied. */
  | { type: 'card.another' }

export type GiftCardEmitted = ErrorReported

/** Views of the page, as the states' tags name them. */
export const giftCardViews = [
  'entering',
  'loading',
  'balance',
  'notFound',
  'invalid',
  'rateLimited',
  'waitOver',
  'unavailable',
] as const
/** `refused`: the host takes neither number nor PIN as they stand there. */
export type GiftCardTag = (typeof giftCardViews)[number] | 'refused'

export type CheckCardInput = GiftCardCheck
export type CheckCardResult = CallResult<GiftCardBalance>
