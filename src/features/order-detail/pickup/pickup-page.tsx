import { Trans } from '@lingui/react/macro'
import { useSelector } from '@xstate/react'
import {
  isRefreshing,
  selectOrder,
  selectOrderView,
} from '../../../../machines/order-detail/order-detail.selectors.ts'
import { useStateName } from '../../../components/app/state-name.ts'
import { PageBackLink, PageButton } from '../../../components/links/links.tsx'
import { OrderPageContext, useOrderPage } from '../../../components/order/use-page.ts'
import shell from '../../../shell/shell.module.css'
import { PageHead } from '../../../ui/layout/page-head.tsx'
import { Wrap } from '../../../ui/layout/wrap.tsx'
import text from '../../../ui/text.module.css'
import { StorePickupPart } from '../../store-pickup/store-pickup-part.tsx'
import { OrderDetailContext, useOrderDetail } from '../actor/order-detail-context.ts'
import { useOrderDetailActor } from '../actor/use-order-detail-actor.ts'
import { DetailSkeleton } from '../views/detail-skeleton.tsx'
import { Leaving } from '../views/leaving.tsx'
import { ServiceError } from '../views/service-error.tsx'
import css from './pickup-page.module.css'

const views = {
  skeleton: DetailSkeleton,
  order: OrderPickup,
  serviceError: ServiceError,
  leaving: Leaving,
}

/** Where and when to fetch an order, on a page of its own (ST-01). */
export function PickupPage({ orderNumber }: { readonly orderNumber: string }) {
  const actor = useOrderDetailActor({ orderNumber, expects: 'sales' })
  const page = useOrderPage()
  const state = useStateName(actor)
  const View = views[useSelector(actor, selectOrderView)]
  return (
    <OrderDetailContext value={actor}>
      <OrderPageContext value={page}>
        <Wrap className={shell.section} data-flow="orderDetail" data-state={state}>
          <PageBackLink to="/{-$country}/{-$locale}/orders/sales/$orderNumber" params={{ orderNumber }}>
            <Trans>Back to your order</Trans>
          </PageBackLink>
          <View />
        </Wrap>
      </OrderPageContext>
    </OrderDetailContext>
  )
}

function OrderPickup() {
  const actor = useOrderDetail()
  const order = useSelector(actor, selectOrder)
  const isOld = useSelector(actor, isRefreshing)
  if (order === null) return null
  const { orderNumber, storePickup } = order
  return (
    <div className={css.page} aria-busy={isOld}>
      <PageHead title={<Trans>Store pickup</Trans>} />
      {storePickup ? (
        <StorePickupPart order={order} isAlone />
      ) : (
        <>
          <p className={text.read}>
            <Trans>This order isn’t picked up in a store. Its page says where it goes.</Trans>
          </p>
          <div>
            <PageButton to="/{-$country}/{-$locale}/orders/sales/$orderNumber" params={{ orderNumber }}>
              <Trans>See the order</Trans>
            </PageButton>
          </div>
        </>
      )}
    </div>
  )
}
