import { formatTime } from '../../../domain/format/dates.ts'
import { usePlace } from '../../components/app/app-context.ts'
import { useTimeZone } from '../../components/app/use-browser-fact.ts'
import { useCheck } from './gift-card-context.ts'

const minuteMs = 60_000

/** When tries count again, as a time of day rounded up to the minute; empty while they do. */
export const useRetryTime = (): string => {
  const { tag: locale, marketplace: country } = usePlace()
  const timeZone = useTimeZone()
  const retryAt = useCheck(({ context }) => context.retryAt)
  return retryAt === null
    ? ''
    : formatTime(Math.ceil(retryAt / minuteMs) * minuteMs, { locale, country, timeZone })
}

/** When the balance was asked for, as a time of day. */
export const useCheckedTime = (): string => {
  const { tag: locale, marketplace: country } = usePlace()
  const timeZone = useTimeZone()
  const checkedAt = useCheck(({ context }) => context.checkedAt)
  return checkedAt === null ? '' : formatTime(checkedAt, { locale, country, timeZone })
}
