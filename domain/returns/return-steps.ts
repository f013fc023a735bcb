import type { Flags } from '../../contract/session/experience.ts'
import type { CountryStep } from '../countries/country.types.ts'
import { profileOf } from '../countries/profile-of.ts'
import type { OfferedMethod } from '../return-methods/offered-methods.ts'

/** Screens of the return wizard (returns.md §2, "Return-items flow"). */
export type ReturnStep = CountryStep['id']

/** Every step that a country's wizard may have, first to last (RI-01). `country` is two letters. */
export const countrySteps = (country: string): readonly CountryStep[] => profileOf(country).returns.steps

export type StepQuestion = {
  readonly country: string
  readonly flags: Flags
  /** The chosen way back; `null` while there is none. */
  readonly method: Pick<OfferedMethod, 'isStore'> | null
}

/** The steps that this return takes. Before a method is chosen, those that depend on it are left out. */
export const returnSteps = ({ country, flags, method }: StepQuestion): readonly ReturnStep[] =>
  countrySteps(country)
    .filter(
      ({ flag, onlyFor }) => (flag === undefined || flags[flag]) && (!onlyFor || method?.isStore === true),
    )
    .map(({ id }) => id)
