import * as v from 'valibot'

/** Order number of sales, return and partner orders: 4 to 32 letters or digits, case sensitive (orders.md §5, SH-05). */
export const OrderNumber = v.pipe(v.string(), v.regex(/^[A-Za-z0-9]{4,32}$/, 'order_number'))

/** Amount on the wire: a decimal number in the order's currency (decisions.md). Minor units inside: `domain/format/money`. */
export const WireAmount = v.pipe(v.number(), v.finite())

/** ISO 4217 code, upper case. */
export const CurrencyCode = v.pipe(v.string(), v.regex(/^[A-Z]{3}$/, 'currency'))

/** ISO 8601 instant, for example `2026-11-20T10:46:00Z`. A trailing `[UTC]` marker is stripped (OD-05). */
export const Instant = v.pipe(
  v.string(),
  v.transform((text) => text.replace(/\[UTC\]$/, '')),
  v.check((text) => !Number.isNaN(Date.parse(text)), 'instant'),
)

/** Calendar date without a time zone, `YYYY-MM-DD`. */
export const CalendarDate = v.pipe(v.string(), v.isoDate())

/** Two letters, either case; the canonical form is lower case in addresses and upper case in filters. */
export const CountryCode = v.pipe(v.string(), v.regex(/^[A-Za-z]{2}$/, 'country'), v.toLowerCase())
export const LanguageCode = v.pipe(v.string(), v.regex(/^[A-Za-z]{2}$/, 'language'), v.toLowerCase())

/** `null` and a missing field mean the same on this wire: nothing is known. */
export const orNull = <S extends v.GenericSchema>(schema: S) => v.optional(v.nullable(schema), null)
