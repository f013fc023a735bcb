import { expect, test } from 'vitest'
import type { StoreRow } from '../../../db/tables/stores.ts'
import { collectByOf, type HeldOrder } from './collect-by.ts'

const order = { country: 'us', shipFrom: null } satisfies HeldOrder['order']
const storeIn = (timezone: string | null) => ({ store: { timezone } }) as unknown as StoreRow
const readyAt = (...instants: readonly (string | undefined)[]) =>
  instants.map((readyForPickup) => ({ dates: readyForPickup === undefined ? {} : { readyForPickup } }))

test('days are counted from when the last line was ready, whatever the order of the lines', () => {
  const lines = readyAt('2026-11-24T18:00:00Z', '2026-11-20T18:00:00Z', undefined)
  expect(collectByOf({ order, lines, store: storeIn('America/Los_Angeles') })).toBe('2026-12-01')
})

test('the day is the one on the store’s own walls', () => {
  const lines = readyAt('2026-11-24T02:00:00Z')
  expect(collectByOf({ order, lines, store: storeIn('America/Los_Angeles') })).toBe('2026-11-30')
  expect(collectByOf({ order, lines, store: storeIn('Asia/Tokyo') })).toBe('2026-12-01')
})

test('a store that is gone, or whose zone nobody knows, counts by UTC', () => {
  const lines = readyAt('2026-11-24T02:00:00Z')
  expect(collectByOf({ order, lines, store: null })).toBe('2026-12-01')
  expect(collectByOf({ order, lines, store: storeIn(null) })).toBe('2026-12-01')
})

test('an order that is not ready has no such day', () => {
  expect(collectByOf({ order, lines: readyAt(undefined), store: null })).toBeNull()
  expect(collectByOf({ order, lines: [], store: null })).toBeNull()
})
