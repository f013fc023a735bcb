import { cancelRefusal, cancelWindow } from '../../domain/orders/cancel-window.ts'
import type { CancelAnswer } from '../../services/orders/cancel-answer.ts'
import type { Attempt, CancellationContext } from './cancellation.types.ts'

const minuteMs = 60_000

type Facts = Pick<CancellationContext, 'order' | 'country' | 'recentChange' | 'now'>

/** What the calls of an attempt need; every state that calls has a key. */
export const attemptOf = ({ order, isMember, key }: CancellationContext): Attempt => ({
  order,
  isMember,
  key: key ?? '',
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
export const describeAnswer = (answer: CancelAnswer | null): string => {
  if (answer?.kind === 'wrongState') return 'denied'
  return answer?.kind === 'failed' ? answer.reason : 'nothing was sent'
}
