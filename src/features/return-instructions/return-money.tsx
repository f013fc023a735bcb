import { noItemDates } from '../../../contract/orders/order-item.ts'
import type { HistoryOrder } from '../../../domain/order-history/history.ts'
import { historyCountry } from '../../../domain/orders/order-country.ts'
import { returnTimeline } from '../../../domain/return-progress/return-timeline.ts'
import { useApp, usePlace } from '../../components/app/app-context.ts'
import { useTimeZone } from '../../components/app/use-browser-fact.ts'
import { RefundSentence } from './refund-sentence.tsx'

/** The money of a return in a list of orders: how much, which way, and when; nothing where none comes or nobody knows how much. */
export function ReturnMoney({ order }: { readonly order: HistoryOrder }) {
  const { marketplace } = usePlace()
  const { clock } = useApp()
  const timeZone = useTimeZone()
  const { refund, refundTo, orderTotal, currency, returnMethod } = order
  const [line] = order.lines
  const { money } = returnTimeline({
    line,
    requestedAt: order.orderDate,
    dates: line?.itemDates ?? noItemDates,
    returnMethod,
    refund,
    orderTotal,
    country: historyCountry(order, marketplace),
    timeZone,
    now: clock.now(),
  })
  if (money.kind === 'none' || money.amount === null || money.amount === 0) return null
  return <RefundSentence money={money} amount={money.amount} currency={currency} payment={refundTo} />
}
