declare const minorUnit: unique symbol

/**
 * Amount in minor units of its currency, an integer: cents for USD, yen for JPY, fils for KWD. Branded, so that a decimal
 * number of the wire cannot be taken for one. Sums of minor units are `sumMinor`.
 */
export type Minor = number & { readonly [minorUnit]: true }

export const zeroMinor = 0 as Minor

/** Takes an integer that is already in minor units, for example from a database column. */
export const asMinor = (units: number): Minor => {
  if (!Number.isSafeInteger(units)) throw new RangeError(`not an amount in minor units: ${units}`)
  return (units === 0 ? 0 : units) as Minor
}

const digitsByCurrency = new Map<string, number>()

/** Decimals of a currency: 0 for JPY, 2 for USD, 3 for KWD. From `Intl`, never a table of our own. */
export const minorDigits = (currency: string): number => {
  const known = digitsByCurrency.get(currency)
  if (known !== undefined) return known
  const digits = new Intl.NumberFormat('en', { style: 'currency', currency }).resolvedOptions()
    .maximumFractionDigits as number
  digitsByCurrency.set(currency, digits)
  return digits
}

/** Moves the decimal point in the number's own digits, so that 1.005 × 100 is 100.5 and not 100.49999999999999. */
const shift = (value: number, places: number): number => {
  const [mantissa, exponent = '0'] = String(value).split('e')
  return Number(`${mantissa}e${Number(exponent) + places}`)
}

/** Rounds half up, away from zero: 0.5 becomes 1 and -0.5 becomes -1. */
export const roundHalfUp = (value: number): number => {
  const rounded = Math.sign(value) * Math.round(Math.abs(value))
  return rounded === 0 ? 0 : rounded
}

/** Decimal amount of the wire to minor units, rounded half up. What is not a finite number counts as 0 (CC-01). */
export const toMinor = (decimal: unknown, currency: string): Minor =>
  typeof decimal === 'number' && Number.isFinite(decimal)
    ? (roundHalfUp(shift(decimal, minorDigits(currency))) as Minor)
    : zeroMinor

/** Minor units to the wire's decimal number. */
export const fromMinor = (amount: Minor, currency: string): number => amount / 10 ** minorDigits(currency)

export const sumMinor = (amounts: Iterable<Minor>): Minor => {
  let sum = 0
  for (const amount of amounts) sum += amount
  return sum as Minor
}

const formats = new Map<string, Intl.NumberFormat>()

const formatOf = (currency: string, locale: string): Intl.NumberFormat => {
  const key = `${locale} ${currency}`
  const known = formats.get(key)
  if (known) return known
  const format = new Intl.NumberFormat(locale, {
    style: 'currency',
    currency,
    trailingZeroDisplay: 'stripIfInteger',
  })
  formats.set(key, format)
  return format
}

/** `US$` or `UK£` at the end of a right-to-left amount: without a mark behind it, its sign would jump to the front. */
const latinSign = /(?<=[\u200f].*)[A-Z]{1,3}\p{Sc}$/u

/**
 * Amount in minor units as the locale writes money: `$38`, `38,50 €`. Whole amounts have no decimals, and what is not a
 * number shows as 0 (CC-01). `locale` is a BCP 47 tag (`domain/languages/locale`), `currency` an ISO 4217 code.
 */
export const formatMoney = (amount: Minor | null | undefined, currency: string, locale: string): string =>
  formatOf(currency, locale)
    .format(typeof amount === 'number' && Number.isFinite(amount) ? fromMinor(asMinor(amount), currency) : 0)
    .replace(latinSign, '$&\u200e')

/** The same for a decimal amount as the wire carries it. */
export const formatWireMoney = (
  decimal: number | null | undefined,
  currency: string,
  locale: string,
): string => formatMoney(toMinor(decimal, currency), currency, locale)
