import { createFileRoute } from '@tanstack/react-router'
import { OrderSearch } from '../../../../../../src/components/order/modals/modal-search.ts'
import { startOrder } from '../../../../../../src/features/order-detail/actor/start-order.ts'
import { SalesOrder } from '../../../../../../src/features/order-detail/kinds/sales-order.tsx'
import { OrderDetail } from '../../../../../../src/features/order-detail/order-detail.tsx'

/** A sales order (OD-01). It is asked for as soon as the session is known, while this page's code is still on its way. */
export const Route = createFileRoute('/{-$country}/{-$locale}/orders/sales/$orderNumber/')({
  validateSearch: OrderSearch,
  loader: async ({ context: { app }, params, location }) => {
    await startOrder(app, params.orderNumber, location)
  },
  component: SalesOrderDetail,
})

function SalesOrderDetail() {
  const { orderNumber } = Route.useParams()
  return <OrderDetail key={orderNumber} orderNumber={orderNumber} expects="sales" kind={SalesOrder} />
}
