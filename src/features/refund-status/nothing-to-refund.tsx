import { Trans } from '@lingui/react/macro'
import { PageButton } from '../../components/links/links.tsx'
import { InPlace } from '../../components/page/message.tsx'
import type { RefundViewProps } from './use-refund-status-actor.ts'

/** Nothing of the order was cancelled or sent back (BY-60). */
export function NothingToRefund({ orderNumber }: RefundViewProps) {
  return (
    <InPlace
      title={<Trans>There’s nothing to refund</Trans>}
      actions={
        <PageButton to="/{-$country}/{-$locale}/orders/sales/$orderNumber" params={{ orderNumber }}>
          <Trans>See the order</Trans>
        </PageButton>
      }
    >
      <Trans>
        Nothing in this order was canceled or returned. When you send something back, you can follow your
        money here.
      </Trans>
    </InPlace>
  )
}
