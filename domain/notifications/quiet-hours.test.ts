import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type QuietHours, quietUntil } from './quiet-hours.ts'

const night: QuietHours = { from: '21:00', until: '08:00' }
const minuteMs = 60_000

const zones = [
  'Europe/Amsterdam',
  'Europe/London',
  'Africa/Casablanca',
  'America/New_York',
  'America/St_Johns',
  'America/Santiago',
  'America/Puerto_Rico',
  'Asia/Kolkata',
  'Asia/Kathmandu',
  'Asia/Tokyo',
  'Australia/Lord_Howe',
  'Pacific/Apia',
  'Pacific/Kiritimati',
  'UTC',
]

/** What a clock on the wall of a zone shows, `HH:MM`. */
const clockIn = (timeZone: string, at: number): string =>
  new Intl.DateTimeFormat('en-GB', { timeZone, hour: '2-digit', minute: '2-digit', hourCycle: 'h23' }).format(
    at,
  )

const isQuiet = (clock: string, { from, until }: QuietHours): boolean =>
  from > until ? clock >= from || clock < until : clock >= from && clock < until

const offsetIn = (timeZone: string, at: number): number =>
  Temporal.Instant.fromEpochMilliseconds(at).toZonedDateTimeISO(timeZone).offsetNanoseconds

/** Whether the clocks of a zone change within a day and a half of an instant. */
const changesNear = (timeZone: string, at: number): boolean => {
  const hours = Array.from({ length: 7 }, (_, index) =>
    offsetIn(timeZone, at + (index - 3) * 12 * 60 * minuteMs),
  )
  return new Set(hours).size > 1
}

const instants = fc
  .date({ min: new Date('2020-01-01T00:00Z'), max: new Date('2035-01-01T00:00Z'), noInvalidDate: true })
  .map((date) => Math.floor(date.getTime() / minuteMs) * minuteMs)
const times = fc
  .tuple(fc.integer({ min: 0, max: 23 }), fc.constantFrom('00', '15', '30'))
  .map(([hour, minute]) => `${String(hour).padStart(2, '0')}:${minute}`)
const hours = fc.record({ from: times, until: times }).filter(({ from, until }) => from !== until)

describe('the quiet hours', () => {
  it('[BY-39] hold what comes in them until their end by the clocks of the zone, and nothing else', () => {
    fc.assert(
      fc.property(instants, fc.constantFrom(...zones), hours, (now, timeZone, quiet) => {
        fc.pre(!changesNear(timeZone, now))
        const until = quietUntil(now, timeZone, quiet)
        expect(until !== null).toBe(isQuiet(clockIn(timeZone, now), quiet))
        if (until === null) return
        expect(until).toBeGreaterThan(now)
        expect(until - now).toBeLessThanOrEqual(24 * 60 * minuteMs)
        expect(clockIn(timeZone, until)).toBe(quiet.until)
        expect(isQuiet(clockIn(timeZone, until - 1), quiet)).toBe(true)
      }),
      { numRuns: 400 },
    )
  })

  it('[BY-39] are over when they end, whatever clocks do meanwhile: nothing waits twice, or for longer than a day and the change', () => {
    fc.assert(
      fc.property(instants, fc.constantFrom(...zones), hours, (now, timeZone, quiet) => {
        const until = quietUntil(now, timeZone, quiet)
        if (until === null) return
        expect(until).toBeGreaterThan(now)
        expect(until - now).toBeLessThanOrEqual(26 * 60 * minuteMs)
        expect(quietUntil(until, timeZone, quiet)).toBeNull()
      }),
      { numRuns: 400 },
    )
  })

  it('[BY-39] are as long as the night is on days on which clocks change', () => {
    const nights = [
      // Clocks go forward at 02:00: one hour less of sleep, and the end is 08:00 of summer time.
      ['Europe/Amsterdam', '2027-03-27T20:00:00Z', '2027-03-28T06:00:00Z'],
      // Clocks go back at 03:00: one hour more.
      ['Europe/Amsterdam', '2026-10-24T19:00:00Z', '2026-10-25T07:00:00Z'],
      ['America/New_York', '2027-03-14T02:00:00Z', '2027-03-14T12:00:00Z'],
      ['America/New_York', '2026-11-01T01:00:00Z', '2026-11-01T13:00:00Z'],
      // Half an hour.
      ['Australia/Lord_Howe', '2026-10-03T10:30:00Z', '2026-10-03T21:00:00Z'],
    ] as const
    for (const [timeZone, from, until] of nights) {
      const [start, end] = [Date.parse(from), Date.parse(until)]
      expect([timeZone, quietUntil(start - 1, timeZone, night)]).toEqual([timeZone, null])
      expect([timeZone, quietUntil(start, timeZone, night)]).toEqual([timeZone, end])
      expect([timeZone, quietUntil(end - 1, timeZone, night)]).toEqual([timeZone, end])
      expect([timeZone, quietUntil(end, timeZone, night)]).toEqual([timeZone, null])
    }
  })

  it('[BY-39] end later by what was skipped where their end is a time that a day has not, and at the first of one that comes twice', () => {
    const short = { from: '23:00', until: '02:30' }
    // 02:30 of 28 March is no time of Amsterdam: 03:30 of summer time is as long after midnight.
    expect(quietUntil(Date.parse('2027-03-28T00:30:00Z'), 'Europe/Amsterdam', short)).toBe(
      Date.parse('2027-03-28T01:30:00Z'),
    )
    // 02:30 of 25 October comes at 00:30 and at 01:30 UTC.
    expect(quietUntil(Date.parse('2026-10-25T00:00:00Z'), 'Europe/Amsterdam', short)).toBe(
      Date.parse('2026-10-25T00:30:00Z'),
    )
    expect(quietUntil(Date.parse('2026-10-25T00:45:00Z'), 'Europe/Amsterdam', short)).toBeNull()
  })

  it('[BY-39] are those of who is told, and not of the shop', () => {
    const at = Date.parse('2026-11-20T22:00:00Z')
    expect(quietUntil(at, 'Europe/Amsterdam', night)).toBe(Date.parse('2026-11-21T07:00:00Z'))
    expect(quietUntil(at, 'America/New_York', night)).toBeNull()
    expect(quietUntil(at, 'Asia/Tokyo', night)).toBe(Date.parse('2026-11-20T23:00:00Z'))
  })

  it('[BY-39] may lie within one day as well', () => {
    const siesta = { from: '13:00', until: '15:00' }
    expect(quietUntil(Date.parse('2026-11-20T12:30:00Z'), 'Europe/Madrid', siesta)).toBe(
      Date.parse('2026-11-20T14:00:00Z'),
    )
    expect(quietUntil(Date.parse('2026-11-20T14:00:00Z'), 'Europe/Madrid', siesta)).toBeNull()
    expect(quietUntil(Date.parse('2026-11-20T02:00:00Z'), 'Europe/Madrid', siesta)).toBeNull()
  })
})
