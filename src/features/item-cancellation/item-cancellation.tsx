import { useSelector } from '@xstate/react'
import type { ComponentType } from 'react'
import type { Order } from '../../../contract/orders/order.ts'
import {
  type ItemCancellationView,
  selectItemsView,
} from '../../../machines/item-cancellation/item-cancellation.selectors.ts'
import { selectOrder } from '../../../machines/order-detail/order-detail.selectors.ts'
import { useStateName } from '../../components/app/state-name.ts'
import { useFocusOnNext } from '../../components/app/use-focus.ts'
import layout from '../../ui/layout/flow.module.css'
import { useOrderDetail } from '../order-detail/actor/order-detail-context.ts'
import { OrderFrame } from '../order-detail/views/order-frame.tsx'
import { CancelledPage, PendingPage } from './cancelled-pages.tsx'
import { ChoosePage } from './choose-page.tsx'
import { Closed, TooLate } from './closed-pages.tsx'
import { ItemCancellationContext } from './item-cancellation-context.ts'
import { ReviewPage } from './review-page.tsx'
import { useItemCancellationActor } from './use-item-cancellation-actor.ts'

/** Some items of an order, or some pieces of them, to be cancelled (BY-15, BY-16): the order's own chart, and the cancellation's on it. */
export function ItemCancellation({ orderNumber }: { readonly orderNumber: string }) {
  return (
    <OrderFrame orderNumber={orderNumber} expects="sales" flow="orderCancelItems">
      <OfOrder />
    </OrderFrame>
  )
}

function OfOrder() {
  const order = useSelector(useOrderDetail(), selectOrder)
  return order && <Flow key={order.orderNumber} order={order} />
}

/** What lies beneath the dialogs is the page that they came from. */
const pages: Record<ItemCancellationView, ComponentType> = {
  form: ChoosePage,
  review: ReviewPage,
  sending: ReviewPage,
  failed: ReviewPage,
  unconfirmed: ReviewPage,
  cancelled: CancelledPage,
  pending: PendingPage,
  closed: Closed,
  tooLate: TooLate,
}

function Flow({ order }: { readonly order: Order }) {
  const actor = useItemCancellationActor(order)
  const state = useStateName(actor)
  const view = useSelector(actor, selectItemsView)
  const Page = pages[view]
  useFocusOnNext(Page === ReviewPage ? 'review' : view)
  return (
    <ItemCancellationContext value={{ actor, order }}>
      <div className={layout.flow} data-flow="itemCancellation" data-state={state}>
        <Page />
      </div>
    </ItemCancellationContext>
  )
}
