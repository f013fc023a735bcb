import type { CallInput, Http } from '../../services/http/http.ts'
import { parseAnswer } from '../../services/http/parse-answer.ts'

type Asked = Omit<CallInput, 'signal'> & {
  /** Method and path as the contract has them. */
  readonly call: string
}

export type HostAnswer = { readonly status: number; readonly body: unknown }

export const answers = (body: unknown, status = 200): HostAnswer => ({ status, body })
export const refuses = (status: number, code: string): HostAnswer =>
  answers({ type: 'about:blank', title: code, status, code }, status)

/**
 * A host for charts with their own calls: each answer is for one call, in the order in which they are made, and goes through
 * the contract. `asked` is what came.
 */
export const startHost = (...prepared: readonly HostAnswer[]) => {
  const waiting = [...prepared]
  const asked: Asked[] = []
  const next = () => {
    const { status, body } = waiting.shift() ?? refuses(418, 'nothing_was_prepared')
    return { status, text: JSON.stringify(body), retryAfterMs: null }
  }
  const http: Http = {
    call: async ({ method, path, answer }, { signal: _, ...input } = {}) => {
      asked.push({ call: `${method} ${path}`, ...input })
      return parseAnswer(answer, next())
    },
    door: async (answer, { method, path, body }) => {
      asked.push({ call: `${method} ${path}`, ...(body === undefined ? {} : { body }) })
      return parseAnswer(answer, next())
    },
  }
  return { http, asked }
}
