import { asMinor, type Minor, roundHalfUp, sumMinor, zeroMinor } from '../../../domain/format/money.ts'

/** Amounts of one line in minor units, for the whole line; `gross` before the order's promotion code. */
export type LineAmounts = {
  readonly msrp: Minor
  readonly gross: Minor
  readonly discount: Minor
  readonly fees: Minor
  readonly taxes: Minor
}

export const charged = (line: LineAmounts): Minor => asMinor(line.gross - line.discount)

const percentOf = (amount: number, percent: number): number => roundHalfUp((amount * percent) / 100)

/** A discount of `percent` over the lines, to the minor unit: the shares add up to the discount of the sum. */
export const shareDiscount = (gross: readonly Minor[], percent: number): Minor[] => {
  let before = 0
  return gross.map((amount) => {
    const share = percentOf(before + amount, percent) - percentOf(before, percent)
    before += amount
    return asMinor(share)
  })
}

export type TaxRule = { readonly percent: number; readonly included: boolean }

/** Tax of a line where it comes on top of the price; prices that include it carry none of their own. */
export const lineTax = (chargedPrice: Minor, tax: TaxRule): Minor =>
  tax.included ? zeroMinor : asMinor(percentOf(chargedPrice, tax.percent))

const includedIn = (amount: number, percent: number): Minor =>
  asMinor(roundHalfUp((amount * percent) / (100 + percent)))

/** Order totals: `subTotal − promotionalCodeDiscount + shippingTotal + totalFees + totalTaxes = orderTotal`. */
export const totalsOf = (lines: readonly LineAmounts[], shippingTotal: Minor, tax: TaxRule) => {
  const sum = (of: (line: LineAmounts) => Minor) => sumMinor(lines.map(of))
  const subTotal = sum((line) => line.gross)
  const promotionalCodeDiscount = sum((line) => line.discount)
  const totalFees = sum((line) => line.fees)
  const totalTaxes = sum((line) => line.taxes)
  const orderTotal = asMinor(subTotal - promotionalCodeDiscount + shippingTotal + totalFees + totalTaxes)
  return {
    msrp: sum((line) => line.msrp),
    chargedPrice: sum(charged),
    subTotal,
    promotionalCodeDiscount,
    shippingTotal,
    totalFees,
    totalTaxes,
    orderTotal,
    inclusiveTaxTotal: tax.included ? includedIn(orderTotal, tax.percent) : zeroMinor,
  }
}
