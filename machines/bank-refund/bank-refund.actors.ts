import { fromPromise } from 'xstate'
import type { CheckIban } from '../../domain/bank-refund/bank-details.ts'
import { sendBankRefund } from '../../services/returns/send-bank-refund.ts'
import { type ChangeDeps, createAttempt } from '../attempt/attempt.actors.ts'
import { bankRefundMachine } from './bank-refund.machine.ts'

/** The bank refund with its call, and the rules of the countries, which come when a form is there to be checked. */
export const createBankRefundMachine = (deps: ChangeDeps) =>
  bankRefundMachine.provide({
    actors: {
      loadCheck: fromPromise<CheckIban, undefined>(async () => {
        const { isValidIban } = await import('../../domain/bank-refund/iban-check.ts')
        return isValidIban
      }),
      attempt: createAttempt({ ...deps, change: sendBankRefund }),
    },
  })
