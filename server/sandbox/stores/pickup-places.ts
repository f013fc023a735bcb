import type { PickupPlace } from '../../../contract/orders/store-pickup.ts'
import type { StoreEntry } from './store-list.ts'

/** What a place of the sandbox is there for, whatever the time is when somebody looks. */
export type PlaceRole =
  | 'alwaysOpen'
  | 'neverOpen'
  | 'withoutCurbside'
  | 'pickupPoint'
  /** Says nothing of its hours. */
  | 'hoursUnknown'
  /** Has a list of days in place of pickup hours, and never closes. */
  | 'hoursListed'

export type PickupPlaceEntry = {
  readonly country: string
  /** Part of the id, `us091`, and of the telephone number. */
  readonly number: number
  readonly role: PlaceRole
  readonly entry: StoreEntry
}

const place = (
  country: string,
  number: number,
  role: PlaceRole,
  [name, street, city, state, postalCode]: readonly [string, string, string, string | null, string],
  [latitude, longitude, timezone]: readonly [number, number, string],
): PickupPlaceEntry => ({
  country,
  number,
  role,
  entry: {
    name,
    street,
    city,
    state,
    postalCode,
    latitude,
    longitude,
    timezone,
    hours: role === 'neverOpen' ? 'never' : role === 'pickupPoint' ? 'mall' : 'always',
    curbside: role !== 'withoutCurbside' && role !== 'pickupPoint',
  },
})

/** Stores that never close, one that is being rebuilt, one that brings nothing out, two that tell their hours otherwise or not at all, and carriers' pickup points. */
export const pickupPlaceList: readonly PickupPlaceEntry[] = [
  place(
    'us',
    91,
    'alwaysOpen',
    ['Podium Night Market', '24 Lantern Way', 'Reno', 'NV', '89599'],
    [39.5296, -119.8138, 'America/Los_Angeles'],
  ),
  place(
    'us',
    92,
    'neverOpen',
    ['Podium Old Quay', '1 Old Quay', 'Honolulu', 'HI', '96899'],
    [21.3069, -157.8583, 'Pacific/Honolulu'],
  ),
  place(
    'us',
    93,
    'withoutCurbside',
    ['Podium Arcade', '7 Glass Arcade', 'Boise', 'ID', '83799'],
    [43.615, -116.2023, 'America/Boise'],
  ),
  place(
    'us',
    94,
    'pickupPoint',
    ['Harbour Parcel Shop', '16 Ferry Row', 'Portland', 'OR', '97297'],
    [45.5289, -122.6701, 'America/Los_Angeles'],
  ),
  place(
    'us',
    95,
    'hoursUnknown',
    ['Podium Ferry Tent', '2 Ferry Lawn', 'Duluth', 'MN', '55899'],
    [46.7867, -92.1005, 'America/Chicago'],
  ),
  place(
    'us',
    96,
    'hoursListed',
    ['Podium Depot', '12 Depot Row', 'Billings', 'MT', '59199'],
    [45.7833, -108.5007, 'America/Denver'],
  ),
  place(
    'gb',
    91,
    'alwaysOpen',
    ['Podium Lamplight', '3 Lamplight Yard', 'Leeds', null, 'LS99 9ZZ'],
    [53.8008, -1.5491, 'Europe/London'],
  ),
  place(
    'fr',
    91,
    'pickupPoint',
    ['Relais du Canal', '8 quai du Canal', 'Lyon', null, '69999'],
    [45.764, 4.8357, 'Europe/Paris'],
  ),
  place(
    'pl',
    91,
    'alwaysOpen',
    ['Podium Nocna', 'ul. Nocna 24', 'Poznań', null, '61-999'],
    [52.4064, 16.9252, 'Europe/Warsaw'],
  ),
  place(
    'pl',
    92,
    'pickupPoint',
    ['Punkt odbioru Zielona', 'ul. Zielona 4', 'Lublin', null, '20-999'],
    [51.2465, 22.5684, 'Europe/Warsaw'],
  ),
]

/** Kind of place that an order names with it (ST-03). */
export const placeOf = (role: PlaceRole): PickupPlace => (role === 'pickupPoint' ? 'PICKUP_POINT' : 'STORE')
