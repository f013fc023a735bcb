import { expect, test } from 'vitest'
import { createCallRates } from './call-rates.ts'

const takes = (rates: ReturnType<typeof createCallRates>, call: string, address: string, times: number) =>
  Array.from({ length: times }, () => rates.take(call, address)).filter((wait) => wait > 0)

test('an address may add to bags 60 times a minute, and report 600 times; other calls are not counted', () => {
  let now = 0
  const rates = createCallRates(() => now)
  expect(takes(rates, 'addToCart', 'a', 60)).toEqual([])
  now = 15_000
  expect(takes(rates, 'addToCart', 'a', 2)).toEqual([45_000, 45_000])
  expect(takes(rates, 'addToCart', 'b', 60)).toEqual([])
  expect(takes(rates, 'reportEvents', 'a', 600)).toEqual([])
  expect(takes(rates, 'reportErrors', 'a', 601)).toHaveLength(1)
  expect(takes(rates, 'getOrder', 'a', 10_000)).toEqual([])
  now = 60_000
  expect(takes(rates, 'addToCart', 'a', 60)).toEqual([])
})
