import { useSelector } from '@xstate/react'
import type { ComponentType } from 'react'
import type { Order } from '../../../contract/orders/order.ts'
import {
  type DeliveryChangeView,
  selectDeliveryView,
} from '../../../machines/delivery-change/delivery-change.selectors.ts'
import { selectOrder } from '../../../machines/order-detail/order-detail.selectors.ts'
import { useStateName } from '../../components/app/state-name.ts'
import { useFocusOnNext } from '../../components/app/use-focus.ts'
import layout from '../../ui/layout/flow.module.css'
import { useOrderDetail } from '../order-detail/actor/order-detail-context.ts'
import { OrderFrame } from '../order-detail/views/order-frame.tsx'
import { ChangedPage } from './changed-page.tsx'
import { Closed, TooLate } from './closed-page.tsx'
import { DeliveryChangeContext } from './delivery-change-context.ts'
import { FormPage } from './form-page.tsx'
import { ReviewPage } from './review-page.tsx'
import { useDeliveryChangeActor } from './use-delivery-change-actor.ts'

/** Where and when an order is delivered, to be changed (BY-17 to BY-19): the order's own chart, and the change's on it. */
export function DeliveryChange({ orderNumber }: { readonly orderNumber: string }) {
  return (
    <OrderFrame orderNumber={orderNumber} expects="sales" flow="orderDelivery">
      <OfOrder />
    </OrderFrame>
  )
}

function OfOrder() {
  const order = useSelector(useOrderDetail(), selectOrder)
  return order && <Flow key={order.orderNumber} order={order} />
}

/** What lies beneath the dialogs is the page that they came from. */
const pages: Record<DeliveryChangeView, ComponentType> = {
  form: FormPage,
  review: ReviewPage,
  sending: ReviewPage,
  failed: ReviewPage,
  unconfirmed: ReviewPage,
  changed: ChangedPage,
  closed: Closed,
  tooLate: TooLate,
}

function Flow({ order }: { readonly order: Order }) {
  const actor = useDeliveryChangeActor(order)
  const state = useStateName(actor)
  const view = useSelector(actor, selectDeliveryView)
  const Page = pages[view]
  useFocusOnNext(Page === ReviewPage ? 'review' : view)
  return (
    <DeliveryChangeContext value={{ actor, order }}>
      <div className={layout.flow} data-flow="deliveryChange" data-state={state}>
        <Page />
      </div>
    </DeliveryChangeContext>
  )
}
