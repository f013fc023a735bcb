import type { RefundTiming } from '../countries/country.types.ts'
import { profileOf } from '../countries/profile-of.ts'
import { addDays, calendarDateOf } from '../format/calendar-dates.ts'

/** How long a refund takes from the day the goods were checked (RC-06). `country` is two letters. */
export const refundTiming = (country: string | null): RefundTiming => profileOf(country).returns.refund

/** Days that a parcel is given: to be handed over, and to travel to the return centre (docs/decisions/0030). */
const handOverDays = 14
export const transitDays = 10

/** How far a return has come, as far as the wait for its refund goes. */
export type RefundStage = 'requested' | 'underWay' | 'arrived' | 'refunded'

export type LatestRefundInput = {
  readonly stage: RefundStage
  /** ISO instant at which that stage began. */
  readonly since: string
  readonly country: string | null
  readonly isStoreReturn: boolean
  /** IANA zone in which days are counted. */
  readonly timeZone: string
}

const stillToGo = (stage: RefundStage, isStoreReturn: boolean): number => {
  const travel = isStoreReturn ? 0 : transitDays
  if (stage === 'requested') return handOverDays + travel
  return stage === 'underWay' ? travel : 0
}

/** The latest day on which the money should have come, `YYYY-MM-DD`; `null` for what is no date. */
export const latestRefundDate = (input: LatestRefundInput): string | null => {
  const { stage, since, country, isStoreReturn, timeZone } = input
  if (Number.isNaN(Date.parse(since))) return null
  const days = stillToGo(stage, isStoreReturn) + refundTiming(country).allowDays
  return addDays(calendarDateOf(since, timeZone), days)
}

/** Last day to hand a parcel in, `YYYY-MM-DD` in the zone of who looks; `null` once it has passed, and where the return's date is not known. */
export const lastHandOverDay = (input: {
  /** ISO instant. */
  readonly requestedAt: string | null
  /** IANA zone. */
  readonly timeZone: string
  /** Epoch milliseconds of the host's clock. */
  readonly now: number
}): string | null => {
  const { requestedAt, timeZone, now } = input
  if (requestedAt === null || Number.isNaN(Date.parse(requestedAt))) return null
  const day = addDays(calendarDateOf(requestedAt, timeZone), handOverDays)
  return day < calendarDateOf(now, timeZone) ? null : day
}
