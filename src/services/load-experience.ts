import { type Experience, getExperience } from '../contract/experience.ts'
import type { Http } from './http.ts'
import type { CallResult } from './result.ts'

/** Flags, experiments, contact and banners of a country and language; two letters each. */
export const loadExperience = (
  http: Http,
  { country, language }: { readonly country: string; readonly language: string },
  signal?: AbortSignal,
): Promise<CallResult<Experience>> =>
  http.call(getExperience, { query: { country, language }, ...(signal ? { signal } : {}) })
