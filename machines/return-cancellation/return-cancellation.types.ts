import type { ReturnCancelRefusal } from '../../domain/return-progress/return-cancellation.ts'
import type { ByTarget } from '../../services/http/change.ts'
import type { CancelReturnTarget, ReturnCancelled } from '../../services/returns/cancel-return.ts'
import type { ErrorReported } from '../actor-slot.ts'
import type { AttemptInput, AttemptOutput } from '../attempt/attempt.types.ts'

export type ReturnCancellationInput = {
  readonly returnOrderNumber: string
  /** Why the return cannot be taken back, by the order on the page; `null` where it can. */
  readonly refusal: ReturnCancelRefusal | null
  /** Key of an attempt from before a reload, whose outcome is not known. */
  readonly pendingKey: string | null
}

export type ReturnCancellationContext = ReturnCancellationInput

export type ReturnCancellationEvent =
  | { type: 'cancellation.confirm' }
  | { type: 'cancellation.retry' }
  /** The host's own answer about the return has come. */
  | { type: 'return.updated'; refusal: ReturnCancelRefusal | null }

export type ReturnCancellationEmitted =
  /** The return is over: it and its sale are to be asked for again. */
  | { type: 'return.cancelled' }
  /** The host knows more of the return than the page: it is asked for again. */
  | { type: 'return.outdated' }
  | ErrorReported

export type CancelReturnAttemptInput = AttemptInput<CancelReturnTarget, ByTarget>
export type CancelReturnAttemptOutput = AttemptOutput<ReturnCancelled>

/** Views of the page, as the states' tags name them. */
export const returnCancellationViews = [
  'confirming',
  'cancelling',
  'cancelled',
  'tooLate',
  'refused',
  'unconfirmed',
  'failed',
] as const
