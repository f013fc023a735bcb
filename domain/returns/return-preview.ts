import type { Flags } from '../../contract/session/experience.ts'
import { profileOf } from '../countries/profile-of.ts'
import type { OfferedMethod } from '../return-methods/offered-methods.ts'

export type PreviewQuestion = {
  /** Country that the order shipped from, two letters. */
  readonly country: string
  readonly flags: Pick<Flags, 'enableFakeReturn'>
  /** The chosen way back. */
  readonly method: Pick<OfferedMethod, 'isStore'> | null
}

/** Submitting shows a preview and calls nobody: fake returns, and Korea's returns to a store (RI-07). */
export const endsInPreview = ({ country, flags, method }: PreviewQuestion): boolean =>
  flags.enableFakeReturn || (method?.isStore === true && profileOf(country).returns.previewsStoreReturns)
