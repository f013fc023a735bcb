import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { travelMeans } from '../../contract/pickup/visit.ts'
import { isPreciseEnough, minutesByMeans, minutesOfWay } from './travel-time.ts'

describe('minutes of a way', () => {
  it.each([
    ['CAR', 0, 3],
    ['CAR', 5_000, 17],
    ['CAR', 50_000, 75],
    ['BICYCLE', 5_000, 27],
    ['ON_FOOT', 0, 1],
    ['ON_FOOT', 1_000, 15],
  ] as const)('[BY-45] takes %s over %i m of straight line %i minutes', (means, metres, minutes) => {
    expect(minutesOfWay(metres, means)).toBe(minutes)
    expect(minutesByMeans(metres)[means]).toBe(minutes)
  })

  it('[BY-45] is whole, a minute at the least, and no shorter for a longer way', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...travelMeans),
        fc.nat(300_000),
        fc.nat(300_000),
        (means, metres, more) => {
          const minutes = minutesOfWay(metres, means)
          expect(Number.isInteger(minutes) && minutes >= 1).toBe(true)
          expect(minutesOfWay(metres + more, means)).toBeGreaterThanOrEqual(minutes)
        },
      ),
    )
  })

  it.each([
    ['a street', 800, 500, true],
    ['a quarter of the town away', 800, 501, false],
    ['a quarter of a long way', 20_000, 5_000, true],
    ['more of a long way', 20_000, 5_001, false],
  ])('[BY-45] knows what a position may be wrong by: %s', (_, metres, accuracy, isFine) => {
    expect(isPreciseEnough(metres, accuracy)).toBe(isFine)
  })
})
