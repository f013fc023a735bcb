import { fromPromise } from 'xstate'
import { getPickupPlace, type PickupPlaceInput } from '../../services/pickup/get-pickup-place.ts'
import type { ChangeDeps } from '../attempt/attempt.actors.ts'
import { createPickupCancellationMachine } from '../curbside/pickup-cancellation/pickup-cancellation.actors.ts'
import { storePickupMachine } from './store-pickup.machine.ts'
import type { GetPlaceResult } from './store-pickup.types.ts'

/** The chart of the order's page with its calls. */
export const createStorePickupMachine = (deps: ChangeDeps) =>
  storePickupMachine.provide({
    actors: {
      getPlace: fromPromise<GetPlaceResult, PickupPlaceInput>(({ input, signal }) =>
        getPickupPlace(deps.http, input, signal),
      ),
      pickupCancellation: createPickupCancellationMachine(deps),
    },
  })
