import { Trans } from '@lingui/react/macro'
import { useSelector } from '@xstate/react'
import { canRetry } from '../../../../machines/cancellation/cancellation.selectors.ts'
import type { Face } from '../../../components/attempt/attempt-dialog.tsx'
import { ContactUs } from '../../../components/links/contact-us.tsx'
import { Button } from '../../../ui/controls/button.tsx'
import { useCancellation } from '../cancellation-context.ts'
import { useWindowEnd } from '../use-window-end.ts'
import { CallUs, Dismiss } from './parts.tsx'

/** Known to have failed: nothing changed. Try again while there is time, else talk to a person. */
export const failed: Face = {
  mark: { mark: 'bad', tone: 'bad' },
  Title: () => <Trans>Your order wasn’t canceled</Trans>,
  Body: () => {
    const mayRetry = useSelector(useCancellation(), canRetry)
    const until = useWindowEnd()
    return (
      <>
        <p>
          {mayRetry ? (
            <Trans>
              Something went wrong on our side. Nothing has changed and nothing was refunded. You have until{' '}
              <bdi>{until}</bdi> to try again.
            </Trans>
          ) : (
            <Trans>
              Either the 30 minutes ran out or something went wrong on our side. Nothing has changed and
              nothing was refunded. Contact us and we’ll help.
            </Trans>
          )}
        </p>
        <CallUs />
      </>
    )
  },
  Actions: () => {
    const actor = useCancellation()
    const mayRetry = useSelector(actor, canRetry)
    return (
      <>
        {mayRetry && (
          <Button onClick={() => actor.send({ type: 'cancellation.retry' })}>
            <Trans>Try again</Trans>
          </Button>
        )}
        <ContactUs tone={mayRetry ? 'line' : 'black'} />
        {!mayRetry && (
          <Dismiss tone="line">
            <Trans comment="Button: to the page of the order (noun). Up to 34 characters">
              Back to order
            </Trans>
          </Dismiss>
        )}
      </>
    )
  },
}
