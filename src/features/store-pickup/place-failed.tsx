import { Trans } from '@lingui/react/macro'
import frame from '../../components/page/message.module.css'
import { Button } from '../../ui/controls/button.tsx'
import { Note } from '../../ui/marks/note.tsx'
import css from './store-pickup.module.css'

/** What the place has to say did not come (ER-02); what the order says of it stands. */
export function PlaceFailed({ onRetry }: { readonly onRetry: () => void }) {
  return (
    <div className={css.failed}>
      <Note tone="bad" live="alert" title={<Trans>We couldn’t load the store’s details</Trans>}>
        <p>
          <Trans>Hours and phone number are missing. Your order is safe. Try again in a moment.</Trans>
        </p>
      </Note>
      <div className={frame.actions}>
        <Button tone="line" onClick={onRetry}>
          <Trans>Try again</Trans>
        </Button>
      </div>
    </div>
  )
}
