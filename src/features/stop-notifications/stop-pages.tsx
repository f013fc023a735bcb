import { Trans } from '@lingui/react/macro'
import { useSelector } from '@xstate/react'
import type { ReactNode } from 'react'
import type { ActorRefFrom } from 'xstate'
import type { NotificationChannel } from '../../../contract/notifications/notification.ts'
import type { stopNotificationsMachine } from '../../../machines/stop-notifications/stop-notifications.machine.ts'
import { selectStopNotificationsView } from '../../../machines/stop-notifications/stop-notifications.selectors.ts'
import { CheckingOutcome } from '../../components/attempt/checking-outcome.tsx'
import { UnconfirmedTitle } from '../../components/attempt/unconfirmed.tsx'
import { useAttempt } from '../../components/attempt/use-attempt.ts'
import { PageButton } from '../../components/links/links.tsx'
import { InPlace } from '../../components/page/message.tsx'
import { Button, type ButtonTone } from '../../ui/controls/button.tsx'

export type StopProps = { readonly actor: ActorRefFrom<typeof stopNotificationsMachine> }

const useStop = ({ actor }: StopProps) => useSelector(actor, ({ context }) => context.stop)

type Words = Readonly<Record<NotificationChannel, ReactNode>>

const questions: Words = {
  email: <Trans>Stop emails about this order?</Trans>,
  text: <Trans>Stop texts about this order?</Trans>,
  push: <Trans>Stop push notifications about this order?</Trans>,
}
const buttons: Words = {
  email: <Trans>Stop emails</Trans>,
  text: <Trans>Stop texts</Trans>,
  push: <Trans>Stop notifications</Trans>,
}
const ends: Words = {
  email: <Trans>We’ve stopped the emails</Trans>,
  text: <Trans>We’ve stopped the texts</Trans>,
  push: <Trans>We’ve stopped the notifications</Trans>,
}

/** The order's page; whoever is not let in there gets the lookup with the number filled in. */
function ViewOrder({ actor, tone = 'line' }: StopProps & { readonly tone?: ButtonTone }) {
  const stop = useStop({ actor })
  if (stop === null) return null
  const { orderNumber } = stop
  return (
    <PageButton tone={tone} to="/{-$country}/{-$locale}/orders/sales/$orderNumber" params={{ orderNumber }}>
      <Trans>View order</Trans>
    </PageButton>
  )
}

/** What is asked, once the link's order is known: a page that was loaded anew while it stops learns it with the answer. */
function WhatStops({ orderNumber }: { readonly orderNumber: string }) {
  return (
    <Trans>
      Updates about order <bdi>{orderNumber}</bdi> won’t come this way anymore. Other ways you chose stay on.
    </Trans>
  )
}

function WhatStopped({ orderNumber }: { readonly orderNumber: string }) {
  return (
    <Trans>
      No more updates come about order <bdi>{orderNumber}</bdi> this way. You can turn them on again on the
      order’s page, under Order updates.
    </Trans>
  )
}

/** What would be stopped; opening the page stops nothing. */
export function Asking({ actor }: StopProps) {
  const stop = useStop({ actor })
  const isStopping = useSelector(actor, (snapshot) => selectStopNotificationsView(snapshot) === 'stopping')
  const attempt = useAttempt(actor)
  const channel = stop?.channel ?? 'email'
  return (
    <div {...attempt.marks}>
      <InPlace
        title={questions[channel]}
        actions={
          <>
            <Button
              onClick={() => actor.send({ type: 'stop.confirm' })}
              {...(isStopping && { loading: <Trans>Stopping</Trans> })}
            >
              {buttons[channel]}
            </Button>
            {!isStopping && <ViewOrder actor={actor} />}
          </>
        }
      >
        {stop && <WhatStops orderNumber={stop.orderNumber} />}
      </InPlace>
      {attempt.view === 'checking' && <CheckingOutcome />}
    </div>
  )
}

/** Stopped, now or before. */
export function Stopped({ actor }: StopProps) {
  const stop = useStop({ actor })
  return (
    <InPlace title={ends[stop?.channel ?? 'email']} actions={<ViewOrder actor={actor} tone="black" />}>
      {stop && <WhatStopped orderNumber={stop.orderNumber} />}
    </InPlace>
  )
}

/** Nothing was stopped. */
export function NotStopped({ actor }: StopProps) {
  return (
    <InPlace
      title={<Trans>We couldn’t stop them</Trans>}
      actions={
        <>
          <Button onClick={() => actor.send({ type: 'stop.confirm' })}>
            <Trans>Try again</Trans>
          </Button>
          <ViewOrder actor={actor} />
        </>
      }
    >
      <Trans>Something went wrong on our side. Try again in a moment.</Trans>
    </InPlace>
  )
}

/** Nobody can say. */
export function Unconfirmed({ actor }: StopProps) {
  return (
    <InPlace
      title={<UnconfirmedTitle />}
      actions={
        <Button onClick={() => actor.send({ type: 'stop.look' })}>
          <Trans>Check again</Trans>
        </Button>
      }
    >
      <Trans>See if they’re stopped. If not, you can stop them then.</Trans>
    </InPlace>
  )
}
