import { createFileRoute, Navigate } from '@tanstack/react-router'
import { useFlags } from '../../../../../../src/components/app/app-context.ts'
import { OrderSearch } from '../../../../../../src/components/order/modals/modal-search.ts'
import { startOrder } from '../../../../../../src/features/order-detail/actor/start-order.ts'
import { ReturnOrder } from '../../../../../../src/features/order-detail/kinds/return-order.tsx'
import { OrderDetail } from '../../../../../../src/features/order-detail/order-detail.tsx'

/**
 * A return order (OD-01, SH-02). It is asked for as soon as the session is known, while this page's code is still on its way.
 * Where returns are paperless the EMEA instructions are its page (RC-02), unless the address names a modal of this one.
 */
export const Route = createFileRoute('/{-$country}/{-$locale}/orders/returns/$orderNumber/')({
  validateSearch: OrderSearch,
  loader: async ({ context: { app }, params, location }) => {
    await startOrder(app, params.orderNumber, location)
  },
  component: ReturnOrderDetail,
})

function ReturnOrderDetail() {
  const { orderNumber } = Route.useParams()
  const { modal } = Route.useSearch()
  const { emeaPaperless } = useFlags()
  if (emeaPaperless && modal === undefined) {
    return (
      <Navigate
        to="/{-$country}/{-$locale}/orders/returns/$orderNumber/return-detail-confirmation"
        params={{ orderNumber }}
        search
        replace
      />
    )
  }
  return <OrderDetail key={orderNumber} orderNumber={orderNumber} expects="return" kind={ReturnOrder} />
}
