import { cancelArrival } from '../../../services/pickup/cancel-arrival.ts'
import { type ChangeDeps, createAttempt } from '../../attempt/attempt.actors.ts'
import { pickupCancellationMachine } from './pickup-cancellation.machine.ts'

/** The cancellation of an order's arrival with its calls. */
export const createPickupCancellationMachine = (deps: ChangeDeps) =>
  pickupCancellationMachine.provide({
    actors: { attempt: createAttempt({ ...deps, change: cancelArrival }) },
  })
