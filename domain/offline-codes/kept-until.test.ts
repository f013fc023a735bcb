import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { keptUntil } from './kept-until.ts'

const instant = (text: string) => Date.parse(text)

describe('[BY-30] a code is kept', () => {
  test.each([
    ['2026-12-03', 'America/Los_Angeles', '2026-12-10T12:00:00Z', '2026-12-04T08:00:00Z'],
    ['2026-12-03', 'Asia/Dubai', '2026-12-10T12:00:00Z', '2026-12-03T20:00:00Z'],
    // A day of 23 hours.
    ['2027-03-28', 'Europe/Warsaw', '2027-04-10T12:00:00Z', '2027-03-28T22:00:00Z'],
    ['2026-12-03', 'UTC', '2026-12-01T09:30:00Z', '2026-12-01T09:30:00Z'],
    [null, 'UTC', '2026-12-10T12:00:00Z', '2026-12-10T12:00:00Z'],
  ])('with %s as its last day in %s and a session until %s: until %s', (lastDay, timeZone, ends, until) => {
    expect(keptUntil({ lastDay, timeZone, sessionEndsAt: ends })).toBe(instant(until))
  })

  test('never longer than its session', () => {
    const day = fc
      .date({ min: new Date('2000-01-01'), max: new Date('2100-01-01'), noInvalidDate: true })
      .map((date) => date.toISOString())
    fc.assert(
      fc.property(fc.option(day), day, (lastDay, sessionEndsAt) => {
        const input = { lastDay: lastDay?.slice(0, 10) ?? null, timeZone: 'Europe/Warsaw', sessionEndsAt }
        expect(keptUntil(input)).toBeLessThanOrEqual(instant(sessionEndsAt))
      }),
    )
  })
})
