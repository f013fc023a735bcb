import * as v from 'valibot'
import { Address } from '../../../contract/orders/address.ts'
import { asMinor } from '../../../domain/format/money.ts'
import type { AltTotals, NewOrder } from '../../db/tables/orders.ts'
import { buildGroups } from './build-groups.ts'
import { buildLines, inAlternate, lineAmounts } from './build-lines.ts'
import type { OrderSpec, SampleOrder } from './order-spec.types.ts'
import { chargedOf } from './payments.ts'
import { notedArrivalOf, pickupAddressOf, pickupPlaceOf, storePickupOf } from './pickups.ts'
import { stageFacts } from './stages.ts'
import { type LineAmounts, totalsOf } from './totals.ts'

/** Marks what the sandbox made, so that a reset takes away nothing else. */
export const sampleIdPrefix = 'sample-'

const shippingOf = (spec: OrderSpec, amounts: readonly LineAmounts[]): number => {
  if (spec.shipping !== undefined) return spec.shipping
  if (spec.delivery === 'pickup' || spec.delivery === 'store') return 0
  const goods = amounts.reduce((sum, line) => sum + line.gross - line.discount, 0)
  return goods >= spec.market.shipping.freeFrom ? 0 : spec.market.shipping.fee
}

const alternateOf = (
  spec: OrderSpec,
  amounts: readonly LineAmounts[],
  shipping: number,
): AltTotals | null => {
  if (!spec.alternate) return null
  const { rate } = spec.alternate
  return totalsOf(amounts.map(inAlternate(rate)), asMinor(Math.round(shipping * rate)), spec.market.tax)
}

const addressesOf = (spec: OrderSpec): Partial<NewOrder> => {
  const { market, buyer, address = 0, delivery = 'address' } = spec
  const home = { ...market.addresses[address % market.addresses.length], ...buyer.recipient }
  if (delivery === 'store') return { storeAddress: market.store }
  if (delivery === 'pickup') {
    const place = pickupPlaceOf(market.country, spec.pickupRole ?? null)
    return { pickupAddress: place ? pickupAddressOf(market.country, place) : market.store }
  }
  const { firstName, lastName, ...place } = home
  return {
    shippingAddress: home,
    shipFrom: {
      address: v.parse(Address, { ...place, iso2Country: market.country.toUpperCase() }),
      recipient: { firstName: firstName ?? null, lastName: lastName ?? null, middleName: null },
      contactInformation: { dayPhoneNumber: buyer.phone, email: buyer.email },
    },
  }
}

const settledAt = (spec: OrderSpec): Date | null =>
  spec.lines.every((line) => line.stage === 'cancelled')
    ? new Date(spec.placedAt.getTime() + 12 * 60_000)
    : null

/** Rows of one sample order, its totals computed from its lines. */
export const buildOrder = (spec: OrderSpec): SampleOrder => {
  const { market, buyer } = spec
  const amounts = lineAmounts(spec)
  const shipping = shippingOf(spec, amounts)
  const lead = spec.lines[0]?.stage ?? 'ordered'
  const totals = totalsOf(amounts, asMinor(shipping), market.tax)
  const order: NewOrder = {
    orderNumber: spec.orderNumber,
    orderId: `${sampleIdPrefix}${spec.orderNumber.toLowerCase()}`,
    upmId: buyer.upmId,
    orderType: spec.orderType ?? 'SALES_ORDER',
    orderClassification: spec.delivery === 'store' ? 'STORE' : 'CONSUMER',
    country: market.country,
    regionReference: market.regionReference,
    currency: market.currency,
    currencyAlt: spec.alternate?.currency ?? null,
    orderDate: spec.placedAt,
    contactEmail: buyer.email,
    phoneCountryCode: market.phoneCode,
    phoneNumber: buyer.phone,
    dayPhoneNumber: buyer.phone,
    message: spec.message ?? null,
    ...totals,
    promotions: spec.discountPercent ? [{ id: 'TEAM', promoType: 'CODE' }] : [],
    totalsAlt: alternateOf(spec, amounts, shipping),
    payments: spec.orderType === 'RETURN_ORDER' ? spec.payments : chargedOf(spec.payments, totals.orderTotal),
    ...addressesOf(spec),
    statusColor: stageFacts(lead).colour,
    showBarcodeFlag:
      spec.delivery === 'store' || spec.delivery === 'pickup' || spec.orderType === 'RETURN_ORDER',
    cancelledAt: settledAt(spec),
    ...spec.more,
  }
  return {
    order,
    groups: buildGroups(spec),
    lines: buildLines(spec, amounts),
    pickup: storePickupOf(spec),
    arrival: notedArrivalOf(spec),
    rule: spec.rule ?? null,
  }
}
