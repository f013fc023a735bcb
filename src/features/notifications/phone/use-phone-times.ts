import { formatTime } from '../../../../domain/format/dates.ts'
import { selectNextAt } from '../../../../machines/notifications/phone-confirmation/phone-confirmation.selectors.ts'
import { usePage } from '../../../components/order/use-page.ts'
import { usePhone } from './phone-context.ts'

const minuteMs = 60_000

const useTimeOf = (at: number | null): string => {
  const { locale, country, timeZone } = usePage()
  return at === null ? '' : formatTime(Math.ceil(at / minuteMs) * minuteMs, { locale, country, timeZone })
}

/** When the host takes the next request or try, as a time of day rounded up to the minute; empty while it does. */
export const useRetryTime = (): string => useTimeOf(usePhone(({ context }) => context.retryAt))

/** When another code can be asked for, rounded up; empty while one can. */
export const useNextTime = (): string => useTimeOf(usePhone(selectNextAt))
