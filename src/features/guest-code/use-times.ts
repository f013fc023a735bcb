import { formatTime } from '../../../domain/format/dates.ts'
import { selectNextAt } from '../../../machines/guest-code/guest-code.selectors.ts'
import { usePlace } from '../../components/app/app-context.ts'
import { useTimeZone } from '../../components/app/use-browser-fact.ts'
import { useCode } from './guest-code-context.ts'

const minuteMs = 60_000

const useTimeOf = (at: number | null, round: (minutes: number) => number): string => {
  const { tag: locale, marketplace: country } = usePlace()
  const timeZone = useTimeZone()
  return at === null ? '' : formatTime(round(at / minuteMs) * minuteMs, { locale, country, timeZone })
}

/** When the host takes the next request or try, as a time of day rounded up to the minute; empty while it does. */
export const useRetryTime = (): string =>
  useTimeOf(
    useCode(({ context }) => context.retryAt),
    Math.ceil,
  )

/** When another code can be asked for, rounded up; empty while one can. */
export const useNextTime = (): string => useTimeOf(useCode(selectNextAt), Math.ceil)

/** Until when the orders are open, rounded down; empty before they are. */
export const useUntilTime = (): string =>
  useTimeOf(
    useCode(({ context }) => context.until),
    Math.floor,
  )
