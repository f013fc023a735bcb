import { Plural, Trans } from '@lingui/react/macro'
import { useSelector } from '@xstate/react'
import { Fragment, type ReactNode } from 'react'
import { formatDate } from '../../../domain/format/dates.ts'
import { groupByOrder, type HistoryOrder } from '../../../domain/order-history/history.ts'
import { isFiltered } from '../../../domain/order-history/order-filter.ts'
import {
  hasMore,
  isLoadingMore,
  selectFilter,
  selectFirstOfMore,
  selectHistoryItems,
} from '../../../machines/order-history/order-history.selectors.ts'
import { usePlace } from '../../components/app/app-context.ts'
import { useTimeZone } from '../../components/app/use-browser-fact.ts'
import { Button } from '../../ui/controls/button.tsx'
import { cx } from '../../ui/cx.ts'
import text from '../../ui/text.module.css'
import type { HistoryProps } from './history-ref.ts'
import css from './order-history.module.css'

type OrderPlace = {
  /** Pictures of the first screen are fetched at once. */
  readonly eager: boolean
  /** The first of those that were asked for. */
  readonly takesFocus: boolean
}

/** Orders of a list, newest first, and a button for more while there is more (HI-03). */
export function ListOfOrders({
  history,
  children,
}: HistoryProps & {
  readonly children: (order: HistoryOrder, place: OrderPlace) => ReactNode
}) {
  const { tag } = usePlace()
  const timeZone = useTimeZone()
  const orders = groupByOrder(useSelector(history, selectHistoryItems))
  const more = useSelector(history, hasMore)
  const busy = useSelector(history, isLoadingMore)
  const firstOfMore = useSelector(history, selectFirstOfMore)
  const isNarrowed = isFiltered(useSelector(history, selectFilter))
  const count = orders.length
  const since = formatDate(orders.at(-1)?.orderDate ?? '', 'long', { locale: tag, timeZone })
  return (
    <div className={css.list}>
      {orders.map((order, index) => (
        <Fragment key={order.orderNumber}>
          {children(order, { eager: index === 0, takesFocus: order.orderNumber === firstOfMore })}
        </Fragment>
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
        {!isNarrowed && (
          <p role="status" className={cx(text.small, text.soft)}>
            <Plural value={count} one={`# order since ${since}`} other={`# orders since ${since}`} />
          </p>
        )}
      </div>
    </div>
  )
}
