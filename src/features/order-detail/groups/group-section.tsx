import { Trans } from '@lingui/react/macro'
import type { Order, OrderGroup } from '../../../../contract/orders/order.ts'
import { orderCountry } from '../../../../domain/orders/order-country.ts'
import type { GroupPart } from '../../../../domain/status/group-parts.ts'
import type { Parcel } from '../../../../domain/tracking/parcels.ts'
import { usePage } from '../../../components/order/use-page.ts'
import { cx } from '../../../ui/cx.ts'
import text from '../../../ui/text.module.css'
import { GroupProgress } from '../../return-instructions/return-progress.tsx'
import { CancelRefund } from './cancel-refund.tsx'
import { GroupDates } from './group-dates.tsx'
import { GroupHead } from './group-head.tsx'
import css from './groups.module.css'
import { ItemCard } from './item-card.tsx'
import { ReturnRefusal } from './return-refusal.tsx'

/** Above this many lines the browser is asked to skip what is off the screen. */
const manyLines = 12

type Props = {
  readonly order: Order
  readonly part: GroupPart<OrderGroup>
  readonly parcels: readonly Parcel[]
  readonly recentlyCancelled: boolean
  readonly isFirst: boolean
  /** Where and how far it is stands above already. */
  readonly isAnswered: boolean
  /** The part that tells what cancelling gave back. */
  readonly saysRefund: boolean
}

/** Lines that travel together and have come equally far, in display priority (OD-11). */
export function GroupSection(props: Props) {
  const { order, part, recentlyCancelled, isFirst } = props
  const { group, status, items, isLead } = part
  const country = orderCountry(order, usePage().country)
  const isReturn = order.orderType === 'RETURN_ORDER'
  return (
    <section className={css.group} data-status={status}>
      {props.isAnswered ? (
        <h2 className={cx(text.h2, css.head)}>
          <Trans>Your items</Trans>
        </h2>
      ) : (
        <GroupHead
          order={order}
          part={part}
          recentlyCancelled={recentlyCancelled}
          progress={isReturn && <GroupProgress order={order} group={group} />}
        />
      )}
      {props.saysRefund && <CancelRefund order={order} />}
      <div className={css.body}>
        <div>
          <ul className={cx(css.items, items.length > manyLines && css.many)}>
            {items.map((item, index) => (
              <ItemCard
                key={item.id}
                item={item}
                lines={order.group.flatMap(({ orderItems }) => orderItems)}
                currency={order.currency}
                orderType={order.orderType}
                country={country}
                eager={isFirst && index < 2}
              />
            ))}
          </ul>
          {isLead && <ReturnRefusal reason={group.actions.returnDisableReasonAction} />}
        </div>
        {!isReturn && <GroupDates items={items} status={status} parcels={props.parcels} />}
      </div>
    </section>
  )
}
