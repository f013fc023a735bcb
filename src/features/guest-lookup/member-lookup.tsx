import { Trans } from '@lingui/react/macro'
import { Button } from '../../ui/button.tsx'
import { useApp } from '../app-context.ts'
import { PageButton } from '../shell/links.tsx'
import { Message } from '../shell/message.tsx'

/** The lookup for a member: calls with a token open the member's own orders alone (SE-02). */
export function MemberLookup() {
  const { session } = useApp()
  return (
    <Message
      title={<Trans>Find your order</Trans>}
      actions={
        <>
          <PageButton to="/{-$country}/{-$locale}/orders">
            <Trans>Back to your orders</Trans>
          </PageButton>
          <Button tone="line" onClick={() => session.send({ type: 'session.signOut' })}>
            <Trans>Sign out</Trans>
          </Button>
        </>
      }
    >
      <Trans>
        You are signed in, and all orders of your account are in your list. Sign out to look up an order that
        you placed as a guest.
      </Trans>
    </Message>
  )
}
