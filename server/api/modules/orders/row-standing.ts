import { addressCountry } from '../../../../domain/orders/order-country.ts'
import { type OrderStanding, type StandingFacts, standingOf } from '../../../../domain/orders/standing.ts'
import type { Database } from '../../../db/schema.ts'
import type { OrderLineRow } from '../../../db/tables/order-lines.ts'
import type { OrderRow } from '../../../db/tables/orders.ts'
import { loadGroups } from './orders.repository.ts'

type Line = Pick<OrderLineRow, 'status' | 'statusVariant'>
type Standing = Pick<
  OrderRow,
  | 'orderType'
  | 'cancelledAt'
  | 'pendingModification'
  | 'paymentHoldFlag'
  | 'paymentPending'
  | 'deferredPaymentData'
>

/** Country that an order shipped from; `null` where it is not known. */
export const shipFromCountryOfRow = ({ shipFrom }: Pick<OrderRow, 'shipFrom'>): string | null => {
  const { iso2Country = null, country = null } = shipFrom?.address ?? {}
  return addressCountry({ iso2Country, country })
}

/** Country whose rules an order follows, as the page reads it: the one it shipped from (returns.md §1). */
export const countryOfRow = (order: Pick<OrderRow, 'shipFrom' | 'country'>): string =>
  shipFromCountryOfRow(order) ?? order.country

/** Whether the order waits for a payment, as the wire's one flag says it. */
export const isOnHold = (order: Pick<OrderRow, 'paymentHoldFlag' | 'paymentPending'>): boolean =>
  order.paymentHoldFlag || order.paymentPending

/** What the standing of an order is read from, of its row and its lines. */
export const standingFacts = (order: Standing, lines: readonly Line[]): StandingFacts => ({
  orderType: order.orderType,
  pendingModification: order.pendingModification,
  deferredPaymentData: order.deferredPaymentData,
  paymentHoldFlag: isOnHold(order),
  group: [
    {
      orderItems: lines.map(({ status, statusVariant }) => ({
        lineItemStatus: { status },
        lineItemStatusVariant: statusVariant,
      })),
    },
  ],
})

/** How an order stands, from its row and its lines. */
export const standingOfRow = (order: Standing, lines: readonly Line[]): OrderStanding => {
  const standing = standingOf(standingFacts(order, lines))
  return order.cancelledAt === null ? standing : { ...standing, cancellation: 'done' }
}

/** The same with its lines read. Hold the order's row where something follows from it. */
export const readStanding = async (
  db: Database,
  order: Standing & Pick<OrderRow, 'orderNumber'>,
): Promise<OrderStanding> => {
  const groups = await loadGroups(db, order.orderNumber)
  return standingOfRow(
    order,
    groups.flatMap(({ lines }) => lines),
  )
}
