import * as v from 'valibot'

/** Order number of sales, return and partner orders: 4 to 32 letters or digits, case sensitive (orders.md §5, SH-05). */
export const OrderNumber = v.pipe(v.string(), v.regex(/^[A-Za-z0-9]{4,32}$/, 'order_number'))

/** Amount on the wire: a decimal number in the order's currency (decisions.md). Minor units inside: `domain/format/money`. */
export const WireAmount = v.pipe(v.number(), v.finite())

/** ISO 4217 code, upper case. */
export const CurrencyCode = v.pipe(v.string(), v.regex(/^[A-Z]{3}$/, 'currency'))

/** Years 1 to 9999, which every side can write: PostgreSQL takes no others from JavaScript, epoch milliseconds. */
const [earliest, latest] = [Date.parse('0001-01-01T00:00:00Z'), Date.parse('9999-12-31T23:59:59.999Z')]

const isInstant = (text: string): boolean => {
  const time = Date.parse(text)
  return time >= earliest && time <= latest
}

/**
 * ISO 8601 instant in the years 1 to 9999, for example `2026-11-20T10:46:00Z`. A trailing `[UTC]` marker is stripped
 * (OD-05).
 */
export const Instant = v.pipe(
  v.string(),
  v.maxLength(64, 'instant'),
  v.transform((text) => text.replace(/\[UTC\]$/, '')),
  v.check(isInstant, 'instant'),
)

/** Calendar date without a time zone, `YYYY-MM-DD`. */
export const CalendarDate = v.pipe(v.string(), v.isoDate())

/** Two letters, either case; the canonical form is lower case in addresses and upper case in filters. */
export const CountryCode = v.pipe(v.string(), v.regex(/^[A-Za-z]{2}$/, 'country'), v.toLowerCase())
export const LanguageCode = v.pipe(v.string(), v.regex(/^[A-Za-z]{2}$/, 'language'), v.toLowerCase())

/** Longest e-mail address (RFC 5321); phone numbers are shorter. */
export const maxContactLength = 254

/** An e-mail address or a phone number as somebody's contact. */
export const Contact = v.pipe(v.string(), v.maxLength(maxContactLength))

/** Region that an order belongs to, for example `NIKEUS`. */
export const RegionReference = v.pipe(v.string(), v.maxLength(40))

/** `null` and a missing field mean the same on this wire: nothing is known. */
export const orNull = <S extends v.GenericSchema>(schema: S) => v.optional(v.nullable(schema), null)

/** What can be bought: a product in one color and size. */
export const SkuId = v.pipe(v.string(), v.regex(/^[\x21-\x7e]{1,64}$/, 'sku'))
