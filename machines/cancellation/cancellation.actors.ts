import { cancelOrder } from '../../services/orders/cancel-order.ts'
import { type ChangeDeps, createAttempt } from '../attempt/attempt.actors.ts'
import { createWatchPage } from '../page-visibility.actors.ts'
import { cancellationMachine } from './cancellation.machine.ts'

/** The cancellation chart with its calls. */
export const createCancellationMachine = (deps: ChangeDeps) =>
  cancellationMachine.provide({
    actors: { attempt: createAttempt({ ...deps, change: cancelOrder }), watchPage: createWatchPage() },
  })
