import { Trans } from '@lingui/react/macro'
import { createFileRoute } from '@tanstack/react-router'
import { NotYet } from '../../../../../../src/features/shell/not-yet.tsx'

/** Arrival at the kerb; what follows is the same page (SH-02, SH-04). */
export const Route = createFileRoute('/{-$country}/{-$locale}/orders/curbside-pickup/{-$orderNumber}/$')({
  component: () => <NotYet title={<Trans>Curbside pickup</Trans>} />,
})
