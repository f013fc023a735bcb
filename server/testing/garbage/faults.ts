import * as v from 'valibot'
import { Problem, problemCodes } from '../../../contract/wire/problem.ts'
import { markup } from './corpus.ts'

export type Answered = { readonly status: number; readonly headers: Headers; readonly text: string }

/** Whether a refusal is problem details by the contract's schema, with a code that callers may go by. */
export const isProblem = ({ status, headers, text }: Answered): boolean => {
  if (headers.get('content-type') !== 'application/problem+json') return false
  try {
    const { success, output } = v.safeParse(Problem, JSON.parse(text))
    if (!success) return false
    return output.status === status && (problemCodes as readonly string[]).includes(output.code)
  } catch {
    return false
  }
}

const holdsMarkup = (text: string): boolean => markup.some((odd) => text.includes(odd))

/** Values of every header field: what was sent may come back in none of them as it was. */
const inFields = ({ headers }: Answered): boolean =>
  headers.has('x-odd') || [...headers.values()].some(holdsMarkup)

/**
 * What is wrong with an answer to garbage, in words: a failure, a refusal that is no problem, a value shown as it was sent.
 * @param isRefusal tells a refusal of another form that is as good.
 */
export const faultsOf = (
  answer: Answered,
  isRefusal: (answer: Answered) => boolean = isProblem,
): readonly string[] => {
  const { status, headers, text } = answer
  const isHtml = headers.get('content-type')?.startsWith('text/html') ?? false
  return [
    ...(status >= 500 || status < 200 ? [`it is a ${status}`] : []),
    ...(status >= 400 && !isRefusal(answer) ? [`the refusal ${status} is no problem`] : []),
    ...((status >= 400 || isHtml) && holdsMarkup(text) ? ['it shows markup that was sent'] : []),
    ...(inFields(answer) ? ['a header field holds what was sent'] : []),
  ]
}
