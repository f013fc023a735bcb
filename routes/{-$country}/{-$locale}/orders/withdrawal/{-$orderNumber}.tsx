import { createFileRoute } from '@tanstack/react-router'
import { parseOrderNumber } from '../../../../../src/components/links/order-number.ts'
import { startOrder } from '../../../../../src/features/order-detail/actor/start-order.ts'
import { FindOrder } from '../../../../../src/features/withdrawal/find-order.tsx'
import { Withdrawal } from '../../../../../src/features/withdrawal/withdrawal.tsx'

/** Withdrawing from the contract of an order, for anybody; without a number the order is looked up first (BY-07). */
export const Route = createFileRoute('/{-$country}/{-$locale}/orders/withdrawal/{-$orderNumber}')({
  params: {
    parse: (params: { orderNumber?: string | undefined }) =>
      params.orderNumber === undefined ? params : parseOrderNumber(params),
  },
  loader: async ({ context: { app }, params, location }) => {
    if (params.orderNumber === undefined) await app.whenMember()
    else await startOrder(app, params.orderNumber, location)
  },
  component: WithdrawalPage,
})

function WithdrawalPage() {
  const { orderNumber } = Route.useParams()
  return orderNumber === undefined ? (
    <FindOrder />
  ) : (
    <Withdrawal key={orderNumber} orderNumber={orderNumber} />
  )
}
