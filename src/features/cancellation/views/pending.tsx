import { Trans } from '@lingui/react/macro'
import text from '../../../ui/text.module.css'
import type { Face } from './face.ts'
import { Dismiss, useOwnEmail } from './parts.tsx'

/** The warehouse decides; the shopper hears by e-mail. */
export const pending: Face = {
  mark: { mark: 'hourglass', tone: 'wait' },
  Title: () => <Trans>We have asked the warehouse</Trans>,
  Body: () => {
    const email = useOwnEmail()
    return (
      <p>
        {email === null ? (
          <Trans>
            Your cancellation is pending until they answer. We will e-mail you as soon as we know.
          </Trans>
        ) : (
          <Trans>
            Your cancellation is pending until they answer. We will e-mail{' '}
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
