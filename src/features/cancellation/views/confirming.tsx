import { Trans } from '@lingui/react/macro'
import type { Face } from '../../../components/attempt/attempt-dialog.tsx'
import { Button } from '../../../ui/controls/button.tsx'
import { useCancellation } from '../cancellation-context.ts'
import { MinutesLeft } from '../minutes-left.tsx'
import { OrderThumbs } from '../order-thumbs.tsx'
import { RefundSum } from '../refund-sum.tsx'
import { Dismiss, useOrder } from './parts.tsx'

/** Asks once, names the refund and the minutes left. */
export const confirming: Face = {
  Title: () => <Trans>Cancel this order?</Trans>,
  Body: () => {
    const order = useOrder()
    return (
      <>
        <OrderThumbs order={order} />
        <RefundSum order={order} />
        <MinutesLeft />
      </>
    )
  },
  Actions: () => {
    const actor = useCancellation()
    return (
      <>
        <Button onClick={() => actor.send({ type: 'cancellation.confirm' })}>
          <Trans comment="Button of a dialog, beside “Keep order”. Up to 34 characters">
            Yes, cancel order
          </Trans>
        </Button>
        <Dismiss tone="line">
          <Trans comment="Button of a dialog, beside “Yes, cancel order”: do not cancel it. Up to 26 characters">
            Keep order
          </Trans>
        </Dismiss>
      </>
    )
  },
}
