import type { Address } from '../../contract/orders/address.ts'
import { profileOf } from '../countries/profile-of.ts'
import { addressCountry } from './order-country.ts'

type Part = 'street' | 'city' | 'state' | 'county' | 'zip'
/** One printed line: parts in order, with what stands between them where both are there. */
type Line = { readonly parts: readonly Part[]; readonly separators?: readonly string[] }

const zipCity: readonly Line[] = [{ parts: ['street'] }, { parts: ['zip', 'city'] }, { parts: ['state'] }]
const cityStateZip: readonly Line[] = [{ parts: ['street'] }, { parts: ['city', 'state', 'zip'] }]
const bigToSmall: readonly Line[] = [
  { parts: ['zip'] },
  { parts: ['state', 'city'] },
  { parts: ['county'] },
  { parts: ['street'] },
]

/** Order of the lines per country, after the postal services' own habits; `zipCity` elsewhere. */
const layouts: Readonly<Record<string, readonly Line[]>> = {
  us: [{ parts: ['street'] }, { parts: ['city', 'state', 'zip'], separators: [', ', ' '] }],
  ca: cityStateZip,
  au: cityStateZip,
  nz: [{ parts: ['street'] }, { parts: ['city', 'zip'] }],
  id: [{ parts: ['street'] }, { parts: ['county'] }, { parts: ['city'] }, { parts: ['state', 'zip'] }],
  gb: [{ parts: ['street'] }, { parts: ['city'] }, { parts: ['county'] }, { parts: ['zip'] }],
  ie: [{ parts: ['street'] }, { parts: ['city'] }, { parts: ['county'] }, { parts: ['zip'] }],
  in: [{ parts: ['street'] }, { parts: ['city', 'zip'] }, { parts: ['state'] }],
  it: [{ parts: ['street'] }, { parts: ['zip', 'city', 'state'] }],
  mx: [
    { parts: ['street'] },
    { parts: ['county'] },
    { parts: ['zip', 'city', 'state'], separators: [' ', ', '] },
  ],
  tr: [{ parts: ['street'] }, { parts: ['zip', 'county', 'city'], separators: [' ', '/'] }],
  ae: [{ parts: ['street'] }, { parts: ['city'] }, { parts: ['state'] }],
  sa: [{ parts: ['street'] }, { parts: ['county'] }, { parts: ['city', 'zip'] }],
  eg: [{ parts: ['street'] }, { parts: ['city'] }, { parts: ['state'] }, { parts: ['zip'] }],
  cn: bigToSmall,
  jp: bigToSmall,
  kr: bigToSmall,
  tw: bigToSmall,
}

const streetLines = (address: Address): string[] =>
  [address.address1, address.address2, address.address3, address.address4].filter(
    (line) => line !== null && line !== '',
  ) as string[]

const printLine = (line: Line, address: Address): string[] => {
  if (line.parts.includes('street')) return streetLines(address)
  const texts = {
    city: address.city,
    state: address.state,
    county: address.county,
    zip: address.zipCode,
    street: null,
  }
  const printed = line.parts.reduce((text, part, index) => {
    const next = texts[part]
    if (next === null || next === '') return text
    return text === '' ? next : text + (line.separators?.[index - 1] ?? ' ') + next
  }, '')
  return printed === '' ? [] : [printed]
}

/** Full name as the address's country writes it (RA-03). */
export const addressName = (address: Address): string => {
  const names =
    profileOf(addressCountry(address)).formats.nameOrder === 'familyFirst'
      ? [address.lastName, address.middleName, address.firstName]
      : [address.firstName, address.middleName, address.lastName]
  return names.filter((name) => name !== null && name !== '').join(' ')
}

/** Address in the order its country prints it, without name and country; empty parts leave no line. */
export const addressLines = (address: Address): string[] =>
  (layouts[addressCountry(address) ?? ''] ?? zipCity).flatMap((line) => printLine(line, address))
