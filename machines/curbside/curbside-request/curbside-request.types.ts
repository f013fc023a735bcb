import type { Arrival } from '../../../services/pickup/pickup-answer.ts'

export type CurbsideRequestInput = {
  readonly orderNumber: string
  readonly storeId: string
  readonly code: string
  /** Key of a request from before a reload, whose outcome is not known yet. */
  readonly openKey: string | null
  /** What was typed before a reload. */
  readonly vehicle: string
}

export type CurbsideRequestContext = CurbsideRequestInput & {
  readonly spentKey: string | null
  /** Requests that failed so far; after the third retry only contact is left (CU-07). */
  readonly failures: number
  readonly reason: string | null
  readonly arrival: Arrival | null
}

export type CurbsideRequestEvent =
  | { type: 'vehicle.change'; value: string }
  | { type: 'request.submit' }
  | { type: 'request.retry' }

/** Why the host will not have it: a closed store, one that brings nothing out, an order that is not ready, a link that is not right. */
export type CurbsideRefusal = 'closed' | 'noCurbside' | 'notReady' | 'badLink'

export type CurbsideRequestOutput = Arrival | { readonly kind: 'refused'; readonly refusal: CurbsideRefusal }
