import * as v from 'valibot'
import type { Call } from '../../contract/wire/call.ts'
import { Problem } from '../../contract/wire/problem.ts'
import type { Answer } from './asker.ts'

/** Where an answer differs from the contract, in a line each; empty: nowhere. */
export type Differences = readonly string[]

const typeOf = ({ headers }: Answer): string => (headers.get('content-type') ?? 'none').split(';')[0] ?? ''

/** What does not fit a schema, by place; values are left out, for they may be personal. */
const misfits = (schema: v.GenericSchema, body: unknown): Differences => {
  const { issues = [] } = v.safeParse(schema, body)
  return issues.slice(0, 5).map((issue) => {
    const place = v.getDotPath(issue) ?? 'the body'
    return issue.received === 'undefined'
      ? `${place}: missing`
      : `${place}: expected ${issue.expected ?? issue.type}`
  })
}

const problemOf = ({ body }: Answer): Problem | null => {
  const parsed = v.safeParse(Problem, body)
  return parsed.success ? parsed.output : null
}

/** Nothing answers at this path, or not to this method. A problem with a code of its own is an answer. */
export const isMissing = (answer: Answer): boolean => {
  const code = problemOf(answer)?.code
  const isUnspoken = code === undefined || code === 'not_found' || code === 'method_not_allowed'
  return [404, 405, 501].includes(answer.status) && isUnspoken
}

/** The host has been asked too often and says nothing else. */
export const isLimited = ({ status }: Answer): boolean => status === 429

/** A success as the row describes it: status, type, the answer's schema, and that nobody keeps what is personal. */
export const successDifferences = (
  call: Pick<Call, 'status' | 'answer' | 'callers'>,
  answer: Answer,
): Differences => {
  if (answer.status !== call.status) {
    const code = problemOf(answer)?.code
    return [`status ${answer.status}${code ? ` (${code})` : ''} where ${call.status} is due`]
  }
  const isKept =
    call.callers.length > 0 && !/no-store|private/.test(answer.headers.get('cache-control') ?? '')
  return [
    ...(typeOf(answer) === 'application/json'
      ? []
      : [`content type ${typeOf(answer)}, not application/json`]),
    ...(isKept ? ['Cache-Control lets others keep what is personal: no-store is due'] : []),
    ...misfits(call.answer, answer.body),
  ]
}

/** A refusal: its status, and problem details with one of the codes. */
export const refusalDifferences = (
  { status, codes }: { readonly status: number; readonly codes: readonly string[] },
  answer: Answer,
): Differences => {
  const problem = problemOf(answer)
  const due = `${status} ${codes.join(' or ')}`
  if (answer.status !== status) {
    return [`status ${answer.status}${problem ? ` (${problem.code})` : ''} where ${due} is due`]
  }
  if (problem === null) return [`${due} is due as problem details with a code; the body is none`]
  return [
    ...(typeOf(answer) === 'application/problem+json'
      ? []
      : [`content type ${typeOf(answer)}, not application/problem+json`]),
    ...(codes.includes(problem.code) ? [] : [`code ${problem.code} where ${codes.join(' or ')} is due`]),
    ...(problem.status === answer.status ? [] : [`the problem says status ${problem.status}`]),
  ]
}
