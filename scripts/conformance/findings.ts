import type { Call } from '../../contract/wire/call.ts'
import type { Answer } from './asker.ts'
import { type Differences, isLimited, isMissing } from './compare.ts'

/**
 * What one check found: as the contract says, nothing there, another answer, or that it could not be asked for a reason.
 * Extensions are what pages work without.
 */
export type Finding = {
  readonly call: string
  /** What was looked at: `without a caller`, `request 2`. */
  readonly check: string
  readonly result: 'passed' | 'missing' | 'differs' | 'unasked'
  /** Where it differs, or why it was not asked. */
  readonly lines: readonly string[]
  readonly isExtension: boolean
}

/** A finding of something that is there, or of which being there is not the question. */
export const comparison = ({ id }: Pick<Call, 'id'>, check: string, differences: Differences): Finding => ({
  call: id,
  check,
  result: differences.length === 0 ? 'passed' : 'differs',
  lines: differences,
  isExtension: false,
})

/** A finding of an answer and where it differs. */
export const findingOf = (
  { id }: Pick<Call, 'id'>,
  check: string,
  answer: Answer,
  differences: Differences,
): Finding => {
  const base = { call: id, check, isExtension: false }
  if (differences.length === 0) return comparison({ id }, check, [])
  if (isLimited(answer))
    return { ...base, result: 'unasked', lines: ['asked too often: wait, and run it again'] }
  if (isMissing(answer)) {
    return { ...base, result: 'missing', lines: [`nothing answers there (${answer.status})`] }
  }
  return comparison({ id }, check, differences)
}

export const unasked = ({ id }: Pick<Call, 'id'>, why: string): Finding => ({
  call: id,
  check: 'any request',
  result: 'unasked',
  lines: [why],
  isExtension: false,
})

/** The same finding of something that the contract adds for Baton's sake. */
export const asExtension = (finding: Finding): Finding => ({ ...finding, isExtension: true })
