import { profileOf } from '../../../domain/countries/profile-of.ts'
import { storeIdOf } from '../stores/sample-stores.ts'
import { buildOrder } from './build-order.ts'
import type { OrderSpec, SampleOrder } from './order-spec.types.ts'
import { isReturn } from './stages.ts'
import { returnDenied } from './texts.ts'

const methods: Readonly<Record<string, string>> = {
  au: 'auDropoff',
  jp: 'sagawaPickup',
  kr: 'courierPickup',
  us: 'upsDropoff',
}

const methodOf = (country: string, toStore: boolean): string => {
  const { isEmea } = profileOf(country)
  if (toStore) return isEmea ? 'emeaStoreReturn' : 'returnToStore'
  return methods[country] ?? (isEmea ? 'emeaDropoff' : 'returnToStore')
}

/** Hours between an order and the return of it, as `stage-dates.ts` has them. */
const returnAfterMs = 170 * 3_600_000

/** The return order that goes with the returned lines of `group`. */
const returnSpec = (sale: OrderSpec, group: number, orderNumber: string): OrderSpec => {
  const lines = sale.lines
    .filter((line) => line.group === group && isReturn(line.stage))
    .map((line) => ({ ...line, group: 0 }))
  const toStore = lines.some((line) => line.stage === 'returnedToStore')
  const method = sale.asReturn?.method ?? methodOf(sale.market.country, toStore)
  const { now, placedAt, market, buyer, payments, alternate, address = 0, discountPercent = 0 } = sale
  return {
    orderNumber,
    market,
    buyer,
    now,
    payments,
    address,
    discountPercent,
    ...(alternate && { alternate }),
    lines,
    orderType: 'RETURN_ORDER',
    shipping: 0,
    placedAt: sale.asReturn
      ? new Date(now.getTime() - sale.asReturn.ageMinutes * 60_000)
      : new Date(Math.min(placedAt.getTime() + returnAfterMs, now.getTime() - 3_600_000)),
    ...(lines[0]?.stage === 'returnDenied' ? { groupMessages: { 0: returnDenied } } : {}),
    more: {
      parentSalesOrderNumber: sale.orderNumber,
      returnMethod: method,
      ...(method === 'returnToStore' || method === 'emeaStoreReturn'
        ? {
            returnToStore: {
              barcodeNumber: orderNumber,
              ...(!sale.asReturn?.isToAnyStore && { storeId: storeIdOf(market.country, 1) }),
            },
          }
        : {}),
    },
  }
}

/** A sales order with the return orders of its returned groups; `numberFor` names the return of a group. */
export const buildWithReturns = (sale: OrderSpec, numberFor: (group: number) => string): SampleOrder[] => {
  const groups = [...new Set(sale.lines.filter((line) => isReturn(line.stage)).map((line) => line.group))]
  const numbers = Object.fromEntries(groups.map((group) => [group, numberFor(group)]))
  return [
    buildOrder({ ...sale, returnOrders: numbers }),
    ...groups.map((group) => buildOrder(returnSpec(sale, group, numbers[group] as string))),
  ]
}
