import { Trans } from '@lingui/react/macro'
import { Status } from '../../ui/marks/status.tsx'

/** Stands in the place of the way to a review that was written on this page. */
export function ReviewSent() {
  return (
    <Status tone="good" mark="good">
      <Trans>Review sent</Trans>
    </Status>
  )
}
