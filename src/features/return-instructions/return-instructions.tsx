import { useSelector } from '@xstate/react'
import type { ComponentType } from 'react'
import {
  type OrderDetailView,
  selectOrderView,
} from '../../../machines/order-detail/order-detail.selectors.ts'
import { stateName } from '../../components/app/state-name.ts'
import { OrderPageContext, useOrderPage } from '../../components/order/use-page.ts'
import shell from '../../shell/shell.module.css'
import { Wrap } from '../../ui/layout/wrap.tsx'
import { OrderDetailContext } from '../order-detail/actor/order-detail-context.ts'
import { useOrderDetailActor } from '../order-detail/actor/use-order-detail-actor.ts'
import { DetailSkeleton } from '../order-detail/views/detail-skeleton.tsx'
import { Leaving } from '../order-detail/views/leaving.tsx'
import { ServiceError } from '../order-detail/views/service-error.tsx'
import { Instructions } from './instructions.tsx'

const views: Record<OrderDetailView, ComponentType> = {
  skeleton: DetailSkeleton,
  order: Instructions,
  serviceError: ServiceError,
  leaving: Leaving,
}

/** How a return goes back, and what comes of it: the return order's own chart, with a page of its own (RC-01). */
export function ReturnInstructions({ orderNumber }: { readonly orderNumber: string }) {
  const actor = useOrderDetailActor({ orderNumber, expects: 'return' })
  const page = useOrderPage()
  const view = useSelector(actor, selectOrderView)
  const state = useSelector(actor, (snapshot) => stateName(snapshot.value))
  const View = views[view]
  return (
    <OrderDetailContext value={actor}>
      <OrderPageContext value={page}>
        <Wrap className={shell.section} data-flow="returnInstructions" data-state={state}>
          <View />
        </Wrap>
      </OrderPageContext>
    </OrderDetailContext>
  )
}
