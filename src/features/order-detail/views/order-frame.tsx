import { useSelector } from '@xstate/react'
import type { ReactNode } from 'react'
import {
  type OrderDetailView,
  selectOrderView,
} from '../../../../machines/order-detail/order-detail.selectors.ts'
import type { ExpectedOrder } from '../../../../machines/order-detail/order-detail.types.ts'
import { useStateName } from '../../../components/app/state-name.ts'
import { OrderPageContext, useOrderPage } from '../../../components/order/use-page.ts'
import frame from '../../../components/page/message.module.css'
import { Wrap } from '../../../ui/layout/wrap.tsx'
import { OrderDetailContext } from '../actor/order-detail-context.ts'
import { useOrderDetailActor } from '../actor/use-order-detail-actor.ts'
import { DetailSkeleton } from './detail-skeleton.tsx'
import { Leaving } from './leaving.tsx'
import { ServiceError } from './service-error.tsx'

/** One order: the flow's chart, and one view per state that the shopper sees. */
export function OrderFrame(props: {
  readonly orderNumber: string
  readonly expects: ExpectedOrder
  /** Names the page to tests. */
  readonly flow:
    | 'orderDetail'
    | 'returnInstructions'
    | 'cancelReturn'
    | 'refundPayment'
    | 'refundConfirmation'
    | 'orderDelivery'
    | 'orderCancelItems'
    | 'withdrawalOrder'
  /** Above every view: the way back. */
  readonly back?: ReactNode
  /** The page of an order that is here. */
  readonly children: ReactNode
}) {
  const actor = useOrderDetailActor(props)
  const page = useOrderPage()
  const view = useSelector(actor, selectOrderView)
  const state = useStateName(actor)
  const views: Record<OrderDetailView, ReactNode> = {
    skeleton: <DetailSkeleton />,
    order: props.children,
    serviceError: <ServiceError />,
    leaving: <Leaving />,
  }
  return (
    <OrderDetailContext value={actor}>
      <OrderPageContext value={page}>
        <Wrap className={frame.section} data-flow={props.flow} data-state={state}>
          {props.back}
          {views[view]}
        </Wrap>
      </OrderPageContext>
    </OrderDetailContext>
  )
}
