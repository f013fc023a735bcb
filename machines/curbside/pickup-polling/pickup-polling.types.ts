import type { PickupInteraction } from '../../../contract/pickup/pickup.ts'
import type { PickupStatus } from '../../../contract/pickup/pickup-status.ts'
import type { CallResult, Failure } from '../../../services/http/result.ts'
import type { GetPickupInput } from '../../../services/pickup/get-pickup.ts'

export type PickupPollingInput = GetPickupInput & {
  /** What is known so far; `null` where nothing is, so that the first answer counts as a change. */
  readonly status: PickupStatus | null
}

export type PickupPollingContext = PickupPollingInput & {
  readonly interaction: PickupInteraction | null
  /** Answers in a row that did not come; 6 at most: the first one and 5 retries. */
  readonly failures: number
  readonly failure: Failure | null
}

export type PickupPollingEvent = { type: 'page.hidden' } | { type: 'page.shown' }

/** `gone`: the host knows no such arrival. `failed`: it could not be asked, six times in a row. */
export type PickupPollingOutput =
  | { readonly kind: 'changed'; readonly interaction: PickupInteraction }
  | { readonly kind: 'gone' }
  | { readonly kind: 'failed'; readonly failure: Failure }

export type ReadPickupResult = CallResult<PickupInteraction>
