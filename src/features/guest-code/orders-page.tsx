import { Trans } from '@lingui/react/macro'
import { groupByOrder } from '../../../domain/order-history/history.ts'
import { selectGuestCodeView } from '../../../machines/guest-code/guest-code.selectors.ts'
import { PageTextLink } from '../../components/links/links.tsx'
import { Button } from '../../ui/controls/button.tsx'
import { cx } from '../../ui/cx.ts'
import { PageHead } from '../../ui/layout/page-head.tsx'
import { Note } from '../../ui/marks/note.tsx'
import text from '../../ui/text.module.css'
import { SkeletonList } from '../order-history/history-skeleton.tsx'
import { OrderBlock } from '../order-history/lines/order-block.tsx'
import list from '../order-history/order-history.module.css'
import css from './guest-code.module.css'
import { useCode, useGuestCode } from './guest-code-context.ts'
import { useUntilTime } from './use-times.ts'

/** All guest orders of the contact, while the hour lasts (BY-22). */
export function OrdersPage() {
  const view = useCode(selectGuestCodeView)
  return (
    <>
      <PageHead
        title={
          <Trans comment="Tab beside “Partner orders”; heading of a list, and link to it. Up to 23 characters">
            Your orders
          </Trans>
        }
      >
        {view !== 'loadingOrders' && <Done />}
      </PageHead>
      <Until />
      <Body />
    </>
  )
}

/** Whoever sits at a computer that others use, too, ends it here. */
function Done() {
  const actor = useGuestCode()
  const isEnding = useCode((snapshot) => selectGuestCodeView(snapshot) === 'ending')
  return (
    <Button
      tone="line"
      onClick={() => actor.send({ type: 'guest.end' })}
      {...(isEnding && {
        loading: (
          <Trans comment="On a button while the list of guest orders is being closed on this device">
            Closing
          </Trans>
        ),
      })}
    >
      <Trans>Done on this device</Trans>
    </Button>
  )
}

function Until() {
  const time = useUntilTime()
  if (time === '') return null
  return (
    <p className={cx(css.until, text.small)}>
      <Trans>Orders you placed as a guest are open on this device until {time}.</Trans>
    </p>
  )
}

function Body() {
  const view = useCode(selectGuestCodeView)
  const hasOrders = useCode(({ context }) => context.orderItems.length > 0)
  if (view === 'loadingOrders') return <SkeletonList />
  if (view === 'ordersFailed') return <Failed />
  if (!hasOrders) return view === 'ending' ? null : <NoneAnyMore />
  return <Orders />
}

function Orders() {
  const actor = useGuestCode()
  const view = useCode(selectGuestCodeView)
  const orders = groupByOrder(useCode(({ context }) => context.orderItems))
  const firstOfMore = useCode(({ context }) => context.firstOfMore)
  const hasMore = useCode(({ context }) => context.next !== null)
  return (
    <div className={list.list}>
      {orders.map((order, index) => (
        <OrderBlock
          key={order.orderNumber}
          order={order}
          eager={index === 0}
          takesFocus={order.orderNumber === firstOfMore}
        />
      ))}
      {view === 'moreFailed' && (
        <Note tone="bad" live="alert" title={<Trans>We couldn’t load more orders</Trans>}>
          <p>
            <Trans>The orders you see here haven’t changed.</Trans>
          </p>
        </Note>
      )}
      {hasMore && (
        <div className={list.more}>
          <Button
            tone="line"
            onClick={() => actor.send({ type: 'orders.more' })}
            {...(view === 'loadingMore' && { loading: <Trans>Loading</Trans> })}
          >
            <Trans>Show more orders</Trans>
          </Button>
        </div>
      )}
    </div>
  )
}

function Failed() {
  const actor = useGuestCode()
  return (
    <div className={css.message} role="alert">
      <h2 className={text.h2}>
        <Trans>We couldn’t load your orders</Trans>
      </h2>
      <p className={text.pretty}>
        <Trans>Something went wrong. Your orders are safe, and you don’t need a new code.</Trans>
      </p>
      <Button onClick={() => actor.send({ type: 'orders.retry' })}>
        <Trans>Try again</Trans>
      </Button>
    </div>
  )
}

/** The code was right, and its orders are gone: kept no longer, or taken over by an account. */
function NoneAnyMore() {
  return (
    <div className={css.message} data-part="no-guest-orders">
      <h2 className={text.h2}>
        <Trans>No guest orders here anymore</Trans>
      </h2>
      <p className={text.pretty}>
        <Trans>We don’t keep orders forever, and orders of an account show up when you sign in to it.</Trans>
      </p>
      <PageTextLink
        to="/{-$country}/{-$locale}/orders/details/{-$orderNumber}/$"
        params={{ orderNumber: undefined, _splat: undefined }}
      >
        <Trans>Find one order by its number</Trans>
      </PageTextLink>
    </div>
  )
}
