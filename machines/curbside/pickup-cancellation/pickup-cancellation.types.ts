import type { PickupInteraction } from '../../../contract/pickup/pickup.ts'
import type { CancelArrivalTarget } from '../../../services/pickup/cancel-arrival.ts'
import type { ErrorReported } from '../../actor-slot.ts'
import type { AttemptOutput } from '../../attempt/attempt.types.ts'

export type PickupCancellationInput = CancelArrivalTarget & {
  /** Key of an attempt from before a reload, whose outcome is not known. */
  readonly pendingKey: string | null
}

export type PickupCancellationEvent =
  | { type: 'cancel.ask' }
  | { type: 'cancel.confirm' }
  | { type: 'cancel.retry' }
  | { type: 'dialog.dismiss' }

export type PickupCancellationEmitted = ErrorReported

export type CancelArrivalOutput = AttemptOutput<PickupInteraction>

/** Views of the dialog, as the states' tags name them; once it is cancelled the page around it says so. */
export const pickupCancellationViews = [
  'confirming',
  'cancelling',
  'tooLate',
  'unconfirmed',
  'failed',
] as const
