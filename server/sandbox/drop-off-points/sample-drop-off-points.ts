import type { DropOffPoint, DropOffPointKind } from '../../../contract/returns/drop-off-points.ts'
import { dropOffServices } from '../../../contract/returns/drop-off-points.ts'
import { describedCountries, profileOf } from '../../../domain/countries/profile-of.ts'
import { hasDropOffPoints } from '../../../domain/return-methods/drop-off-points.ts'
import type { DropOffPointRow } from '../../db/tables/drop-off-points.ts'
import { type Random, seededRandom } from '../orders/random.ts'
import { closed, hoursPatterns, slot, week } from '../stores/store-hours.ts'
import { type PointTown, pointTowns } from './point-towns.ts'
import { type PointWords, pointWords } from './point-words.ts'

/** Carriers that have no post offices: what others leave there, they leave at a shop's counter. */
const withoutPostOffices = ['DHLC', 'EVRI', 'GLSI', 'HERM', 'INPT', 'SEUR', 'UPSN']

/** Closed at noon, and half of Saturday. */
const officeHours = week(
  [slot('09:00', 'PT3H30M'), slot('14:00', 'PT4H')],
  [slot('09:00', 'PT3H30M')],
  closed,
)
const longHours = week([slot('06:30', 'PT15H30M')], [slot('07:00', 'PT15H')], [slot('08:00', 'PT12H')])

type Facts = Pick<DropOffPoint, 'kind' | 'pickupHours' | 'takesWithoutBox' | 'printsLabels' | 'takesCodes'>

const hoursOf = (regularHours: typeof longHours) => ({ regularHours, specialHours: [] })

const factsOf = (kind: DropOffPointKind, random: Random): Facts => {
  const [takesWithoutBox, printsLabels, takesCodes] = [false, false, true]
  switch (kind) {
    case 'POST_OFFICE':
      return { kind, pickupHours: hoursOf(officeHours), takesWithoutBox, printsLabels: true, takesCodes }
    case 'LOCKER':
      return { kind, pickupHours: hoursOf(hoursPatterns.always), takesWithoutBox, printsLabels, takesCodes }
    case 'STORE_COUNTER':
      return {
        kind,
        pickupHours: hoursOf(random.pick([hoursPatterns.mall, hoursPatterns.street])),
        takesWithoutBox: true,
        printsLabels: true,
        takesCodes,
      }
    case 'PARCEL_SHOP':
      return {
        kind,
        // Some small shops say nothing of their hours.
        pickupHours: random.chance(0.1) ? null : hoursOf(random.pick([longHours, hoursPatterns.siesta])),
        takesWithoutBox: random.chance(0.5),
        printsLabels: random.chance(0.3),
        takesCodes: random.chance(0.7),
      }
  }
}

/** `turn` says which of several names: points of one town have different ones. */
const nameOf = (kind: DropOffPointKind, words: PointWords, town: PointTown, turn: number): string => {
  const one = (names: readonly string[]) => names[turn % names.length] as string
  switch (kind) {
    case 'POST_OFFICE':
      return `${words.postOffice} ${town.name}`
    case 'LOCKER':
      return `${words.locker} ${100 + turn}`
    case 'STORE_COUNTER':
      return one(words.counters)
    case 'PARCEL_SHOP':
      return one(words.shops)
  }
}

const kindsAtHome: readonly DropOffPointKind[] = [
  'POST_OFFICE',
  'PARCEL_SHOP',
  'LOCKER',
  'STORE_COUNTER',
  'PARCEL_SHOP',
]

const kindsIn = (town: PointTown, carrier: string, random: Random): readonly DropOffPointKind[] => {
  const usual = town.isHome ? kindsAtHome : [random.pick(kindsAtHome), 'LOCKER' as const]
  return withoutPostOffices.includes(carrier)
    ? usual.map((kind) => (kind === 'POST_OFFICE' ? 'STORE_COUNTER' : kind))
    : usual
}

type Placed = { readonly country: string; readonly carrier: string; readonly town: PointTown }

const pointsIn = ({ country, carrier, town }: Placed): readonly Omit<DropOffPointRow, 'id'>[] => {
  const words = pointWords[country]
  if (words === undefined) throw new RangeError(`no words for points of ${country}`)
  const random = seededRandom(`${country} ${carrier} ${town.name}`)
  const first = random.int(0, 399)
  return kindsIn(town, carrier, random).map((kind, index) => {
    // Up to some three kilometres from the middle.
    const latitude = town.latitude + (random.next() - 0.5) * 0.04
    const longitude = town.longitude + (random.next() - 0.5) * 0.06
    const point: DropOffPoint = {
      id: '',
      name: nameOf(kind, words, town, first + index),
      ...factsOf(kind, random),
      address1: random.pick(words.streets).replace('#', String(random.int(1, 98))),
      address2: null,
      address3: null,
      city: town.name,
      area: null,
      state: town.state,
      postalCode: town.postalCode,
      iso2Country: country.toUpperCase(),
      gps: { latitude, longitude },
      timezone: town.timezone,
      operationHours: [],
    }
    return { country, carrier, latitude, longitude, point }
  })
}

const carriersOf = (country: string): readonly string[] =>
  profileOf(country)
    .returns.carriers.map(({ code }) => code)
    .filter((carrier) => dropOffServices.some((service) => hasDropOffPoints({ country, carrier, service })))

/** Every sample point: several of each carrier that takes parcels at counters, in the towns of the sample buyers and in cities. */
export const sampleDropOffPoints = (): DropOffPointRow[] =>
  describedCountries.flatMap((country) =>
    carriersOf(country).flatMap((carrier) =>
      pointTowns(country)
        .flatMap((town) => pointsIn({ country, carrier, town }))
        .map((row, index) => {
          const id = `${country}-${carrier.toLowerCase()}-${String(index + 1).padStart(3, '0')}`
          return { ...row, id, point: { ...row.point, id } }
        }),
    ),
  )
