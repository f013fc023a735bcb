import { Trans, useLingui } from '@lingui/react/macro'
import type { Order } from '../../../contract/orders/order.ts'
import { formatDate, formatTime } from '../../../domain/format/dates.ts'
import { orderCountry } from '../../../domain/orders/order-country.ts'
import { paymentDeadline } from '../../../domain/payments/payment-deadline.ts'
import { usePlace } from '../app/app-context.ts'
import { useTimeZone } from '../app/use-browser-fact.ts'

/**
 * Until when an order that was left unpaid can be paid, day and time as the country writes them; `null` where the order says no
 * date to count from.
 */
export const usePaymentDeadline = (order: Order): string | null => {
  const { t } = useLingui()
  const { tag, country, marketplace } = usePlace()
  const timeZone = useTimeZone()
  const at = paymentDeadline({
    orderDate: order.transaction.orderDate,
    country: orderCountry(order, marketplace),
  })
  if (at === null) return null
  const day = formatDate(at, 'heading', { locale: tag, timeZone })
  const time = formatTime(at, { locale: tag, timeZone, country })
  return t`${day}, ${time}`
}

/** "Pay by … Monday, November 23, 5:37 PM": a term and its value. */
export function PayBy({ order }: { readonly order: Order }) {
  const deadline = usePaymentDeadline(order)
  if (deadline === null) return null
  return (
    <>
      <span>
        <Trans>Pay by</Trans>
      </span>
      <b>
        <bdi>{deadline}</bdi>
      </b>
    </>
  )
}
