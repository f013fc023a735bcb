import { markets } from '../markets/markets.ts'
import { seededRandom } from '../orders/random.ts'
import { storeList } from '../stores/store-list.ts'

/** A town that points stand in. */
export type PointTown = {
  readonly name: string
  readonly state: string | null
  readonly postalCode: string
  readonly latitude: number
  readonly longitude: number
  readonly timezone: string
  /** Shoppers of the samples live here: it has more points than others. */
  readonly isHome: boolean
}

type Row = readonly [name: string, postalCode: string, latitude: number, longitude: number]

const cities = (timezone: string, ...rows: readonly Row[]): readonly PointTown[] =>
  rows.map(([name, postalCode, latitude, longitude], index) => ({
    name,
    state: null,
    postalCode,
    latitude,
    longitude,
    timezone,
    isHome: index === 0,
  }))

/** Real cities of countries without a sample store. */
const otherCities: Readonly<Record<string, readonly PointTown[]>> = {
  at: cities('Europe/Vienna', ['Wien', '1099', 48.2082, 16.3738], ['Graz', '8099', 47.0707, 15.4395]),
  be: cities('Europe/Brussels', ['Brussel', '1099', 50.8503, 4.3517], ['Gent', '9099', 51.0543, 3.7174]),
  cz: cities('Europe/Prague', ['Praha', '199 99', 50.0755, 14.4378], ['Brno', '699 99', 49.1951, 16.6068]),
  dk: cities(
    'Europe/Copenhagen',
    ['København', '1099', 55.6761, 12.5683],
    ['Aarhus', '8099', 56.1629, 10.2039],
  ),
  fi: cities(
    'Europe/Helsinki',
    ['Helsinki', '00999', 60.1699, 24.9384],
    ['Tampere', '33999', 61.4978, 23.761],
  ),
  gr: cities(
    'Europe/Athens',
    ['Αθήνα', '109 99', 37.9838, 23.7275],
    ['Θεσσαλονίκη', '549 99', 40.6401, 22.9444],
  ),
  hu: cities('Europe/Budapest', ['Budapest', '1099', 47.4979, 19.0402], ['Szeged', '6799', 46.253, 20.1414]),
  ie: cities(
    'Europe/Dublin',
    ['Dublin', 'D99 ZZ99', 53.3498, -6.2603],
    ['Cork', 'T99 ZZ99', 51.8985, -8.4756],
  ),
  lu: cities(
    'Europe/Luxembourg',
    ['Luxembourg', '1099', 49.6117, 6.1319],
    ['Esch-sur-Alzette', '4099', 49.4958, 5.9806],
  ),
  pt: cities(
    'Europe/Lisbon',
    ['Lisboa', '1099-999', 38.7223, -9.1393],
    ['Porto', '4099-999', 41.1579, -8.6291],
  ),
  se: cities(
    'Europe/Stockholm',
    ['Stockholm', '109 99', 59.3293, 18.0686],
    ['Göteborg', '409 99', 57.7089, 11.9746],
  ),
  si: cities(
    'Europe/Ljubljana',
    ['Ljubljana', '1099', 46.0569, 14.5058],
    ['Maribor', '2099', 46.5547, 15.6459],
  ),
}

const storeCities = (country: string): readonly PointTown[] => {
  const rows = (storeList[country] ?? []).map(({ city, ...entry }) => ({
    ...entry,
    name: city,
    isHome: false,
  }))
  return rows.filter(({ name }, index) => rows.findIndex((row) => row.name === name) === index)
}

/** Made-up towns of the samples lie some way out of a real city, of the same state where there is one. */
const homeTowns = (country: string, around: readonly PointTown[]): readonly PointTown[] => {
  const addresses = markets[country]?.addresses ?? []
  return addresses.flatMap(({ city, state = null, zipCode }) => {
    const nearest = around.find((town) => town.state === state) ?? around[0]
    if (!city || !zipCode || !nearest || around.some(({ name }) => name === city)) return []
    const random = seededRandom(`${country} ${city}`)
    return [
      {
        name: city,
        state,
        postalCode: zipCode,
        latitude: nearest.latitude + 0.1 + random.next() * 0.1,
        longitude: nearest.longitude + 0.1 + random.next() * 0.1,
        timezone: nearest.timezone,
        isHome: true,
      },
    ]
  })
}

/** Towns of a country that points stand in: those of the sample buyers, and its cities. */
export const pointTowns = (country: string): readonly PointTown[] => {
  const stores = storeCities(country)
  const real = stores.length > 0 ? stores : (otherCities[country] ?? [])
  return [...homeTowns(country, real), ...real]
}
