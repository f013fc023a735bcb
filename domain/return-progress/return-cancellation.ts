import type { Order } from '../../contract/orders/order.ts'
import { type OrderStanding, type StandingFacts, standingOf, standingRefusal } from '../orders/standing.ts'
import type { StatusLine } from '../status/simple-status.ts'
import { isBeforeHandOver, isRefunding, returnStageOfLine } from './return-life.ts'

/**
 * Why a return cannot be taken back. `refunded`: money of it has come back, early perhaps; `handedOver`: a carrier or a store has
 * some of it, or had, or something was sent in exchange for it.
 */
export type ReturnCancelRefusal = 'otherType' | 'cancelled' | 'refunded' | 'handedOver'

export type ReturnCancelFacts = {
  readonly standing: OrderStanding
  readonly lines: readonly StatusLine[]
  /** A refund of it is recorded. */
  readonly isRefunded: boolean
  /** Something was sent in exchange for it (BY-05). */
  readonly isSentFor: boolean
}

/** Whether something was sent for a return, by what it gives beside money. */
export const isSentFor = (
  exchange: { readonly lines: readonly { readonly state: string | null }[] } | null,
): boolean => exchange?.lines.some(({ state }) => state === 'sent') ?? false

/**
 * Why a member or a guest cannot take their return back, or `null` where they can: as long as nothing of it was handed over, no
 * money of it has come back, and nothing was sent for it (BY-05, BY-13, BY-14). Page and host both ask here, the host under the
 * lock of the return's row.
 */
export const returnCancelRefusal = ({
  standing,
  lines,
  isRefunded,
  isSentFor: isSent,
}: ReturnCancelFacts): ReturnCancelRefusal | null => {
  const refusal = standingRefusal('cancelReturn', standing)
  if (refusal === 'otherType' || refusal === 'cancelled') return refusal
  if (isRefunded || lines.some((line) => isRefunding(line.lineItemStatus.status))) return 'refunded'
  return !isSent && lines.every((line) => isBeforeHandOver(returnStageOfLine(line))) ? null : 'handedOver'
}

/** The same, of a return order of the wire. */
export const returnCancelRefusalOf = (
  order: StandingFacts & Pick<Order, 'refund' | 'exchange'>,
): ReturnCancelRefusal | null =>
  returnCancelRefusal({
    standing: standingOf(order),
    lines: order.group.flatMap(({ orderItems }) => orderItems),
    isRefunded: order.refund !== null,
    isSentFor: isSentFor(order.exchange),
  })
