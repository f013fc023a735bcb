import { Trans } from '@lingui/react/macro'
import { Button } from '../../ui/controls/button.tsx'
import { Note } from '../../ui/marks/note.tsx'

/** What the place has to say did not come (ER-02); what the order says of it stands. */
export function PlaceFailed({ onRetry }: { readonly onRetry: () => void }) {
  return (
    <>
      <Note tone="bad" live="alert" title={<Trans>Pickup information is not available</Trans>}>
        <p>
          <Trans>We couldn’t load the pickup details. Your order is safe. Try again in a moment.</Trans>
        </p>
      </Note>
      <div>
        <Button tone="line" onClick={onRetry}>
          <Trans>Try again</Trans>
        </Button>
      </div>
    </>
  )
}
