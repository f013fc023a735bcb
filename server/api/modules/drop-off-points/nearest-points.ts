import type { InferOutput } from 'valibot'
import type { listDropOffPoints } from '../../../../contract/returns/drop-off-points.ts'
import { type Coordinates, distanceMeters } from '../../../../domain/pickup/distance.ts'
import { takesService } from '../../../../domain/return-methods/drop-off-points.ts'
import type { DropOffPointRow } from '../../../db/tables/drop-off-points.ts'
import { plainText, sharedPrefix } from '../stores/places.ts'

export type PointsQuery = InferOutput<NonNullable<typeof listDropOffPoints.query>>

export type RankedPoint = { readonly row: DropOffPointRow; readonly distance: number | null }

/** Nobody carries a parcel farther. */
const farthestMeters = 100_000

const letters = (text: string | null | undefined): string => plainText(text ?? '').replaceAll(/[\s-]/g, '')

const middleOf = (rows: readonly DropOffPointRow[]): Coordinates | null => {
  if (rows.length === 0) return null
  const mean = (of: (row: DropOffPointRow) => number) =>
    rows.reduce((sum, row) => sum + of(row), 0) / rows.length
  return { latitude: mean((row) => row.latitude), longitude: mean((row) => row.longitude) }
}

type Place = { readonly city: string; readonly state: string; readonly postalCode: string }

/** The middle of the points in a town; towns of one name are told apart by their region, where that is known. */
const byTown = ({ city, state }: Place, rows: readonly DropOffPointRow[]): Coordinates | null => {
  if (city === '') return null
  const named = rows.filter(({ point }) => letters(point.city) === city)
  const there = named.filter(({ point }) => letters(point.state) === state)
  return middleOf(there.length > 0 ? there : named)
}

/** The middle of the points whose postal code begins most alike: two characters at least. */
const byPostalCode = (code: string, rows: readonly DropOffPointRow[]): Coordinates | null => {
  const alike = rows.map((row) => ({ row, shared: sharedPrefix(code, letters(row.point.postalCode)) }))
  const most = Math.max(2, ...alike.map(({ shared }) => shared))
  return middleOf(alike.filter(({ shared }) => shared === most).map(({ row }) => row))
}

const matches = ({ point }: DropOffPointRow, search: string): boolean =>
  plainText([point.name, point.address1, point.city, point.state].join(' ')).includes(search)

const byId = (one: RankedPoint, other: RankedPoint): number => one.row.id.localeCompare(other.row.id, 'en')

/** Nearest first; by their ids where nobody knows from where. */
const rank = (rows: readonly DropOffPointRow[], from: Coordinates | null): readonly RankedPoint[] =>
  rows
    .map((row) => ({ row, distance: from && distanceMeters(from, row) }))
    .toSorted((one, other) => (one.distance ?? 0) - (other.distance ?? 0) || byId(one, other))

const within = (points: readonly RankedPoint[]): readonly RankedPoint[] =>
  points.filter(({ distance }) => distance === null || distance <= farthestMeters)

/** Where an address lies among the points: by its postal code, which is the closer one, else by its town. */
const locate = (place: Place, rows: readonly DropOffPointRow[]): Coordinates | null =>
  (/\d/.test(place.postalCode) ? byPostalCode(place.postalCode, rows) : null) ?? byTown(place, rows)

/**
 * Points of a carrier, nearest first. Where they are near to is what is searched for, a town or a postal code, else the place that
 * the query names; words that are no place find points by their names and streets. A place that nobody knows has none near it.
 */
export const nearestPoints = (
  query: PointsQuery,
  ofCountry: readonly DropOffPointRow[],
): readonly RankedPoint[] => {
  const rows = ofCountry.filter(
    ({ carrier, point }) => carrier === query.serviceSCACCode && takesService(point, query.service),
  )
  const place = {
    city: letters(query.city),
    state: letters(query.state),
    postalCode: letters(query.postalCode),
  }
  const near = locate(place, ofCountry)
  const sought = plainText(query.search?.trim() ?? '')
  if (sought === '') {
    const isKnown = near !== null || (place.city === '' && place.postalCode === '')
    return isKnown ? within(rank(rows, near)) : []
  }
  const there = locate({ city: letters(sought), state: '', postalCode: letters(sought) }, ofCountry)
  if (there) return within(rank(rows, there))
  return rank(
    rows.filter((row) => matches(row, sought)),
    near,
  )
}
