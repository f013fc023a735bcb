import { Plural, Trans } from '@lingui/react/macro'
import { useSelector } from '@xstate/react'
import { Fragment, type ReactNode } from 'react'
import { formatDate } from '../../../domain/format/dates.ts'
import { groupByOrder, type HistoryOrder } from '../../../domain/order-history/history.ts'
import {
  hasMore,
  isLoadingMore,
  selectHistoryItems,
} from '../../../machines/order-history/order-history.selectors.ts'
import { usePlace } from '../../components/app/app-context.ts'
import { useTimeZone } from '../../components/app/use-browser-fact.ts'
import { Button } from '../../ui/controls/button.tsx'
import { cx } from '../../ui/cx.ts'
import text from '../../ui/text.module.css'
import type { HistoryProps } from './history-ref.ts'
import css from './order-history.module.css'

/** Orders of a list, newest first, and a button for more while there is more (HI-03). */
export function ListOfOrders({
  history,
  children,
}: HistoryProps & {
  /** One order; pictures of the first screen are `eager`. */
  readonly children: (order: HistoryOrder, eager: boolean) => ReactNode
}) {
  const { tag } = usePlace()
  const timeZone = useTimeZone()
  const orders = groupByOrder(useSelector(history, selectHistoryItems))
  const more = useSelector(history, hasMore)
  const busy = useSelector(history, isLoadingMore)
  const count = orders.length
  const since = formatDate(orders.at(-1)?.orderDate ?? '', 'long', { locale: tag, timeZone })
  return (
    <>
      {orders.map((order, index) => (
        <Fragment key={order.orderNumber}>{children(order, index === 0)}</Fragment>
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
