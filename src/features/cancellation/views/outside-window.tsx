import { Trans } from '@lingui/react/macro'
import type { Face } from '../../../components/attempt/attempt-dialog.tsx'
import { ContactUs } from '../../../components/links/contact-us.tsx'
import { useWindowEnd } from '../use-window-end.ts'
import { CallUs, Dismiss } from './parts.tsx'

/** The 30 minutes are over and nothing was cancelled. */
export const outsideWindow: Face = {
  mark: { mark: 'wait', tone: 'wait' },
  Title: () => <Trans>The time to cancel is over</Trans>,
  Body: () => {
    const until = useWindowEnd()
    return (
      <>
        <p>
          <Trans>
            You could cancel this order until <bdi>{until}</bdi>, 30 minutes after you placed it. It was not
            cancelled. Once it arrives, you can return it.
          </Trans>
        </p>
        <CallUs />
      </>
    )
  },
  Actions: () => (
    <>
      <ContactUs tone="black" />
      <Dismiss tone="line">
        <Trans>Back to order</Trans>
      </Dismiss>
    </>
  ),
}
