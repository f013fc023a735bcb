import type { RegionRow } from './address-format.types.ts'
import type { RegionOfTable } from './address-rules.types.ts'

/** A region as forms and rules use it; `writesCodes`: the country's addresses carry `OR`, not `Oregon`. */
export const regionOfRow = (
  [code, name, latinName, zip]: RegionRow,
  writesCodes: boolean,
): RegionOfTable => ({
  key: writesCodes ? code : name,
  name,
  latinName,
  code,
  postalCodes: zip === null ? null : new RegExp(`^(?:${zip})`),
})

/** Letters without marks and case: what people leave out when they write a region. */
const folded = (text: string): string =>
  text
    .normalize('NFKD')
    .replaceAll(/\p{Mark}/gu, '')
    .replaceAll(/[\s.'’–-]+/g, ' ')
    .trim()
    .toLowerCase()

/** The region that is meant by its key, its code or one of its names, in any case; `null` where it is none of them. */
export const regionCalled = (
  regions: readonly RegionOfTable[],
  text: string | null,
): RegionOfTable | null => {
  const wanted = folded(text ?? '')
  if (wanted === '') return null
  const ways: readonly ((region: RegionOfTable) => string)[] = [
    ({ key }) => key,
    ({ name }) => name,
    ({ latinName }) => latinName ?? '',
    ({ code }) => code,
  ]
  return ways.flatMap((way) => regions.find((region) => folded(way(region)) === wanted) ?? [])[0] ?? null
}

/** The one region whose postal codes begin like this one; `null` where there is none, or more than one. */
export const regionOfPostalCode = (
  regions: readonly RegionOfTable[],
  postalCode: string,
): RegionOfTable | null => {
  const [first, ...others] = regions.filter(({ postalCodes }) => postalCodes?.test(postalCode))
  return first !== undefined && others.length === 0 ? first : null
}
