import { world } from 'virtual:sample-world'
import type { Order } from '../../../contract/orders/order.ts'
import type { OrderItem } from '../../../contract/orders/order-item.ts'
import { defaultCountry } from '../../../domain/countries/profile-of.ts'
import { addressIn, isUsual, type Rule, type Thing } from './rule.ts'

/** Of `facts`, those that the thing has a place for. */
const filled = (thing: Thing, facts: Thing): Thing => ({
  ...thing,
  ...Object.fromEntries(Object.entries(facts).filter(([name]) => name in thing)),
})

const sum = (lines: readonly OrderItem[], of: 'lineItemChargedPrice' | 'lineItemTaxes'): number =>
  lines.reduce((before, { lineItemTransaction }) => before + (lineItemTransaction[of] ?? 0), 0)

/** Totals and days of an order as far as its lines tell them. */
const summedUp = ({ group, transaction }: Pick<Order, 'group' | 'transaction'>) => {
  const lines = group.flatMap(({ orderItems }) => orderItems)
  const ordered = transaction.orderDate
  const subTotal = transaction.subTotal ?? sum(lines, 'lineItemChargedPrice')
  const totalTaxes = transaction.totalTaxes ?? sum(lines, 'lineItemTaxes')
  return {
    transaction: {
      ...transaction,
      subTotal,
      totalTaxes,
      shippingTotal: transaction.shippingTotal ?? 0,
      orderTotal: transaction.orderTotal ?? subTotal + totalTaxes,
    },
    group: group.map((one) => ({
      ...one,
      orderItems: one.orderItems.map((line) => ({
        ...line,
        itemDates: { ...line.itemDates, ordered: line.itemDates.ordered ?? ordered },
      })),
    })),
  }
}

/** Orders, what is in them, and who they are sent to. */
export const orderRules: readonly Rule[] = [
  {
    has: ['title'],
    dressed: (thing, { country, catalog }) => {
      const good = world.goods[String(thing.title)]
      if (!good) return thing
      const category = good.category[catalog]
      const size = good.size[country] ?? good.size[defaultCountry]
      return filled(thing, {
        category,
        subtitle: category,
        color: good.color[catalog],
        imageAlt: good.imageAlt[catalog],
        productImage: good.image,
        image: good.image,
        styleColor: good.styleColor,
        pid: good.pid,
        size,
      })
    },
  },
  {
    has: ['address1', 'zipCode'],
    dressed: (thing, { country }, place) =>
      isUsual(thing)
        ? {
            ...thing,
            ...addressIn(place, country, thing),
            iso2Country: thing.iso2Country && country.toUpperCase(),
          }
        : thing,
  },
  {
    has: ['dayPhoneNumber', 'email'],
    dressed: (thing, _, { phone }) => ({ ...thing, dayPhoneNumber: thing.dayPhoneNumber && phone }),
  },
  {
    has: ['orderNumber', 'group', 'transaction'],
    dressed: (thing, { country }, place) => {
      const { pickupAddress, storeAddress, shippingAddress, payment } = thing
      const isSent = !pickupAddress && !storeAddress
      const [[paymentType, paymentDisplayNumber] = ['CREDIT_CARD', null]] = place.payments
      return {
        ...thing,
        ...summedUp(thing as Pick<Order, 'group' | 'transaction'>),
        regionReference: place.regionReference,
        shippingAddress: shippingAddress ?? (isSent ? addressIn(place, country, place.recipient) : null),
        payment:
          (payment as readonly unknown[]).length > 0
            ? payment
            : [{ paymentType, paymentDisplayNumber, paymentTypeImageUrl: null }],
      }
    },
  },
]
