import { useSelector } from '@xstate/react'
import type { ComponentType } from 'react'
import {
  type OrderDetailView,
  selectOrderView,
} from '../../../machines/order-detail/order-detail.selectors.ts'
import type { ExpectedOrder } from '../../../machines/order-detail/order-detail.types.ts'
import { stateName } from '../../components/app/state-name.ts'
import { OrderPageContext, useOrderPage } from '../../components/order/use-page.ts'
import shell from '../../shell/shell.module.css'
import { Wrap } from '../../ui/layout/wrap.tsx'
import { OrderDetailContext } from './actor/order-detail-context.ts'
import { useOrderDetailActor } from './actor/use-order-detail-actor.ts'
import { type OrderKindProps, ReadyOrder } from './ready-order.tsx'
import { AllOrders } from './views/all-orders.tsx'
import { DetailSkeleton } from './views/detail-skeleton.tsx'
import { Leaving } from './views/leaving.tsx'
import { ServiceError } from './views/service-error.tsx'

type ViewProps = { readonly kind: ComponentType<OrderKindProps> }

const views: Record<OrderDetailView, ComponentType<ViewProps>> = {
  skeleton: DetailSkeleton,
  order: ReadyOrder,
  serviceError: ServiceError,
  leaving: Leaving,
}

type Props = ViewProps & { readonly orderNumber: string; readonly expects: ExpectedOrder }

/** One order: the flow's chart, and one view per state that the shopper sees; `kind` is the page of an order that is here. */
export function OrderDetail({ kind, ...props }: Props) {
  const actor = useOrderDetailActor(props)
  const page = useOrderPage()
  const view = useSelector(actor, selectOrderView)
  const state = useSelector(actor, (snapshot) => stateName(snapshot.value))
  const View = views[view]
  return (
    <OrderDetailContext value={actor}>
      <OrderPageContext value={page}>
        <Wrap className={shell.section} data-flow="orderDetail" data-state={state}>
          <AllOrders />
          <View kind={kind} />
        </Wrap>
      </OrderPageContext>
    </OrderDetailContext>
  )
}
