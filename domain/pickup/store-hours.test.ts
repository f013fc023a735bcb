import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isStoreOpen, storeHoursToday, storeOpeningAt } from './store-hours.ts'

const slot = (startTime: string, duration: string) => ({ startTime, duration })
const everyDay = (startTime: string, duration: string) =>
  Object.fromEntries(
    ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'].map((day) => [
      day,
      [slot(startTime, duration)],
    ]),
  )

type Hours = NonNullable<Parameters<typeof storeOpeningAt>[0]['pickupHours']>
const store = (
  timezone: string | null,
  regularHours: Hours['regularHours'],
  special: Hours['specialHours'] = [],
) => ({
  timezone,
  pickupHours: { regularHours, specialHours: special },
})
const time = (text: string) => Date.parse(text)

describe('a store is open', () => {
  const portland = store('America/Los_Angeles', everyDay('10:00', 'PT10H30M'))

  it.each([
    ['2026-11-21T17:59:59Z', false],
    ['2026-11-21T18:00:00Z', true],
    ['2026-11-22T04:29:59Z', true],
    ['2026-11-22T04:30:00Z', false],
  ])('[ST-02] to the minute in its own time zone: %s is %s', (instant, expected) => {
    expect(isStoreOpen(portland, time(instant))).toBe(expected)
  })

  it('[ST-02] by the clock on its wall across the end of summer time', () => {
    const berlin = store('Europe/Berlin', everyDay('10:00', 'PT10H'))
    expect(isStoreOpen(berlin, time('2026-10-24T08:00:00Z'))).toBe(true)
    expect(isStoreOpen(berlin, time('2026-10-25T08:59:59Z'))).toBe(false)
    expect(isStoreOpen(berlin, time('2026-10-25T09:00:00Z'))).toBe(true)
  })

  it('[ST-02] in zones of half and quarter hours', () => {
    const nepal = store('Asia/Kathmandu', everyDay('10:00', 'PT8H'))
    expect(isStoreOpen(nepal, time('2026-11-21T04:14:59Z'))).toBe(false)
    expect(isStoreOpen(nepal, time('2026-11-21T04:15:00Z'))).toBe(true)
  })

  it('[ST-02] past midnight, on the hours of the day before', () => {
    const seoul = store('Asia/Seoul', { saturday: [slot('11:00', 'PT14H')] })
    expect(storeOpeningAt(seoul, time('2026-11-21T15:30:00Z'))).toEqual({
      isOpen: true,
      closes: { date: '2026-11-22', time: '01:00' },
      opens: null,
    })
    expect(isStoreOpen(seoul, time('2026-11-21T16:00:00Z'))).toBe(false)
  })

  it('[ST-02] by special hours in place of the weekday’s, and not at all on a day of no duration', () => {
    const special = [
      { date: '2026-12-24', ...slot('09:00', 'PT5H') },
      { date: '2026-12-25', ...slot('00:00', 'PT0H') },
    ]
    const london = store('Europe/London', everyDay('10:00', 'PT9H'), special)
    expect(isStoreOpen(london, time('2026-12-24T09:30:00Z'))).toBe(true)
    expect(isStoreOpen(london, time('2026-12-24T14:00:00Z'))).toBe(false)
    expect(isStoreOpen(london, time('2026-12-25T12:00:00Z'))).toBe(false)
    expect(storeHoursToday(london, time('2026-12-25T12:00:00Z'))).toEqual([])
    expect(storeOpeningAt(london, time('2026-12-24T20:00:00Z')).opens).toEqual({
      date: '2026-12-26',
      time: '10:00',
    })
  })

  it('[ST-01] in two spans with a break between them', () => {
    const madrid = store('Europe/Madrid', { monday: [slot('17:00', 'PT3H'), slot('10:00', 'PT4H')] })
    const monday = (clock: string) => time(`2026-11-23T${clock}:00+01:00`)
    expect([monday('13:59'), monday('14:00'), monday('17:00')].map((at) => isStoreOpen(madrid, at))).toEqual([
      true,
      false,
      true,
    ])
    expect(storeOpeningAt(madrid, monday('14:30')).opens).toEqual({ date: '2026-11-23', time: '17:00' })
    expect(storeHoursToday(madrid, monday('09:00'))).toEqual([
      { opens: '10:00', closes: '14:00' },
      { opens: '17:00', closes: '20:00' },
    ])
  })

  it('never without hours or a time zone', () => {
    expect(isStoreOpen({ pickupHours: null, timezone: 'Europe/Paris' }, 0)).toBe(false)
    expect(isStoreOpen(store(null, everyDay('00:00', 'PT24H')), 0)).toBe(false)
    expect(storeOpeningAt(store('Europe/Paris', {}), 0)).toEqual({ isOpen: false, closes: null, opens: null })
  })

  it('[ST-02] exactly when an independent reading of the wall clock says so', () => {
    const zones = fc.constantFrom('America/New_York', 'Europe/Warsaw', 'Asia/Tokyo', 'Australia/Lord_Howe')
    const instant = fc.integer({ min: time('2026-01-01T00:00:00Z'), max: time('2027-12-31T00:00:00Z') })
    const start = fc.integer({ min: 0, max: 1439 })
    fc.assert(
      fc.property(zones, instant, start, fc.integer({ min: 0, max: 1439 }), (zone, now, from, length) => {
        const text = (minutes: number) =>
          `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`
        const hours = store(zone, everyDay(text(from), `PT${Math.floor(length / 60)}H${length % 60}M`))
        const wall = new Date(now).toLocaleTimeString('en-GB', { timeZone: zone, hour12: false })
        const [hour = 0, minute = 0] = wall.split(':').map(Number)
        const since = (hour * 60 + minute - from + 1440) % 1440
        expect(isStoreOpen(hours, now)).toBe(since < length)
      }),
    )
  })
})
