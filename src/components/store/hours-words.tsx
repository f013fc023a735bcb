import { Trans } from '@lingui/react/macro'
import { formatTime } from '../../../domain/format/dates.ts'
import type { DayHours } from '../../../domain/pickup/store-hours.ts'
import { usePlace } from '../app/app-context.ts'
import css from './store-place.module.css'

/** Hours of a day on a 12- or 24-hour clock (ST-01); a day without any is closed, `null` is not known. */
export function HoursWords({ hours }: { readonly hours: DayHours | null }) {
  const { tag, marketplace } = usePlace()
  const clock = (time: string) =>
    formatTime(`2000-01-01T${time}:00Z`, { locale: tag, country: marketplace, timeZone: 'UTC' })
  if (hours === null) return <Trans>Hours unavailable</Trans>
  if (hours.length === 0)
    return <Trans comment="Of a store: on a day, or right now (adjective). Up to 14 characters">Closed</Trans>
  const [first] = hours
  if (hours.length === 1 && first?.opens === first?.closes)
    return (
      <Trans comment="Of a store: on a day, or right now (adjective). Up to 30 characters">
        Open 24 hours
      </Trans>
    )
  return hours.map(({ opens, closes }, index) => {
    const [from, to] = [clock(opens), clock(closes)]
    return (
      <span key={opens}>
        {index > 0 && ', '}
        <bdi className={css.span}>
          {from} – {to}
        </bdi>
      </span>
    )
  })
}
