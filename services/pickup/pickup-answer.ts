import type * as v from 'valibot'
import {
  createPickup,
  mostVehicleCharacters,
  type PickupInteraction,
  type PickupRequest,
  patchPickup,
} from '../../contract/pickup/pickup.ts'
import { getStoredOutcome as outcome } from '../../contract/wire/idempotency.ts'
import { asLine } from '../../contract/wire/text.ts'
import { curbsideService } from '../../domain/pickup/pickup-life.ts'
import type { Http } from '../http/http.ts'
import { parseAnswer } from '../http/parse-answer.ts'
import { type CallResult, type Failure, isOutcomeOpen } from '../http/result.ts'

/** What an arrival at the kerb is told with. `code` is the link's; it travels in a header and the body, in no address. */
export type ArrivalRequest = {
  readonly orderNumber: string
  readonly storeId: string
  readonly code: string
  /** 1 to 100 characters. */
  readonly vehicle: string
}

/** What became of an arrival. A duplicate carries the id of the one that stands, where the host names it (CU-05). */
export type Arrival =
  | { readonly kind: 'accepted'; readonly interaction: PickupInteraction }
  | { readonly kind: 'duplicate'; readonly id: string | null }

/**
 * What an answer says about a change of a pickup. `refused`: nothing was changed, `isRejected` where the same request would be
 * refused again. `open`: it may or may not have happened. `neverArrived`: the host knows nothing of it.
 */
export type PickupAnswer<Value> =
  | { readonly kind: 'done'; readonly value: Value }
  | { readonly kind: 'refused'; readonly reason: string; readonly isRejected: boolean }
  | { readonly kind: 'inFlight'; readonly retryAfterMs: number | null }
  | { readonly kind: 'neverArrived' }
  | { readonly kind: 'open'; readonly failure: Failure }

type Lookup = { readonly key: string; readonly code: string }

/** Last part of `…/store/order_pickups/v1/{id}`. */
const idOf = (location: unknown): string | null =>
  typeof location === 'string' ? (/\/order_pickups\/v1\/([\w-]{1,64})$/.exec(location)?.[1] ?? null) : null

const answerOfFailure = (
  failure: Failure,
): Exclude<PickupAnswer<never>, { kind: 'neverArrived' | 'done' }> => {
  if (isOutcomeOpen(failure)) return { kind: 'open', failure }
  if (failure.kind !== 'problem') return { kind: 'refused', reason: failure.kind, isRejected: false }
  const { status, code, retryAfterMs } = failure
  if (code === 'idempotency_in_flight') return { kind: 'inFlight', retryAfterMs }
  if (code === 'idempotency_mismatch') return { kind: 'open', failure }
  return { kind: 'refused', reason: `${status} ${code}`, isRejected: status < 500 && status !== 429 }
}

const arrivalOf = (result: CallResult<PickupInteraction>): PickupAnswer<Arrival> => {
  if (result.ok) return { kind: 'done', value: { kind: 'accepted', interaction: result.value } }
  const { failure } = result
  const isDuplicate =
    failure.kind === 'problem' && failure.status === 409 && !failure.code.startsWith('idempotency_')
  if (!isDuplicate) return answerOfFailure(failure)
  const id = idOf(failure.location ?? failure.problem.location)
  return { kind: 'done', value: { kind: 'duplicate', id } }
}

/** Tells the store, at most once for the key. */
export const announceArrival = async (
  http: Http,
  { orderNumber, storeId, code, vehicle, key }: ArrivalRequest & { readonly key: string },
  signal?: AbortSignal,
): Promise<PickupAnswer<Arrival>> => {
  const body: PickupRequest = {
    notes: [
      { authorType: 'CONSUMER', content: asLine(vehicle, mostVehicleCharacters), targetType: 'VEHICLE' },
    ],
    orderNumber,
    storeId,
    storeServiceId: curbsideService,
    validationCode: { type: 'QR', code },
  }
  return arrivalOf(
    await http.call(createPickup, {
      body,
      linkCode: code,
      idempotencyKey: key,
      ...(signal ? { signal } : {}),
    }),
  )
}

/** Takes an arrival back, at most once for the key (ST-04). */
export const cancelArrival = async (
  http: Http,
  { id, code, key }: Lookup & { readonly id: string },
  signal?: AbortSignal,
): Promise<PickupAnswer<PickupInteraction>> => {
  const result = await http.call(patchPickup, {
    params: { id },
    body: [{ op: 'replace', path: '/status', value: 'CANCELLED_CONSUMER' }],
    linkCode: code,
    idempotencyKey: key,
    ...(signal ? { signal } : {}),
  })
  return result.ok ? { kind: 'done', value: result.value } : answerOfFailure(result.failure)
}

/** What the host stored under the key, as if it had been the answer; only its own word counts. */
const readStored = async <A extends v.GenericSchema, Value>(
  http: Http,
  { key, code, answer }: Lookup & { readonly answer: A },
  read: (result: CallResult<v.InferOutput<A>>) => PickupAnswer<Value>,
  signal?: AbortSignal,
): Promise<PickupAnswer<Value>> => {
  const stored = await http.call(outcome, {
    params: { key },
    linkCode: code,
    ...(signal ? { signal } : {}),
  })
  if (stored.ok) {
    const { status, body } = stored.value
    return read(parseAnswer(answer, { status, text: JSON.stringify(body), retryAfterMs: null }))
  }
  const { failure } = stored
  if (failure.kind === 'problem' && failure.code === 'idempotency_unknown') return { kind: 'neverArrived' }
  if (failure.kind === 'problem' && failure.code === 'idempotency_in_flight') {
    return { kind: 'inFlight', retryAfterMs: failure.retryAfterMs }
  }
  return { kind: 'open', failure }
}

/** What became of an arrival whose answer was lost. */
export const readArrivalOutcome = (http: Http, lookup: Lookup, signal?: AbortSignal) =>
  readStored(http, { ...lookup, answer: createPickup.answer }, arrivalOf, signal)

/** What became of a cancellation whose answer was lost. */
export const readCancelOutcome = (http: Http, lookup: Lookup, signal?: AbortSignal) =>
  readStored(
    http,
    { ...lookup, answer: patchPickup.answer },
    (result): PickupAnswer<PickupInteraction> =>
      result.ok ? { kind: 'done', value: result.value } : answerOfFailure(result.failure),
    signal,
  )
