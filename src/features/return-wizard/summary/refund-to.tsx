import { Trans } from '@lingui/react/macro'
import type { Order } from '../../../../contract/orders/order.ts'
import { cx } from '../../../ui/cx.ts'
import text from '../../../ui/text.module.css'
import css from './summary.module.css'

/** Where the money goes back to, and what has to happen first (RC-06). */
export function RefundTo({ order }: { readonly order: Order }) {
  const [payment, ...others] = order.payment
  const isCard = payment?.paymentType === 'CREDIT_CARD' || payment?.paymentType === 'DEBIT_CARD'
  const number = isCard && others.length === 0 ? payment.paymentDisplayNumber : null
  return (
    <p className={cx(text.small, text.soft, css.to)}>
      {number ? (
        <Trans>
          We’ll refund your card ending <bdi>{number}</bdi> once we have the items.
        </Trans>
      ) : (
        <Trans>We’ll refund you the way you paid once we have the items.</Trans>
      )}
    </p>
  )
}
