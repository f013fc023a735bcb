import { memoize } from '../format/memoize.ts'
import { fromMinor, type Minor } from '../format/money.ts'

const formatOf = memoize((key: string) => {
  const [locale, currency] = key.split(' ') as [string, string]
  return new Intl.NumberFormat(locale, { style: 'currency', currency })
})

/** `US$` or `UK£` at the end of a right-to-left amount: without a mark behind it, its sign would jump to the front. */
const latinSign = /(?<=[\u200f].*)[A-Z]{1,3}\p{Sc}$/u

/** Amount in minor units with every decimal of its currency, as papers write it: `$38.00`, `38,00 €`, `¥38`. */
export const formatMoneyInFull = (amount: Minor, currency: string, locale: string): string =>
  formatOf(`${locale} ${currency}`).format(fromMinor(amount, currency)).replace(latinSign, '$&\u200e')
