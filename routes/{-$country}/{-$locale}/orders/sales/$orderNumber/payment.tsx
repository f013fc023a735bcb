import { Trans } from '@lingui/react/macro'
import { createFileRoute } from '@tanstack/react-router'
import { NotYet } from '../../../../../../src/features/shell/not-yet.tsx'

/** A payment that is still due (DP-05). */
export const Route = createFileRoute('/{-$country}/{-$locale}/orders/sales/$orderNumber/payment')({
  component: () => <NotYet title={<Trans>Finish paying</Trans>} />,
})
