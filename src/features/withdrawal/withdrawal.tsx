import { useSelector } from '@xstate/react'
import type { ComponentType } from 'react'
import type { Order } from '../../../contract/orders/order.ts'
import { selectOrder } from '../../../machines/order-detail/order-detail.selectors.ts'
import {
  selectWithdrawalView,
  type WithdrawalView,
} from '../../../machines/withdrawal/withdrawal.selectors.ts'
import { useStateName } from '../../components/app/state-name.ts'
import { useFocusOnNext } from '../../components/app/use-focus.ts'
import layout from '../../ui/layout/flow.module.css'
import { useOrderDetail } from '../order-detail/actor/order-detail-context.ts'
import { OrderFrame } from '../order-detail/views/order-frame.tsx'
import { Exempt, Nothing, Over } from './closed-pages.tsx'
import { Acknowledged, Withdrawn } from './received-pages.tsx'
import { ReviewPage } from './review-page.tsx'
import { StatementPage } from './statement-page.tsx'
import { useWithdrawalActor } from './use-withdrawal-actor.ts'
import { WithdrawalContext } from './withdrawal-context.ts'

/** Withdrawing from the contract of an order (BY-07 to BY-12): the order's own chart, and the withdrawal's on it. */
export function Withdrawal({ orderNumber }: { readonly orderNumber: string }) {
  return (
    <OrderFrame orderNumber={orderNumber} expects="sales" flow="withdrawalOrder">
      <OfOrder />
    </OrderFrame>
  )
}

function OfOrder() {
  const order = useSelector(useOrderDetail(), selectOrder)
  return order && <Flow order={order} />
}

/** What lies beneath the dialogs is the page that they came from. */
const pages: Record<WithdrawalView, ComponentType> = {
  statement: StatementPage,
  failed: StatementPage,
  unconfirmed: StatementPage,
  review: ReviewPage,
  sending: ReviewPage,
  acknowledged: Acknowledged,
  withdrawn: Withdrawn,
  over: Over,
  exempt: Exempt,
  none: Nothing,
}

function Flow({ order }: { readonly order: Order }) {
  const actor = useWithdrawalActor(order)
  const state = useStateName(actor)
  const view = useSelector(actor, selectWithdrawalView)
  const Page = pages[view]
  useFocusOnNext(Page === StatementPage ? 'statement' : Page === ReviewPage ? 'review' : view)
  return (
    <WithdrawalContext value={{ actor, order }}>
      <div className={layout.flow} data-flow="withdrawal" data-state={state}>
        <Page />
      </div>
    </WithdrawalContext>
  )
}
