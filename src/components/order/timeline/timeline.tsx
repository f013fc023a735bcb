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
  ordered: msg`Ordered`,
  shipped: msg`Shipped`,
  readyForPickup: msg`Ready for pickup`,
  accepted: msg`With the carrier`,
  inTransit: msg`On its way`,
  outForDelivery: msg`Out for delivery`,
  pickedUp: msg`Picked up`,
  delivered: msg`Delivered`,
  cancelled: msg`Canceled`,
  returnCreated: msg`Return created`,
  returnInProcess: msg`Return in progress`,
  returnCompleted: msg`Return completed`,
  returnDenied: msg`Return denied`,
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
        <Trans>Expected {days}</Trans>
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
