import { useSelector } from '@xstate/react'
import type { ComponentType } from 'react'
import type { Order } from '../../../contract/orders/order.ts'
import { selectReturnProofView } from '../../../machines/return-proof/return-proof.selectors.ts'
import type { ReturnProofView } from '../../../machines/return-proof/return-proof.types.ts'
import { useStateName } from '../../components/app/state-name.ts'
import { useFocusOnNext } from '../../components/app/use-focus.ts'
import layout from '../../ui/layout/flow.module.css'
import { OrderFrame } from '../order-detail/views/order-frame.tsx'
import { useReturnOrder } from '../return-instructions/use-return.ts'
import { ClosedPage, FailedPage, LoadingPage, UnavailablePage, UnconfirmedPage } from './other-pages.tsx'
import { ProofForm } from './proof-form.tsx'
import { ProvenPage } from './proven-page.tsx'
import { ReturnProofContext } from './return-proof-context.ts'
import { useReturnProofActor } from './use-return-proof-actor.ts'

/** The proof that a return was handed over (BY-27): the return's own chart, and the proof's on it. */
export function ReturnProof({ orderNumber }: { readonly orderNumber: string }) {
  return (
    <OrderFrame orderNumber={orderNumber} expects="return" flow="proofOfReturn">
      <OfReturn />
    </OrderFrame>
  )
}

function OfReturn() {
  const order = useReturnOrder()
  return order && <Flow key={order.orderNumber} order={order} />
}

const pages: Record<ReturnProofView, ComponentType> = {
  skeleton: LoadingPage,
  unavailable: UnavailablePage,
  closed: ClosedPage,
  proven: ProvenPage,
  asking: ProofForm,
  preparing: ProofForm,
  sending: ProofForm,
  failed: FailedPage,
  unconfirmed: UnconfirmedPage,
}

function Flow({ order }: { readonly order: Order }) {
  const actor = useReturnProofActor(order.orderNumber)
  const state = useStateName(actor)
  const view = useSelector(actor, selectReturnProofView)
  const Page = pages[view]
  useFocusOnNext(Page === ProofForm ? 'form' : view)
  return (
    <ReturnProofContext value={{ actor, order }}>
      <div className={layout.flow} data-flow="returnProof" data-state={state}>
        <Page />
      </div>
    </ReturnProofContext>
  )
}
