import { fromPromise } from 'xstate'
import type { PickupInteraction } from '../../../contract/pickup/pickup.ts'
import type { Http } from '../../../services/http/http.ts'
import { cancelArrival, readCancelOutcome } from '../../../services/pickup/pickup-answer.ts'
import { createAttemptMachine } from '../../attempt/attempt.machine.ts'
import type { AttemptAnswer, ClaimKeyInput, ReadOutcomeInput, Sending } from '../../attempt/attempt.types.ts'
import { claimKeyIn, type StoredKeys } from '../../stored-keys.ts'
import { pickupCancellationMachine } from './pickup-cancellation.machine.ts'
import type { CancelArrivalRequest } from './pickup-cancellation.types.ts'

export type PickupCancellationDeps = {
  readonly http: Http
  readonly keys: StoredKeys
  readonly newKey: () => string
  readonly orderNumber: string
  /** Code of the curbside link. */
  readonly code: string
  /** `reason` in one line, without anything personal. */
  readonly reportFailure: (reason: string) => void
}

const nameOf = (orderNumber: string) => `cancel.${orderNumber}`

/** Key of a cancellation that a reload has interrupted, or `null`. */
export const storedCancellation = (keys: StoredKeys, orderNumber: string): string | null =>
  keys.read(nameOf(orderNumber))

type Answer = AttemptAnswer<PickupInteraction>

/** The cancellation of an order's arrival with its calls. */
export const createPickupCancellationMachine = (deps: PickupCancellationDeps) => {
  const name = nameOf(deps.orderNumber)
  return pickupCancellationMachine.provide({
    actors: {
      attempt: createAttemptMachine<CancelArrivalRequest, PickupInteraction>().provide({
        actors: {
          claimKey: fromPromise<string, ClaimKeyInput>(async ({ input }) =>
            claimKeyIn(deps.keys, name, input.spentKey, deps.newKey),
          ),
          send: fromPromise<Answer, Sending<CancelArrivalRequest>>(({ input, signal }) =>
            cancelArrival(deps.http, { ...input.request, key: input.key }, signal),
          ),
          readOutcome: fromPromise<Answer, ReadOutcomeInput>(({ input, signal }) =>
            readCancelOutcome(deps.http, { key: input.key, code: deps.code }, signal),
          ),
        },
      }),
    },
    actions: {
      dropStoredKey: () => deps.keys.drop(name),
      reportFailure: (_, { reason }) => deps.reportFailure(`pickup not cancelled: ${reason ?? 'unknown'}`),
    },
  })
}
