import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { NotificationEvent } from '../../../contract/notifications/notification.ts'
import { cx } from '../../ui/cx.ts'
import text from '../../ui/text.module.css'
import css from './notifications.module.css'
import { useTold } from './notifications-context.ts'

const words: Readonly<Record<NotificationEvent, ReactNode>> = {
  shipped: <Trans>Your order ships</Trans>,
  outForDelivery: <Trans>It’s out for delivery</Trans>,
  readyForPickup: <Trans>It’s ready for pickup</Trans>,
  lastDays: <Trans>The time to return it is nearly over</Trans>,
  parcelIn: <Trans>Your return reaches us</Trans>,
  refunded: <Trans>Your refund is on its way</Trans>,
}

/** What can still happen to the order and be told. */
export function EventList() {
  const events = useTold(({ context }) => context.known?.events ?? [])
  return (
    <section className={css.events} data-part="events">
      <h2 className={text.h3}>
        <Trans>You’ll hear from us when</Trans>
      </h2>
      <ul className={css.list}>
        {events.map((event) => (
          <li key={event}>{words[event]}</li>
        ))}
      </ul>
      <p className={cx(text.small, text.soft)}>
        <Trans>
          Each email and text has a link that stops them. Confirmations of what you do with this order always
          come by email.
        </Trans>
      </p>
    </section>
  )
}
