import { Trans } from '@lingui/react/macro'
import type { Face } from '../../../components/attempt/attempt-dialog.tsx'
import { Unconfirmed, UnconfirmedTitle, unconfirmedMark } from '../../../components/attempt/unconfirmed.tsx'
import { ContactUs } from '../../../components/links/contact-us.tsx'
import { CallUs, Dismiss } from './parts.tsx'

/** Whether it was cancelled cannot be found out: the order says it. */
export const unconfirmed: Face = {
  mark: unconfirmedMark,
  Title: UnconfirmedTitle,
  Body: () => (
    <>
      <Unconfirmed>
        <Trans>
          Look at the status of your order first. If it is not cancelled there, you can cancel it as long as
          there is time.
        </Trans>
      </Unconfirmed>
      <CallUs />
    </>
  ),
  Actions: () => (
    <>
      <Dismiss>
        <Trans>Back to order</Trans>
      </Dismiss>
      <ContactUs />
    </>
  ),
}
