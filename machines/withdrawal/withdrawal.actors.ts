import { fromPromise } from 'xstate'
import {
  type AcknowledgementsQuestion,
  getAcknowledgements,
} from '../../services/orders/get-acknowledgements.ts'
import { withdrawOrder } from '../../services/orders/withdraw-order.ts'
import { type ChangeDeps, createAttempt } from '../attempt/attempt.actors.ts'
import { withdrawalMachine } from './withdrawal.machine.ts'
import type { DocumentsResult } from './withdrawal.types.ts'

/** The withdrawal with its calls. */
export const createWithdrawalMachine = (deps: ChangeDeps) =>
  withdrawalMachine.provide({
    actors: {
      attempt: createAttempt({ ...deps, change: withdrawOrder }),
      getDocuments: fromPromise<DocumentsResult, AcknowledgementsQuestion>(({ input, signal }) =>
        getAcknowledgements(deps.http, input, signal),
      ),
    },
  })
