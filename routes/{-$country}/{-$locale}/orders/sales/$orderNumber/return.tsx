import { Trans } from '@lingui/react/macro'
import { createFileRoute } from '@tanstack/react-router'
import { NotYet } from '../../../../../../src/features/shell/not-yet.tsx'

/** Choosing what goes back (RI-01). */
export const Route = createFileRoute('/{-$country}/{-$locale}/orders/sales/$orderNumber/return')({
  component: () => <NotYet title={<Trans>Choose items to return</Trans>} />,
})
