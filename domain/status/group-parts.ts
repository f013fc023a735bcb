import type { OrderType } from '../../contract/orders/order-types.ts'
import {
  type DisplayStatus,
  displayRank,
  displayStatusOfGroupIn,
  displayStatusOfLine,
  inDisplayOrder,
  isPaymentPending,
  replacedStatus,
  type ShippedLine,
  type StatusFacts,
  type StatusGroup,
  type StatusOrder,
  statusWithin,
} from './order-status.ts'

/** Lines of one group that show the same status: they are told about together, apart from the group's other lines. */
export type GroupPart<G extends StatusGroup> = {
  readonly group: G
  readonly status: DisplayStatus
  /** In display priority. */
  readonly items: readonly G['orderItems'][number][]
  /** The part that what the host says of the whole group is about. */
  readonly isLead: boolean
}

/** What is over, and what nobody can tell about, comes after everything else. */
const laterThanAll = (status: DisplayStatus): number =>
  status === 'cancelled' ? 1 : status === 'unknown' ? 2 : 0

const inPriority = <G extends StatusGroup>(parts: readonly GroupPart<G>[], orderType: OrderType) => {
  const rankOf = ({ items }: GroupPart<G>) => Math.min(...items.map((item) => displayRank(item, orderType)))
  return parts.toSorted(
    (one, other) => laterThanAll(one.status) - laterThanAll(other.status) || rankOf(one) - rankOf(other),
  )
}

/**
 * A group as it is told: lines follow their own status, so a group whose lines differ falls into one part for each. Where they
 * agree, the host may name another status for the group, and a cancellation replaces whatever the lines say (CA-04).
 */
export const partsOfGroup = <G extends StatusGroup>(
  order: StatusOrder,
  group: G,
  facts: StatusFacts,
): readonly GroupPart<G>[] => {
  const { orderType } = order
  const replaced = replacedStatus(order, facts.recentlyCancelled)
  const byStatus = Map.groupBy(group.orderItems, (line: ShippedLine) => displayStatusOfLine(line, orderType))
  if (replaced !== null || byStatus.size < 2) {
    const status = displayStatusOfGroupIn(order, group, facts)
    return [{ group, status, items: inDisplayOrder(group.orderItems, orderType), isLead: true }]
  }
  const isPaymentDue = isPaymentPending(order)
  const parts = [...byStatus].map(([own, items]) => ({
    group,
    status: statusWithin(own, { replaced, isPaymentDue, isTooLateToPay: facts.isTooLateToPay }),
    items: inDisplayOrder(items, orderType),
    isLead: false,
  }))
  return inPriority(parts, orderType).map((part, index) => ({ ...part, isLead: index === 0 }))
}

/** Every part of an order, the one of the foremost line first (OD-11). */
export const partsOfOrder = <G extends StatusGroup>(
  order: StatusOrder & { readonly group: readonly G[] },
  facts: StatusFacts,
): readonly GroupPart<G>[] =>
  inPriority<G>(
    order.group.flatMap((group: G) => partsOfGroup<G>(order, group, facts)),
    order.orderType,
  )
