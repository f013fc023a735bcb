import { asMinor, minorDigits, zeroMinor } from '../../../domain/format/money.ts'
import { isReturnWindowOpen } from '../../../domain/returns/return-window.ts'
import { shop } from '../../../domain/shop-settings/shop.ts'
import type { NewOrderLine } from '../../db/tables/order-lines.ts'
import { gtinOf } from '../catalogue/catalogue.ts'
import { listPrice } from '../catalogue/prices.ts'
import { productPath, skuOf } from '../catalogue/sample-shop.ts'
import { sizeLabel } from '../catalogue/sizes.ts'
import type { LineSpec, OrderSpec } from './order-spec.types.ts'
import { cancelledAtOf, datesOf } from './stage-dates.ts'
import { isOpen, isReturn, type Stage, stageFacts, wasShipped } from './stages.ts'
import { customNotReturnable, estimatedDelivery } from './texts.ts'
import { charged, type LineAmounts, lineTax, shareDiscount } from './totals.ts'

/** Amounts of every line in minor units of `spec.market.currency`. */
export const lineAmounts = (spec: OrderSpec): LineAmounts[] => {
  const { currency, tax } = spec.market
  const step = minorDigits(currency) === 3 ? 10 : 1
  const gross = spec.lines.map(({ variant, quantity, sale = 0 }) => {
    const list = listPrice(variant.price, currency)
    const piece = Math.round((list * (100 - sale)) / 100 / step) * step
    return { msrp: asMinor(list * quantity), gross: asMinor(piece * quantity) }
  })
  const shares = shareDiscount(
    gross.map((line) => line.gross),
    spec.discountPercent ?? 0,
  )
  return gross.map((line, index) => {
    const discount = shares[index] ?? zeroMinor
    const net = asMinor(line.gross - discount)
    return { ...line, discount, fees: asMinor(spec.lines[index]?.fees ?? 0), taxes: lineTax(net, tax) }
  })
}

/** Shipment of a group: carriers count in their own numbers, so this is the order's own with the group's position. */
export const shipmentNumberOf = (spec: OrderSpec, group: number): string => `${spec.orderNumber}S${group + 1}`

const shopLink = (spec: OrderSpec, { variant }: LineSpec): string =>
  `https://${shop.site}/${spec.market.country}/en/${productPath(variant)}`

const reviewable: ReadonlySet<Stage> = new Set(['delivered', 'pickedUp', 'returnDenied'])

/** Returning a line, with it picked already, and the return that took it (OD-16). */
const returnActions = (spec: OrderSpec, line: LineSpec): NewOrderLine['actions'] => {
  const returnOrder = spec.returnOrders?.[line.group]
  if (isReturnable(spec, line)) {
    const gtin = gtinOf(line.variant, line.sizeIndex)
    return { return: { webLink: `/orders/sales/${spec.orderNumber}/return?selected=${gtin}` } }
  }
  return returnOrder && isReturn(line.stage)
    ? { viewReturn: { webLink: `/orders/returns/${returnOrder}` } }
    : {}
}

const lineActions = (spec: OrderSpec, line: LineSpec): NewOrderLine['actions'] => ({
  ...returnActions(spec, line),
  ...(isOpen(line.stage) || line.pbid ? {} : { buyItAgain: { webLink: shopLink(spec, line) } }),
  ...(reviewable.has(line.stage) ? { writeReview: { webLink: `${shopLink(spec, line)}/reviews` } } : {}),
})

const isReturnable = (spec: OrderSpec, { stage, pbid }: LineSpec): boolean =>
  (spec.orderType ?? 'SALES_ORDER') === 'SALES_ORDER' &&
  (stage === 'delivered' || stage === 'pickedUp') &&
  !pbid &&
  isReturnWindowOpen({
    orderDate: spec.placedAt.toISOString(),
    country: spec.market.country,
    now: spec.now.getTime(),
  })

const productOf = (spec: OrderSpec, line: LineSpec) => {
  const { variant, sizeIndex, pbid } = line
  const label = sizeLabel(variant.sizes, sizeIndex, spec.market.country)
  return {
    productId: variant.productId,
    pid: variant.pid,
    pbid: pbid ?? null,
    title: line.title ?? variant.title,
    category: variant.category,
    productImage: line.withoutPicture ? null : variant.image,
    imageAlt: line.withoutPicture ? null : variant.imageAlt,
    color: variant.colour,
    size: label,
    styleColor: variant.styleColor,
    gtin: gtinOf(variant, sizeIndex),
    skuId: skuOf(variant, sizeIndex),
    metricId: `m${variant.pid}`,
    nikeIdPathName: pbid ? `custom-${variant.style.toLowerCase()}` : null,
    customizedProductReference: pbid ? `ref-${pbid}` : null,
  }
}

const statusOf = (spec: OrderSpec, { stage }: LineSpec) => {
  const facts = stageFacts(stage)
  const raw = spec.orderType === 'RETURN_ORDER' ? (facts.rawReturn ?? facts.raw) : facts.raw
  return { status: raw, statusColor: facts.colour, statusVariant: facts.variant }
}

const amountsAltOf = (spec: OrderSpec, amounts: LineAmounts): NewOrderLine['amountsAlt'] => {
  if (!spec.alternate) return null
  const alt = inAlternate(spec.alternate.rate)(amounts)
  return { msrp: alt.msrp, chargedPrice: charged(alt), fees: alt.fees, taxes: alt.taxes }
}

/** The same amounts in another currency of as many decimals. */
export const inAlternate =
  (rate: number) =>
  (amounts: LineAmounts): LineAmounts => {
    const convert = (amount: number) => asMinor(Math.round(amount * rate))
    return {
      msrp: convert(amounts.msrp),
      gross: convert(amounts.gross),
      discount: convert(amounts.discount),
      fees: convert(amounts.fees),
      taxes: convert(amounts.taxes),
    }
  }

const buildLine = (spec: OrderSpec, line: LineSpec, index: number, amounts: LineAmounts): NewOrderLine => {
  const dates = datesOf({
    ...line,
    placedAt: spec.placedAt,
    now: spec.now,
    asRange: index % 3 === 1,
    isReturnOrder: spec.orderType === 'RETURN_ORDER',
    isForPickup: spec.delivery === 'pickup',
    isInStore: spec.delivery === 'store',
  })
  const returnable = isReturnable(spec, line)
  const shipped = wasShipped(line.stage)
  return {
    id: `${spec.orderNumber}-${index + 1}`,
    orderNumber: spec.orderNumber,
    groupPosition: line.group,
    lineNumber: index + 1,
    ...productOf(spec, line),
    ...statusOf(spec, line),
    quantity: line.quantity,
    returnableQuantity: returnable ? line.quantity : 0,
    msrp: amounts.msrp,
    chargedPrice: charged(amounts),
    fees: amounts.fees,
    taxes: amounts.taxes,
    promotions: amounts.discount > 0 ? [{ id: 'TEAM', promoType: 'CODE' }] : [],
    amountsAlt: amountsAltOf(spec, amounts),
    returnable,
    returnDisableReason:
      line.pbid && !isOpen(line.stage) && !isReturn(line.stage) ? customNotReturnable : null,
    eddText: dates.estimatedDeliveryDate ? estimatedDelivery(dates.estimatedDeliveryDate) : null,
    dates,
    cancelledAt: cancelledAtOf(line.stage, spec.placedAt),
    actions: lineActions(spec, line),
    shipmentNumber: shipped ? shipmentNumberOf(spec, line.group) : null,
    standardCarrierAlphaCode: shipped ? spec.market.carrier.scac : null,
  }
}

export const buildLines = (spec: OrderSpec, amounts: readonly LineAmounts[]): NewOrderLine[] =>
  spec.lines.map((line, index) => buildLine(spec, line, index, amounts[index] as LineAmounts))
