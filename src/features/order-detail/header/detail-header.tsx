import type { ReactNode } from 'react'
import type { Order } from '../../../../contract/orders/order.ts'
import { finishPaying, unpaidOrder } from '../../../../domain/payments/finish-paying.ts'
import { OrderTitle } from '../../../components/order/title/order-title.tsx'
import { usePage } from '../../../components/order/use-page.ts'
import { WithdrawHere } from '../../../components/order/withdrawal/withdraw-here.tsx'
import css from '../views/order-detail.module.css'
import { HeaderFacts } from './header-facts.tsx'
import { PaymentDeferral } from './payment-deferral.tsx'
import { type LabelAction, QuickActions } from './quick-actions.tsx'

type Props = {
  readonly order: Order
  readonly recentlyCancelled: boolean
  /** Epoch milliseconds of the host's clock. */
  readonly now: number
  readonly cancel?: ReactNode
  readonly cancelReason?: ReactNode
  readonly label?: LabelAction
}

/** Number, facts, what is still to pay, and what can be done (OD-02). */
export function DetailHeader(props: Props) {
  const { order } = props
  const { flags, links, country } = usePage()
  const finish = props.recentlyCancelled
    ? null
    : finishPaying(unpaidOrder(order, country), {
        enableDeferredPayment: flags.enableDeferredPayment,
        links,
        now: props.now,
      })
  return (
    <header className={css.head}>
      <OrderTitle orderNumber={order.orderNumber} isReturn={order.orderType === 'RETURN_ORDER'} />
      <HeaderFacts order={order} />
      {finish && <PaymentDeferral order={order} finish={finish} />}
      <QuickActions {...props} finish={finish} />
      <WithdrawHere order={order} now={props.now} />
    </header>
  )
}
