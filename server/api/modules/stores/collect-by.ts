import { collectByDate } from '../../../../domain/pickup/collect-by.ts'
import type { OrderLineRow } from '../../../db/tables/order-lines.ts'
import type { OrderRow } from '../../../db/tables/orders.ts'
import type { StoreRow } from '../../../db/tables/stores.ts'
import { countryOfRow } from '../orders/row-standing.ts'

/** What the day is read from. */
export type HeldOrder = {
  readonly order: Pick<OrderRow, 'country' | 'shipFrom'>
  readonly lines: readonly Pick<OrderLineRow, 'dates'>[]
  readonly store: StoreRow | null
}

/**
 * Last day on which the place holds an order, `YYYY-MM-DD` there, from when its last line was ready; `null` before that. The page
 * and the mail say the same.
 */
export const collectByOf = ({ order, lines, store }: HeldOrder): string | null =>
  collectByDate({
    readyAt:
      lines
        .flatMap(({ dates }) => dates.readyForPickup ?? [])
        .toSorted()
        .at(-1) ?? null,
    country: countryOfRow(order),
    timeZone: store?.store.timezone ?? 'UTC',
  })
