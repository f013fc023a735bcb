import { type HoursStore, isStoreClosed } from '../pickup/store-hours.ts'

const minuteMs = 60_000

/** Minutes ahead that a visit is announced at most (BY-44). */
export const maxMinutesAhead = 240

/** Why a time is refused: it is past, too far ahead, or the store is known to be closed then. */
export type ArrivalRefusal = 'past' | 'tooFar' | 'closed'

/**
 * Why nobody can be expected at a time, epoch milliseconds, or `null`: page and host both ask here (BY-44). A minute that has just begun
 * is not past, as the request may have been on its way since; the last one is that in which the four hours end, for times are rounded
 * up to full minutes.
 */
export const arrivalRefusal = (
  expectedAt: number,
  { now, store }: { readonly now: number; readonly store: HoursStore },
): ArrivalRefusal | null => {
  if (expectedAt <= now - minuteMs) return 'past'
  if (expectedAt >= now + (maxMinutesAhead + 1) * minuteMs) return 'tooFar'
  return isStoreClosed(store, expectedAt) ? 'closed' : null
}

/** The full minute `minutes` from now, rounded up so that nobody is expected before they can be there. */
export const minutesFrom = (now: number, minutes: number): number =>
  Math.ceil((now + minutes * minuteMs) / minuteMs) * minuteMs

/** Digits of the scripts that our languages are written in. */
const zeros = [0x30, 0x660, 0x6f0] as const

const plainDigits = (text: string): string =>
  text.replaceAll(/\p{Nd}/gu, (digit) => {
    const code = digit.charCodeAt(0)
    const zero = zeros.find((start) => code >= start && code < start + 10)
    return zero === undefined ? digit : String(code - zero)
  })

/** Minutes as they were typed; `null` for what is no whole number. */
export const readMinutes = (typed: string): number | null => {
  const text = plainDigits(typed.trim())
  return /^\d{1,4}$/.test(text) ? Number(text) : null
}

/**
 * The next time that clocks at the store show `HH:MM`, epoch milliseconds; the last time they did where that is nearer, so that it reads
 * as past and not as tomorrow. `null` for what is no time. Without a zone of the store's the reader's own counts.
 */
export const readClock = (
  typed: string,
  { now, timeZone }: { readonly now: number; readonly timeZone: string },
): number | null => {
  const parts = /^([01]?\d|2[0-3]):([0-5]\d)/.exec(plainDigits(typed.trim()))
  if (parts === null) return null
  const here = Temporal.Instant.fromEpochMilliseconds(now).toZonedDateTimeISO(timeZone)
  const today = here.with({
    hour: Number(parts[1]),
    minute: Number(parts[2]),
    second: 0,
    millisecond: 0,
    microsecond: 0,
    nanosecond: 0,
  })
  const near = [today.subtract({ days: 1 }), today, today.add({ days: 1 })].map(
    ({ epochMilliseconds }) => epochMilliseconds,
  )
  return near.toSorted((one, other) => Math.abs(one - now) - Math.abs(other - now))[0] ?? null
}

/** `HH:MM` on the clocks of a zone. */
export const clockText = (at: number, timeZone: string): string =>
  Temporal.Instant.fromEpochMilliseconds(at)
    .toZonedDateTimeISO(timeZone)
    .toPlainTime()
    .toString({ smallestUnit: 'minute' })
