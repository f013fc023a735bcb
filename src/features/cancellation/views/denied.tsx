import { Trans } from '@lingui/react/macro'
import type { Face } from '../../../components/attempt/attempt-dialog.tsx'
import { ContactUs } from '../../../components/links/contact-us.tsx'
import { useHelpLink } from '../../../components/links/shop-links.ts'
import { ButtonLink } from '../../../ui/controls/button.tsx'
import { CallUs } from './parts.tsx'

/** The order is in a state that cannot be cancelled: a way out, not a wall. */
export const denied: Face = {
  mark: { mark: 'bad', tone: 'bad' },
  Title: () => <Trans>This order can’t be canceled anymore</Trans>,
  Body: () => (
    <>
      <p>
        <Trans>
          It’s too late to cancel: we’re already packing your order. Once it arrives, you can return it.
        </Trans>
      </p>
      <CallUs />
    </>
  ),
  Actions: () => (
    <>
      <ButtonLink href={useHelpLink()('returns')}>
        <Trans>See how to return</Trans>
      </ButtonLink>
      <ContactUs />
    </>
  ),
}
