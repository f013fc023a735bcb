import { formatTime } from '../../../domain/format/dates.ts'
import { selectRetryAt } from '../../../machines/guest-lookup/guest-lookup.selectors.ts'
import { usePlace } from '../../components/app/app-context.ts'
import { useTimeZone } from '../../components/app/use-browser-fact.ts'
import { useLookup } from './guest-lookup-context.ts'

const minuteMs = 60_000

/** When lookups count again, as a time of day rounded up to the minute; empty while they do. */
export const useRetryTime = (): string => {
  const { tag: locale, marketplace: country } = usePlace()
  const timeZone = useTimeZone()
  const retryAt = useLookup(selectRetryAt)
  return retryAt === null
    ? ''
    : formatTime(Math.ceil(retryAt / minuteMs) * minuteMs, { locale, country, timeZone })
}
