import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { Order } from '../../../../contract/orders/order.ts'
import text from '../../../ui/text.module.css'
import { usePaymentWords } from '../../payment/payment-words.tsx'
import css from '../side/side.module.css'

/** How the order was paid, or how a return is refunded (OD-03, OD-12); what else there is to say of it beneath. */
export function Payments(props: {
  readonly order: Order
  /** In place of the ways that the order was paid: the account that a return is refunded to. */
  readonly account?: ReactNode
  readonly children?: ReactNode
}) {
  const { order, account = null, children } = props
  const wordsOf = usePaymentWords()
  if (order.payment.length === 0 && !children) return null
  return (
    <section data-part="payment">
      <h2 className={text.h3}>
        {order.orderType === 'RETURN_ORDER' ? <Trans>Refund method</Trans> : <Trans>Payment</Trans>}
      </h2>
      {account ?? (
        <ul className={css.payments}>
          {order.payment.map((payment) => {
            const words = wordsOf(payment)
            return (
              <li key={words} className={css.payment}>
                {payment.paymentTypeImageUrl && (
                  <img src={payment.paymentTypeImageUrl} alt="" width={40} height={26} loading="lazy" />
                )}
                <bdi>{words}</bdi>
              </li>
            )
          })}
        </ul>
      )}
      {children}
    </section>
  )
}
