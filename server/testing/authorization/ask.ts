import { randomInt, randomUUID } from 'node:crypto'
import type { ProblemCode } from '../../../contract/wire/problem.ts'
import { problemStatus } from '../../common/problems.ts'
import { type ApiAnswer, send, type Target } from '../host/api-client.ts'
import { newMember } from '../orders/build-order.ts'
import type { Credential } from './credentials.ts'
import type { Asked, CallerName, Expected, Row, Subject } from './matrix.types.ts'

/** An id of the same form that names nothing. */
export const unknownLike = (id: string): string => {
  if (id.startsWith('upm-')) return newMember()
  const [form] = /^(key|pay)-/.exec(id) ?? []
  if (form !== undefined) return `${form}${randomUUID()}`
  if (id.includes('-')) return randomUUID()
  return `X${randomInt(100_000_000, 999_999_999)}${id.endsWith('R') ? 'R' : ''}`
}

const inOrder: Expected = 'ok'

type Question = {
  readonly row: Row
  readonly caller: CallerName
  readonly credential: Credential
  readonly subject: Subject
  readonly id?: string
}

/** Two filters in one query, which no client of ours sends. */
const withSecondFilter = (target: Target, second: string): Target => ({
  request: (path, init) => target.request(`${path}&filter=${encodeURIComponent(second)}`, init),
})

/** Asks as the caller would. */
export const ask = (target: Target, { row, caller, credential, subject, id = subject.id }: Question) => {
  const { person, token, secondFilter } = credential
  const asked: Asked = { caller, id, subject, own: { person, token } }
  const { query, headers, ...request } = row.request(asked)
  return send(secondFilter === undefined ? target : withSecondFilter(target, secondFilter), row.call, {
    ...request,
    query: { ...query, ...credential.query },
    headers: { ...headers, ...credential.headers },
  })
}

/** Whether an answer is the expected one, in words: `ok`, or its status and code. */
export const told = ({ call }: Row, { status, body }: ApiAnswer): string =>
  status === call.status ? 'ok' : `${status} ${(body as { readonly code?: string }).code}`

export const inWords = (expected: Expected, { refusedWith }: Pick<Row, 'refusedWith'>): string => {
  const code = codeIn(expected)
  if (code === null) return 'ok'
  const own = code === 'order_not_found' ? refusedWith : undefined
  return `${own ?? problemStatus(code)} ${code}`
}

export const isSame = (expected: Expected): boolean => expected.startsWith('same ')

/** The problem that is expected; `null`: none. */
const codeIn = (expected: Expected): ProblemCode | null => {
  const code = expected.replace('same ', '')
  return code === inOrder ? null : (code as ProblemCode)
}

/** All of an answer that somebody who compares two could see. */
export const seen = ({ status, headers, body }: ApiAnswer) => ({
  status,
  body,
  headers: [...headers].filter(([name]) => name !== 'date' && name !== 'x-request-id'),
})
