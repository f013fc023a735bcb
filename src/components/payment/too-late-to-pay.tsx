import { Trans } from '@lingui/react/macro'
import type { Order } from '../../../contract/orders/order.ts'
import { Gap } from '../words/gap.tsx'
import { usePaymentDeadline } from './pay-by.tsx'

/** Until when an order could be paid, and what the shopper can do now. */
export function TooLateToPay({ order }: { readonly order: Order }) {
  const until = usePaymentDeadline(order)
  return (
    <>
      {until !== null && (
        <Trans>
          You could pay until <bdi>{until}</bdi>.
        </Trans>
      )}
      <Gap />
      <Trans>If you’ve paid, contact us. If not, nothing was charged, and you can order again.</Trans>
    </>
  )
}
