import type * as v from 'valibot'
import type { Call } from '../../../contract/wire/call.ts'
import type { Database } from '../../db/schema.ts'
import type { Caller } from './caller.ts'

/** What a handler gets: everything parsed by the contract's schemas. */
export type CallRequest<Params = unknown, Query = unknown, Body = unknown, Fields = unknown> = {
  readonly caller: Caller
  readonly params: Params
  readonly query: Query
  readonly body: Body
  /** Header fields that the call's own schema names. */
  readonly fields: Fields
  /**
   * The database; for a changing call the transaction that also stores its outcome. All of a handler's work goes
   * through it, so that all of it happened or none did.
   */
  readonly db: Database
  /** Host time of this request. */
  readonly now: Date
  /** Client address, for limits on attempts. */
  readonly address: string
  /** Header fields as they were sent; for what no schema carries, such as a cookie. */
  readonly headers: Headers
  /** Header fields that a handler adds to its answer; a replayed outcome comes without them. */
  readonly reply: Headers
}

/** A row of the call table with what answers it. A refusal is a thrown `problem(…)`. */
export type HandledCall = {
  readonly call: Call
  readonly run: (request: CallRequest) => Promise<unknown>
}

/** Joins a call of the contract with its handler, typed by the call's schemas. */
export const handle = <
  P extends v.GenericSchema,
  Q extends v.GenericSchema,
  B extends v.GenericSchema,
  A extends v.GenericSchema,
  F extends v.GenericSchema,
>(
  call: Call<P, Q, B, A, F>,
  run: (
    request: CallRequest<v.InferOutput<P>, v.InferOutput<Q>, v.InferOutput<B>, v.InferOutput<F>>,
  ) => Promise<v.InferInput<A>>,
): HandledCall => ({ call, run: (request) => run(request as Parameters<typeof run>[0]) })
