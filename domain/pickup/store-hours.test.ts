import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  type HoursStore,
  isStoreClosed,
  isStoreOpen,
  storeHoursToday,
  storeOpeningAt,
  storeSpecialDays,
  storeWeek,
} from './store-hours.ts'

const slot = (startTime: string, duration: string) => ({ startTime, duration })
const everyDay = (startTime: string, duration: string) =>
  Object.fromEntries(
    ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'].map((day) => [
      day,
      [slot(startTime, duration)],
    ]),
  )

type Hours = NonNullable<HoursStore['pickupHours']>
const store = (
  timezone: string | null,
  regularHours: Hours['regularHours'],
  special: Hours['specialHours'] = [],
): HoursStore => ({
  timezone,
  pickupHours: { regularHours, specialHours: special },
  operationHours: [],
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

describe('a store whose hours are not known', () => {
  const unknown = { isOpen: null, closes: null, opens: null }
  const bare: HoursStore = { timezone: 'Europe/Paris', pickupHours: null, operationHours: [] }

  it.each<[string, HoursStore]>([
    ['no hours at all', bare],
    ['hours of no weekday', store('Europe/Paris', {})],
    ['no time zone', store(null, everyDay('00:00', 'PT24H'))],
    [
      'a day that is named without times',
      { ...bare, operationHours: [{ day: 'Thursday', dayText: null, hours: null }] },
    ],
  ])('[ST-02 A-34] is neither open nor closed: %s', (_, of) => {
    // A Thursday.
    const now = time('2026-11-19T12:00:00Z')
    expect(storeOpeningAt(of, now)).toEqual(unknown)
    expect([isStoreOpen(of, now), isStoreClosed(of, now)]).toEqual([false, false])
    expect(storeHoursToday(of, now)).toBeNull()
  })

  it('[ST-01 A-34] says nothing of its week, and tells no next opening past a day that is not known', () => {
    expect(storeWeek(bare)).toBeNull()
    const weekend = store('Europe/Paris', {
      friday: [slot('10:00', 'PT9H')],
      saturday: [slot('00:00', 'PT0H')],
      monday: [slot('10:00', 'PT9H')],
    })
    expect(storeWeek(weekend)?.map(({ hours }) => hours)).toEqual([
      [{ opens: '10:00', closes: '19:00' }],
      null,
      null,
      null,
      [{ opens: '10:00', closes: '19:00' }],
      [],
      null,
    ])
    const saturday = time('2026-11-21T12:00:00Z')
    expect(storeOpeningAt(weekend, saturday)).toEqual({ isOpen: false, closes: null, opens: null })
    expect([isStoreClosed(weekend, saturday), isStoreClosed(weekend, time('2026-11-22T12:00:00Z'))]).toEqual([
      true,
      false,
    ])
  })
})

describe('a store with a list of days', () => {
  const listed = (
    day: string,
    openingTime: string | null,
    closingTime: string | null,
    dayText: string | null = null,
  ) => ({
    day,
    dayText,
    hours: { openingTime, closingTime },
  })
  const days = [
    listed('Monday', '10:00', '19:00', 'lundi'),
    listed('TUE', '10:00:00', '19:30:00'),
    listed('wed.', '10:00 AM', '9:00 PM', 'mercredi'),
    listed('thursday', '12:30 p.m.', '12:00 am'),
    listed('friday', '18:00', '02:00'),
    listed('saturday', '00:00', '24:00'),
    listed('sunday', '00:00', '00:00', 'dimanche'),
  ]
  const paris: HoursStore = { timezone: 'Europe/Paris', pickupHours: null, operationHours: days }
  const at = (day: number, clock: string) => time(`2026-11-${day}T${clock}:00+01:00`)

  it('[ST-01 A-34] operationHours are its week, under the host’s own names of the days', () => {
    expect(storeWeek(paris)).toEqual([
      { weekday: 'monday', text: 'lundi', hours: [{ opens: '10:00', closes: '19:00' }] },
      { weekday: 'tuesday', text: null, hours: [{ opens: '10:00', closes: '19:30' }] },
      { weekday: 'wednesday', text: 'mercredi', hours: [{ opens: '10:00', closes: '21:00' }] },
      { weekday: 'thursday', text: null, hours: [{ opens: '12:30', closes: '00:00' }] },
      { weekday: 'friday', text: null, hours: [{ opens: '18:00', closes: '02:00' }] },
      { weekday: 'saturday', text: null, hours: [{ opens: '00:00', closes: '00:00' }] },
      { weekday: 'sunday', text: 'dimanche', hours: [] },
    ])
  })

  it('[ST-02 A-34] is open by them, past midnight too, and closed where the same time stands twice', () => {
    expect(storeOpeningAt(paris, at(23, '10:00'))).toEqual({
      isOpen: true,
      closes: { date: '2026-11-23', time: '19:00' },
      opens: null,
    })
    expect(isStoreOpen(paris, at(21, '01:59'))).toBe(true)
    expect(isStoreClosed(paris, at(22, '12:00'))).toBe(true)
    expect(storeOpeningAt(paris, at(22, '12:00')).opens).toEqual({ date: '2026-11-23', time: '10:00' })
    expect(storeHoursToday(paris, at(25, '08:00'))).toEqual([{ opens: '10:00', closes: '21:00' }])
  })

  it('[ST-01 A-34] pickup hours and special days come first, the list fills what they leave out', () => {
    const both: HoursStore = {
      ...paris,
      pickupHours: {
        regularHours: { monday: [slot('08:00', 'PT4H')], tuesday: [slot('00:00', 'PT0H')] },
        specialHours: [{ date: '2026-11-25', ...slot('00:00', 'PT0H') }],
      },
    }
    expect(storeWeek(both)?.slice(0, 3)).toEqual([
      { weekday: 'monday', text: null, hours: [{ opens: '08:00', closes: '12:00' }] },
      { weekday: 'tuesday', text: null, hours: [] },
      { weekday: 'wednesday', text: 'mercredi', hours: [{ opens: '10:00', closes: '21:00' }] },
    ])
    expect(isStoreClosed(both, at(25, '12:00'))).toBe(true)
    expect(storeSpecialDays(both, at(23, '12:00'))).toEqual([{ date: '2026-11-25', hours: [] }])
  })

  it.each([
    ['Someday', '10:00', '19:00'],
    ['mo', '10:00', '19:00'],
    ['Monday', '10', '19:00'],
    ['Monday', '25:00', '26:00'],
    ['Monday', '13:00 PM', '14:00 PM'],
    ['Monday', null, '19:00'],
  ])('[ST-01 A-34] what cannot be read is not known: %s %s %s', (day, opens, closes) => {
    expect(storeWeek({ pickupHours: null, operationHours: [listed(day, opens, closes)] })).toBeNull()
  })
})
