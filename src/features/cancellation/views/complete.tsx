import { Trans } from '@lingui/react/macro'
import { orderCountry } from '../../../../domain/orders/order-country.ts'
import { isUncharged } from '../../../../domain/refunds/charged.ts'
import { usePlace } from '../../../components/app/app-context.ts'
import type { Face } from '../../../components/attempt/attempt-dialog.tsx'
import { RefundTime } from '../../../components/words/refund-time.tsx'
import { cx } from '../../../ui/cx.ts'
import text from '../../../ui/text.module.css'
import { RefundSum } from '../refund-sum.tsx'
import { Dismiss, useOrder, useOrderMail } from './parts.tsx'

/** Cancelled, also where it had been cancelled before (CA-02). */
export const complete: Face = {
  mark: { mark: 'good', tone: 'good' },
  Title: () => <Trans>Your order is canceled</Trans>,
  Body: () => {
    const order = useOrder()
    const { marketplace } = usePlace()
    const { isMailed, email } = useOrderMail()
    return (
      <>
        <p>
          {!isMailed && <Trans>Nothing will ship.</Trans>}
          {isMailed && email === null && <Trans>Nothing will ship. We’re emailing you a confirmation.</Trans>}
          {email !== null && (
            <Trans>
              Nothing will ship. We’re emailing a confirmation to <bdi className={text.strong}>{email}</bdi>.
            </Trans>
          )}
        </p>
        <RefundSum order={order} />
        {!isUncharged(order) && (
          <p className={cx(text.small, text.soft)}>
            <RefundTime country={orderCountry(order, marketplace)} />
          </p>
        )}
      </>
    )
  },
  Actions: () => (
    <Dismiss>
      <Trans comment="Button that closes a dialog after reading it. Up to 11 characters">Done</Trans>
    </Dismiss>
  ),
}
