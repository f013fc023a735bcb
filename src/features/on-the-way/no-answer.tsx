import { Trans } from '@lingui/react/macro'
import {
  FailedMessage,
  LeavingMessage,
  OfflineMessage,
  UnknownOrderMessage,
} from '../../components/page/order-page-messages.tsx'
import { useOnTheWay, useWay } from './on-the-way-context.ts'
import { WaySkeleton } from './way-skeleton.tsx'

const useLooks = () => {
  const actor = useOnTheWay()
  return () => actor.send({ type: 'visit.look' })
}

export function UnknownOrder() {
  const orderNumber = useWay(({ context }) => context.orderNumber)
  return <UnknownOrderMessage orderNumber={orderNumber} onRetry={useLooks()} />
}

export function Offline() {
  return (
    <OfflineMessage onRetry={useLooks()}>
      <Trans>You can tell the store as soon as you’re back online. Your order waits for you.</Trans>
    </OfflineMessage>
  )
}

export function Failed() {
  return (
    <FailedMessage title={<Trans>We couldn’t load your pickup</Trans>} onRetry={useLooks()}>
      <Trans>Something went wrong on our side. Your order is safe. Try again in a moment.</Trans>
    </FailedMessage>
  )
}

export function Leaving() {
  return <LeavingMessage skeleton={<WaySkeleton />} />
}
