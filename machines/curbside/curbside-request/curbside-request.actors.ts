import { fromPromise } from 'xstate'
import type { Http } from '../../../services/http/http.ts'
import {
  type Arrival,
  type ArrivalRequest,
  announceArrival,
  readArrivalOutcome,
} from '../../../services/pickup/pickup-answer.ts'
import { createAttemptMachine } from '../../attempt/attempt.machine.ts'
import type { AttemptAnswer, ClaimKeyInput, ReadOutcomeInput, Sending } from '../../attempt/attempt.types.ts'
import { claimKeyIn, type StoredKeys } from '../../stored-keys.ts'
import { curbsideRequestMachine } from './curbside-request.machine.ts'

export type CurbsideRequestDeps = {
  readonly http: Http
  readonly keys: StoredKeys
  /** What was typed, for the life of the tab: it may say anything. */
  readonly drafts: StoredKeys
  readonly newKey: () => string
  readonly orderNumber: string
  readonly code: string
  /** `reason` in one line, without anything personal. */
  readonly reportFailure: (reason: string) => void
}

const nameOf = (orderNumber: string) => `request.${orderNumber}`

/** What a reload has interrupted: the key of a request whose outcome is open, and what was typed. */
export const storedRequest = (
  { keys, drafts }: Pick<CurbsideRequestDeps, 'keys' | 'drafts'>,
  orderNumber: string,
) => ({ openKey: keys.read(nameOf(orderNumber)), vehicle: drafts.read(orderNumber) ?? '' })

type Answer = AttemptAnswer<Arrival>

/** The request of an order's visit with its calls. */
export const createCurbsideRequestMachine = (deps: CurbsideRequestDeps) => {
  const name = nameOf(deps.orderNumber)
  return curbsideRequestMachine.provide({
    actors: {
      attempt: createAttemptMachine<ArrivalRequest, Arrival>().provide({
        actors: {
          claimKey: fromPromise<string, ClaimKeyInput>(async ({ input }) =>
            claimKeyIn(deps.keys, name, input.spentKey, deps.newKey),
          ),
          send: fromPromise<Answer, Sending<ArrivalRequest>>(({ input, signal }) =>
            announceArrival(deps.http, { ...input.request, key: input.key }, signal),
          ),
          readOutcome: fromPromise<Answer, ReadOutcomeInput>(({ input, signal }) =>
            readArrivalOutcome(deps.http, { key: input.key, code: deps.code }, signal),
          ),
        },
      }),
    },
    actions: {
      storeDraft: (_, { value }) => deps.drafts.store(deps.orderNumber, value),
      dropStored: () => {
        deps.keys.drop(name)
        deps.drafts.drop(deps.orderNumber)
      },
      reportFailure: (_, { reason }) => deps.reportFailure(`store not told: ${reason ?? 'unknown'}`),
    },
  })
}
