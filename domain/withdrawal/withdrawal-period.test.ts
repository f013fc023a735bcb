import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { describedCountries, profileOf } from '../countries/profile-of.ts'
import { addDays, calendarDateOf, dayOfWeek, daysBetween } from '../format/calendar-dates.ts'
import { isPast, sendBackDay, withdrawalLastDay } from './withdrawal-period.ts'

const berlin = { days: 14, timeZone: 'Europe/Berlin' }

const instants = fc
  .date({ min: new Date('2020-01-01'), max: new Date('2040-01-01'), noInvalidDate: true })
  .map((date) => date.toISOString())

describe('the withdrawal period', () => {
  test('[BY-07] is the right of orders of the Union, and of no other country', () => {
    const having = describedCountries.filter((country) => profileOf(country).orders.withdrawal !== null)
    expect(having).toEqual('at be cz de dk es fi fr gr hu ie it lu nl pl pt se si'.split(' '))
    expect(new Set(having.map((country) => profileOf(country).orders.withdrawal?.days))).toEqual(
      new Set([14]),
    )
  })

  test('[BY-10] begins the day after the last parcel came, and ends with its fourteenth day', () => {
    expect(withdrawalLastDay(['2026-11-10T09:00:00Z', '2026-11-12T09:00:00Z'], berlin)).toBe('2026-11-26')
    expect(withdrawalLastDay(['2026-11-12T09:00:00Z', '2026-11-10T09:00:00Z'], berlin)).toBe('2026-11-26')
  })

  test('[BY-10] has begun for nobody to whom something is still to come', () => {
    expect(withdrawalLastDay(['2026-11-10T09:00:00Z', null], berlin)).toBeNull()
    expect(withdrawalLastDay([], berlin)).toBeNull()
  })

  test('[BY-10] ends on the Monday where it would end on a weekend', () => {
    const ends = ['2026-11-13', '2026-11-14', '2026-11-15', '2026-11-16'].map((day) =>
      withdrawalLastDay([`${day}T09:00:00Z`], berlin),
    )
    expect(ends).toEqual(['2026-11-27', '2026-11-30', '2026-11-30', '2026-11-30'])
  })

  test('[BY-10] counts days in the country’s zone, and is over once the day is', () => {
    expect(withdrawalLastDay(['2026-11-11T23:30:00Z'], berlin)).toBe('2026-11-26')
    expect(isPast('2026-11-26', Date.parse('2026-11-26T22:59:59.999Z'), berlin)).toBe(false)
    expect(isPast('2026-11-26', Date.parse('2026-11-26T23:00:00Z'), berlin)).toBe(true)
    const azores = { days: 14, timeZone: 'Atlantic/Azores' }
    expect(isPast('2026-11-26', Date.parse('2026-11-27T00:59:59Z'), azores)).toBe(false)
  })

  test('[BY-12] goods go back within as many days of the statement', () => {
    expect(sendBackDay('2026-11-12T23:30:00Z', berlin)).toBe('2026-11-27')
    expect(sendBackDay(Date.parse('2026-11-13T10:00:00Z'), berlin)).toBe('2026-11-27')
  })

  test('[BY-10] is never shorter than its days nor longer by more than a weekend, whatever came when', () => {
    fc.assert(
      fc.property(fc.array(instants, { minLength: 1, maxLength: 5 }), (received) => {
        const last = withdrawalLastDay(received, berlin) ?? ''
        const days = received.map((at) => daysBetween(calendarDateOf(at, berlin.timeZone), last))
        const least = Math.min(...days)
        expect([14, 15, 16]).toContain(least)
        expect(dayOfWeek(last)).toBeLessThan(5)
        expect(least > 14 ? dayOfWeek(last) : 0).toBe(0)
        expect(withdrawalLastDay([...received, null], berlin)).toBeNull()
        expect(isPast(last, Date.parse(`${addDays(last, 1)}T12:00:00Z`), berlin)).toBe(true)
      }),
    )
  })
})
