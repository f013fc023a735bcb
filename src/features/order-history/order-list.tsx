import { Plural, Trans } from '@lingui/react/macro'
import { useSelector } from '@xstate/react'
import {
  hasMore,
  isLoadingMore,
  selectHistoryItems,
} from '../../../machines/order-history/order-history.selectors.ts'
import { formatDate } from '../../domain/dates.ts'
import { groupByOrder } from '../../domain/history.ts'
import { Button } from '../../ui/button.tsx'
import { cx } from '../../ui/cx.ts'
import text from '../../ui/text.module.css'
import { usePlace } from '../app-context.ts'
import type { HistoryProps } from './history-ref.ts'
import { OrderBlock } from './order-block.tsx'
import css from './order-history.module.css'

/** The orders, newest first, and a button for more while there is more (HI-03). */
export function OrderList({ history }: HistoryProps) {
  const { tag } = usePlace()
  const orders = groupByOrder(useSelector(history, selectHistoryItems))
  const more = useSelector(history, hasMore)
  const busy = useSelector(history, isLoadingMore)
  const count = orders.length
  const since = formatDate(orders.at(-1)?.orderDate ?? '', 'long', { locale: tag })
  return (
    <>
      {orders.map((order, index) => (
        <OrderBlock key={order.orderNumber} order={order} eager={index < 2} />
      ))}
      <div className={css.more}>
        {more && (
          <Button
            tone="line"
            onClick={() => history.send({ type: 'history.loadMore' })}
            {...(busy && { loading: <Trans>Loading</Trans> })}
          >
            <Trans>Show more orders</Trans>
          </Button>
        )}
        <p role="status" className={cx(text.small, text.soft)}>
          <Plural value={count} one={`# order since ${since}`} other={`# orders since ${since}`} />
        </p>
      </div>
    </>
  )
}
