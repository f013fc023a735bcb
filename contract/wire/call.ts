import type * as v from 'valibot'
import type { ProblemCode } from './problem.ts'

/**
 * Who may call, beside anybody:
 *
 * - `member`: by a bearer token.
 * - `guest`: by the guest filter, who says whose order it is (SE-02).
 * - `visitor`: any browser, which is known again by a cookie of its own.
 * - `link`: whoever holds a link, by its code in `X-Validation-Code`.
 */
export const callerKinds = ['member', 'guest', 'visitor', 'link'] as const
export type CallerKind = (typeof callerKinds)[number]

export type HttpMethod = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'

/** Where something stands in a request: `params.orderNumber`, `body.validationCode.code`. */
export type RequestPath = `${'params' | 'query' | 'body'}.${string}`

/** Whose object a call is about, and where its number stands. Attempts by guests are counted against it. */
export type CallObject = {
  readonly type: 'order' | 'return' | 'job' | 'pickup' | 'member' | 'attempt'
  readonly at: RequestPath
}

/**
 * One row of the specification's call tables. Client services, API host, OpenAPI document and sandbox faults are all
 * made from it, so that a call is described once. `contract/calls.ts` lists the rows.
 */
export type Call<
  Params extends v.GenericSchema = v.GenericSchema,
  Query extends v.GenericSchema = v.GenericSchema,
  Body extends v.GenericSchema = v.GenericSchema,
  Answer extends v.GenericSchema = v.GenericSchema,
  Fields extends v.GenericSchema = v.GenericSchema,
> = {
  /** Operation id, verb + noun. */
  readonly id: string
  readonly method: HttpMethod
  /** Path under the API base, with `{name}` for parameters, as the specification writes it. */
  readonly path: string
  /** Who may call; empty: anybody, and nobody is asked who they are. */
  readonly callers: readonly CallerKind[]
  /** Where a link's code stands as well as in its header. */
  readonly linkCodeAt?: RequestPath
  /** Left out where the call is about nothing but the caller, or about what everybody may see. */
  readonly object?: CallObject
  /** One sentence for the API reference. */
  readonly summary: string
  readonly params?: Params
  readonly query?: Query
  /** Header fields that belong to the call, by their names in lower case. */
  readonly headers?: Fields
  readonly body?: Body
  readonly answer: Answer
  /** HTTP status of a success. */
  readonly status: number
  /**
   * It changes something, once for its `Idempotency-Key`, which it needs. `job`: it answers a job, whose state that call
   * tells. Telemetry and sandbox calls take no key (decisions.md), and count as changing nothing.
   */
  readonly changes?: { readonly job?: Call }
  /** Stable problem codes beyond the general ones, for the API reference. */
  readonly problems?: readonly ProblemCode[]
}

/** Keeps the schemas' types while checking the row's shape. */
export const defineCall = <const Row extends Call>(row: Row): Row => row

/** Header fields of a call's own. */
export const headerNames = ({ headers }: Pick<Call, 'headers'>): readonly string[] =>
  headers && 'entries' in headers ? Object.keys(headers.entries as object) : []

/** What stands in a request at a row's path, as text; `null` where there is none. */
export const textAt = (request: object, path: RequestPath): string | null => {
  const value = path
    .split('.')
    .reduce<unknown>(
      (inner, name) => (inner as Readonly<Record<string, unknown>> | undefined)?.[name],
      request,
    )
  return typeof value === 'string' ? value : null
}
