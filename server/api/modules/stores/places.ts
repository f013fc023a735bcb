import type { Coordinates } from '../../../../domain/pickup/distance.ts'
import type { StoreRow } from '../../../db/tables/stores.ts'

export type PlaceWords = {
  readonly latitude?: number | undefined
  readonly longitude?: number | undefined
  readonly postalCode?: string | undefined
  readonly city?: string | undefined
  readonly state?: string | undefined
  /** Two letters, lower case. */
  readonly country?: string | undefined
}

const at = (latitude: number, longitude: number): Coordinates => ({ latitude, longitude })

/** Middles of states and provinces of countries so wide that the country alone says little. */
const regions: Readonly<Record<string, Coordinates>> = {
  'us al': at(32.8, -86.8),
  'us ak': at(61.2, -149.9),
  'us az': at(33.4, -112.1),
  'us ar': at(34.7, -92.3),
  'us ca': at(36.1, -119.7),
  'us co': at(39.7, -105),
  'us ct': at(41.6, -72.7),
  'us dc': at(38.9, -77),
  'us de': at(39, -75.5),
  'us fl': at(28.1, -81.6),
  'us ga': at(33.2, -83.6),
  'us hi': at(21.3, -157.9),
  'us ia': at(41.9, -93.1),
  'us id': at(43.6, -116.2),
  'us il': at(40.6, -89.4),
  'us in': at(39.8, -86.2),
  'us ks': at(38.5, -96.7),
  'us ky': at(37.7, -84.7),
  'us la': at(31, -91.9),
  'us ma': at(42.3, -71.8),
  'us md': at(39, -76.8),
  'us me': at(44.7, -69.4),
  'us mi': at(43.3, -84.5),
  'us mn': at(45.7, -93.9),
  'us mo': at(38.5, -92.3),
  'us ms': at(32.7, -89.7),
  'us mt': at(46.9, -110.5),
  'us nc': at(35.6, -79.8),
  'us nd': at(47.5, -99.8),
  'us ne': at(41.1, -98.3),
  'us nh': at(43.5, -71.6),
  'us nj': at(40.3, -74.5),
  'us nm': at(34.8, -106.2),
  'us nv': at(38.3, -117.1),
  'us ny': at(42.2, -74.9),
  'us oh': at(40.4, -82.8),
  'us ok': at(35.6, -96.9),
  'us or': at(45.3, -122.6),
  'us pa': at(40.6, -77.2),
  'us ri': at(41.7, -71.5),
  'us sc': at(33.9, -80.9),
  'us sd': at(44.3, -99.4),
  'us tn': at(35.7, -86.7),
  'us tx': at(31.1, -97.6),
  'us ut': at(40.2, -111.9),
  'us va': at(37.8, -78.2),
  'us vt': at(44, -72.7),
  'us wa': at(47.4, -121.5),
  'us wi': at(44.3, -89.6),
  'us wv': at(38.5, -81),
  'us wy': at(42.8, -107.3),
  'ca ab': at(53.9, -116.6),
  'ca bc': at(49.3, -123.1),
  'ca on': at(44.3, -79.5),
  'ca qc': at(46, -73),
  'au nsw': at(-33.5, 150.5),
  'au qld': at(-26.5, 152.5),
  'au sa': at(-34.5, 138.6),
  'au vic': at(-37.2, 144.9),
  'au wa': at(-31.8, 116),
}

const plain = (text: string | undefined): string => (text ?? '').toLowerCase().replaceAll(/[\s-]/g, '')

/** Small letters without their marks: how words are compared. */
export const plainText = (text: string): string =>
  text.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase()

/** How many characters two texts begin with alike. */
export const sharedPrefix = (one: string, other: string): number => {
  let length = 0
  while (length < one.length && one[length] === other[length]) length += 1
  return length
}

/** A postal code lies where a store's code begins alike: two characters at least, the more the better. */
const byPostalCode = (code: string, stores: readonly StoreRow[]): Coordinates | null => {
  const best = stores
    .map((row) => ({ row, alike: sharedPrefix(code, plain(row.store.postalCode ?? '')) }))
    .filter(({ alike }) => alike >= 2)
    .toSorted((one, other) => other.alike - one.alike)[0]
  return best ? at(best.row.latitude, best.row.longitude) : null
}

const middleOf = (stores: readonly StoreRow[]): Coordinates | null => {
  if (stores.length === 0) return null
  const mean = (of: (row: StoreRow) => number) =>
    stores.reduce((sum, row) => sum + of(row), 0) / stores.length
  return at(
    mean((row) => row.latitude),
    mean((row) => row.longitude),
  )
}

/**
 * Where a place is: its coordinates, else as near as its words say among the known stores of its country – the city, the
 * postal code's beginning, the state – and last the middle of them. `null` where nothing is known.
 */
export const locatePlace = (place: PlaceWords, stores: readonly StoreRow[]): Coordinates | null => {
  if (place.latitude !== undefined && place.longitude !== undefined)
    return at(place.latitude, place.longitude)
  if (place.country === undefined) return null
  const there = stores.filter(({ country }) => country === place.country)
  const city = plain(place.city)
  const inCity = city === '' ? undefined : there.find(({ store }) => plain(store.city ?? '') === city)
  if (inCity) return at(inCity.latitude, inCity.longitude)
  return (
    byPostalCode(plain(place.postalCode), there) ??
    regions[`${place.country} ${plain(place.state)}`] ??
    middleOf(there)
  )
}
