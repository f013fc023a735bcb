import type { RefundStatus } from '../../contract/orders/refund-status.ts'
import type { CallResult } from '../../services/http/result.ts'
import type { ErrorReported } from '../actor-slot.ts'

export type RefundStatusInput = {
  /** Of the sales order. */
  readonly orderNumber: string
  readonly isMember: boolean
  /** What came with the page; `null` where nothing did. */
  readonly known: RefundStatus | null
  /** When that was asked for, epoch milliseconds; `null` without it. */
  readonly knownAt: number | null
  /** Epoch milliseconds of the host's clock. */
  readonly now: () => number
}

export type RefundStatusContext = RefundStatusInput & {
  /** When it was last asked for, epoch milliseconds. */
  readonly requestedAt: number
  /** When what is shown was asked for. */
  readonly loadedAt: number | null
}

export type RefundStatusEvent =
  | { type: 'refund.retry' }
  | { type: 'network.back' }
  | { type: 'page.hidden' }
  | { type: 'page.shown' }

export type RefundStatusEmitted =
  /** A guest's order is not to be had: the lookup opens with its number. */
  | { type: 'order.unreachable'; orderNumber: string; reason: 'noMatch' | 'unavailable' }
  | { type: 'session.rejected' }
  | ErrorReported

/** Views of the page, as the states' tags name them. */
export const refundStatusViews = [
  'skeleton',
  'status',
  'nothing',
  'unknown',
  'offline',
  'failed',
  'leaving',
] as const
export type RefundStatusView = (typeof refundStatusViews)[number]

export type LoadStatusInput = { readonly orderNumber: string }
export type LoadStatusResult = CallResult<RefundStatus>
