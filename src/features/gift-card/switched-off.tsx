import { Trans } from '@lingui/react/macro'
import { ContactUs } from '../../components/links/contact-us.tsx'
import { Message } from '../../components/page/message.tsx'

/** Where balances cannot be looked up (flag `disableGiftCardLookup`): says so, and who can tell. */
export function SwitchedOff() {
  return (
    <Message title={<Trans>Check your gift card balance</Trans>} actions={<ContactUs tone="black" />}>
      <Trans>
        Balances cannot be looked up online at the moment. We can tell you yours: have the card at hand.
      </Trans>
    </Message>
  )
}
