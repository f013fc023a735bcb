import { Trans } from '@lingui/react/macro'
import { Button } from '../../ui/controls/button.tsx'
import { Dialog } from '../../ui/controls/dialog.tsx'
import { ContactUs } from '../links/contact-us.tsx'

/** The order that a page is about did not come: try again, or contact us (OD-06). */
export function OrderFailedDialog({ onRetry }: { readonly onRetry: () => void }) {
  return (
    <Dialog
      title={<Trans>We couldn’t load your order</Trans>}
      mark={{ mark: 'bad', tone: 'bad' }}
      actions={
        <>
          <Button onClick={onRetry}>
            <Trans>Retry</Trans>
          </Button>
          <ContactUs />
        </>
      }
    >
      <p>
        <Trans>
          Something went wrong on our side. Your order is safe and hasn’t changed. Try again in a moment.
        </Trans>
      </p>
    </Dialog>
  )
}
