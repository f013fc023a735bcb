import { Trans } from '@lingui/react/macro'
import type { Face } from '../../../components/attempt/attempt-dialog.tsx'
import { ContactUs } from '../../../components/links/contact-us.tsx'
import { useWindowEnd } from '../use-window-end.ts'
import { CallUs, Dismiss } from './parts.tsx'

/** The 30 minutes are over and nothing was cancelled. */
export const outsideWindow: Face = {
  mark: { mark: 'wait', tone: 'wait' },
  Title: () => <Trans>It’s too late to cancel</Trans>,
  Body: () => {
    const until = useWindowEnd()
    return (
      <>
        <p>
          <Trans>
            You could cancel this order until <bdi>{until}</bdi>, 30 minutes after you placed it. It wasn’t
            canceled. Once it arrives, you can return it.
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
        <Trans comment="Button: to the page of the order (noun). Up to 34 characters">Back to order</Trans>
      </Dismiss>
    </>
  ),
}
