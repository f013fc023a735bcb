import { Trans } from '@lingui/react/macro'
import type { Face } from '../../../components/attempt/attempt-dialog.tsx'
import text from '../../../ui/text.module.css'
import { Dismiss, useOrderMail } from './parts.tsx'

/** The warehouse decides; the shopper hears by e-mail. */
export const pending: Face = {
  mark: { mark: 'hourglass', tone: 'wait' },
  Title: () => <Trans>We have asked the warehouse</Trans>,
  Body: () => {
    const { isMailed, email } = useOrderMail()
    return (
      <p>
        {!isMailed && (
          <Trans>Your cancellation is pending until they answer. This page shows what they decide.</Trans>
        )}
        {isMailed && email === null && (
          <Trans>Your cancellation is pending until they answer. We’ll e-mail you as soon as we know.</Trans>
        )}
        {email !== null && (
          <Trans>
            Your cancellation is pending until they answer. We’ll e-mail{' '}
            <bdi className={text.strong}>{email}</bdi> as soon as we know.
          </Trans>
        )}
      </p>
    )
  },
  Actions: () => (
    <Dismiss>
      <Trans>Back to order</Trans>
    </Dismiss>
  ),
}
