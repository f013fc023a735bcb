import { Trans } from '@lingui/react/macro'
import { useApp } from '../../components/app/app-context.ts'
import { PageButton } from '../../components/links/links.tsx'
import { Message } from '../../components/page/message.tsx'
import { Button } from '../../ui/controls/button.tsx'

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
        You’re signed in, and all orders of your account are in your list. Sign out to find an order you
        placed as a guest.
      </Trans>
    </Message>
  )
}
