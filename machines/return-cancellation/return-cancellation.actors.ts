import { cancelReturn } from '../../services/returns/cancel-return.ts'
import { type ChangeDeps, createAttempt } from '../attempt/attempt.actors.ts'
import { returnCancellationMachine } from './return-cancellation.machine.ts'

/** Taking a return back, with its call. */
export const createReturnCancellationMachine = (deps: ChangeDeps) =>
  returnCancellationMachine.provide({
    actors: { attempt: createAttempt({ ...deps, change: cancelReturn }) },
  })
