import { Trans } from '@lingui/react/macro'
import { createFileRoute } from '@tanstack/react-router'
import { NotYet } from '../../../../../../src/features/shell/not-yet.tsx'

/** The same for Europe, the Middle East and Africa (SH-02). */
export const Route = createFileRoute(
  '/{-$country}/{-$locale}/orders/returns/$orderNumber/return-detail-confirmation',
)({
  component: () => <NotYet title={<Trans>Return instructions</Trans>} />,
})
