import type { I18n, MessageDescriptor } from '@lingui/core'
import { msg } from '#texts'
import type { NotificationEvent } from '../../../../contract/notifications/notification.ts'
import { formatCalendarDate } from '../../../../domain/format/calendar-dates.ts'
import { lastReturnDay } from '../../../../domain/returns/return-window.ts'
import type { OrderRow } from '../../../db/tables/orders.ts'
import { countryOfRow } from '../orders/row-standing.ts'

export type Told = {
  readonly i18n: I18n
  /** BCP 47 tag of dates. */
  readonly tag: string
  readonly order: OrderRow
  /** IANA zone of who reads it. */
  readonly timeZone: string
}

/** Last day to return, written out for its reader. */
const lastDayOf = ({ order, tag, timeZone }: Told): string => {
  const day = lastReturnDay({
    orderDate: order.orderDate.toISOString(),
    country: countryOfRow(order),
    timeZone,
  })
  return day === null ? '' : formatCalendarDate(day, 'long', tag)
}

const words: Readonly<Record<NotificationEvent, (order: string, told: Told) => MessageDescriptor>> = {
  shipped: (order) => msg`Order ${{ order }} is on its way.`,
  outForDelivery: (order) => msg`Order ${{ order }} is out for delivery.`,
  readyForPickup: (order) => msg`Order ${{ order }} is ready for pickup.`,
  lastDays: (order, told) => {
    const day = lastDayOf(told)
    return msg`Order ${{ order }} can be returned until ${{ day }}.`
  },
  parcelIn: (order) => msg`Your return from order ${{ order }} has arrived.`,
  refunded: (order) => msg`Your return from order ${{ order }} was refunded.`,
}

/**
 * What happened, in one short sentence: the order's number and the event, and nothing else of the order (BY-42). It has no sign that a
 * text message could not carry in its usual alphabet.
 */
export const sentenceOf = (event: NotificationEvent, told: Told): string =>
  told.i18n._(words[event](told.order.orderNumber, told))
