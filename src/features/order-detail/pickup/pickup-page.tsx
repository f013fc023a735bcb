import { Trans } from '@lingui/react/macro'
import { useSelector } from '@xstate/react'
import { isToFetch } from '../../../../domain/pickup/pickup-stage.ts'
import { isRefreshing, selectOrder } from '../../../../machines/order-detail/order-detail.selectors.ts'
import { useApp } from '../../../components/app/app-context.ts'
import { PageBackLink, PageButton } from '../../../components/links/links.tsx'
import { PageHead } from '../../../ui/layout/page-head.tsx'
import text from '../../../ui/text.module.css'
import { StorePickupPart } from '../../store-pickup/store-pickup-part.tsx'
import { useOrderDetail } from '../actor/order-detail-context.ts'
import { statusFactsOf } from '../actor/status-facts.ts'
import { OrderFrame } from '../views/order-frame.tsx'
import css from './pickup-page.module.css'

/** Where and when to fetch an order, on a page of its own (ST-01). */
export function PickupPage({ orderNumber }: { readonly orderNumber: string }) {
  return (
    <OrderFrame
      orderNumber={orderNumber}
      expects="sales"
      flow="orderDetail"
      back={
        <PageBackLink to="/{-$country}/{-$locale}/orders/sales/$orderNumber" params={{ orderNumber }}>
          <Trans>Back to your order</Trans>
        </PageBackLink>
      }
    >
      <OrderPickup />
    </OrderFrame>
  )
}

function OrderPickup() {
  const app = useApp()
  const actor = useOrderDetail()
  const order = useSelector(actor, selectOrder)
  const isOld = useSelector(actor, isRefreshing)
  if (order === null) return null
  const { orderNumber, storePickup } = order
  const facts = statusFactsOf(app, order)
  return (
    <div className={css.page} aria-busy={isOld}>
      <PageHead title={<Trans>Store pickup</Trans>} />
      {isToFetch(order, facts) ? (
        <StorePickupPart order={order} recentlyCancelled={facts.recentlyCancelled} isAlone />
      ) : (
        <>
          <p className={text.read}>
            {storePickup === null ? (
              <Trans>This isn’t a store pickup order. Check the order to see where it’s going.</Trans>
            ) : (
              <Trans>There’s nothing left to pick up. See your order for details.</Trans>
            )}
          </p>
          <div>
            <PageButton to="/{-$country}/{-$locale}/orders/sales/$orderNumber" params={{ orderNumber }}>
              <Trans>View order</Trans>
            </PageButton>
          </div>
        </>
      )}
    </div>
  )
}
