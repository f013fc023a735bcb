import { Trans } from '@lingui/react/macro'
import type { Face } from '../../../components/attempt/attempt-dialog.tsx'
import text from '../../../ui/text.module.css'
import { Dismiss, useOrderMail } from './parts.tsx'

/** The warehouse decides; the shopper hears by e-mail. */
export const pending: Face = {
  mark: { mark: 'hourglass', tone: 'wait' },
  Title: () => <Trans>We’ve asked the warehouse</Trans>,
  Body: () => {
    const { isMailed, email } = useOrderMail()
    return (
      <p>
        {!isMailed && (
          <Trans>Your cancellation is pending until they answer. This page updates when they do.</Trans>
        )}
        {isMailed && email === null && (
          <Trans>Your cancellation is pending until they answer. We’ll email you as soon as we know.</Trans>
        )}
        {email !== null && (
          <Trans>
            Your cancellation is pending until they answer. We’ll email{' '}
            <bdi className={text.strong}>{email}</bdi> as soon as we know.
          </Trans>
        )}
      </p>
    )
  },
  Actions: () => (
    <Dismiss>
      <Trans comment="Button: to the page of the order (noun). Up to 34 characters">Back to order</Trans>
    </Dismiss>
  ),
}
