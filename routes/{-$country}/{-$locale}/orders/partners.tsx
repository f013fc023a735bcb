import { Trans } from '@lingui/react/macro'
import { createFileRoute, redirect } from '@tanstack/react-router'
import { NotYet } from '../../../../src/features/shell/not-yet.tsx'

/** Orders with partner stores (PA-01); without a token the guest lookup takes over (SE-03). */
export const Route = createFileRoute('/{-$country}/{-$locale}/orders/partners')({
  loader: async ({ context: { app }, params }) => {
    if (await app.whenMember()) return
    throw redirect({ to: '/{-$country}/{-$locale}/orders/details/{-$orderNumber}/$', params, replace: true })
  },
  component: () => <NotYet title={<Trans>Partner orders</Trans>} />,
})
