import { Trans } from '@lingui/react/macro'
import { ContactUs } from '../../components/links/contact-us.tsx'
import { Message } from '../../components/page/message.tsx'

/** Where balances cannot be looked up (flag `disableGiftCardLookup`): says so, and who can tell. */
export function SwitchedOff() {
  return (
    <Message title={<Trans>Check your gift card balance</Trans>} actions={<ContactUs tone="black" />}>
      <Trans>
        You can’t check balances online right now. Contact us with your card on hand and we’ll tell you yours.
      </Trans>
    </Message>
  )
}
