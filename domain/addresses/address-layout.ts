import { profileOf } from '../countries/profile-of.ts'
import type { AddressFormat, AddressPart } from './address-format.types.ts'
import type {
  AddressDraft,
  AddressField,
  AddressFieldName,
  AddressLabel,
  AddressLayout,
  Region,
} from './address-layout.types.ts'

/** Where nothing is published of a country: street and town have to be given (returns.md §9, "plus default"). */
export const usualFormat: AddressFormat = { lines: 'A/ZC/S', required: 'AC' }

/** Words of the metadata for what a country calls its parts, as labels. */
const labels: Readonly<Record<string, AddressLabel>> = {
  area: 'region',
  city: 'city',
  county: 'county',
  department: 'region',
  district: 'district',
  do_si: 'doSi',
  eircode: 'eircode',
  emirate: 'emirate',
  island: 'island',
  neighborhood: 'neighborhood',
  oblast: 'oblast',
  parish: 'region',
  pin: 'pinCode',
  postal: 'postalCode',
  post_town: 'postTown',
  prefecture: 'prefecture',
  province: 'province',
  region: 'region',
  state: 'state',
  suburb: 'suburb',
  townland: 'townland',
  village_township: 'village',
  zip: 'zipCode',
}

const usualNames = { S: 'province', C: 'city', D: 'suburb', Z: 'postalCode' } as const

const field = (
  name: AddressFieldName,
  label: AddressLabel,
  autoComplete: string | null,
  isRequired = false,
  regions: readonly Region[] | null = null,
): AddressField => ({ name, label, isRequired, autoComplete, regions })

const names = (country: string): readonly AddressField[] => {
  const given = field('nameGiven', 'givenName', 'given-name', true)
  const family = field('nameFamily', 'familyName', 'family-name', true)
  return profileOf(country).formats.nameOrder === 'familyFirst' ? [family, given] : [given, family]
}

const streets = (isRequired: boolean): readonly (readonly AddressField[])[] => [
  [field('line1', 'street', 'address-line1', isRequired)],
  [field('line2', 'building', 'address-line2')],
  [field('line3', 'moreStreet', 'address-line3')],
]

const places: Readonly<Record<Exclude<AddressPart, 'A'>, readonly [AddressFieldName, string]>> = {
  D: ['zone', 'address-level3'],
  C: ['locality', 'address-level2'],
  S: ['province', 'address-level1'],
  Z: ['code', 'postal-code'],
}

/**
 * Fields of a country's addresses in its own order: the name, the place as the country's post prints it, then what is
 * optional everywhere (returns.md §6). A region that is chosen from a table has to be chosen (RA-03).
 */
export const layoutOf = (
  country: string,
  format: AddressFormat,
  regions: readonly Region[] | null,
): AddressLayout => {
  const required = format.required + profileOf(country).formats.addresses.alsoRequires
  const place = (part: Exclude<AddressPart, 'A'>): AddressField => {
    const [name, autoComplete] = places[part]
    const label = labels[format.names?.[part] ?? ''] ?? usualNames[part]
    const table = part === 'S' ? regions : null
    return field(name, label, autoComplete, required.includes(part) || table !== null, table)
  }
  const rowsOf = (line: string): readonly (readonly AddressField[])[] => {
    const parts = [...line].filter(
      (part): part is Exclude<AddressPart, 'A'> => part !== 'A' && part in places,
    )
    return [
      ...(line.includes('A') ? streets(required.includes('A')) : []),
      ...(parts.length > 0 ? [parts.map(place)] : []),
    ]
  }
  return {
    rows: [
      names(country),
      ...format.lines.split('/').flatMap(rowsOf),
      [field('phone', 'phone', 'tel')],
      [field('email', 'email', 'email')],
      [field('preferred', 'preferred', null)],
    ],
  }
}

/** All fields of a layout, in order. */
export const fieldsOf = ({ rows }: AddressLayout): readonly AddressField[] => rows.flat()

/** Rows of a form for an address: a third line of the street shows where the address came with one. */
export const shownRows = (
  { rows }: AddressLayout,
  first: AddressDraft,
): readonly (readonly AddressField[])[] =>
  rows.filter(([head]) => head?.name !== 'line3' || (first.line3 ?? '').trim() !== '')
