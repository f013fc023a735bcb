import type { GiftReturned } from '../../contract/returns/gift-return.ts'
import type { GiftReceipt, GiftReturnRequest, OpenedGift } from '../../contract/returns/gift-return-calls.ts'
import type { ReturnLabel } from '../../contract/returns/return-label.ts'
import type { GiftChoice, GiftLookup } from '../../domain/gift-return/gift-form.ts'
import type { CallResult } from '../../services/http/result.ts'
import type { GiftTarget } from '../../services/returns/gift-return.ts'
import type { ErrorReported } from '../actor-slot.ts'
import type { AttemptInput, AttemptOutput } from '../attempt/attempt.types.ts'

export type GiftReturnInput = {
  /** Two letters. */
  readonly language: string
  /** The host's clock, epoch milliseconds. */
  readonly now: () => number
}

export type GiftReturnContext = GiftReturnInput & {
  readonly form: GiftLookup
  /** What the look-up has opened; number and code stay beside it, to look again, until all of it is forgotten. */
  readonly opened: OpenedGift | null
  readonly choices: readonly GiftChoice[]
  /** Key of the way back. */
  readonly way: string | null
  readonly email: string
  /** Times that a step was refused for what is in it: each takes focus to the summary of what is wrong. */
  readonly refusals: number
  /** Number of the return whose instructions are shown. */
  readonly shown: string | null
  /** The return that was made just now. */
  readonly made: GiftReturned | null
  readonly label: ReturnLabel | null
  /** Key of a return that was on its way before the look-up. */
  readonly pendingKey: string | null
}

export type GiftReturnEvent =
  | { type: 'field.change'; field: keyof GiftLookup; value: string }
  | { type: 'lookup.submit' }
  | { type: 'lookup.again' }
  | { type: 'pieces.change'; lineId: string; pieces: number }
  | { type: 'reason.change'; lineId: string; reason: string }
  | { type: 'items.submit' }
  | { type: 'way.choose'; way: string }
  | { type: 'email.change'; value: string }
  | { type: 'way.submit' }
  | { type: 'step.back' }
  | { type: 'return.confirm' }
  | { type: 'return.retry' }
  | { type: 'return.open'; returnNumber: string }
  | { type: 'label.reload' }
  | { type: 'gift.reload' }
  | { type: 'dialog.dismiss' }

export type GiftReturnEmitted = ErrorReported

export type GiftQuestion = GiftReceipt & { readonly language: string }
/** `pendingKey`: key of a return of this gift whose outcome is not known, from before a reload or of another tab. */
export type GiftResult = CallResult<OpenedGift & { readonly pendingKey: string | null }>
export type GiftLabelResult = CallResult<ReturnLabel>
export type GiftAttemptInput = AttemptInput<GiftTarget, GiftReturnRequest>
export type GiftAttemptOutput = AttemptOutput<GiftReturned>

/** Views of the page, as the states' tags name them. */
export const giftReturnViews = [
  'lookup',
  'searching',
  'items',
  'way',
  'review',
  'sending',
  'failed',
  'unconfirmed',
  'outdated',
  'instructions',
  'closed',
  'ended',
] as const
