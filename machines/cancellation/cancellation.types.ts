import type { CancelJob } from '../../contract/orders/cancellation.ts'
import type { Order } from '../../contract/orders/order.ts'
import type { CancelAnswer } from '../../services/orders/cancel-answer.ts'
import type { ErrorReported } from '../actor-slot.ts'

/** What a cancellation left behind, until the host's own answer says it (CA-04). */
export type RecentChange = 'cancelled' | 'cancellationPending'

export type CancellationInput = {
  readonly order: Order
  readonly isMember: boolean
  /** Country whose rules the order follows, two letters. */
  readonly country: string
  readonly recentChange: RecentChange | null
  /** Idempotency key of an attempt whose outcome is not known yet, from before a reload. */
  readonly storedKey: string | null
  /** Epoch milliseconds of the host's clock: the window is counted in its time. */
  readonly now: () => number
  /** A fresh idempotency key. */
  readonly newKey: () => string
}

export type CancellationContext = Omit<CancellationInput, 'storedKey'> & {
  /** Idempotency key of the attempt under way; `null` once its outcome is known. */
  readonly key: string | null
  readonly jobId: string | null
  /** What was last heard about the attempt. */
  readonly answer: CancelAnswer | null
  /** Looks at the outcome so far; the waits between them grow with it. */
  readonly checks: number
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
  | ErrorReported

/** One attempt: the same key means the same attempt, and the host works it once (CA-08). */
export type Attempt = { readonly order: Order; readonly isMember: boolean; readonly key: string }
export type CancelJobResponse = NonNullable<CancelJob['response']>
