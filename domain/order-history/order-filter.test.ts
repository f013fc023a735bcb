import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { maxSearchLength, statusFilters } from '../../contract/orders/order-filter.ts'
import { filterKey, filterOf, isFiltered, kindOnWire, shownKinds, yearsSince } from './order-filter.ts'

describe('what a list of orders is narrowed to', () => {
  test.each([
    [
      { q: '  red   cap ', status: 'delivered', year: '2026', show: 'store' },
      { q: 'red cap', status: 'delivered', year: 2026, show: 'store' },
    ],
    [
      { q: 4711, year: 2025 },
      { q: '4711', year: 2025 },
    ],
    [{ q: ' ', status: '', year: '', show: '' }, {}],
    [{ q: ['cap'], status: 'lost', year: 'soon', show: { of: 'it' } }, {}],
    [{ q: true, year: 12, status: null }, {}],
    [{ year: '1899' }, {}],
    [{ year: '20260' }, {}],
    [{}, {}],
  ])('[BY-55] %o is read as %o', (parts, filter) => {
    expect(filterOf(parts)).toEqual(filter)
    expect(isFiltered(filterOf(parts))).toBe(Object.keys(filter).length > 0)
  })

  test('[BY-55] a text is cut to what the host takes, and reading a filter again changes nothing', () => {
    const parts = fc.record({
      q: fc.oneof(fc.string({ maxLength: 200 }), fc.anything()),
      status: fc.oneof(fc.constantFrom(...statusFilters), fc.anything()),
      year: fc.oneof(fc.integer({ min: 1800, max: 2200 }), fc.anything()),
      show: fc.oneof(fc.constantFrom(...shownKinds), fc.anything()),
    })
    fc.assert(
      fc.property(parts, (wish) => {
        const filter = filterOf(wish)
        expect(filter.q?.length ?? 1).toBeLessThanOrEqual(maxSearchLength)
        expect(filterOf(filter)).toEqual(filter)
        expect(filterKey(filter) === '').toBe(!isFiltered(filter))
      }),
    )
  })

  test.each([{ toString: '' }, ['2026'], true, null])(
    '[BY-55] %j in an address is no year and no words',
    (odd) => {
      expect(filterOf({ q: odd, year: odd })).toEqual({})
    },
  )

  test('filters that differ have names that differ, and none has none', () => {
    const filters = [
      {},
      { q: 'a' },
      { q: 'delivered' },
      { status: 'delivered' as const },
      { year: 2026 },
      { show: 'store' as const },
    ]
    expect(new Set(filters.map(filterKey)).size).toBe(filters.length)
    expect(filterKey({ year: 2026, q: 'a' })).toBe(filterKey({ q: 'a', year: 2026 }))
    expect(filterKey({ q: ' ' })).toBe('')
  })

  test('[BY-54] online and in store are sales, returns are wherever they came from', () => {
    expect(kindOnWire).toEqual({
      online: { placedIn: 'online', kind: 'sales' },
      store: { placedIn: 'store', kind: 'sales' },
      returns: { kind: 'returns' },
    })
  })

  test.each([
    ['2024-12-31T23:59:59Z', [2026, 2025, 2024]],
    ['2026-01-01T00:00:00Z', [2026]],
    ['2027-03-01T00:00:00Z', [2026]],
    ['soon', []],
  ])('[BY-54] who first bought something at %s looks through %o', (oldest, years) => {
    expect(yearsSince(oldest, Date.parse('2026-11-26T12:00:00Z'))).toEqual(years)
  })
})
