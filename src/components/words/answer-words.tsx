import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import type { OrderType } from '../../../contract/orders/order-types.ts'
import { formatCalendarDate, formatCalendarRange } from '../../../domain/format/calendar-dates.ts'
import { formatDate } from '../../../domain/format/dates.ts'
import type { DisplayStatus } from '../../../domain/status/order-status.ts'
import { usePlace } from '../app/app-context.ts'
import { useTimeZone } from '../app/use-browser-fact.ts'
import type { GroupAnswer, Happening } from './group-answer.ts'

/** What a status means where no date is known. */
const meanings: Record<DisplayStatus, MessageDescriptor> = {
  ordered: msg`We have your order`,
  preparingShipment: msg`We’re getting it ready`,
  shipped: msg`On its way to you`,
  delivered: msg`It has arrived`,
  cancelled: msg`Nothing will be sent`,
  cancellationPending: msg`We’ve asked the warehouse`,
  readyForPickUp: msg`Ready for you`,
  pickedUp: msg`You’ve got it`,
  returnRequested: msg`We’re preparing your return`,
  returnCreated: msg`Send it back to us`,
  returnInProcess: msg({
    message: 'On its way to us',
    comment:
      'Step of a return, one of four beside each other: the package is on its way to the shop. Up to 36 characters',
  }),
  returnCompleted: msg({
    message: 'Refunded',
    comment:
      'Participle, of money that was given back: before an amount, and as the last step of a return. Up to 24 characters',
  }),
  returnDenied: msg`We couldn’t accept your return`,
  returnedToStore: msg({
    message: 'Back in the store',
    comment: 'Of a return that was handed in at a store: the store has the goods',
  }),
  paymentPending: msg`Waiting for your payment`,
  paymentOverdue: msg`It’s too late to pay`,
  unknown: msg({
    message: 'Open the order to see more',
    comment: 'In place of the status of an order: go to its page to see more (verb)',
  }),
}

/** What it means of a return, where that is something else; the day that it happened on does not matter there. */
const meaningsOfReturn: Partial<Record<DisplayStatus, MessageDescriptor>> = {
  cancelled: msg`You keep the items`,
}

type AnswerWords = (answer: GroupAnswer, status: DisplayStatus, orderType: OrderType) => string

/** The answer to "where is my thing", in words: when it arrives, when it happened, or what its status means. */
export const useAnswerWords = (): AnswerWords => {
  const { t } = useLingui()
  const { tag: locale } = usePlace()
  const timeZone = useTimeZone()

  const happened = (what: Happening, at: string): string => {
    const day = formatDate(at, 'heading', { locale, timeZone })
    switch (what) {
      case 'delivered':
        return t({
          message: `Arrived ${day}`,
          comment: 'Of an order: {day} is a day, like “Tuesday, November 24”',
        })
      case 'pickedUp':
        return t({
          message: `Picked up ${day}`,
          comment: 'Of an order, by the shopper: {day} is a day, like “Tuesday, November 24”',
        })
      case 'readyForPickup':
        return t({
          message: `Ready since ${day}`,
          comment: 'Of an order that waits in a store: {day} is a day, like “Tuesday, November 24”',
        })
      case 'cancelled':
        return t({
          message: `Canceled ${day}`,
          comment: 'Of an order: {day} is a day, like “Tuesday, November 24”',
        })
      case 'returnCompleted':
        return t({
          message: `Refunded ${day}`,
          comment: 'Of a return: {day} is a day, like “Tuesday, November 24”',
        })
    }
  }

  return (answer, status, orderType) => {
    const ofReturn = orderType === 'RETURN_ORDER' ? meaningsOfReturn[status] : undefined
    if (ofReturn) return t(ofReturn)
    switch (answer.kind) {
      case 'arrives': {
        const day = formatCalendarDate(answer.day, 'heading', locale)
        return t({
          message: `Arrives ${day}`,
          comment: 'Of an order: {day} is a day, like “Tuesday, November 24”',
        })
      }
      case 'arrivesBetween': {
        const days = formatCalendarRange(answer, 'days', locale)
        return t({
          message: `Arrives ${days}`,
          comment: 'Of an order: {days} is a span of days, like “November 24 – 26”',
        })
      }
      case 'sentence':
        return answer.text
      case 'happened':
        return happened(answer.what, answer.at)
      case 'status':
        return t(meanings[status])
    }
  }
}
