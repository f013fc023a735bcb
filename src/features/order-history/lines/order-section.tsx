import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { formatDate } from '../../../../domain/format/dates.ts'
import { formatWireMoney } from '../../../../domain/format/money.ts'
import type { HistoryOrder } from '../../../../domain/order-history/history.ts'
import { usePlace } from '../../../components/app/app-context.ts'
import { useTimeZone } from '../../../components/app/use-browser-fact.ts'
import text from '../../../ui/text.module.css'
import css from '../order-history.module.css'

const takeFocus = (heading: HTMLElement | null) => heading?.focus()

/** One order of a list: its date, number and total over its lines; `link` leads to it. */
export function OrderSection(props: {
  readonly order: HistoryOrder
  readonly link?: ReactNode
  /** It has just come, as the first of more: its heading takes the focus. */
  readonly takesFocus: boolean
  readonly children: ReactNode
}) {
  const { order } = props
  const { tag } = usePlace()
  const timeZone = useTimeZone()
  const { orderNumber } = order
  const isReturn = order.orderType === 'RETURN_ORDER'
  const total =
    isReturn || order.orderTotal === null ? null : formatWireMoney(order.orderTotal, order.currency, tag)
  return (
    <section className={css.order} data-order={orderNumber} aria-labelledby={`order-${orderNumber}`}>
      <div className={css.head}>
        <h2
          id={`order-${orderNumber}`}
          className={css.title}
          {...(props.takesFocus && { ref: takeFocus, tabIndex: -1 })}
        >
          <span className={css.date}>{formatDate(order.orderDate, 'long', { locale: tag, timeZone })}</span>{' '}
          <span className={css.number}>
            {isReturn ? (
              <Trans>
                Return <bdi className={text.num}>{orderNumber}</bdi>
              </Trans>
            ) : (
              <Trans>
                Order <bdi className={text.num}>{orderNumber}</bdi>
              </Trans>
            )}
            {total !== null && (
              <>
                {' · '}
                <bdi className={text.num}>{total}</bdi>
              </>
            )}
          </span>
        </h2>
        {props.link}
      </div>
      {props.children}
    </section>
  )
}
