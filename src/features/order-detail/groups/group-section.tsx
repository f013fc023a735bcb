import type { Order, OrderGroup } from '../../../../contract/orders/order.ts'
import { orderCountry } from '../../../../domain/orders/order-country.ts'
import { displayStatusOfGroupIn, inDisplayOrder } from '../../../../domain/status/order-status.ts'
import { usePage } from '../../../components/order/use-page.ts'
import { cx } from '../../../ui/cx.ts'
import { GroupProgress } from '../../return-instructions/return-progress.tsx'
import { GroupDates } from './group-dates.tsx'
import { GroupHead } from './group-head.tsx'
import css from './groups.module.css'
import { ItemCard } from './item-card.tsx'
import { ReturnRefusal } from './return-refusal.tsx'

/** Above this many lines the browser is asked to skip what is off the screen. */
const manyLines = 12

type Props = {
  readonly order: Order
  readonly group: OrderGroup
  readonly recentlyCancelled: boolean
  readonly isFirst: boolean
}

/** Lines that travel together, in display priority (OD-11). */
export function GroupSection({ order, group, recentlyCancelled, isFirst }: Props) {
  const status = displayStatusOfGroupIn(order, group, recentlyCancelled)
  const country = orderCountry(order, usePage().country)
  const isReturn = order.orderType === 'RETURN_ORDER'
  const items = inDisplayOrder(group.orderItems, order.orderType)
  return (
    <section className={css.group} data-status={status}>
      <GroupHead
        order={order}
        group={group}
        status={status}
        recentlyCancelled={recentlyCancelled}
        progress={isReturn && <GroupProgress order={order} group={group} />}
      />
      <ul className={cx(css.items, items.length > manyLines && css.many)}>
        {items.map((item, index) => (
          <ItemCard
            key={item.id}
            item={item}
            currency={order.currency}
            orderType={order.orderType}
            country={country}
            eager={isFirst && index < 2}
          />
        ))}
      </ul>
      <ReturnRefusal reason={group.actions.returnDisableReasonAction} />
      {!isReturn && <GroupDates items={items} status={status} />}
    </section>
  )
}
