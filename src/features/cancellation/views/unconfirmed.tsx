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
          Check the status of your order first. If it isn’t canceled, you can still cancel while there’s time.
        </Trans>
      </Unconfirmed>
      <CallUs />
    </>
  ),
  Actions: () => (
    <>
      <Dismiss>
        <Trans comment="Button: to the page of the order (noun). Up to 34 characters">Back to order</Trans>
      </Dismiss>
      <ContactUs />
    </>
  ),
}
