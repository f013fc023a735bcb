import { createFileRoute } from '@tanstack/react-router'
import { SalesOrder } from '../../../../../../src/features/order-detail/kinds/sales-order.tsx'
import { OrderSearch } from '../../../../../../src/features/order-detail/modals/modal-search.ts'
import { OrderDetail } from '../../../../../../src/features/order-detail/order-detail.tsx'
import { startOrder } from '../../../../../../src/features/order-detail/start-order.ts'

/** A sales order (OD-01). It is asked for as soon as the session is known, while this page's code is still on its way. */
export const Route = createFileRoute('/{-$country}/{-$locale}/orders/sales/$orderNumber/')({
  validateSearch: OrderSearch,
  loader: async ({ context: { app }, params, location }) => {
    await Promise.all([startOrder(app, params.orderNumber, location), app.loadTexts('order-detail')])
  },
  component: SalesOrderDetail,
})

function SalesOrderDetail() {
  const { orderNumber } = Route.useParams()
  return <OrderDetail key={orderNumber} orderNumber={orderNumber} expects="sales" kind={SalesOrder} />
}
