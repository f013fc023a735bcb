import { Trans } from '@lingui/react/macro'
import { MemberMessage } from '../../components/page/member-message.tsx'

/** The lookup for a member, who has a list. */
export function MemberLookup() {
  return (
    <MemberMessage title={<Trans>Find your order</Trans>}>
      <Trans>
        You’re signed in, and all orders of your account are in your list. Sign out to find an order you
        placed as a guest.
      </Trans>
    </MemberMessage>
  )
}
