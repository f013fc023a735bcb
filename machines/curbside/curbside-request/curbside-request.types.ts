import type { Arrival, ArrivalRequest, ArrivalTarget } from '../../../services/pickup/announce-arrival.ts'
import type { ErrorReported } from '../../actor-slot.ts'
import type { AttemptInput, AttemptOutput } from '../../attempt/attempt.types.ts'

export type CurbsideRequestInput = ArrivalTarget & {
  /** Key of a request from before a reload, whose outcome is not known. */
  readonly pendingKey: string | null
  /** What was typed before a reload. */
  readonly vehicle: string
}

export type CurbsideRequestContext = CurbsideRequestInput & {
  /** Requests that failed so far; after the third retry only contact is left (CU-07). */
  readonly failures: number
  readonly outcome: CurbsideRequestOutput | null
}

export type CurbsideRequestEvent =
  | { type: 'vehicle.change'; value: string }
  | { type: 'request.submit' }
  | { type: 'request.retry' }

export type CurbsideRequestEmitted = ErrorReported

/** Why the host will not have it: a closed store, one that brings nothing out, an order that is not ready, a link that is not right. */
export type CurbsideRefusal = 'closed' | 'noCurbside' | 'notReady' | 'badLink'

export type CurbsideRequestOutput = Arrival | { readonly kind: 'refused'; readonly refusal: CurbsideRefusal }

export type ArrivalAttemptInput = AttemptInput<ArrivalTarget, ArrivalRequest>
export type ArrivalAttemptOutput = AttemptOutput<Arrival>

/** Views, as the states' tags name them; the narrower one comes first. */
export const curbsideRequestViews = [
  'describing',
  'takingLonger',
  'submitting',
  'unconfirmed',
  'retriable',
  'onlyContact',
] as const
