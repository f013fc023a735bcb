import { Trans } from '@lingui/react/macro'
import { formatTime } from '../../../domain/format/dates.ts'
import { usePage } from '../../components/order/use-page.ts'
import { useTold } from './notifications-context.ts'

/** A time of day `HH:MM` as the page's country writes it. */
const useClock = (): ((clock: string) => string) => {
  const { locale, country } = usePage()
  return (clock) => formatTime(`2000-01-01T${clock}:00Z`, { locale, country, timeZone: 'UTC' })
}

/** When nothing that rings or buzzes comes (BY-39). */
export function QuietHours() {
  const quiet = useTold(({ context }) => context.known?.quietHours ?? null)
  const clock = useClock()
  if (quiet === null) return null
  const [from, until] = [clock(quiet.from), clock(quiet.until)]
  return (
    <Trans>
      Nothing comes between {from} and {until} your time; it waits until {until}.
    </Trans>
  )
}
