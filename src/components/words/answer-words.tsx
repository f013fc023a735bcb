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
  returnInProcess: msg`On its way to us`,
  returnCompleted: msg`Refunded`,
  returnDenied: msg`We couldn’t accept your return`,
  returnedToStore: msg`Back in the store`,
  paymentPending: msg`Waiting for your payment`,
  paymentOverdue: msg`It’s too late to pay`,
  unknown: msg`Open the order to see more`,
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
        return t`Arrived ${day}`
      case 'pickedUp':
        return t`Picked up ${day}`
      case 'readyForPickup':
        return t`Ready since ${day}`
      case 'cancelled':
        return t`Canceled ${day}`
      case 'returnCompleted':
        return t`Refunded ${day}`
    }
  }

  return (answer, status, orderType) => {
    const ofReturn = orderType === 'RETURN_ORDER' ? meaningsOfReturn[status] : undefined
    if (ofReturn) return t(ofReturn)
    switch (answer.kind) {
      case 'arrives': {
        const day = formatCalendarDate(answer.day, 'heading', locale)
        return t`Arrives ${day}`
      }
      case 'arrivesBetween': {
        const days = formatCalendarRange(answer, 'days', locale)
        return t`Arrives ${days}`
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
