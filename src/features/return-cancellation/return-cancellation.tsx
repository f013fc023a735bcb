import { useSelector } from '@xstate/react'
import type { ComponentType } from 'react'
import type { Order } from '../../../contract/orders/order.ts'
import {
  type ReturnCancellationView,
  selectReturnCancellationView,
} from '../../../machines/return-cancellation/return-cancellation.selectors.ts'
import { useStateName } from '../../components/app/state-name.ts'
import { useFocusOnNext } from '../../components/app/use-focus.ts'
import layout from '../../ui/layout/flow.module.css'
import { OrderFrame } from '../order-detail/views/order-frame.tsx'
import { useReturnOrder } from '../return-instructions/use-return.ts'
import { AskPage } from './ask-page.tsx'
import { CancelledPage, FailedPage, RefusedPage, TooLatePage, UnconfirmedPage } from './outcomes.tsx'
import { ReturnCancellationContext } from './return-cancellation-context.ts'
import { useReturnCancellationActor } from './use-return-cancellation-actor.ts'

/** Taking a return back before it is handed over (BY-13): the return's own chart, and the cancellation's on it. */
export function ReturnCancellation({ orderNumber }: { readonly orderNumber: string }) {
  return (
    <OrderFrame orderNumber={orderNumber} expects="return" flow="cancelReturn">
      <OfReturn />
    </OrderFrame>
  )
}

function OfReturn() {
  const order = useReturnOrder()
  return order && <Flow key={order.orderNumber} order={order} />
}

const pages: Record<ReturnCancellationView, ComponentType> = {
  confirming: AskPage,
  cancelling: AskPage,
  cancelled: CancelledPage,
  tooLate: TooLatePage,
  refused: RefusedPage,
  unconfirmed: UnconfirmedPage,
  failed: FailedPage,
}

function Flow({ order }: { readonly order: Order }) {
  const actor = useReturnCancellationActor(order)
  const state = useStateName(actor)
  const view = useSelector(actor, selectReturnCancellationView)
  const Page = pages[view]
  useFocusOnNext(Page === AskPage ? 'ask' : view)
  return (
    <ReturnCancellationContext value={{ actor, order }}>
      <div className={layout.flow} data-flow="returnCancellation" data-state={state}>
        <Page />
      </div>
    </ReturnCancellationContext>
  )
}
