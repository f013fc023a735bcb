import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { type CallRates, createCallRates } from './call-rates.ts'

beforeEach(() => void vi.useFakeTimers({ now: 0 }))
afterEach(() => void vi.useRealTimers())

const waits = async (rates: CallRates, call: string, address: string, times: number) => {
  const taken = await Promise.all(Array.from({ length: times }, () => rates.take(call, address)))
  return taken.filter((wait) => wait > 0)
}

test('an address may add to bags and ask about addresses 60 times a minute, and report 600 times; other calls are not counted', async () => {
  const rates = createCallRates()
  expect(await waits(rates, 'addToCart', 'a', 60)).toEqual([])
  vi.advanceTimersByTime(15_000)
  expect(await waits(rates, 'addToCart', 'a', 2)).toEqual([45_000, 45_000])
  expect(await waits(rates, 'addToCart', 'b', 60)).toEqual([])
  expect(await waits(rates, 'validateAddress', 'a', 61)).toHaveLength(1)
  expect(await waits(rates, 'reportEvents', 'a', 600)).toEqual([])
  expect(await waits(rates, 'reportErrors', 'a', 601)).toHaveLength(1)
  expect(await waits(rates, 'getOrder', 'a', 10_000)).toEqual([])
  vi.advanceTimersByTime(45_000)
  expect(await waits(rates, 'addToCart', 'a', 60)).toEqual([])
})
