import { changeDelivery } from '../../services/orders/change-delivery.ts'
import { type ChangeDeps, createAttempt } from '../attempt/attempt.actors.ts'
import { deliveryChangeMachine } from './delivery-change.machine.ts'

/** The change of a delivery with its call. */
export const createDeliveryChangeMachine = (deps: ChangeDeps) =>
  deliveryChangeMachine.provide({ actors: { attempt: createAttempt({ ...deps, change: changeDelivery }) } })
