import fc from 'fast-check'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { calendarDateOf, formatCalendarDate, formatCalendarRange } from './calendar-dates.ts'
import { formatDate, formatTime, hourCycleOf } from './dates.ts'

const plain = (text: string) => text.replaceAll(/[\u00a0\u202f\u2009]/g, ' ')
const at = '2026-11-24T23:05:00Z'
const alphabet = 'abcdefghijklmnopqrstuvwxyz'
const everyCountry = [...alphabet].flatMap((one) => [...alphabet].map((other) => one + other))

afterEach(() => {
  vi.unstubAllEnvs()
})

describe('dates', () => {
  it.each([
    ['en-GB', 'long', '24 November 2026'],
    ['en-GB', 'short', '24 Nov 2026'],
    ['en-GB', 'heading', 'Tuesday 24 November'],
    ['en-US', 'long', 'November 24, 2026'],
    ['en-US', 'short', 'Nov 24, 2026'],
    ['en-GR', 'long', '24 November 2026'],
    ['en-KR', 'long', 'November 24, 2026'],
    ['pl-PL', 'long', '24 listopada 2026'],
    ['pl-PL', 'heading', 'wtorek, 24 listopada'],
    ['ar-EG', 'long', '٢٤ نوفمبر ٢٠٢٦'],
  ] as const)('[CC-01] in %s, %s, are written %s', (locale, preset, text) => {
    expect(formatDate(at, preset, { locale, timeZone: 'UTC' })).toBe(text)
    expect(formatCalendarDate('2026-11-24', preset, locale)).toBe(text)
  })

  it('fall on the day of the zone they are read in', () => {
    const style = (timeZone: string) => ({ locale: 'en-GB', timeZone })
    expect(formatDate(at, 'long', style('Asia/Tokyo'))).toBe('25 November 2026')
    expect(formatDate(at, 'long', style('America/New_York'))).toBe('24 November 2026')
    expect(formatDate(Date.parse(at), 'long', style('UTC'))).toBe('24 November 2026')
    expect([calendarDateOf(at, 'Asia/Tokyo'), calendarDateOf(at, 'UTC')]).toEqual([
      '2026-11-25',
      '2026-11-24',
    ])
  })

  it('are empty for what is no date', () => {
    expect(formatDate('soon', 'long', { locale: 'en-GB', timeZone: 'UTC' })).toBe('')
    expect(formatTime(Number.NaN, { locale: 'en-GB', country: 'gb', timeZone: 'UTC' })).toBe('')
    for (const date of ['', '2026-02-30', '2026-13-01', '24/11/2026', '2026-11-24T00:00:00Z']) {
      expect(formatCalendarDate(date, 'long', 'en-GB')).toBe('')
      expect(formatCalendarRange({ from: date, to: '2026-11-24' }, 'long', 'en-GB')).toBe('')
    }
  })
})

describe('calendar dates', () => {
  it('[CC-01] keep their day wherever the machine stands', () => {
    const day = fc.date({ min: new Date('2000-01-01'), max: new Date('2099-12-31'), noInvalidDate: true })
    const machines = {
      'en-AU': 'Pacific/Kiritimati',
      'en-IE': 'Pacific/Pago_Pago',
      'en-NZ': 'America/New_York',
    }
    for (const [locale, machine] of Object.entries(machines)) {
      vi.stubEnv('TZ', machine)
      expect(new Intl.DateTimeFormat().resolvedOptions().timeZone).toBe(machine)
      fc.assert(
        fc.property(day, (date) => {
          const iso = date.toISOString().slice(0, 10)
          expect(formatCalendarDate(iso, 'short', locale)).toMatch(
            new RegExp(`^${Number(iso.slice(8))} .* ${iso.slice(0, 4)}$`),
          )
        }),
        { numRuns: 30 },
      )
    }
  })

  it.each([
    ['en-GB', 'heading', '2026-11-24', '2026-11-26', 'Tuesday 24 November – Thursday 26 November'],
    ['en-US', 'short', '2026-11-24', '2026-11-26', 'Nov 24 – 26, 2026'],
    ['en-GB', 'heading', '2026-11-24', '2026-11-24', 'Tuesday 24 November'],
    ['en-US', 'short', '2026-11-26', '2026-11-24', 'Nov 24 – 26, 2026'],
  ] as const)('in %s, %s, from %s to %s are %s', (locale, preset, from, to, text) => {
    expect(plain(formatCalendarRange({ from, to }, preset, locale))).toBe(text)
  })
})

describe('time of day', () => {
  it('[ST-01] has 12 hours in US, CA, AU, MX, IN and 24 in every other country', () => {
    const twelve = ['us', 'ca', 'au', 'mx', 'in']
    expect(everyCountry.filter((country) => hourCycleOf(country) === 'h12')).toEqual(twelve.toSorted())
    expect(hourCycleOf('US')).toBe('h12')
    expect(hourCycleOf(null)).toBe('h12')
  })

  it.each([
    ['en-US', 'us', '11:05 PM'],
    ['en-CA', 'ca', '11:05 p.m.'],
    ['en-AU', 'au', '11:05 pm'],
    ['en-IN', 'in', '11:05 pm'],
    ['en-GB', 'gb', '23:05'],
    ['en-US', 'gb', '23:05'],
    ['pl-PL', 'pl', '23:05'],
    ['ar-EG', 'eg', '٢٣:٠٥'],
  ])('[ST-01] in %s in %s is %s', (locale, country, text) => {
    expect(plain(formatTime(at, { locale, country, timeZone: 'UTC' }))).toBe(text)
  })

  it('[ST-01] begins a day at 12:00 am or 00:00', () => {
    const midnight = '2026-11-24T00:00:00Z'
    expect(plain(formatTime(midnight, { locale: 'en-US', country: 'us', timeZone: 'UTC' }))).toBe('12:00 AM')
    for (const locale of ['en-GB', 'en-US', 'pl-PL']) {
      expect(formatTime(midnight, { locale, country: 'gb', timeZone: 'UTC' })).toBe('00:00')
    }
  })
})
