import type { MessageDescriptor } from '@lingui/core'
import ical, { ICalAlarmType, ICalCalendarMethod, ICalEventTransparency } from 'ical-generator'
import { msg } from '#texts'
import { type CalendarFile, type CalendarKind, calendarPage } from '../../../domain/calendar/calendar-file.ts'
import { msOfDays } from '../../../domain/format/durations.ts'
import { shop } from '../../../domain/shop-settings/shop.ts'
import { i18nIn } from '../../texts/i18n-in.ts'

const titles: Readonly<Record<CalendarKind, (orderNumber: string) => MessageDescriptor>> = {
  return: (orderNumber) => msg`Last day to return order ${{ orderNumber }}`,
  'drop-off': (orderNumber) => msg`Last day to drop off return ${{ orderNumber }}`,
  pickup: (orderNumber) => msg`Last day to pick up order ${{ orderNumber }}`,
}

const texts: Readonly<Record<CalendarKind, MessageDescriptor>> = {
  return: msg`Start your return on the order’s page:`,
  'drop-off': msg`Your label or code is on the return’s page:`,
  pickup: msg`The store’s address and the code to show are on the order’s page:`,
}

/** Nine in the morning of the day before, in seconds before the day begins. */
const remindBeforeSeconds = 15 * 60 * 60

/**
 * A last day as an iCalendar file (RFC 5545): all of that day, with a reminder on the morning before and the way to the order's page.
 * The same day of the same order has the same UID, so that putting it in again changes the entry and adds none (BY-33).
 */
export const calendarEvent = (
  file: CalendarFile,
  { origin, now }: { readonly origin: string; readonly now: Date },
): string => {
  const { kind, orderNumber, day, language } = file
  const i18n = i18nIn(language)
  const page = `${origin}${calendarPage(file)}`
  const title = i18n._(titles[kind](orderNumber))
  const start = new Date(`${day}T00:00:00Z`)
  const calendar = ical({
    prodId: { company: shop.name, product: 'orders', language: language.slice(0, 2).toUpperCase() },
    method: ICalCalendarMethod.PUBLISH,
  })
  calendar.createEvent({
    id: `${kind}-${orderNumber}@${new URL(origin).hostname}`,
    stamp: now,
    start,
    end: new Date(start.getTime() + msOfDays(1)),
    allDay: true,
    summary: `${shop.name}: ${title}`,
    description: `${i18n._(texts[kind])} ${page}`,
    url: page,
    transparency: ICalEventTransparency.TRANSPARENT,
    alarms: [{ type: ICalAlarmType.display, trigger: remindBeforeSeconds, description: title }],
  })
  return calendar.toString()
}
