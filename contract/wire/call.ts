import type * as v from 'valibot'

/**
 * Who may call: `public` anyone, `member` a bearer token, `memberOrGuest` a token or a guest filter (SE-02),
 * `memberOrVisitor` a token, or any browser, which is known again by a cookie of its own. `memberGuestOrLink` also takes the
 * code of a link in `X-Validation-Code`; `link` takes it there or in the body, and no token.
 */
export type Access = 'public' | 'member' | 'memberOrGuest' | 'memberOrVisitor' | 'memberGuestOrLink' | 'link'

export type HttpMethod = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'

/**
 * One row of the specification's call tables. Client services, API host, OpenAPI document and sandbox faults are all
 * made from it, so that a call is described once.
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
  readonly access: Access
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
  /** Changing calls need an `Idempotency-Key`; telemetry and sandbox calls take none (decisions.md). */
  readonly idempotent: boolean
  /** Stable problem codes beyond the general ones, for the API reference. */
  readonly problems?: readonly string[]
}

/** Keeps the schemas' types while checking the row's shape. */
export const defineCall = <
  P extends v.GenericSchema,
  Q extends v.GenericSchema,
  B extends v.GenericSchema,
  A extends v.GenericSchema,
  F extends v.GenericSchema,
>(
  call: Call<P, Q, B, A, F>,
): Call<P, Q, B, A, F> => call
