import { fromPromise } from 'xstate'
import type { SwitchMethodRequest } from '../../contract/returns/return-method.ts'
import type { Http } from '../../services/http/http.ts'
import { readSwitchOutcome, sendSwitch } from '../../services/returns/switch-answer.ts'
import { createAttemptMachine } from '../attempt/attempt.machine.ts'
import type { AttemptAnswer, ClaimKeyInput, ReadOutcomeInput, Sending } from '../attempt/attempt.types.ts'
import { methodSwitchMachine } from './method-switch.machine.ts'
import type { Switched } from './method-switch.types.ts'

export type MethodSwitchDeps = {
  readonly http: Http
  readonly returnOrderNumber: string
  /** Stores a key and gives it back. */
  readonly claimKey: (spentKey: string | null) => string
  readonly settleKey: (key: string) => void
}

type Answer = AttemptAnswer<Switched>

/** The switch of a return's method with its calls. */
export const createMethodSwitchMachine = ({
  http,
  returnOrderNumber,
  claimKey,
  settleKey,
}: MethodSwitchDeps) =>
  methodSwitchMachine.provide({
    actors: {
      attempt: createAttemptMachine<SwitchMethodRequest, Switched>().provide({
        actors: {
          claimKey: fromPromise<string, ClaimKeyInput>(async ({ input }) => claimKey(input.spentKey)),
          send: fromPromise<Answer, Sending<SwitchMethodRequest>>(({ input, signal }) =>
            sendSwitch(http, { returnOrderNumber, body: input.request, key: input.key }, signal),
          ),
          readOutcome: fromPromise<Answer, ReadOutcomeInput>(({ input, signal }) =>
            readSwitchOutcome(http, input, signal),
          ),
        },
      }),
    },
    actions: {
      settleKey: ({ context }) => {
        if (context.spentKey !== null) settleKey(context.spentKey)
      },
    },
  })
