import * as v from 'valibot'
import { CountryCode, LanguageCode, OrderNumber } from '../../../contract/wire/primitives.ts'
import { type CalendarFile, calendarKinds } from '../../../domain/calendar/calendar-file.ts'
import { catalogs } from '../../../domain/countries/catalogs.gen.ts'

/** 30 February has the form of a day and is none. */
const isDay = (text: string): boolean => {
  const at = Date.parse(`${text}T00:00:00Z`)
  return !Number.isNaN(at) && new Date(at).toISOString().startsWith(text)
}

const Asked = v.object({
  kind: v.picklist(calendarKinds),
  orderNumber: OrderNumber,
  day: v.pipe(v.string(), v.regex(/^20\d\d-\d\d-\d\d$/), v.check(isDay)),
  language: v.picklist(catalogs),
  country: v.nullish(CountryCode, null),
  locale: v.nullish(LanguageCode, null),
})

/** What the address of a calendar file asks for; `null` where no page has made it. */
export const readCalendarFile = (
  asked: Readonly<Record<string, string | undefined>>,
): CalendarFile | null => {
  const read = v.safeParse(Asked, asked)
  return read.success ? read.output : null
}
