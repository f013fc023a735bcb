import { Trans } from '@lingui/react/macro'
import type { Step } from '../curbside-context.ts'

/** The heading of a step, which is also read out when the step is reached (CU-03). */
export function StepTitle({ view }: { readonly view: Step }) {
  switch (view) {
    case 'submitted':
      return <Trans>We know you’re here</Trans>
    case 'claimed':
      return <Trans>We’re bringing it out</Trans>
    case 'complete':
      return <Trans>Enjoy your order</Trans>
    case 'duplicate':
      return <Trans>The store knows already</Trans>
    case 'cancelled':
      return <Trans>Your pickup is canceled</Trans>
    case 'lost':
      return <Trans>We’ve lost contact with the store</Trans>
    default:
      return null
  }
}
