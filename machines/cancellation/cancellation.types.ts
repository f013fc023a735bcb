import type { Order } from '../../contract/orders/order.ts'
import type { Cancelled, CancelRequest, CancelTarget } from '../../services/orders/cancel-order.ts'
import type { ErrorReported } from '../actor-slot.ts'
import type { AttemptInput, AttemptOutput } from '../attempt/attempt.types.ts'

/** What a cancellation left behind, until the host's own answer says it (CA-04). */
export type RecentChange = 'cancelled' | 'cancellationPending'

export type CancellationInput = {
  readonly order: Order
  readonly isMember: boolean
  /** Country whose rules the order follows, two letters. */
  readonly country: string
  readonly recentChange: RecentChange | null
  /** The address asks to cancel, as a link of another page does. */
  readonly isAsked: boolean
  /** Key of an attempt from before a reload, whose outcome is not known. */
  readonly pendingKey: string | null
  /** Epoch milliseconds of the host's clock: the window is counted in its time. */
  readonly now: () => number
}

export type CancellationContext = CancellationInput & {
  /** Milliseconds left of the window as of its last full minute. */
  readonly windowLeftMs: number
}

export type CancellationEvent =
  | { type: 'cancellation.ask' }
  | { type: 'cancellation.confirm' }
  | { type: 'cancellation.retry' }
  | { type: 'dialog.dismiss' }
  /** Raised by the window's own region when the 30 minutes end. */
  | { type: 'window.shut' }
  | { type: 'order.updated'; order: Order }
  | { type: 'page.hidden' }
  | { type: 'page.shown' }

export type CancellationEmitted =
  /** `reloadsPage` where the country has the page load anew (CA-04). */
  | { type: 'order.cancelled'; orderNumber: string; reloadsPage: boolean }
  | { type: 'order.cancellationPending'; orderNumber: string }
  /** The host knows more of the order than the page: it is asked for again. */
  | { type: 'order.outdated'; orderNumber: string }
  /** The address asked to cancel, and need not ask again. */
  | { type: 'ask.heard' }
  | ErrorReported

export type CancelAttemptInput = AttemptInput<CancelTarget, CancelRequest>
export type CancelAttemptOutput = AttemptOutput<Cancelled>

/** Views of the dialog, as the states' tags name them; one per state that the shopper tells apart (CA-01). */
export const cancellationViews = [
  'confirming',
  'inProgress',
  'complete',
  'pending',
  'denied',
  'outsideWindow',
  'unconfirmed',
  'error',
] as const
/** `underWay`: an attempt is being made, whether the dialog is open or not. */
export type CancellationTag = (typeof cancellationViews)[number] | 'underWay'
