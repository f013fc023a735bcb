import { Trans } from '@lingui/react/macro'
import { createFileRoute } from '@tanstack/react-router'
import { NotYet } from '../../../../src/features/shell/not-yet.tsx'

/** Hands a payment over to the wallet app (DP-03). */
export const Route = createFileRoute('/{-$country}/{-$locale}/orders/payment-redirect')({
  component: () => <NotYet title={<Trans>Back to your payment</Trans>} />,
})
