import { Trans } from '@lingui/react/macro'
import { createFileRoute } from '@tanstack/react-router'
import { NotYet } from '../../../../../../src/shell/not-yet.tsx'

/** Bank details for a refund (SH-02). */
export const Route = createFileRoute('/{-$country}/{-$locale}/orders/returns/$orderNumber/refund-payment')({
  component: () => <NotYet title={<Trans>Where we send your refund</Trans>} />,
})
