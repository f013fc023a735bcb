import { captureReturn } from '../../../services/returns/capture-return.ts'
import { sendStoreReturnEmail } from '../../../services/returns/send-store-return-email.ts'
import { triggerDoris } from '../../../services/returns/trigger-doris.ts'
import { type ChangeDeps, createAttempt, settleDone } from '../../attempt/attempt.actors.ts'
import { returnSubmissionMachine } from './return-submission.machine.ts'

export type ReturnSubmissionDeps = ChangeDeps & {
  /** When the wizard was opened, epoch milliseconds: a return or an e-mail that another tab has made since then counts as this one. */
  readonly since: number
}

/** The submission chart with its calls. */
export const createReturnSubmissionMachine = ({ since, ...deps }: ReturnSubmissionDeps) =>
  returnSubmissionMachine.provide({
    actors: {
      attempt: createAttempt({ ...deps, change: captureReturn, since, keepsKeyWhenDone: true }),
      triggerAttempt: createAttempt({ ...deps, change: triggerDoris }),
      emailAttempt: createAttempt({ ...deps, change: sendStoreReturnEmail, since }),
    },
    actions: {
      settleKey: ({ context: { target, key } }) => {
        if (key !== null) settleDone(deps.keys, captureReturn, { target, key })
      },
    },
  })
