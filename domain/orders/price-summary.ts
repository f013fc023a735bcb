import type { Order, Transaction } from '../../contract/orders/order.ts'
import type { FormatFacts } from '../countries/country.types.ts'
import { profileOf } from '../countries/profile-of.ts'
import { asMinor, type Minor, toMinor } from '../format/money.ts'

export type TaxWording = FormatFacts['taxWording']

/** The country's words for tax (OD-13). */
export const taxWording = (country: string | null): TaxWording => profileOf(country).formats.taxWording

/** Rows of the price summary in the order they are shown. */
const priceRowKeys = ['subtotal', 'shipping', 'fees', 'discounts', 'tax', 'total'] as const
export type PriceRowKey = (typeof priceRowKeys)[number]

export type PriceRow = { readonly key: PriceRowKey; readonly amount: Minor }

type Amounts = Pick<
  Transaction,
  | 'subTotal'
  | 'shippingTotal'
  | 'totalFees'
  | 'promotionalCodeDiscount'
  | 'totalTaxes'
  | 'inclusiveTaxTotal'
  | 'orderTotal'
>

/** What a tax is read from, in decimals of the wire. */
export type TaxAmounts = Pick<Amounts, 'totalTaxes' | 'inclusiveTaxTotal'>

/** Applied tax: totalTaxes when non-zero, else inclusiveTaxTotal (orders.md §5), in minor units. */
export const appliedTax = (transaction: TaxAmounts, currency: string): Minor => {
  const added = toMinor(transaction.totalTaxes, currency)
  return added === 0 ? toMinor(transaction.inclusiveTaxTotal, currency) : added
}

/** The tax is part of the prices rather than added to them. */
export const isTaxIncluded = (transaction: TaxAmounts, currency: string): boolean =>
  toMinor(transaction.totalTaxes, currency) === 0 && toMinor(transaction.inclusiveTaxTotal, currency) !== 0

/** The total in the shopper's other currency, a decimal of the wire; `null` where the order names none (OD-02, OD-17). */
export const alternateTotalOf = ({
  currencyAlt,
  transactionAlt,
}: Pick<Order, 'currencyAlt' | 'transactionAlt'>): { amount: number; currency: string } | null => {
  const amount = transactionAlt?.orderTotal ?? null
  return amount === null || currencyAlt === null ? null : { amount, currency: currencyAlt }
}

/** Every row with its amount in minor units; a discount is negative, whichever sign the wire gives it (OD-13). */
export const priceRows = (transaction: Amounts, currency: string): readonly PriceRow[] => {
  const minor = (decimal: number | null) => toMinor(decimal, currency)
  const amounts: Record<PriceRowKey, Minor> = {
    subtotal: minor(transaction.subTotal),
    shipping: minor(transaction.shippingTotal),
    fees: minor(transaction.totalFees),
    discounts: asMinor(-Math.abs(minor(transaction.promotionalCodeDiscount))),
    tax: appliedTax(transaction, currency),
    total: minor(transaction.orderTotal),
  }
  return priceRowKeys.map((key) => ({ key, amount: amounts[key] }))
}

/** The rows worth reading: fees and discounts only where there are any. */
export const shownPriceRows = (transaction: Amounts, currency: string): readonly PriceRow[] =>
  priceRows(transaction, currency).filter(
    ({ key, amount }) => amount !== 0 || (key !== 'fees' && key !== 'discounts'),
  )
