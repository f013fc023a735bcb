import type { ParcelEvent } from '../../../contract/orders/order.ts'
import { storeList } from '../stores/store-list.ts'
import type { OrderSpec } from './order-spec.types.ts'
import { datesOf } from './stage-dates.ts'
import type { Stage } from './stages.ts'

const hour = 3_600_000

/** What a carrier has recorded of a sample order's parcels by now, oldest first; a return's way back is not among it. */
export const parcelEvents = (spec: OrderSpec, stage: Stage): ParcelEvent[] => {
  if (spec.orderType === 'RETURN_ORDER') return []
  const { placedAt, now, market, address = 0 } = spec
  const { shipped, delivered } = datesOf({ stage, placedAt, now, asRange: false })
  if (!shipped) return []
  const sentAt = Date.parse(shipped)
  const end = delivered ? Date.parse(delivered) : now.getTime()
  const start = storeList[market.country]?.[0]?.city ?? null
  const town = market.addresses[address % market.addresses.length]?.city ?? null
  const steps = [
    { time: sentAt + 3 * hour, step: 'ACCEPTED', place: start },
    { time: sentAt + 19 * hour, step: 'IN_TRANSIT', place: town },
    ...(delivered
      ? [
          { time: end - 6 * hour, step: 'OUT_FOR_DELIVERY', place: town } as const,
          { time: end, step: 'DELIVERED', place: town } as const,
        ]
      : []),
  ] as const
  return steps
    .filter(({ time }) => time > sentAt && time <= end)
    .toSorted((one, other) => one.time - other.time)
    .map(({ time, step, place }) => ({ at: new Date(time).toISOString(), step, place }))
}
