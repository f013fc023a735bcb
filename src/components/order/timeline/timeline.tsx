import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react'
import { Trans } from '@lingui/react/macro'
import { formatCalendarRange } from '../../../../domain/format/calendar-dates.ts'
import { formatDate, formatTime } from '../../../../domain/format/dates.ts'
import { cx } from '../../../ui/cx.ts'
import { usePage } from '../use-page.ts'
import type { TimelineEntry, TimelineStep } from './item-timeline.ts'
import css from './timeline.module.css'

const words: Record<TimelineStep, MessageDescriptor> = {
  ordered: msg({
    message: 'Ordered',
    comment:
      'Before the day of an order; entry in the timeline of an item, with its day beside it; step of its progress. Up to 19 characters',
  }),
  shipped: msg({
    message: 'Shipped',
    comment: 'Entry in the timeline of an item, with its day beside it. Up to 19 characters',
  }),
  readyForPickup: msg({
    message: 'Ready for pickup',
    comment: 'Entry in the timeline of an item, with its day beside it: in a store. Up to 30 characters',
  }),
  accepted: msg({
    message: 'With the carrier',
    comment:
      'Entry in the timeline of an item, with its day beside it: the carrier has the package. Up to 31 characters',
  }),
  inTransit: msg({
    message: 'On its way',
    comment:
      'Entry in the timeline of an item, with its day beside it; step of its progress; choice in the filter of orders. Up to 20 characters',
  }),
  outForDelivery: msg({
    message: 'Out for delivery',
    comment:
      'Entry in the timeline of an item, with its day beside it: the driver brings it today. Up to 31 characters',
  }),
  pickedUp: msg({
    message: 'Picked up',
    comment:
      'Entry in the timeline of an item, with its day beside it, or step of its progress: the shopper has got it in the store. Up to 16 characters',
  }),
  delivered: msg({
    message: 'Delivered',
    comment:
      'Entry in the timeline of an item, with its day beside it; step of its progress. Up to 18 characters',
  }),
  cancelled: msg({
    message: 'Canceled',
    comment:
      'Entry in the timeline of an item, with its day beside it; heading of a list of canceled items. Up to 15 characters',
  }),
  returnCreated: msg({
    message: 'Return created',
    comment:
      'Entry in the timeline of an item, with its day beside it; before the day of a return. Up to 29 characters',
  }),
  returnInProcess: msg({
    message: 'Return in progress',
    comment: 'Entry in the timeline of an item, with its day beside it. Up to 30 characters',
  }),
  returnCompleted: msg({
    message: 'Return completed',
    comment: 'Entry in the timeline of an item, with its day beside it. Up to 28 characters',
  }),
  returnDenied: msg({
    message: 'Return denied',
    comment:
      'Entry in the timeline of an item, with its day beside it: the shop does not accept the goods. Up to 29 characters',
  }),
}

/** Dates of a line or group, oldest first (OD-17). */
export function Timeline({ entries }: { readonly entries: readonly TimelineEntry[] }) {
  const { _ } = useLingui()
  return (
    <ol className={css.timeline}>
      {entries.map((entry) => (
        <li
          key={`${entry.step} ${entry.state === 'future' ? entry.to : entry.at}`}
          className={cx(css.step, entry.state !== 'future' && css[entry.state])}
          aria-current={entry.state === 'now' ? 'step' : undefined}
        >
          <span>
            {_(words[entry.step])}
            {entry.state !== 'future' && entry.place !== null && (
              <span className={css.place}>
                <bdi>{entry.place}</bdi>
              </span>
            )}
          </span>
          <When entry={entry} />
        </li>
      ))}
    </ol>
  )
}

function When({ entry }: { readonly entry: TimelineEntry }) {
  const { locale, country, timeZone } = usePage()
  if (entry.state === 'future') {
    const days = formatCalendarRange(entry, 'short', locale)
    return (
      <time dateTime={entry.to}>
        <Trans comment="In the timeline of an item, beside “Delivered”: {days} is a span of days, like “Nov 24 – 26, 2026”. Up to 26 characters">
          Expected {days}
        </Trans>
      </time>
    )
  }
  const day = formatDate(entry.at, 'short', { locale, timeZone })
  const time = formatTime(entry.at, { locale, country, timeZone })
  return (
    <time dateTime={entry.at}>
      <Trans>
        {day}, {time}
      </Trans>
    </time>
  )
}
