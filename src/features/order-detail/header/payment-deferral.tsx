import { Trans } from '@lingui/react/macro'
import type { FinishPaying } from '../../../../domain/payments/finish-paying.ts'
import { Note } from '../../../ui/marks/note.tsx'
import css from '../views/order-detail.module.css'

/** Says that the order is not paid yet, and whether the shopper has to do something (OD-02, OD-17). */
export function PaymentDeferral({ finish }: { readonly finish: FinishPaying }) {
  return (
    <div className={css.deferral} data-part="payment-deferral">
      {finish.kind === 'wait' ? (
        <Note tone="wait" mark="card" title={<Trans>Your payment is being checked</Trans>}>
          <p>
            <Trans>You have nothing to do. We send the order once the payment is confirmed.</Trans>
          </p>
        </Note>
      ) : (
        <Note tone="wait" mark="card" title={<Trans>Your payment isn’t finished</Trans>}>
          <p>
            <Trans>Finish paying, and we send the order. Until then we hold the items for you.</Trans>
          </p>
        </Note>
      )}
    </div>
  )
}
