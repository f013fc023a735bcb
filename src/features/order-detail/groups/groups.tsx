import type { Order, OrderGroup } from '../../../../contract/orders/order.ts'
import { displayRank } from '../../../../domain/status/order-status.ts'
import { GroupSection } from './group-section.tsx'

/** Groups in the display priority of their foremost line (OD-11). */
const inPriority = (order: Order): readonly OrderGroup[] => {
  const rankOf = ({ orderItems }: OrderGroup) =>
    Math.min(...orderItems.map((item) => displayRank(item, order.orderType)))
  return order.group.toSorted((one, other) => rankOf(one) - rankOf(other))
}

/** Every group of the order; a group has no id of its own, so its first line stands for it. */
export function Groups(props: { readonly order: Order; readonly recentlyCancelled: boolean }) {
  const { order } = props
  return inPriority(order).map((group, index) => (
    <GroupSection
      key={group.orderItems[0]?.id ?? `${group.heading}`}
      order={order}
      group={group}
      recentlyCancelled={props.recentlyCancelled}
      isFirst={index === 0}
    />
  ))
}
