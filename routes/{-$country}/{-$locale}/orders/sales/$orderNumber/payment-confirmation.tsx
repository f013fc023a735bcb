import { Trans } from '@lingui/react/macro'
import { createFileRoute } from '@tanstack/react-router'
import { NotYet } from '../../../../../../src/features/shell/not-yet.tsx'

/** What became of a payment (DP-02). */
export const Route = createFileRoute(
  '/{-$country}/{-$locale}/orders/sales/$orderNumber/payment-confirmation',
)({
  component: () => <NotYet title={<Trans>Your payment</Trans>} />,
})
