import { Trans } from '@lingui/react/macro'
import type { Order } from '../../../../contract/orders/order.ts'
import type { FinishPaying } from '../../../../domain/payments/finish-paying.ts'
import { usePaymentDeadline } from '../../../components/payment/pay-by.tsx'
import { TooLateToPay } from '../../../components/payment/too-late-to-pay.tsx'
import { Note } from '../../../ui/marks/note.tsx'
import css from '../views/order-detail.module.css'

/** Says that the order is not paid yet, and whether the shopper has to do something (OD-02, OD-17). */
export function PaymentDeferral(props: { readonly order: Order; readonly finish: FinishPaying }) {
  return (
    <div className={css.deferral} data-part="payment-deferral" data-kind={props.finish.kind}>
      <Deferral {...props} />
    </div>
  )
}

function Deferral({ order, finish }: { readonly order: Order; readonly finish: FinishPaying }) {
  switch (finish.kind) {
    case 'wait':
      return (
        <Note tone="wait" mark="card" title={<Trans>Your payment is being checked</Trans>}>
          <p>
            <Trans>
              There’s nothing you need to do. We’ll send your order once the payment is confirmed.
            </Trans>
          </p>
        </Note>
      )
    case 'over':
      return (
        <Note tone="end" mark="cardOff" title={<Trans>It’s too late to pay for this order</Trans>}>
          <p>
            <TooLateToPay order={order} />
          </p>
        </Note>
      )
    default:
      return (
        <Note tone="wait" mark="card" title={<Trans>Your payment isn’t finished</Trans>}>
          <p>
            <PayInTime order={order} />
          </p>
        </Note>
      )
  }
}

function PayInTime({ order }: { readonly order: Order }) {
  const until = usePaymentDeadline(order)
  return until === null ? (
    <Trans>Finish paying, and we’ll send your order.</Trans>
  ) : (
    <Trans>
      Pay by <bdi>{until}</bdi>, and we’ll send your order.
    </Trans>
  )
}
