import type {
  PlaceNames,
  PostalDirectory,
  PostalPlace,
} from '../../api/modules/addresses/postal-directory.ts'
import { latinNames, samplePlaces } from '../addresses/sample-places.ts'
import { markets } from '../markets/markets.ts'
import { storeList } from '../stores/store-list.ts'

const inLatin = (name: string | null): string | null =>
  name === null ? null : (latinNames.get(name) ?? name)

const place = (postalCode: string, local: PlaceNames): PostalPlace => {
  const latin = {
    locality: inLatin(local.locality),
    zone: inLatin(local.zone),
    province: inLatin(local.province),
  }
  return { postalCode, local, latin: latin.locality === local.locality ? null : latin }
}

const ofSamples = (country: string): readonly PostalPlace[] =>
  (samplePlaces[country] ?? []).flatMap(([, , zone, locality, province, code]) =>
    code === null ? [] : [place(code, { locality, zone, province })],
  )

const ofMarket = (country: string): readonly PostalPlace[] => {
  const market = markets[country]
  return [...(market?.addresses ?? []), ...(market ? [market.store] : [])].flatMap(
    ({ zipCode, city = null, county = null, state = null }) =>
      zipCode ? [place(zipCode, { locality: city, zone: county, province: state })] : [],
  )
}

/** Korean stores have the region before their town; elsewhere a region that is missing may stand in the town without a gap. */
const ofStores = (country: string): readonly PostalPlace[] => {
  const needsRegion = ofMarket(country).some(({ local }) => local.province !== null)
  return (storeList[country] ?? []).flatMap(({ city, state, postalCode }) => {
    if (state !== null || !needsRegion)
      return [place(postalCode, { locality: city, zone: null, province: state })]
    const [province = '', locality] = city.split(' ')
    return locality !== undefined && latinNames.has(province)
      ? [place(postalCode, { locality, zone: null, province })]
      : []
  })
}

const known = new Map<string, ReadonlyMap<string, readonly PostalPlace[]>>()

const placesOf = (country: string): ReadonlyMap<string, readonly PostalPlace[]> => {
  const places =
    known.get(country) ??
    Map.groupBy(
      [...ofSamples(country), ...ofMarket(country), ...ofStores(country)],
      ({ postalCode }) => postalCode,
    )
  known.set(country, places)
  return places
}

/** A post that knows the places of the samples: where their orders go, and where their stores are. */
export const postalDirectoryOfSamples: PostalDirectory = {
  placesWith: (country, postalCode) => placesOf(country).get(postalCode) ?? [],
}
