import { isInStore } from '../../../../domain/orders/in-store.ts'
import { useModal } from '../../../components/order/modals/use-modal.ts'
import { CancelAction, CancelReason } from '../../cancellation/cancel-action.tsx'
import { CancelItemsLink } from '../../cancellation/cancel-items-link.tsx'
import { CancellationProvider } from '../../cancellation/cancellation-provider.tsx'
import { StorePickupPart } from '../../store-pickup/store-pickup-part.tsx'
import { useOrderDetail } from '../actor/order-detail-context.ts'
import { OrderPageView } from '../order-page.tsx'
import type { OrderKindProps } from '../ready-order.tsx'
import css from '../views/order-detail.module.css'

/** An order with its cancellation, which a purchase from a store does not have (OD-04, CA-01). */
export function SalesOrder({ fetched, ...view }: OrderKindProps) {
  const actor = useOrderDetail()
  const { modal, close } = useModal()
  const lead = <StorePickupPart order={view.order} recentlyCancelled={view.recentlyCancelled} />
  if (isInStore(fetched)) return <OrderPageView {...view} lead={lead} />
  return (
    <CancellationProvider
      order={fetched}
      recentChange={view.recentlyCancelled ? 'cancelled' : null}
      isAsked={modal === 'cancel'}
      onHeard={close}
      onChange={(next) => actor.send({ type: 'order.changed', change: next })}
    >
      <OrderPageView
        {...view}
        lead={lead}
        cancel={
          <>
            <CancelAction />
            <CancelItemsLink order={fetched} recentlyCancelled={view.recentlyCancelled} />
          </>
        }
        cancelReason={<CancelReason className={css.reason} />}
      />
    </CancellationProvider>
  )
}
