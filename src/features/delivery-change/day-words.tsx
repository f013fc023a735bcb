import { Trans } from '@lingui/react/macro'
import { formatCalendarDate } from '../../../domain/format/calendar-dates.ts'
import { usePage } from '../../components/order/use-page.ts'

/** A day of delivery, written out; without one, as soon as possible. */
export function DayWords({ day }: { readonly day: string | null }) {
  const { locale } = usePage()
  return day === null ? (
    <Trans>As soon as possible</Trans>
  ) : (
    <bdi>{formatCalendarDate(day, 'heading', locale)}</bdi>
  )
}
