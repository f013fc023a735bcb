import { formatAddress } from 'localized-address-format'
import type { Address } from '../../contract/orders/address.ts'
import { profileOf } from '../countries/profile-of.ts'
import { addressCountry } from './order-country.ts'

type Place = Pick<
  Address,
  | 'address1'
  | 'address2'
  | 'address3'
  | 'address4'
  | 'city'
  | 'county'
  | 'state'
  | 'zipCode'
  | 'country'
  | 'iso2Country'
>
type Field = 'locality' | 'administrativeArea' | 'dependentLocality' | 'postalCode'

const isText = (text: string | null | undefined): text is string => text !== null && text?.trim() !== ''

/** A letter of another script than Latin: the address is written as its country writes it, not as foreigners do. */
const localLetter = /[^\p{Script=Latin}\p{Script=Common}\p{Script=Inherited}]/u

/** Whether the country's layout has a place for a part. */
const prints = (field: Field, postalCountry: string, script: 'local' | 'latin'): boolean =>
  formatAddress({ postalCountry, [field]: 'X1' }, script).some((line) => line.includes('X1'))

/** Whether the country's layout begins with the region, so that a town without a place of its own stands before the street. */
const isRegionFirst = (postalCountry: string, script: 'local' | 'latin'): boolean => {
  const lines = formatAddress({ postalCountry, addressLines: ['X1'], administrativeArea: 'X2' }, script)
  const at = (part: string) => lines.findIndex((line) => line.includes(part))
  return at('X2') !== -1 && at('X2') < at('X1')
}

/** Whether a layout has a word for a town or region of its own: `SINGAPORE`, `PR`. */
const hasWord = (lines: readonly string[], word: string): boolean =>
  lines.some((line) =>
    line
      .toUpperCase()
      .split(/[^\p{L}]+/u)
      .includes(word.toUpperCase()),
  )

/** Some layouts have prefixes such as `L-`, which some people write with the number as well; parts that are missing leave marks. */
const tidied = (line: string): string =>
  line.replace(/\b([A-Z]{1,3}-)\1/g, '$1').replace(/^[\s,/-]+|[\s,/-]+$/g, '')

/** Full name as the address's country writes it (RA-03). */
export const addressName = (address: Address): string => {
  const names =
    profileOf(addressCountry(address)).formats.nameOrder === 'familyFirst'
      ? [address.lastName, address.middleName, address.firstName]
      : [address.firstName, address.middleName, address.lastName]
  return names.filter(isText).join(' ')
}

/** A region that the country's post leaves out stands before the number that ends the address, else at the end. */
const withRegion = (lines: readonly string[], region: string, postalCode: string): string[] =>
  lines.at(-1) === postalCode ? [...lines.slice(0, -1), region, postalCode] : [...lines, region]

/**
 * Address in the order its country prints it (RA-03), without name and country, after the published address metadata. Empty
 * parts leave no line, and of what was given a county beside a region alone may be left out.
 */
export const addressLines = (address: Place): string[] => {
  const postalCountry = (addressCountry(address) ?? 'ZZ').toUpperCase()
  const street = [address.address1, address.address2, address.address3, address.address4].filter(isText)
  const [city, county, state, postalCode] = [
    address.city,
    address.county,
    address.state,
    address.zipCode,
  ].map((part) => part?.trim() ?? '') as [string, string, string, string]
  const isLocal = localLetter.test([...street, city, county, state].join(' '))
  const script = isLocal ? 'local' : 'latin'
  const has = (field: Field) => prints(field, postalCountry, script)
  const region = state || (has('dependentLocality') ? '' : county)
  const ownWords = formatAddress({ postalCountry, locality: '1', postalCode: '1' }, script)
  const town = has('locality') || hasWord(ownWords, city) ? [] : [city].filter(isText)
  const lines = formatAddress(
    {
      postalCountry,
      addressLines: isRegionFirst(postalCountry, script) ? [...town, ...street] : [...street, ...town],
      locality: city,
      dependentLocality: county,
      administrativeArea: region,
      postalCode,
    },
    script,
  ).map(tidied)
  const whole = postalCode === '' || has('postalCode') ? lines : [...lines, postalCode]
  return region === '' || has('administrativeArea') || hasWord(ownWords, region)
    ? whole
    : withRegion(whole, region, postalCode)
}
