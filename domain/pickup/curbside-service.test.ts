import { expect, it } from 'vitest'
import { bringsToCar, callStoreAfterMs, offeredServices } from './pickup-life.ts'

const [on, off] = [{ enableCurbsidePickup: true }, { enableCurbsidePickup: false }]

it('[SE-06] a store’s other services stay where nobody in its country brings anything to the car', () => {
  expect(offeredServices(['CURBSIDE', 'PICKUP'], on)).toEqual(['CURBSIDE', 'PICKUP'])
  expect(offeredServices(['CURBSIDE', 'PICKUP'], off)).toEqual(['PICKUP'])
})

it('a store brings orders to the car where it does that and its country lets it', () => {
  expect([
    bringsToCar(['CURBSIDE'], on),
    bringsToCar(['CURBSIDE'], off),
    bringsToCar(['PICKUP'], on),
    bringsToCar([], on),
  ]).toEqual([true, false, false, false])
})

it('[CU-08] a shopper is told to call the store after ten minutes', () => {
  expect(callStoreAfterMs).toBe(600_000)
})
