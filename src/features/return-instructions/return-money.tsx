import { noItemDates } from '../../../contract/orders/order-item.ts'
import { formatWireMoney } from '../../../domain/format/money.ts'
import type { HistoryOrder } from '../../../domain/order-history/history.ts'
import { givesMoneyBack } from '../../../domain/return-progress/return-life.ts'
import { returnTimeline } from '../../../domain/return-progress/return-timeline.ts'
import { usePlace } from '../../components/app/app-context.ts'
import { useTimeZone } from '../../components/app/use-browser-fact.ts'
import { RefundSentence } from './refund-sentence.tsx'

/** The money of a return in a list of orders: how much, which way, and when at the latest; nothing where none comes. */
export function ReturnMoney({ order }: { readonly order: HistoryOrder }) {
  const { tag, marketplace } = usePlace()
  const timeZone = useTimeZone()
  const { refund, refundTo, orderTotal, currency, returnMethod } = order
  const [line] = order.lines
  const { outcome, expectBy } = returnTimeline({
    line,
    requestedAt: order.orderDate,
    dates: line?.itemDates ?? noItemDates,
    returnMethod,
    refund,
    country: marketplace,
    timeZone,
  })
  if (!givesMoneyBack(outcome)) return null
  return (
    <RefundSentence
      amount={formatWireMoney(refund?.amount ?? orderTotal, currency, tag)}
      payment={refundTo}
      expectBy={expectBy}
    />
  )
}
