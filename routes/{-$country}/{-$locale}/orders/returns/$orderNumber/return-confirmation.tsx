import { Trans } from '@lingui/react/macro'
import { createFileRoute } from '@tanstack/react-router'
import { NotYet } from '../../../../../../src/features/shell/not-yet.tsx'

/** How to send things back (SH-02). */
export const Route = createFileRoute(
  '/{-$country}/{-$locale}/orders/returns/$orderNumber/return-confirmation',
)({
  component: () => <NotYet title={<Trans>Return instructions</Trans>} />,
})
