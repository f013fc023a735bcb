import { Trans } from '@lingui/react/macro'
import { pathPrefix } from '../../../domain/languages/locale.ts'
import { useApp, useMember, usePlace } from '../../components/app/app-context.ts'
import { PageButton } from '../../components/links/links.tsx'
import { Message } from '../../components/page/message.tsx'
import { Button } from '../../ui/controls/button.tsx'
import { GuestLookup } from '../guest-lookup/guest-lookup.tsx'

/** Which order to withdraw from: a guest says its number and contact, within the lookup's own rules and limits; a member has a list. */
export function FindOrder() {
  const isMember = useMember() !== null
  const prefix = pathPrefix(usePlace())
  if (isMember) return <MembersOrders />
  return (
    <GuestLookup
      orderNumber=""
      standalone={false}
      showSignin={false}
      redirectPath={null}
      openingFailure={null}
      purpose={{
        heading: <Trans>Withdraw from contract</Trans>,
        intro: <Trans>Tell us which order. You don’t need an account or a reason.</Trans>,
        pathOf: (orderNumber) =>
          orderNumber === null ? `${prefix}/orders/withdrawal` : `${prefix}/orders/withdrawal/${orderNumber}`,
      }}
    />
  )
}

function MembersOrders() {
  const { session } = useApp()
  return (
    <Message
      title={<Trans>Withdraw from contract</Trans>}
      actions={
        <>
          <PageButton to="/{-$country}/{-$locale}/orders">
            <Trans>Choose an order</Trans>
          </PageButton>
          <Button tone="line" onClick={() => session.send({ type: 'session.signOut' })}>
            <Trans>Sign out</Trans>
          </Button>
        </>
      }
    >
      <Trans>
        Open the order in your list: its page has the button for as long as you can withdraw. Sign out to
        withdraw from an order you placed as a guest.
      </Trans>
    </Message>
  )
}
