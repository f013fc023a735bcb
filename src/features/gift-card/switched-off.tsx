import { Trans } from '@lingui/react/macro'
import { useHelpLink } from '../../components/links/shop-links.ts'
import { Message } from '../../components/page/message.tsx'
import { ButtonLink } from '../../ui/controls/button.tsx'

/** Where balances cannot be looked up (flag `disableGiftCardLookup`): says so, and who can tell. */
export function SwitchedOff() {
  const contactPage = useHelpLink()('contact')
  return (
    <Message
      title={<Trans>Check your gift card balance</Trans>}
      actions={
        <ButtonLink href={contactPage}>
          <Trans>Contact us</Trans>
        </ButtonLink>
      }
    >
      <Trans>
        Balances cannot be looked up online at the moment. We can tell you yours: have the card at hand.
      </Trans>
    </Message>
  )
}
