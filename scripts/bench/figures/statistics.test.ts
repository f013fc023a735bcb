import { expect, it } from 'vitest'
import { blockingTime, countBefore, median, medians, quantile, ratio } from './statistics.ts'

it('takes the middle, and says null where half of the visits or more saw nothing', () => {
  expect(median([30, 10, 20])).toBe(20)
  expect(median([10, 20])).toBe(15)
  expect(median([30, null, 10])).toBe(20)
  expect(median([30, null, null])).toBeNull()
  expect(median([])).toBeNull()
})

it('takes the median of each figure by itself', () => {
  expect(
    medians([
      { a: 1, b: null },
      { a: 3, b: 5 },
      { a: 2, b: 7 },
    ]),
  ).toEqual({ a: 2, b: 6 })
  expect(() => medians([])).toThrow('nothing was measured')
})

it('finds what a share of the values does not exceed', () => {
  const values = Array.from({ length: 100 }, (_, index) => 100 - index)
  expect([quantile(values, 0.5), quantile(values, 0.99), quantile(values, 1), quantile([], 0.5)]).toEqual([
    50, 99, 100, 0,
  ])
})

it('has no ratio to what was never painted', () => {
  expect(ratio(900, 750)).toBe(1.2)
  expect([ratio(900, null), ratio(null, 750), ratio(900, 0), ratio(undefined, 1)]).toEqual([
    null,
    null,
    null,
    null,
  ])
})

it('counts of each task what goes beyond 50 ms after the first paint', () => {
  const tasks = [
    { start: 0, duration: 200 },
    { start: 450, duration: 200 },
    { start: 800, duration: 60 },
    { start: 900, duration: 50 },
  ]
  expect(blockingTime(tasks, 500)).toBe(100 + 10)
})

it('counts what was begun before a moment', () => {
  expect(countBefore([{ begun: 1 }, { begun: 2 }, { begun: 3 }], 3)).toBe(2)
})
