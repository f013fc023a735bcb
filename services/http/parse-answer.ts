import * as v from 'valibot'
import { Problem } from '../../contract/wire/problem.ts'
import { type CallResult, failed, succeeded } from './result.ts'

export type RawAnswer = {
  readonly status: number
  readonly text: string
  readonly retryAfterMs: number | null
  /** `Location`, where the answer has one. */
  readonly location?: string | null
}

const parseJson = (text: string): { ok: true; json: unknown } | { ok: false } => {
  try {
    return { ok: true, json: JSON.parse(text) }
  } catch {
    return { ok: false }
  }
}

/**
 * The one way from an answer to a value. Not JSON is *could not parse server response*, JSON of another shape is
 * *improperly formatted response* (JO-02, ER-01), whatever the status.
 */
export const parseAnswer = <S extends v.GenericSchema>(
  schema: S,
  { status, text, retryAfterMs, location }: RawAnswer,
): CallResult<v.InferOutput<S>> => {
  if (status === 401) return failed({ kind: 'unauthorized' })
  const parsed = parseJson(text)
  if (!parsed.ok) return failed({ kind: 'unparsable', status })
  if (status >= 200 && status < 300) {
    const answer = v.safeParse(schema, parsed.json)
    return answer.success ? succeeded(answer.output) : failed({ kind: 'malformed', status })
  }
  const problem = v.safeParse(Problem, parsed.json)
  if (!problem.success) return failed({ kind: 'malformed', status })
  const { output } = problem
  const where = location ? { location } : {}
  return failed({ kind: 'problem', status, code: output.code, problem: output, retryAfterMs, ...where })
}

/** `Retry-After` in seconds or as an HTTP date, as milliseconds from `now`; `null` without one. */
export const parseRetryAfter = (header: string | null, now: number): number | null => {
  if (header === null || header.trim() === '') return null
  const seconds = Number(header)
  if (Number.isFinite(seconds)) return Math.max(0, seconds * 1_000)
  const date = Date.parse(header)
  return Number.isNaN(date) ? null : Math.max(0, date - now)
}
