import { Plural, Trans } from '@lingui/react/macro'
import type { HistoryItem } from '../../contract/orders.ts'
import { formatDate } from '../../domain/dates.ts'
import type { HistoryOrder } from '../../domain/history.ts'
import { formatWireMoney } from '../../domain/money.ts'
import text from '../../ui/text.module.css'
import { usePlace } from '../app-context.ts'
import { Line } from './line.tsx'
import css from './order-history.module.css'
import { OrderLink } from './order-link.tsx'

/** One order: its date, number and total over its lines. */
export function OrderBlock(props: { readonly order: HistoryOrder<HistoryItem>; readonly eager: boolean }) {
  const { order } = props
  const { tag } = usePlace()
  const { orderNumber, moreLines } = order
  const total = order.orderTotal === null ? null : formatWireMoney(order.orderTotal, order.currency, tag)
  return (
    <section
      className={css.order}
      data-order={orderNumber}
      aria-labelledby={`date-${orderNumber} number-${orderNumber}`}
    >
      <div className={css.head}>
        <h2 id={`date-${orderNumber}`} className={css.date}>
          {formatDate(order.orderDate, 'long', { locale: tag })}
        </h2>
        <p id={`number-${orderNumber}`} className={css.number}>
          <Trans>
            Order <bdi className={text.num}>{orderNumber}</bdi>
          </Trans>
          {total !== null && (
            <>
              {' · '}
              <bdi className={text.num}>{total}</bdi>
            </>
          )}
        </p>
        <OrderLink order={order} forward>
          <Trans>View order</Trans>
        </OrderLink>
      </div>
      {order.lines.map((line) => (
        <Line key={line.id} line={line} eager={props.eager} />
      ))}
      {moreLines > 0 && (
        <p className={css.rest}>
          <OrderLink order={order} forward>
            <Plural
              value={moreLines}
              one="and # more item in this order"
              other="and # more items in this order"
            />
          </OrderLink>
        </p>
      )}
    </section>
  )
}
