import { addressErrors } from '../../../../domain/addresses/address-errors.ts'
import { fieldsOf } from '../../../../domain/addresses/address-layout.ts'
import type { AddressDraft } from '../../../../domain/addresses/address-layout.types.ts'
import type { AddressRules, RegionOfTable } from '../../../../domain/addresses/address-rules.types.ts'
import { regionOfPostalCode } from '../../../../domain/addresses/regions.ts'
import { writtenAddress } from '../../../../domain/addresses/written-address.ts'
import { languagesOf } from '../../../../domain/languages/locale.ts'
import type { PlaceNames, PostalDirectory, PostalPlace } from './postal-directory.ts'

/** What somebody asks about, with all that is known of addresses there. */
export type AskedAddress = {
  readonly draft: AddressDraft
  /** ISO 639-1, of the names that a suggestion has. */
  readonly language: string
  readonly rules: AddressRules
  /** The table of regions with their postal codes, also where regions are typed; `null` where there is none. */
  readonly regions: readonly RegionOfTable[] | null
  readonly directory: PostalDirectory
}

/** `suggestion` without `isReachable` cannot be: what is probably meant can be reached. */
export type Verdict = { readonly isReachable: boolean; readonly suggestion: AddressDraft | null }

const rightAsItStands: Verdict = { isReachable: true, suggestion: null }
const unknown: Verdict = { isReachable: false, suggestion: null }

const folded = (text: string | null): string =>
  (text ?? '')
    .normalize('NFKD')
    .replaceAll(/\p{Mark}/gu, '')
    .replaceAll(/[\s.,'’–-]+/g, ' ')
    .trim()
    .toLowerCase()

/** Parts of a place that the country's addresses have. */
const partsOf = ({ layout }: AddressRules) => {
  const fields = new Set(fieldsOf(layout).map(({ name }) => name))
  return (['locality', 'zone', 'province'] as const).filter((part) => fields.has(part))
}

/** A part that a place does not name may be anything. */
const isAt = (draft: AddressDraft, names: PlaceNames, rules: AddressRules): boolean =>
  partsOf(rules).every((part) => names[part] === null || folded(names[part]) === folded(draft[part]))

const isSpokenIn = (country: string, language: string): boolean =>
  languagesOf(country).some((spoken) => spoken === language)

/** Names of a place in the language that was asked in: the country's own where it is spoken there. */
const namesIn = ({ local, latin }: PostalPlace, country: string, language: string): PlaceNames =>
  isSpokenIn(country, language) ? local : (latin ?? local)

/** Readers of another language may write a place either way. */
const acceptedNames = (place: PostalPlace, country: string, language: string): readonly PlaceNames[] =>
  isSpokenIn(country, language) || place.latin === null ? [place.local] : [place.latin, place.local]

const at = (draft: AddressDraft, names: PlaceNames, rules: AddressRules): AddressDraft => ({
  ...draft,
  ...Object.fromEntries(
    partsOf(rules).flatMap((part) => (names[part] === null ? [] : [[part, names[part]]])),
  ),
})

/** What the regions' postal codes say of an address whose place nobody has listed. */
const byRegion = (draft: AddressDraft, { regions, rules }: AskedAddress): Verdict => {
  const { code } = draft
  const isKnown = regions?.every(({ postalCodes }) => postalCodes !== null)
  if (regions === null || code === null || !isKnown) return rightAsItStands
  if (!regions.some(({ postalCodes }) => postalCodes?.test(code))) return unknown
  const region = regionOfPostalCode(regions, code)
  return rules.regions === null || region === null || region.key === draft.province
    ? rightAsItStands
    : { isReachable: true, suggestion: { ...draft, province: region.key } }
}

/**
 * Whether mail reaches an address, and how it is probably meant (RA-02). What is formally wrong cannot be reached. A postal code
 * that the directory lists says which town and region are meant; one that it does not list says, by how it begins, which
 * region, and one that begins like those of no region leads nowhere.
 */
export const verdictOn = (asked: AskedAddress): Verdict => {
  const { language, rules, directory } = asked
  const draft = writtenAddress(asked.draft, rules)
  if (addressErrors(draft, rules).length > 0) return unknown
  const places = draft.code === null ? [] : directory.placesWith(rules.country, draft.code)
  const [first] = places
  if (first === undefined) return byRegion(draft, asked)
  const isRight = places
    .flatMap((place) => acceptedNames(place, rules.country, language))
    .some((names) => isAt(draft, names, rules))
  return isRight
    ? rightAsItStands
    : { isReachable: true, suggestion: at(draft, namesIn(first, rules.country, language), rules) }
}
