import { cancelItems } from '../../services/orders/cancel-items.ts'
import { type ChangeDeps, createAttempt } from '../attempt/attempt.actors.ts'
import { itemCancellationMachine } from './item-cancellation.machine.ts'

/** The cancellation of some items with its call. */
export const createItemCancellationMachine = (deps: ChangeDeps) =>
  itemCancellationMachine.provide({ actors: { attempt: createAttempt({ ...deps, change: cancelItems }) } })
