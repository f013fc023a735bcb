import type { PickupInteraction } from '../../src/contract/pickup.ts'
import type { PickupStatus } from '../../src/contract/pickup-status.ts'
import type { GetPickupInput } from '../../src/services/get-pickup.ts'
import type { CallResult, Failure } from '../../src/services/result.ts'

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
