import { Trans } from '@lingui/react/macro'
import { createFileRoute } from '@tanstack/react-router'
import { NotYet } from '../../../../../../src/features/shell/not-yet.tsx'

/** Where and when to pick up (ST-01). */
export const Route = createFileRoute('/{-$country}/{-$locale}/orders/sales/$orderNumber/pickup')({
  component: () => <NotYet title={<Trans>Store pickup</Trans>} />,
})
