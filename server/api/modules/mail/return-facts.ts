import type { I18n } from '@lingui/core'
import * as v from 'valibot'
import { msg } from '#texts'
import { ItemDates } from '../../../../contract/orders/order-item.ts'
import type { Store } from '../../../../contract/pickup/store.ts'
import { formatCalendarDate } from '../../../../domain/format/calendar-dates.ts'
import { formatTime } from '../../../../domain/format/dates.ts'
import { asMinor, formatWireMoney, fromMinor } from '../../../../domain/format/money.ts'
import { localeTag } from '../../../../domain/languages/locale.ts'
import { storeLines } from '../../../../domain/pickup/store-address.ts'
import { type DayHours, storeWeek } from '../../../../domain/pickup/store-hours.ts'
import { storeName } from '../../../../domain/pickup/store-name.ts'
import { returnTimeline } from '../../../../domain/return-progress/return-timeline.ts'
import { countryOfRow } from '../orders/row-standing.ts'
import type { MailParts } from './mail-layout.ts'
import type { MailSource } from './mail-source.ts'

/** Until when to expect how much back, as the return's page says it too; nothing where a day cannot be named. */
export const refundNote = (i18n: I18n, { mail, order, lines: [line] }: MailSource): readonly string[] => {
  const { country, currency, orderDate, orderTotal } = order
  const { money } = returnTimeline({
    line: line && { lineItemStatus: { status: line.status }, lineItemStatusVariant: line.statusVariant },
    requestedAt: orderDate.toISOString(),
    dates: v.parse(ItemDates, line?.dates ?? {}),
    returnMethod: mail.returnMethod,
    refund: null,
    orderTotal: orderTotal === null ? null : fromMinor(asMinor(orderTotal), currency),
    country: countryOfRow(order),
    timeZone: 'UTC',
    now: mail.requestedAt.getTime(),
  })
  if (money.kind !== 'expected' || money.by === null || money.amount === null) return []
  const tag = localeTag(i18n.locale, country)
  const amount = formatWireMoney(money.amount, currency, tag)
  const day = formatCalendarDate(money.by, 'long', tag)
  return [i18n._(msg`Expect ${{ amount }} back by ${{ day }}.`)]
}

/** A Monday: weekdays are named by the days after it. */
const monday = Date.parse('2024-01-01T12:00:00Z')
const dayMs = 86_400_000

const hoursText = (i18n: I18n, hours: DayHours | null, country: string): string => {
  const locale = localeTag(i18n.locale, country)
  const clock = (time: string) => formatTime(`2000-01-01T${time}:00Z`, { locale, country, timeZone: 'UTC' })
  if (hours === null) return i18n._(msg`Hours unavailable`)
  if (hours.length === 0)
    return i18n._(
      msg({
        message: 'Closed',
        comment: 'Of a store: on a day, or right now (adjective). Up to 14 characters',
      }),
    )
  const [first] = hours
  if (hours.length === 1 && first?.opens === first?.closes)
    return i18n._(
      msg({
        message: 'Open 24 hours',
        comment: 'Of a store: on a day, or right now (adjective). Up to 30 characters',
      }),
    )
  return hours.map(({ opens, closes }) => `${clock(opens)} – ${clock(closes)}`).join(', ')
}

/** The store that a return is brought to, with its address, its number and its usual hours. */
export const placeOf = (i18n: I18n, store: Store | null, country: string): MailParts['place'] => {
  if (store === null) return undefined
  const { phone, telephone } = store
  const names = new Intl.DateTimeFormat(localeTag(i18n.locale, country), { weekday: 'long', timeZone: 'UTC' })
  const week = storeWeek(store) ?? []
  return {
    name: storeName(store),
    lines: [...storeLines(store), ...[phone ?? telephone].filter((number) => number !== null)],
    hours: week.map(({ hours, text }, index) => ({
      day: text ?? names.format(monday + index * dayMs),
      text: hoursText(i18n, hours, country),
    })),
  }
}
