import type { Order } from '../../../contract/orders/order.ts'
import { formatWireMoney } from '../../../domain/format/money.ts'
import { usePage } from '../../components/order/use-page.ts'

/** What a return gives back, as its country writes it; `null` where nobody knows. */
export const useRefundAmount = ({ refund, transaction, currency }: Order): string | null => {
  const { locale } = usePage()
  const amount = refund?.amount ?? transaction.orderTotal
  return amount === null ? null : formatWireMoney(amount, currency, locale)
}
