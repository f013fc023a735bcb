import { Trans } from '@lingui/react/macro'
import { VisuallyHidden } from '../../ui/layout/visually-hidden.tsx'
import { Skeleton } from '../../ui/marks/skeleton.tsx'
import { HistoryHead } from './history-head.tsx'
import { HistoryPage } from './history-page.tsx'
import css from './order-history.module.css'

const orders = ['first', 'second', 'third'] as const

/** The list before it is there, in its own shape. */
export function HistorySkeleton() {
  return (
    <HistoryPage state="loadingFirstPage">
      <HistoryHead />
      <div className={css.room} />
      <SkeletonList />
    </HistoryPage>
  )
}

export function SkeletonList() {
  return (
    <div className={css.list} aria-busy="true">
      <VisuallyHidden role="status">
        <Trans>Loading your orders</Trans>
      </VisuallyHidden>
      {orders.map((order) => (
        <div key={order} className={css.order}>
          <div className={css.head}>
            <div className={css.title}>
              <Skeleton shape="text" width="medium" />
              <Skeleton shape="text" width="medium" />
            </div>
          </div>
          <div className={css.line}>
            <Skeleton shape="picture" />
            <div className={css.body}>
              <div className={css.bones}>
                <Skeleton shape="text" width="short" />
                <Skeleton shape="head" width="long" />
                <Skeleton shape="lane" width="wide" />
              </div>
              <div className={css.bones}>
                <Skeleton shape="text" width="medium" />
                <Skeleton shape="text" width="medium" />
                <Skeleton shape="text" width="short" />
              </div>
            </div>
            <div className={css.acts}>
              <Skeleton shape="button" />
              <div className={css.others}>
                <Skeleton shape="text" width="short" />
              </div>
            </div>
          </div>
        </div>
      ))}
    </div>
  )
}
