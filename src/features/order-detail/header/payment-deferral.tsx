import { Trans } from '@lingui/react/macro'
import type { Order } from '../../../../contract/orders/order.ts'
import type { FinishPaying } from '../../../../domain/payments/finish-paying.ts'
import { usePaymentDeadline } from '../../../components/payment/pay-by.tsx'
import { Note } from '../../../ui/marks/note.tsx'
import css from '../views/order-detail.module.css'

/** Says that the order is not paid yet, and whether the shopper has to do something (OD-02, OD-17). */
export function PaymentDeferral(props: {
  readonly order: Order
  readonly finish: FinishPaying
  /** Epoch milliseconds of the host's clock. */
  readonly now: number
}) {
  const { finish } = props
  const deadline = usePaymentDeadline(props.order)
  const until = deadline?.words ?? ''
  return (
    <div className={css.deferral} data-part="payment-deferral">
      {finish.kind === 'wait' ? (
        <Note tone="wait" mark="card" title={<Trans>Your payment is being checked</Trans>}>
          <p>
            <Trans>
              There’s nothing you need to do. We’ll send your order once the payment is confirmed.
            </Trans>
          </p>
        </Note>
      ) : (
        <Note tone="wait" mark="card" title={<Trans>Your payment isn’t finished</Trans>}>
          <p>
            {deadline === null && <Trans>Finish paying, and we’ll send your order.</Trans>}
            {deadline !== null && props.now < deadline.at && (
              <Trans>
                Pay by <bdi>{until}</bdi>, and we’ll send your order.
              </Trans>
            )}
            {deadline !== null && props.now >= deadline.at && (
              <Trans>
                You could pay until <bdi>{until}</bdi>.
              </Trans>
            )}
          </p>
        </Note>
      )}
    </div>
  )
}
