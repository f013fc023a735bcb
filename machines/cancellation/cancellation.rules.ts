import { cancelRefusal, cancelWindow } from '../../domain/order-actions/cancel-window.ts'
import { describeRefusal, type Refusal } from '../../services/http/outcome.ts'
import type { CancelAttemptInput, CancellationContext } from './cancellation.types.ts'

const minuteMs = 60_000

type Facts = Pick<CancellationContext, 'order' | 'country' | 'recentChange' | 'now'>

export const attemptOf = ({
  order,
  isMember,
  pendingKey,
}: Pick<CancellationContext, 'order' | 'isMember' | 'pendingKey'>): CancelAttemptInput => ({
  target: { orderNumber: order.orderNumber },
  request: { order, isMember },
  pendingKey,
})

/** Milliseconds until the order can no longer be cancelled. */
export const windowLeftMs = ({ order, country, now }: Omit<Facts, 'recentChange'>): number =>
  cancelWindow({ orderDate: order.transaction.orderDate, country, now: now() }).remainingMs

/** Until the number of minutes left is another one. */
export const nextMinuteMs = (leftMs: number): number => leftMs % minuteMs || minuteMs

/** Whether the order offers to be cancelled (CA-03, CA-06). */
export const isCancellable = ({ order, country, recentChange, now }: Facts): boolean =>
  cancelRefusal({ order, country, recentlyCancelled: recentChange !== null, now: now() }) === null

/** One line for an error report: what was refused, never whose order. A refusal for its state is logged as denied. */
export const describeFailed = (refusal: Pick<Refusal, 'code' | 'status'>): string =>
  refusal.code === 'order_state' ? 'denied' : describeRefusal(refusal)
