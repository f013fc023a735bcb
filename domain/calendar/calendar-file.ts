import type { Catalog } from '../countries/catalogs.gen.ts'
import { type PathLocale, pathPrefix } from '../languages/locale.ts'

/** Last days that a calendar can remind of: to send an order back, to drop a return off, to fetch an order (BY-33). */
export const calendarKinds = ['return', 'drop-off', 'pickup'] as const
export type CalendarKind = (typeof calendarKinds)[number]

export type CalendarFile = {
  readonly kind: CalendarKind
  /** Of the order; of `drop-off`, of the return. */
  readonly orderNumber: string
  /** The last day, `YYYY-MM-DD` where the order is sent from or fetched. */
  readonly day: string
  readonly language: Catalog
} & Pick<PathLocale, 'country' | 'locale'>

/** Where the host has the calendar files. */
export const calendarDoor = '/calendar'

/** The address of the file: `/calendar/pickup/PD48KX20917.ics?day=2026-12-03&language=en`. */
export const calendarFilePath = ({ kind, orderNumber, day, language, ...place }: CalendarFile): string => {
  const { country, locale } = place
  const query = new URLSearchParams({
    day,
    language,
    ...(country !== null && { country }),
    ...(locale !== null && { locale }),
  })
  return `${calendarDoor}/${kind}/${orderNumber}.ics?${query}`
}

const pages: Readonly<Record<CalendarKind, (orderNumber: string) => string>> = {
  return: (orderNumber) => `/sales/${orderNumber}`,
  'drop-off': (orderNumber) => `/returns/${orderNumber}`,
  pickup: (orderNumber) => `/sales/${orderNumber}/pickup`,
}

/** The page that the calendar leads to on that day, as a path. */
export const calendarPage = ({ kind, orderNumber, ...place }: CalendarFile): string =>
  `${pathPrefix(place)}/orders${pages[kind](orderNumber)}`
