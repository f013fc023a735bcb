import { type Experience, getExperience } from '../../contract/session/experience.ts'
import type { Http } from '../http/http.ts'
import type { CallResult } from '../http/result.ts'

/** Flags, experiments, contact and banners of a country and language; two letters each. */
export const loadExperience = (
  http: Http,
  { country, language }: { readonly country: string; readonly language: string },
  signal?: AbortSignal,
): Promise<CallResult<Experience>> =>
  http.call(getExperience, { query: { country, language }, ...(signal ? { signal } : {}) })
