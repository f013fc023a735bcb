import { type ProblemCode, problemCodes } from '../../contract/wire/problem.ts'

/** The specification's two sentences (CA-02), for hosts that send no code with them that says as much. */
const sentences: readonly (readonly [RegExp, ProblemCode])[] = [
  [/already (been )?cancell?ed/i, 'order_already_cancelled'],
  [/order is in a state where the requested operation cannot be performed/i, 'order_state'],
]

/** Stands for a refusal that says neither a code nor one of the sentences. */
const unknownCode = 'unknown'

const general: readonly ProblemCode[] = ['bad_request', 'validation']

/** A code of ours that says why. */
const saysWhy = (code: string): boolean =>
  (problemCodes as readonly string[]).includes(code) && !(general as readonly string[]).includes(code)

export type RefusalWords = {
  /** HTTP status. */
  readonly status: number
  readonly code: string | null | undefined
  /** What it says in words. */
  readonly message: string
}

/**
 * The code of a refusal. The one place that reads sentences: whatever is decided further in goes by the code. Only a 4xx
 * says with its words that the request was refused.
 */
export const refusalCodeOf = ({ status, code, message }: RefusalWords): string => {
  if (code && saysWhy(code)) return code
  const isRefusal = status >= 400 && status < 500
  const said = isRefusal ? sentences.find(([sentence]) => sentence.test(message))?.[1] : null
  return said ?? (code || unknownCode)
}
