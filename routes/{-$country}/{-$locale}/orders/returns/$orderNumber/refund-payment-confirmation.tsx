import { Trans } from '@lingui/react/macro'
import { createFileRoute } from '@tanstack/react-router'
import { NotYet } from '../../../../../../src/shell/not-yet.tsx'

/** What became of a refund (SH-02). */
export const Route = createFileRoute(
  '/{-$country}/{-$locale}/orders/returns/$orderNumber/refund-payment-confirmation',
)({
  component: () => <NotYet title={<Trans>Your refund is on its way</Trans>} />,
})
