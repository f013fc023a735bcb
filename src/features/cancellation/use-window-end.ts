import { useSelector } from '@xstate/react'
import { formatTime } from '../../../domain/format/dates.ts'
import { cancelWindow } from '../../../domain/orders/cancel-window.ts'
import { usePlace } from '../../components/app/app-context.ts'
import { useCancellation } from './cancellation-context.ts'

/** The time at which cancelling ends, as the country writes it; empty without an order date. */
export const useWindowEnd = (): string => {
  const { tag, country } = usePlace()
  const orderDate = useSelector(useCancellation(), ({ context }) => context.order.transaction.orderDate)
  const { endsAt } = cancelWindow({ orderDate, now: 0 })
  return endsAt === null ? '' : formatTime(endsAt, { locale: tag, country })
}
