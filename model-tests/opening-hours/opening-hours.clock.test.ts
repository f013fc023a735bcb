import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createActor, SimulatedClock } from 'xstate'
import { type Store, weekdays } from '../../contract/pickup/store.ts'
import { formatTime } from '../../domain/format/dates.ts'
import {
  storeDate,
  storeHoursToday,
  storeOpeningAt,
  storeRecheckMs,
  storeSpecialDays,
  storeWeek,
} from '../../domain/pickup/store-hours.ts'
import { openingHoursMachine } from '../../machines/opening-hours/opening-hours.machine.ts'

type Hours = NonNullable<Store['pickupHours']>
const slot = (startTime: string, duration: string) => ({ startTime, duration })
const store = (
  timezone: string,
  usual: readonly ReturnType<typeof slot>[],
  special: Hours['specialHours'] = [],
) => ({
  timezone,
  pickupHours: {
    regularHours: Object.fromEntries(weekdays.map((day) => [day, [...usual]])),
    specialHours: special,
  },
  operationHours: [],
})
type SomeStore = ReturnType<typeof store>

const minuteMs = 60_000

/** Lets the chart's own clock go by, and notes each time at which it says something else, `HH:MM` UTC and whether it is open. */
const watch = (subject: SomeStore, from: string, hours: number): string[] => {
  const start = Date.parse(from)
  const clock = new SimulatedClock()
  const actor = createActor(openingHoursMachine, {
    input: { store: subject, now: () => start + clock.now() },
    clock,
  }).start()
  const said: string[] = []
  let last = ''
  for (let minute = 0; minute <= hours * 60; minute += 1) {
    const { at } = actor.getSnapshot().context
    const { isOpen } = storeOpeningAt(subject, at)
    const now = `${isOpen ? 'open' : 'closed'} ${storeDate(subject, at)}`
    if (now !== last) said.push(`${new Date(start + minute * minuteMs).toISOString().slice(5, 16)} ${now}`)
    last = now
    clock.increment(minuteMs)
  }
  return said
}

describe('what the page says of a store while it is open', () => {
  it('[ST-02] opens, closes and changes its day to the minute, at midnight of the store and not of the shopper', () => {
    expect(watch(store('Asia/Tokyo', [slot('11:30', 'PT12H15M')]), '2026-11-20T13:00:00Z', 26)).toEqual([
      '11-20T13:00 open 2026-11-20',
      '11-20T14:45 closed 2026-11-20',
      '11-20T15:00 closed 2026-11-21',
      '11-21T02:30 open 2026-11-21',
      '11-21T14:45 closed 2026-11-21',
      '11-21T15:00 closed 2026-11-22',
    ])
  })

  it('[ST-02] stays open past midnight on the hours of the day before', () => {
    expect(watch(store('Europe/Madrid', [slot('20:00', 'PT6H30M')]), '2026-11-20T22:00:00Z', 4)).toEqual([
      '11-20T22:00 open 2026-11-20',
      '11-20T23:00 open 2026-11-21',
      '11-21T01:30 closed 2026-11-21',
    ])
  })

  it('[ST-02] keeps special hours on their day alone, and a special day off all day', () => {
    const special = [
      { date: '2026-12-24', ...slot('09:00', 'PT3H') },
      { date: '2026-12-25', ...slot('00:00', 'PT0H') },
    ]
    expect(
      watch(store('Europe/London', [slot('10:00', 'PT9H')], special), '2026-12-24T00:00:00Z', 72),
    ).toEqual([
      '12-24T00:00 closed 2026-12-24',
      '12-24T09:00 open 2026-12-24',
      '12-24T12:00 closed 2026-12-24',
      '12-25T00:00 closed 2026-12-25',
      '12-26T00:00 closed 2026-12-26',
      '12-26T10:00 open 2026-12-26',
      '12-26T19:00 closed 2026-12-26',
      '12-27T00:00 closed 2026-12-27',
    ])
  })

  it('[ST-02] opens an hour earlier in the shopper’s time once summer time begins at the store', () => {
    expect(watch(store('America/New_York', [slot('10:00', 'PT2H')]), '2026-03-07T14:00:00Z', 27)).toEqual([
      '03-07T14:00 closed 2026-03-07',
      '03-07T15:00 open 2026-03-07',
      '03-07T17:00 closed 2026-03-07',
      '03-08T05:00 closed 2026-03-08',
      '03-08T14:00 open 2026-03-08',
      '03-08T16:00 closed 2026-03-08',
    ])
  })

  it('[ST-02] opens an hour later in the shopper’s time once summer time has ended at the store', () => {
    expect(watch(store('America/New_York', [slot('10:00', 'PT2H')]), '2026-10-31T13:00:00Z', 28)).toEqual([
      '10-31T13:00 closed 2026-10-31',
      '10-31T14:00 open 2026-10-31',
      '10-31T16:00 closed 2026-10-31',
      '11-01T04:00 closed 2026-11-01',
      '11-01T15:00 open 2026-11-01',
      '11-01T17:00 closed 2026-11-01',
    ])
  })

  it('[ST-02] is right within the nights on which the clocks change', () => {
    const night = [slot('22:00', 'PT5H')]
    expect(watch(store('Europe/Berlin', night), '2026-03-28T20:30:00Z', 6)).toEqual([
      '03-28T20:30 closed 2026-03-28',
      '03-28T21:00 open 2026-03-28',
      '03-28T23:00 open 2026-03-29',
      '03-29T01:00 closed 2026-03-29',
    ])
    expect(watch(store('Europe/Berlin', night), '2026-10-24T19:30:00Z', 7)).toEqual([
      '10-24T19:30 closed 2026-10-24',
      '10-24T20:00 open 2026-10-24',
      '10-24T22:00 open 2026-10-25',
      '10-25T02:00 closed 2026-10-25',
    ])
  })

  it('[ST-02] is never out of date for a minute, in zones of every kind and at any time of the year', () => {
    const zones = [
      'Asia/Kathmandu',
      'Australia/Lord_Howe',
      'America/St_Johns',
      'Europe/Paris',
      'Pacific/Auckland',
    ]
    fc.assert(
      fc.property(
        fc.constantFrom(...zones),
        fc.integer({ min: 0, max: 95 }),
        fc.integer({ min: 1, max: 95 }),
        fc.integer({ min: 0, max: 366 * 1440 }),
        (zone, opens, length, minute) => {
          const [hour, quarter] = [Math.floor(opens / 4), (opens % 4) * 15]
          const subject = store(zone, [
            slot(
              `${String(hour).padStart(2, '0')}:${String(quarter).padStart(2, '0')}`,
              `PT${Math.floor(length / 4)}H${(length % 4) * 15}M`,
            ),
          ])
          const now = Date.parse('2026-01-01T00:00:00Z') + minute * minuteMs
          const look = storeRecheckMs(subject, now)
          expect(look).toBeGreaterThan(0)
          const said = storeOpeningAt(subject, now).isOpen
          for (let later = now; later < now + look; later += minuteMs) {
            expect(storeOpeningAt(subject, later).isOpen).toBe(said)
          }
        },
      ),
      { numRuns: 300 },
    )
  })

  it('[ST-01] tells the week, closed days, and special days of the next sixty', () => {
    const special = [
      { date: '2026-11-19', ...slot('09:00', 'PT1H') },
      { date: '2027-01-01', ...slot('00:00', 'PT0H') },
      { date: '2026-12-24', ...slot('14:00', 'PT2H') },
      { date: '2026-12-24', ...slot('10:00', 'PT3H') },
      { date: '2027-12-24', ...slot('10:00', 'PT3H') },
    ]
    const subject = store('Europe/Warsaw', [slot('10:00', 'PT8H')], special)
    const open = {
      ...subject.pickupHours,
      regularHours: { ...subject.pickupHours.regularHours, sunday: [slot('00:00', 'PT0H')] },
    }
    const now = Date.parse('2026-11-20T12:00:00Z')
    expect(
      storeWeek({ ...subject, pickupHours: open })?.map(({ weekday, hours }) => [weekday, hours?.length]),
    ).toEqual([...weekdays.slice(0, 6).map((day) => [day, 1]), ['sunday', 0]])
    expect(storeSpecialDays(subject, now)).toEqual([
      {
        date: '2026-12-24',
        hours: [
          { opens: '10:00', closes: '13:00' },
          { opens: '14:00', closes: '16:00' },
        ],
      },
      { date: '2027-01-01', hours: [] },
    ])
    expect(storeHoursToday(subject, Date.parse('2027-01-01T12:00:00Z'))).toEqual([])
  })

  it('[ST-02] a store that never closes has no closing time', () => {
    const always = store('Pacific/Honolulu', [slot('00:00', 'PT24H')])
    expect(storeOpeningAt(always, Date.parse('2026-11-20T12:34:00Z'))).toEqual({
      isOpen: true,
      closes: null,
      opens: null,
    })
  })

  it('[ST-01] clocks have 12 hours in US, CA, AU, MX and IN, else 24', () => {
    const twelveHours = ['us', 'ca', 'au', 'mx', 'in']
    const countries = [...twelveHours, 'gb', 'de', 'fr', 'pl', 'jp', 'kr', 'nz', 'br', 'ie']
    const shown = countries.map((country) =>
      formatTime('2000-01-01T21:30:00Z', { locale: 'en-GB', country, timeZone: 'UTC' }),
    )
    expect(shown.map((text) => /9:30.*pm/i.test(text))).toEqual([
      ...twelveHours.map(() => true),
      ...countries.slice(5).map(() => false),
    ])
    expect(shown.slice(5)).toEqual(countries.slice(5).map(() => '21:30'))
  })
})
