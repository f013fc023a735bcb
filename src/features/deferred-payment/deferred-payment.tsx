import type { ComponentType } from 'react'
import {
  type DeferredPaymentView,
  selectPaymentView,
} from '../../../machines/deferred-payment/deferred-payment.selectors.ts'
import type { PaymentPage } from '../../../machines/deferred-payment/deferred-payment.types.ts'
import { useStateName } from '../../components/app/state-name.ts'
import { useFocusOnNext } from '../../components/app/use-focus.ts'
import frame from '../../components/page/message.module.css'
import { Wrap } from '../../ui/layout/wrap.tsx'
import {
  CodeExpired,
  Confirming,
  NotPrepared,
  NoWay,
  OrderFailed,
  Overdue,
  Paid,
  StillDue,
  Stopped,
  UnconfirmedPreparation,
  Unsure,
} from './outcomes.tsx'
import { Leaving, Paying } from './paying.tsx'
import { DeferredPaymentContext, usePaymentState } from './payment-context.ts'
import { Scanning } from './scanning.tsx'
import { useDeferredPaymentActor } from './use-deferred-payment-actor.ts'

const views: Record<DeferredPaymentView, ComponentType> = {
  skeleton: Paying,
  orderFailed: OrderFailed,
  paid: Paid,
  stopped: Stopped,
  noWay: NoWay,
  overdue: Overdue,
  preparing: Paying,
  notPrepared: NotPrepared,
  unconfirmed: UnconfirmedPreparation,
  ready: Paying,
  leaving: Leaving,
  scanning: Scanning,
  codeExpired: CodeExpired,
  confirming: Confirming,
  stillDue: StillDue,
  unsure: Unsure,
}

/** Finishing the payment of an order: the flow's chart over both of its addresses, one view per state. */
export function DeferredPayment(props: { readonly orderNumber: string; readonly page: PaymentPage }) {
  const actor = useDeferredPaymentActor(props)
  const state = useStateName(actor)
  return (
    <DeferredPaymentContext value={actor}>
      <Wrap className={frame.section} data-flow="deferredPayment" data-state={state}>
        <CurrentView />
      </Wrap>
    </DeferredPaymentContext>
  )
}

function CurrentView() {
  const view = usePaymentState(selectPaymentView)
  const View = views[view]
  useFocusOnNext(View === Paying ? 'paying' : view)
  return <View />
}
