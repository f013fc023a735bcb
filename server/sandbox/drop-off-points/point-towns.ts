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

/** Towns of a country that points stand in: those of the sample buyers, and the cities of its stores. */
export const pointTowns = (country: string): readonly PointTown[] => {
  const real = storeCities(country)
  return [...homeTowns(country, real), ...real]
}
