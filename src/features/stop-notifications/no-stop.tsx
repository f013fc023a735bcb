import { Trans } from '@lingui/react/macro'
import { PageButton } from '../../components/links/links.tsx'
import { InPlace } from '../../components/page/message.tsx'
import { FailedMessage, OfflineMessage } from '../../components/page/order-page-messages.tsx'
import { VisuallyHidden } from '../../ui/layout/visually-hidden.tsx'
import { Skeleton } from '../../ui/marks/skeleton.tsx'
import text from '../../ui/text.module.css'
import type { StopProps } from './stop-pages.tsx'

/** The boxes of the page, while the link is looked at. */
export function StopSkeleton() {
  return (
    <div aria-busy="true">
      <VisuallyHidden role="status">
        <Trans>Reading your link</Trans>
      </VisuallyHidden>
      <h1 className={text.display} tabIndex={-1}>
        <Trans>Stop messages</Trans>
      </h1>
      <Skeleton shape="text" width="wide" />
      <Skeleton shape="button" width="medium" />
    </div>
  )
}

/** There is no code, or none that stops anything. */
export function UnknownLink() {
  return (
    <InPlace
      title={<Trans>This link doesn’t work</Trans>}
      actions={
        <PageButton
          to="/{-$country}/{-$locale}/orders/details/{-$orderNumber}/$"
          params={{ orderNumber: undefined, _splat: undefined }}
        >
          <Trans>Find your order</Trans>
        </PageButton>
      }
    >
      <Trans>
        Open the link at the end of the newest message again. You can also stop messages on your order’s page,
        under Order updates.
      </Trans>
    </InPlace>
  )
}

export function Offline({ actor }: StopProps) {
  return (
    <OfflineMessage onRetry={() => actor.send({ type: 'stop.look' })}>
      <Trans>We’ll read your link as soon as you’re back online.</Trans>
    </OfflineMessage>
  )
}

export function Failed({ actor }: StopProps) {
  return (
    <FailedMessage
      title={<Trans>We couldn’t read your link</Trans>}
      onRetry={() => actor.send({ type: 'stop.look' })}
    >
      <Trans>Something went wrong on our side. Nothing was stopped.</Trans>
    </FailedMessage>
  )
}
