import { Trans } from '@lingui/react/macro'
import {
  FailedMessage,
  LeavingMessage,
  OfflineMessage,
  UnknownOrderMessage,
} from '../../components/page/order-page-messages.tsx'
import { RefundSkeleton } from './refund-skeleton.tsx'
import type { RefundViewProps } from './use-refund-status-actor.ts'

const retries =
  ({ actor }: RefundViewProps) =>
  () =>
    actor.send({ type: 'refund.retry' })

export function UnknownOrder(props: RefundViewProps) {
  return <UnknownOrderMessage orderNumber={props.orderNumber} onRetry={retries(props)} />
}

export function Offline(props: RefundViewProps) {
  return (
    <OfflineMessage onRetry={retries(props)}>
      <Trans>We’ll show your refund as soon as you’re back online.</Trans>
    </OfflineMessage>
  )
}

export function Failed(props: RefundViewProps) {
  return (
    <FailedMessage title={<Trans>We couldn’t load your refund</Trans>} onRetry={retries(props)}>
      <Trans>Something went wrong on our side. Your refund hasn’t changed. Try again in a moment.</Trans>
    </FailedMessage>
  )
}

export function Leaving() {
  return <LeavingMessage skeleton={<RefundSkeleton />} />
}
