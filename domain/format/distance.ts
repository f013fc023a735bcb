import { profileOf } from '../countries/profile-of.ts'

/** How far away something is, in the unit that its reader thinks in. */
export type ShownDistance = {
  readonly unit: 'mile' | 'kilometer'
  readonly value: number
  /** It is nearer than one unit: places are known by town or postal code, not to the door, so no less is said. */
  readonly isNearer: boolean
}

const metersOf = { mile: 1_609.344, kilometer: 1_000 } as const

/** Metres in the unit that the country reads; at least one. `country` is two letters. */
export const shownDistance = (meters: number, country: string): ShownDistance => {
  const unit = profileOf(country).formats.distanceUnit
  const value = meters / metersOf[unit]
  return { unit, value: Math.max(1, value), isNearer: value < 1 }
}
