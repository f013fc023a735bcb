import { Trans } from '@lingui/react/macro'
import { PageButton } from '../../components/links/links.tsx'
import { InPlace } from '../../components/page/message.tsx'
import {
  FailedMessage,
  LeavingMessage,
  OfflineMessage,
  UnknownOrderMessage,
} from '../../components/page/order-page-messages.tsx'
import { useNotifications, useTold } from './notifications-context.ts'
import { NotificationsSkeleton } from './notifications-skeleton.tsx'

const useLook = () => {
  const actor = useNotifications()
  return () => actor.send({ type: 'choice.look' })
}

/** Nothing is left to tell. */
export function Over() {
  const orderNumber = useTold(({ context }) => context.orderNumber)
  return (
    <InPlace
      title={<Trans>No more updates for this order</Trans>}
      actions={
        <PageButton to="/{-$country}/{-$locale}/orders/sales/$orderNumber" params={{ orderNumber }}>
          <Trans>View order</Trans>
        </PageButton>
      }
    >
      <Trans>Everything we could tell you about has happened. The order shows how it stands.</Trans>
    </InPlace>
  )
}

export function UnknownOrder() {
  const orderNumber = useTold(({ context }) => context.orderNumber)
  return <UnknownOrderMessage orderNumber={orderNumber} onRetry={useLook()} />
}

export function Offline() {
  return (
    <OfflineMessage onRetry={useLook()}>
      <Trans>We’ll show your choices as soon as you’re back online.</Trans>
    </OfflineMessage>
  )
}

export function Failed() {
  return (
    <FailedMessage title={<Trans>We couldn’t load your choices</Trans>} onRetry={useLook()}>
      <Trans>Something went wrong on our side. Try again in a moment.</Trans>
    </FailedMessage>
  )
}

export function Leaving() {
  return <LeavingMessage skeleton={<NotificationsSkeleton />} />
}
