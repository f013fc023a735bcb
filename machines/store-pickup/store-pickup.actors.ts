import { fromPromise } from 'xstate'
import type { Store } from '../../contract/pickup/store.ts'
import type { Prefetch } from '../../services/http/prefetch.ts'
import type { PickupPlaceInput } from '../../services/pickup/get-pickup-place.ts'
import type { ChangeDeps } from '../attempt/attempt.actors.ts'
import { createPickupCancellationMachine } from '../curbside/pickup-cancellation/pickup-cancellation.actors.ts'
import { storePickupMachine } from './store-pickup.machine.ts'
import type { GetPlaceResult } from './store-pickup.types.ts'

/** The chart of the order's page with its calls. */
export const createStorePickupMachine = ({
  places,
  ...deps
}: ChangeDeps & { readonly places: Prefetch<PickupPlaceInput, Store> }) =>
  storePickupMachine.provide({
    actors: {
      getPlace: fromPromise<GetPlaceResult, PickupPlaceInput>(({ input, signal }) =>
        places.take(input, signal),
      ),
      pickupCancellation: createPickupCancellationMachine(deps),
    },
  })
