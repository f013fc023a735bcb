import { describe, expect, it } from 'vitest'
import { type HoursStore, storeRecheckMs, storeSpecialDays } from './store-hours.ts'

const minute = 60_000
const daily = Object.fromEntries(
  ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'].map((day) => [
    day,
    [{ startTime: '10:05', duration: 'PT10H' }],
  ]),
)

const portland = (special: readonly string[] = []): HoursStore => ({
  timezone: 'America/Los_Angeles',
  pickupHours: {
    regularHours: daily,
    specialHours: special.map((date) => ({ date, startTime: '12:00', duration: 'PT2H' })),
  },
  operationHours: [],
})

/** The store’s own time of day in winter, with seconds. */
const at = (time: string) => Date.parse(`2026-11-23T${time}-08:00`)

describe('what is said about a store is looked at again', () => {
  it.each([
    ['when it opens, within the quarter', '10:01:00', 4 * minute],
    ['when it opens, to the second', '10:04:30', 30_000],
    ['when it closes, within the quarter', '20:02:00', 3 * minute],
    ['at the next quarter, where neither comes before', '12:00:00', 15 * minute],
    ['at the next quarter, to the second', '12:07:30', 7.5 * minute],
    ['at the quarter before it opens', '09:50:00', 10 * minute],
    ['at the next quarter after it has closed', '23:59:00', minute],
  ])('%s', (_, time, ms) => {
    expect(storeRecheckMs(portland(), at(time))).toBe(ms)
  })

  it('at the next quarter where its zone or its hours are not known', () => {
    const now = at('10:01:00')
    expect([
      storeRecheckMs({ ...portland(), timezone: null }, now),
      storeRecheckMs({ ...portland(), pickupHours: null }, now),
    ]).toEqual([14 * minute, 14 * minute])
  })
})

describe('special days', () => {
  it('[ST-01] are told from today on for sixty days, once each and in order', () => {
    const days = ['2027-01-22', '2026-11-22', '2026-12-25', '2026-11-23', '2026-12-25', '2027-01-23']
    expect(storeSpecialDays(portland(days), at('12:00:00')).map(({ date }) => date)).toEqual([
      '2026-11-23',
      '2026-12-25',
      '2027-01-22',
    ])
  })

  it('are none where the zone or the hours are not known', () => {
    const now = at('12:00:00')
    expect(storeSpecialDays({ ...portland(['2026-12-25']), timezone: null }, now)).toEqual([])
    expect(storeSpecialDays({ ...portland(), pickupHours: null }, now)).toEqual([])
  })
})
