import { createHmac } from 'node:crypto'
import * as v from 'valibot'
import { Address } from '../../../../contract/orders/address.ts'
import type { Catalog } from '../../../../domain/countries/catalogs.gen.ts'
import { hostFactsOf } from '../../../../domain/countries/host-facts-of.ts'
import { carrierName } from '../../../../domain/links/carriers.ts'
import { addressLines, addressName } from '../../../../domain/orders/address-lines.ts'
import { addressCountry } from '../../../../domain/orders/order-country.ts'
import { carrierOfMethod, usualCarrierOf } from '../../../../domain/return-methods/method-carrier.ts'
import { isPickupReturn, parseMethod } from '../../../../domain/return-methods/return-methods.ts'
import { shop } from '../../../../domain/shop-settings/shop.ts'
import type { OrderLineRow } from '../../../db/tables/order-lines.ts'
import type { OrderRow } from '../../../db/tables/orders.ts'
import type { LabelFacts } from './label-facts.ts'

type Way = Pick<OrderRow, 'returnMethod' | 'country' | 'shipFrom'>

const carrierCodeOf = ({ returnMethod, country, shipFrom }: Way): string => {
  const method = parseMethod(returnMethod)
  const own = method && carrierOfMethod(method, { country, address: shipFrom?.address ?? null })
  return own ?? usualCarrierOf(country)
}

/** Name of the carrier that the label is for. */
export const carrierNameOf = (order: Way): string => carrierName(carrierCodeOf(order))

const countryName = (country: string, language: Catalog): string =>
  new Intl.DisplayNames([language], { type: 'region' }).of(country.toUpperCase()) ?? country.toUpperCase()

const senderOf = ({ shipFrom, shippingAddress, country }: OrderRow, language: Catalog): string[] => {
  const { firstName, lastName, middleName } = shipFrom?.recipient ?? {}
  const names = Object.fromEntries(
    Object.entries({ firstName, lastName, middleName }).filter(([, name]) => Boolean(name)),
  )
  const address = v.parse(Address, { ...shippingAddress, ...shipFrom?.address, ...names })
  const name = addressName({ ...address, iso2Country: address.iso2Country ?? country.toUpperCase() })
  return [name, ...addressLines(address), countryName(addressCountry(address) ?? country, language)].filter(
    (line) => line !== '',
  )
}

/** Letters and digits that are hard to guess and always the same for what they stand for. */
const codeFor = (secret: string, what: string, length: number): string =>
  BigInt(`0x${createHmac('sha256', secret).update(what).digest('hex')}`)
    .toString(10)
    .slice(0, length)

/** The parcel's number with its carrier: another method or carrier makes it another parcel. */
const trackingNumberOf = (order: OrderRow, secret: string): string => {
  const carrier = carrierCodeOf(order)
  return `${carrier}${codeFor(secret, `parcel ${order.orderNumber} ${order.returnMethod} ${carrier}`, 12)}`
}

/** What a counter scans in place of a label: unguessable, bound to the return and its way. */
export const dropOffCodeOf = (order: OrderRow, secret: string): string =>
  `${shop.counterCodePrefix}-${codeFor(secret, `drop-off ${order.orderNumber} ${order.returnMethod}`, 16)}`

const isPickedUp = ({ returnMethod }: OrderRow): boolean => {
  const id = parseMethod(returnMethod)?.id
  return id !== undefined && isPickupReturn(id)
}

/** What the label of a return order says, from its rows alone. */
export const labelFactsOf = (
  order: OrderRow,
  lines: readonly OrderLineRow[],
  { language, secret }: { readonly language: Catalog; readonly secret: string },
): LabelFacts => {
  const { centre, paper } = hostFactsOf(order.country)
  return {
    language,
    returnNumber: order.orderNumber,
    trackingNumber: trackingNumberOf(order, secret),
    carrier: carrierNameOf(order),
    service: isPickedUp(order) ? 'pickup' : 'dropOff',
    from: senderOf(order, language),
    to: [...centre.lines, countryName(centre.country, language)],
    lines: lines.map(({ title, size, quantity }) => ({ title, size, quantity })),
    createdAt: order.orderDate,
    paper,
  }
}
