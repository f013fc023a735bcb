import { describe, expect, test } from 'vitest'
import type { DropOffPointRow } from '../../../db/tables/drop-off-points.ts'
import { nearestPoints, type PointsQuery } from './nearest-points.ts'

type Place = {
  readonly name?: string
  readonly city?: string
  readonly state?: string | null
  readonly code?: string
  readonly street?: string
  readonly at: readonly [latitude: number, longitude: number]
  readonly carrier?: string
  readonly takesCodes?: boolean
}

const row = (id: string, place: Place): DropOffPointRow => ({
  id,
  country: 'us',
  carrier: place.carrier ?? 'UPSN',
  latitude: place.at[0],
  longitude: place.at[1],
  point: {
    id,
    name: place.name ?? `Point ${id}`,
    address1: place.street ?? null,
    city: place.city ?? null,
    state: place.state ?? null,
    postalCode: place.code ?? null,
    takesCodes: place.takesCodes ?? false,
  } as DropOffPointRow['point'],
})

/** Two towns of one name, a town beside the first and one far away. */
const points = [
  row('d', { city: 'Salem', state: 'OR', code: '97301', at: [44.94, -123.03], street: 'Court Street' }),
  row('a', { city: 'Salem', state: 'OR', code: '97302', at: [44.9, -123.05], name: 'Pharmacy' }),
  row('c', { city: 'Salem', state: 'MA', code: '01970', at: [42.52, -70.9] }),
  row('b', { city: 'Portland', state: 'OR', code: '97209', at: [45.52, -122.68], takesCodes: true }),
  row('e', { city: 'Zürich', state: null, code: 'ZH 80', at: [47.37, 8.54] }),
]

const query = (more: Partial<PointsQuery> = {}): PointsQuery => ({
  serviceCountryCode: 'US',
  serviceSCACCode: 'UPSN',
  service: 'dropoff',
  ...more,
})

const found = (more: Partial<PointsQuery> = {}, rows: readonly DropOffPointRow[] = points) =>
  nearestPoints(query(more), rows).map(({ row: { id } }) => id)

describe('where nobody says from where', () => {
  test('all points stand in the order of their ids, and none is any distance away', () => {
    const ranked = nearestPoints(query(), points)
    expect(ranked.map(({ row: { id } }) => id)).toEqual(['a', 'b', 'c', 'd', 'e'])
    expect(ranked.every(({ distance }) => distance === null)).toBe(true)
    expect(found({ search: '   ' })).toEqual(['a', 'b', 'c', 'd', 'e'])
  })

  test('points of other carriers, and those that take no codes where a code is all there is, are left out', () => {
    const others = [...points, row('f', { at: [45, -123], carrier: 'FDEG', takesCodes: true })]
    expect(found({ service: 'paperless' }, others)).toEqual(['b'])
    expect(found({ serviceSCACCode: 'FDEG' }, others)).toEqual(['f'])
  })
})

describe('near a place that the query names', () => {
  test('its town is the middle of the points there; nobody carries a parcel farther than 100 km', () => {
    const ranked = nearestPoints(query({ city: 'salem', state: 'or' }), points)
    expect(ranked.map(({ row: { id } }) => id)).toEqual(['a', 'd', 'b'])
    expect(ranked[0]?.distance).toBeGreaterThan(2_000)
    expect(ranked[0]?.distance).toBeLessThan(3_000)
    expect(ranked[0]?.distance).toBe(ranked[1]?.distance)
  })

  test('towns of one name are told apart by their region; with a region that has none of them, all count', () => {
    expect(found({ city: 'Salem', state: 'MA' })).toEqual(['c'])
    // The middle of all three lies on the plains.
    expect(found({ city: 'Salem', state: 'TX' })).toEqual([])
    expect(found({ city: 'Salem' })).toEqual([])
  })

  test('the postal code is closer than the town; two characters alike are the least that say anything', () => {
    expect(found({ city: 'Salem', state: 'MA', postalCode: '97209-1' })).toEqual(['b', 'd', 'a'])
    expect(found({ postalCode: '97399' })).toEqual(['a', 'd', 'b'])
    expect(found({ postalCode: '01000' })).toEqual(['c'])
    expect(found({ postalCode: '90000' })).toEqual([])
    expect(found({ city: 'Salem', state: 'MA', postalCode: '90000' })).toEqual(['c'])
    expect(found({ city: 'Salem', state: 'MA', postalCode: 'none' })).toEqual(['c'])
  })

  test('letters compare without marks, spaces and hyphens', () => {
    expect(found({ city: 'Zurich' })).toEqual(['e'])
    expect(found({ postalCode: 'zh-80' })).toEqual(['e'])
  })

  test('a place that nobody knows has none near it', () => {
    expect(found({ city: 'Atlantis' })).toEqual([])
    expect(found({ postalCode: '12' })).toEqual([])
    expect(found({ city: 'Salem', state: 'MA' }, [])).toEqual([])
  })
})

describe('what is searched for', () => {
  test('a town or a postal code stands in for the place of the query', () => {
    expect(found({ search: ' PORTLAND ', city: 'Salem', state: 'MA' })).toEqual(['b', 'd', 'a'])
    expect(found({ search: '01970', city: 'Portland' })).toEqual(['c'])
  })

  test('other words find points by name, street, town and region, nearest first, however far', () => {
    expect(found({ search: 'pharm' })).toEqual(['a'])
    expect(found({ search: 'court street' })).toEqual(['d'])
    expect(found({ search: 'salem ma' })).toEqual(['c'])
    expect(found({ search: 'zur' })).toEqual(['e'])
    expect(found({ search: 'point', city: 'Portland' })).toEqual(['b', 'd', 'c', 'e'])
    expect(found({ search: 'nowhere' })).toEqual([])
  })

  test('words find only points that take the parcel', () => {
    expect(found({ search: 'point', service: 'paperless' })).toEqual(['b'])
  })
})
