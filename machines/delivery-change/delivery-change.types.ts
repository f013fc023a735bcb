import type { AddressBookEntry } from '../../contract/addresses/delivery-address.ts'
import type { DeliveryChangeRequest } from '../../contract/orders/delivery-change.ts'
import type { AddressReach } from '../../domain/delivery-change/delivery-change.ts'
import type { DeliveryChoice, DeliveryOffer } from '../../domain/delivery-change/delivery-choice.ts'
import type { Refusal } from '../../services/http/outcome.ts'
import type { DeliveryTarget } from '../../services/orders/change-delivery.ts'
import type { ErrorReported } from '../actor-slot.ts'
import type { AttemptInput, AttemptOutput } from '../attempt/attempt.types.ts'

/** What was chosen, with the addresses that were entered for this order alone. */
export type KeptChoice = DeliveryChoice & { readonly entered: readonly AddressBookEntry[] }

export type DeliveryChangeInput = {
  readonly orderNumber: string
  readonly offer: DeliveryOffer
  readonly reach: AddressReach
  /** What was chosen before the page was left. */
  readonly kept: KeptChoice | null
  /** Key of a change that was on its way before a reload. */
  readonly pendingKey: string | null
}

export type DeliveryChangeContext = Omit<DeliveryChangeInput, 'kept'> & {
  readonly choice: KeptChoice
  /** Why the host did not take the choice, so that another one is made. */
  readonly objection: 'dayGone' | 'address' | null
  /** Why nothing was changed, the last time that it was asked for. */
  readonly refusal: Refusal | null
}

export type DeliveryChangeEvent =
  /** `isEntered`: it was entered for this order, and stands in no book. */
  | { type: 'address.chosen'; address: AddressBookEntry; isEntered: boolean }
  | { type: 'day.choose'; day: string | null }
  | { type: 'change.review' }
  | { type: 'change.edit' }
  | { type: 'change.confirm' }
  | { type: 'change.retry' }
  | { type: 'dialog.dismiss' }
  /** The host's own answer about the order has come. */
  | { type: 'order.updated'; offer: DeliveryOffer }

export type DeliveryChangeEmitted =
  /** The choice is to be kept in case the page is left; `null`: no more. */
  | { type: 'choice.kept'; choice: KeptChoice | null }
  /** The host knows more of the order than the page: it is asked for again. */
  | { type: 'order.outdated' }
  | ErrorReported

export type DeliveryAttemptInput = AttemptInput<DeliveryTarget, DeliveryChangeRequest>
export type DeliveryAttemptOutput = AttemptOutput<string | null>

/** Views of the page, as the states' tags name them. */
export const deliveryChangeViews = [
  'form',
  'review',
  'sending',
  'failed',
  'unconfirmed',
  'changed',
  'closed',
  'tooLate',
] as const
