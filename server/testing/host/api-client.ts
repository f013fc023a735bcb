import { randomUUID } from 'node:crypto'
import type * as v from 'valibot'
import { parse } from 'valibot'
import type { Call } from '../../../contract/wire/call.ts'
import { idempotencyHeader } from '../../../contract/wire/idempotency.ts'
import { tokenOf } from './test-tokens.ts'

export type ApiRequest = {
  readonly params?: Readonly<Record<string, string>>
  readonly query?: Readonly<Record<string, string>>
  readonly body?: unknown
  /** Member who calls. */
  readonly as?: string
  /** Guest who calls, for example `email(kim@podium.example)`. */
  readonly filter?: string
  /** Fresh for each call of a changing one unless given; `null` sends none. */
  readonly key?: string | null
  readonly headers?: Readonly<Record<string, string>>
}

export type ApiAnswer = {
  readonly status: number
  readonly headers: Headers
  /** Parsed JSON, or the text where it is none. */
  readonly body: unknown
}

const pathOf = (call: Call, { params = {}, query = {}, filter }: ApiRequest): string => {
  const path = call.path.replaceAll(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(params[name] ?? ''))
  const search = new URLSearchParams(filter === undefined ? query : { ...query, filter })
  return search.size > 0 ? `${path}?${search}` : path
}

/** An address that nobody else has used, so that tests do not use up each other's attempts. */
const freshAddress = (): string => `2001:db8:${randomUUID().slice(0, 4)}:${randomUUID().slice(0, 4)}::1`

const headersOf = (call: Call, { as, key, body, headers }: ApiRequest): Record<string, string> => ({
  'X-Forwarded-For': freshAddress(),
  ...(as === undefined ? {} : { Authorization: `Bearer ${tokenOf(as)}` }),
  ...(call.changes && key !== null ? { [idempotencyHeader]: key ?? randomUUID() } : {}),
  ...(body === undefined ? {} : { 'Content-Type': 'application/json' }),
  ...headers,
})

/** Anything that answers requests: the app in this process, or a host behind an address. */
export type Target = { request(path: string, init: RequestInit): Response | Promise<Response> }

/** Sends a call of the contract. */
export const send = async (app: Target, call: Call, request: ApiRequest = {}): Promise<ApiAnswer> => {
  const { body } = request
  const response = await app.request(pathOf(call, request), {
    method: call.method,
    headers: headersOf(call, request),
    ...(body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
  })
  return readAnswer(response)
}

export const readAnswer = async (response: Response): Promise<ApiAnswer> => {
  const text = await response.text()
  const isJson = /json/.test(response.headers.get('content-type') ?? '')
  return { status: response.status, headers: response.headers, body: isJson ? JSON.parse(text) : text }
}

/** Sends a call that must succeed and gives its answer as the contract's schema reads it. */
export const sendOk = async <A extends v.GenericSchema>(
  app: Target,
  call: Call<v.GenericSchema, v.GenericSchema, v.GenericSchema, A>,
  request: ApiRequest = {},
): Promise<v.InferOutput<A>> => {
  const answer = await send(app, call, request)
  if (answer.status !== call.status) {
    throw new Error(`${call.id} answered ${answer.status}: ${JSON.stringify(answer.body)}`)
  }
  return parse(call.answer, answer.body)
}
