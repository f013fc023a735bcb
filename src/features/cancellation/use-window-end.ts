import { useSelector } from '@xstate/react'
import { formatTime } from '../../../domain/format/dates.ts'
import { cancelWindow } from '../../../domain/order-actions/cancel-window.ts'
import { usePlace } from '../../components/app/app-context.ts'
import { useTimeZone } from '../../components/app/use-browser-fact.ts'
import { useCancellation } from './cancellation-context.ts'

/** The time at which cancelling ends, as the country writes it; empty without an order date. */
export const useWindowEnd = (): string => {
  const { tag, country } = usePlace()
  const timeZone = useTimeZone()
  const endsAt = useSelector(
    useCancellation(),
    ({ context }) =>
      cancelWindow({
        orderDate: context.order.transaction.orderDate,
        country: context.country,
        now: 0,
      }).endsAt,
  )
  return endsAt === null ? '' : formatTime(endsAt, { locale: tag, country, timeZone })
}
