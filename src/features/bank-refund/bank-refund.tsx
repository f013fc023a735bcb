import { useSelector } from '@xstate/react'
import type { ComponentType } from 'react'
import type { Order } from '../../../contract/orders/order.ts'
import {
  type BankRefundView,
  selectBankRefundView,
} from '../../../machines/bank-refund/bank-refund.selectors.ts'
import { useStateName } from '../../components/app/state-name.ts'
import { useFocusOnNext } from '../../components/app/use-focus.ts'
import layout from '../../ui/layout/flow.module.css'
import { OrderFrame } from '../order-detail/views/order-frame.tsx'
import { useReturnOrder } from '../return-instructions/use-return.ts'
import { BankRefundContext } from './bank-refund-context.ts'
import { FormPage } from './form-page.tsx'
import { AlreadySent, NotDue } from './outcomes.tsx'
import { ReviewPage } from './review-page.tsx'
import { useBankRefundActor } from './use-bank-refund-actor.ts'

/** Where the refund of a return goes that was paid in cash (RF-01 to RF-03): the return's own chart, and the form's on it. */
export function BankRefund({ orderNumber }: { readonly orderNumber: string }) {
  return (
    <OrderFrame orderNumber={orderNumber} expects="return" flow="refundPayment">
      <OfReturn />
    </OrderFrame>
  )
}

function OfReturn() {
  const order = useReturnOrder()
  return order && <Flow key={order.orderNumber} order={order} />
}

/** What lies beneath the dialogs is the page that they came from. */
const pages: Record<BankRefundView, ComponentType> = {
  form: FormPage,
  review: ReviewPage,
  sending: ReviewPage,
  failed: FormPage,
  unconfirmed: FormPage,
  sent: AlreadySent,
  alreadySent: AlreadySent,
  notDue: NotDue,
}

function Flow({ order }: { readonly order: Order }) {
  const actor = useBankRefundActor(order)
  const state = useStateName(actor)
  const view = useSelector(actor, selectBankRefundView)
  const Page = pages[view]
  useFocusOnNext(Page === FormPage ? 'form' : Page === ReviewPage ? 'review' : view)
  return (
    <BankRefundContext value={{ actor, order }}>
      <div className={layout.flow} data-flow="bankRefund" data-state={state}>
        <Page />
      </div>
    </BankRefundContext>
  )
}
