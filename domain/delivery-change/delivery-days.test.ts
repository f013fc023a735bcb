import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { describedCountries, profileOf } from '../countries/profile-of.ts'
import { addDays, dayOfWeek, daysBetween } from '../format/calendar-dates.ts'
import { isOffered, offeredDays, offeredSpan, soonestDay } from './delivery-days.ts'

const now = Date.parse('2026-11-20T12:00:00Z')

describe('days that an order can be asked for', () => {
  it('[BY-18] are those of the two weeks after it is expected on which carriers of the country deliver', () => {
    expect(offeredDays({ soonest: '2026-11-25', country: 'us', now })).toEqual([
      '2026-11-26',
      '2026-11-27',
      '2026-11-30',
      '2026-12-01',
      '2026-12-02',
      '2026-12-03',
      '2026-12-04',
      '2026-12-07',
      '2026-12-08',
      '2026-12-09',
    ])
  })

  it.each([
    ['us', ['Sat', 'Sun']],
    ['de', ['Sat', 'Sun']],
    ['sa', ['Fri', 'Sat']],
    ['eg', ['Fri', 'Sat']],
    ['kw', ['Fri', 'Sat']],
    ['in', ['Sun']],
  ])('[BY-18] rest with the carriers of %s', (country, rest) => {
    const days = offeredDays({ soonest: '2026-11-25', country, now })
    const names = new Set(
      days.map((day) => ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'][dayOfWeek(day)]),
    )
    expect(['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'].filter((name) => !names.has(name))).toEqual(rest)
  })

  it.each([null, '2026-11-01', '2026-11-20', '2026-11-21'])(
    '[BY-18] begin after tomorrow where it is expected on %s',
    (soonest) => {
      expect(offeredDays({ soonest, country: 'us', now })[0]).toBe('2026-11-23')
      expect(offeredDays({ soonest, country: 'in', now })[0]).toBe('2026-11-23')
    },
  )

  it('[BY-18] are in order, never today or earlier anywhere, and none after two weeks; as soon as possible is always one', () => {
    const moment = fc.integer({ min: Date.parse('2020-01-01'), max: Date.parse('2040-01-01') })
    fc.assert(
      fc.property(
        moment,
        fc.option(fc.integer({ min: -40, max: 40 })),
        fc.constantFrom(...describedCountries),
        (at, days, country) => {
          const today = new Date(at).toISOString().slice(0, 10)
          const soonest = days === null ? null : addDays(today, days)
          const question = { soonest, country, now: at }
          const offered = offeredDays(question)
          const from = soonest !== null && soonest > addDays(today, 1) ? soonest : addDays(today, 1)
          expect(offered).toEqual(offered.toSorted())
          expect(offered.length).toBeGreaterThan(7)
          for (const day of offered) {
            expect(daysBetween(today, day)).toBeGreaterThan(1)
            expect(daysBetween(from, day)).toBeLessThanOrEqual(offeredSpan)
            expect(profileOf(country).orders.restDays).not.toContain(dayOfWeek(day))
            expect(isOffered(day, question)).toBe(true)
          }
          expect(isOffered(null, question)).toBe(true)
          expect(isOffered(addDays(from, offeredSpan + 1), question)).toBe(false)
          expect(isOffered(from, question)).toBe(false)
        },
      ),
    )
  })
})

describe('when an order is expected', () => {
  it('is when its last line is: the end of a range, else the estimate', () => {
    expect(
      soonestDay([
        { estimatedDeliveryDate: '2026-11-24' },
        { estimatedDeliveryDate: '2026-11-24', arriveDateRange: { to: '2026-11-26' } },
        {},
      ]),
    ).toBe('2026-11-26')
    expect(soonestDay([{ estimatedDeliveryDate: '2026-11-24', arriveDateRange: null }])).toBe('2026-11-24')
    expect(soonestDay([{}, { estimatedDeliveryDate: null }])).toBeNull()
  })
})
