import type { Order } from '../../../../contract/orders/order.ts'
import { isToFetch } from '../../../../domain/pickup/pickup-stage.ts'
import { partsOfOrder } from '../../../../domain/status/group-parts.ts'
import { parcelsOf } from '../../../../domain/tracking/parcels.ts'
import { usePage } from '../../../components/order/use-page.ts'
import { useTooLateToPay } from '../../../components/payment/use-too-late-to-pay.ts'
import { GroupSection } from './group-section.tsx'

/**
 * Every group of the order, one section for each status in it (OD-11). The foremost part of an order that is still to be fetched
 * leaves its answer to the part about the store.
 */
export function Groups(props: { readonly order: Order; readonly recentlyCancelled: boolean }) {
  const { order, recentlyCancelled } = props
  const { links } = usePage()
  const facts = { recentlyCancelled, isTooLateToPay: useTooLateToPay(order) }
  const parts = partsOfOrder(order, facts)
  const parcels = parcelsOf(order, links)
  const isAnswered = isToFetch(order, facts)
  const firstCancelled = parts.find(({ status }) => status === 'cancelled')
  return parts.map((part, index) => (
    <GroupSection
      key={`${part.items[0]?.id ?? part.group.heading} ${part.status}`}
      order={order}
      part={part}
      parcels={parcels}
      recentlyCancelled={recentlyCancelled}
      isFirst={index === 0}
      isAnswered={isAnswered && index === 0}
      saysRefund={part === firstCancelled}
    />
  ))
}
