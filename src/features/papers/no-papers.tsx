import { Trans } from '@lingui/react/macro'
import {
  FailedMessage,
  LeavingMessage,
  OfflineMessage,
  UnknownOrderMessage,
} from '../../components/page/order-page-messages.tsx'
import { PapersSkeleton } from './papers-skeleton.tsx'
import type { PapersViewProps } from './use-papers-actor.ts'

const retries =
  ({ actor }: PapersViewProps) =>
  () =>
    actor.send({ type: 'papers.retry' })

export function UnknownOrder(props: PapersViewProps) {
  return <UnknownOrderMessage orderNumber={props.orderNumber} onRetry={retries(props)} />
}

export function Offline(props: PapersViewProps) {
  return (
    <OfflineMessage onRetry={retries(props)}>
      <Trans>We’ll show your documents as soon as you’re back online.</Trans>
    </OfflineMessage>
  )
}

export function Failed(props: PapersViewProps) {
  return (
    <FailedMessage title={<Trans>We couldn’t load your documents</Trans>} onRetry={retries(props)}>
      <Trans>Something went wrong on our side. Try again in a moment.</Trans>
    </FailedMessage>
  )
}

export function Leaving() {
  return <LeavingMessage skeleton={<PapersSkeleton />} />
}
