import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { NotificationEvent } from '../../../contract/notifications/notification.ts'
import { cx } from '../../ui/cx.ts'
import text from '../../ui/text.module.css'
import css from './notifications.module.css'
import { useTold } from './notifications-context.ts'

const words: Readonly<Record<NotificationEvent, ReactNode>> = {
  shipped: (
    <Trans comment="Entry of a list that continues “You’ll hear from us when”: it leaves our warehouse">
      Your order ships
    </Trans>
  ),
  outForDelivery: (
    <Trans comment="Entry of a list that continues “You’ll hear from us when”. “It” is the order: the driver brings it today">
      It’s out for delivery
    </Trans>
  ),
  readyForPickup: (
    <Trans comment="Entry of a list that continues “You’ll hear from us when”. “It” is the order, in a store">
      It’s ready for pickup
    </Trans>
  ),
  lastDays: (
    <Trans comment="Entry of a list that continues “You’ll hear from us when”. “It” is the order">
      The time to return it is nearly over
    </Trans>
  ),
  parcelIn: (
    <Trans comment="Entry of a list that continues “You’ll hear from us when”: the package comes to our warehouse">
      Your return reaches us
    </Trans>
  ),
  refunded: (
    <Trans comment="Entry of a list that continues “You’ll hear from us when”: we have sent the money">
      Your refund is on its way
    </Trans>
  ),
}

/** What can still happen to the order and be told. */
export function EventList() {
  const events = useTold(({ context }) => context.known?.events ?? [])
  return (
    <section className={css.events} data-part="events">
      <h2 className={text.h3}>
        <Trans comment="Heading of a list that goes on with it: “Your order ships”, “It’s out for delivery”">
          You’ll hear from us when
        </Trans>
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
