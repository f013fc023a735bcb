import { fromPromise } from 'xstate'
import type { PickupInteraction } from '../../../contract/pickup/pickup.ts'
import { type GetPickupInput, getPickup } from '../../../services/pickup/get-pickup.ts'
import type { ChangeDeps } from '../../attempt/attempt.actors.ts'
import { createWatchPage } from '../../page-visibility.actors.ts'
import { createPickupCancellationMachine } from '../pickup-cancellation/pickup-cancellation.actors.ts'
import { pickupPollingMachine } from '../pickup-polling/pickup-polling.machine.ts'
import type { ReadPickupResult } from '../pickup-polling/pickup-polling.types.ts'
import { arrivalWatchMachine } from './arrival-watch.machine.ts'

export type ArrivalWatchDeps = ChangeDeps & {
  readonly storeInteraction: (interaction: PickupInteraction) => void
}

/** The watch of an arrival with its calls. */
export const createArrivalWatchMachine = ({ storeInteraction, ...deps }: ArrivalWatchDeps) =>
  arrivalWatchMachine.provide({
    actors: {
      pickupPolling: pickupPollingMachine.provide({
        actors: {
          readPickup: fromPromise<ReadPickupResult, GetPickupInput>(({ input, signal }) =>
            getPickup(deps.http, input, signal),
          ),
          watchPage: createWatchPage(),
        },
      }),
      pickupCancellation: createPickupCancellationMachine(deps),
    },
    actions: {
      storeInteraction: (_, { interaction }) => {
        if (interaction) storeInteraction(interaction)
      },
    },
  })
