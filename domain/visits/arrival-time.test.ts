import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  arrivalRefusal,
  clockText,
  maxMinutesAhead,
  minutesFrom,
  readClock,
  readMinutes,
} from './arrival-time.ts'

const now = Date.parse('2026-11-20T17:30:20Z')
const minute = 60_000
/** Open until six in the evening, by its own clocks. */
const store = {
  timezone: 'America/New_York',
  pickupHours: {
    regularHours: { friday: [{ startTime: '09:00', duration: 'PT5H' }] },
    specialHours: [],
  },
  operationHours: [],
}
const unknownHours = { timezone: null, pickupHours: null, operationHours: [] }

describe('when somebody can be expected', () => {
  it.each([
    ['a minute ago', now - minute, 'past'],
    ['the minute that runs', now - minute + 1, null],
    ['in half an hour', now + 30 * minute, null],
    ['at closing time', Date.parse('2026-11-20T19:00:00Z'), 'closed'],
    ['just before', Date.parse('2026-11-20T18:59:00Z'), null],
    ['in four hours, when the store is closed', now + maxMinutesAhead * minute, 'closed'],
    ['later', now + (maxMinutesAhead + 1) * minute, 'tooFar'],
  ] as const)('[BY-44] %s', (_, expectedAt, refusal) => {
    expect(arrivalRefusal(expectedAt, { now, store })).toBe(refusal)
  })

  it('[BY-44] turns nobody away where the hours are not known', () => {
    expect(arrivalRefusal(now + maxMinutesAhead * minute, { now, store: unknownHours })).toBe(null)
  })

  it('[BY-44] is up to four hours ahead, whatever the seconds say, and never a minute more', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 4e12 }), (from) => {
        const refusals = [maxMinutesAhead, maxMinutesAhead + 1].map((minutes) =>
          arrivalRefusal(minutesFrom(from, minutes), { now: from, store: unknownHours }),
        )
        expect(refusals).toEqual([null, 'tooFar'])
      }),
    )
  })

  it('[BY-44] is on a full minute, and never before the minutes are over', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 4e12 }), fc.nat(maxMinutesAhead), (from, minutes) => {
        const at = minutesFrom(from, minutes)
        expect([at % minute, at - from >= minutes * minute, at - from < (minutes + 1) * minute]).toEqual([
          0,
          true,
          true,
        ])
      }),
    )
  })
})

describe('what is typed', () => {
  it.each([
    ['25', 25],
    [' 5 ', 5],
    ['٢٥', 25],
    ['۱۲', 12],
    ['0', 0],
    ['', null],
    ['-5', null],
    ['2.5', null],
    ['soon', null],
    ['12345', null],
  ])('[BY-44] reads %j as %j minutes', (typed, minutes) => {
    expect(readMinutes(typed)).toBe(minutes)
  })

  it.each([
    ['13:00', '2026-11-20T18:00:00Z'],
    ['١٣:٠٠', '2026-11-20T18:00:00Z'],
    ['12:29', '2026-11-20T17:29:00Z'],
    ['9:05', '2026-11-20T14:05:00Z'],
    ['00:10', '2026-11-21T05:10:00Z'],
  ])('[BY-44] reads %s as the nearest such time on the clocks of the store', (typed, at) => {
    expect(readClock(typed, { now, timeZone: 'America/New_York' })).toBe(Date.parse(at))
  })

  it('[BY-44] reads no time as none', () => {
    for (const typed of ['', '24:00', '12:60', 'noon', '7'])
      expect(readClock(typed, { now, timeZone: 'UTC' })).toBe(null)
  })

  it('[BY-44] reads back what a clock shows', () => {
    const zones = fc.constantFrom('America/New_York', 'Asia/Kathmandu', 'Africa/Cairo', 'UTC')
    fc.assert(
      fc.property(zones, fc.integer({ min: 1, max: maxMinutesAhead }), (timeZone, minutes) => {
        const at = minutesFrom(now, minutes)
        expect(readClock(clockText(at, timeZone), { now, timeZone })).toBe(at)
      }),
    )
  })
})
