import * as v from 'valibot'
import { Problem } from '../../contract/wire/problem.ts'
import { refusalCodeOf } from './refusal-code.ts'
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

/** What a host without problem details says of a refusal, under the names that are usual. */
const Words = v.looseObject({
  code: v.optional(v.string()),
  title: v.optional(v.string()),
  message: v.optional(v.string()),
  detail: v.optional(v.string()),
})

/** Problem details, or what a 4xx says in their place; `null` where it says nothing that can be read. */
const problemOf = (status: number, json: unknown): Problem | null => {
  const problem = v.safeParse(Problem, json)
  if (problem.success) {
    const { code, title, detail = title } = problem.output
    return { ...problem.output, code: refusalCodeOf({ status, code, message: detail }) }
  }
  const words = v.safeParse(Words, json)
  if (!words.success || status >= 500) return null
  const { code, title, message, detail, ...rest } = words.output
  const said = detail ?? message ?? title
  if (said === undefined && code === undefined) return null
  return {
    ...rest,
    type: 'about:blank',
    title: title ?? '',
    status,
    code: refusalCodeOf({ status, code, message: said ?? '' }),
    ...(said === undefined ? {} : { detail: said }),
    errors: undefined,
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
  const problem = problemOf(status, parsed.json)
  if (problem === null) return failed({ kind: 'malformed', status })
  const where = location ? { location } : {}
  return failed({ kind: 'problem', status, code: problem.code, problem, retryAfterMs, ...where })
}

/** `Retry-After` in seconds or as an HTTP date, as milliseconds from `now`; `null` without one. */
export const parseRetryAfter = (header: string | null, now: number): number | null => {
  if (header === null || header.trim() === '') return null
  const seconds = Number(header)
  if (Number.isFinite(seconds)) return Math.max(0, seconds * 1_000)
  const date = Date.parse(header)
  return Number.isNaN(date) ? null : Math.max(0, date - now)
}
