import type { Experience } from '../../contract/session/experience.ts'
import type { CallResult } from '../../services/http/result.ts'

/** Two letters each, lower case. */
export type Place = { readonly country: string; readonly language: string }

export type ExperienceInput = Place & {
  /** Settings that the page came with; `null` where it came without. */
  readonly known: Experience | null
}

export type ExperienceContext = Place & {
  /** Settings of this place; `null` while the built-in defaults count. */
  readonly experience: Experience | null
  /** Failed tries in a row; the waits between them grow with it. */
  readonly failures: number
}

export type ExperienceEvent = { type: 'experience.change'; country: string; language: string }

export type LoadExperienceResult = CallResult<Experience>
