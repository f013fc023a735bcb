import type { Flags } from '../../contract/session/experience.ts'
import type { ReturnReason } from '../countries/country.types.ts'
import { profileOf } from '../countries/profile-of.ts'
import { returnTerms } from '../countries/return-terms.ts'
import { usual } from '../countries/usual.ts'

/** The reason that stands in for one that is not known, where the country has none of that name itself. */
const notAsExpected: ReturnReason = { name: 'notAsExpected', code: '6', takesComment: true }

/** Reasons of a country in the order they are offered (RI-03); `country` is two letters. */
export const returnReasons = (country: string | null, flags: Flags): readonly ReturnReason[] =>
  returnTerms(country, flags).reasons

/** Every reason that a return of the country may have, whatever its flags said when it was made; its own first. */
const knownReasons = (country: string | null): readonly ReturnReason[] => {
  const { reasons, ownTermsFlag } = profileOf(country).returns
  return ownTermsFlag === undefined ? reasons : [...reasons, ...usual.returns.reasons]
}

const fallback = (country: string | null): ReturnReason =>
  knownReasons(country).find(({ name }) => name === notAsExpected.name) ?? notAsExpected

/** The reason that the shopper picked; 'Not As Expected' for a name that the country does not know (returns.md §5). */
export const reasonNamed = (name: string | null, country: string | null): ReturnReason =>
  knownReasons(country).find((entry) => entry.name === name) ?? fallback(country)

/** The reason of a code on the wire, the first where several share it; 'Not As Expected' for an unknown one. */
export const reasonOfCode = (code: string | null, country: string | null): ReturnReason =>
  knownReasons(country).find((entry) => entry.code === code) ?? fallback(country)

/** Free text goes with the reason; before one is picked, with any that the country has (returns.md §5). */
export const takesComment = (reason: string | null, country: string | null): boolean =>
  reason === null
    ? knownReasons(country).some((entry) => entry.takesComment)
    : reasonNamed(reason, country).takesComment
