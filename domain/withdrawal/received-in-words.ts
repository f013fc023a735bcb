import { dateTag, hourCycleOf, withPlainSpaces } from '../format/dates.ts'

/** Day, time to the second and zone of an instant, as the country reads them; page, mail and PDF say the same (Art. 11a(4)). */
export const receivedInWords = (
  receivedAt: string | number,
  place: { readonly locale: string; readonly country: string; readonly timeZone: string },
): string =>
  withPlainSpaces(
    new Intl.DateTimeFormat(dateTag(place.locale), {
      year: 'numeric',
      month: 'long',
      day: 'numeric',
      hour: '2-digit',
      minute: '2-digit',
      second: '2-digit',
      hourCycle: hourCycleOf(place.country),
      timeZone: place.timeZone,
      timeZoneName: 'shortOffset',
    }).format(new Date(receivedAt)),
  )
