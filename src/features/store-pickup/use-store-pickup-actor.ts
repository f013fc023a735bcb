import { useMemo } from 'react'
import type { ActorRefFrom } from 'xstate'
import type { StorePickup } from '../../../contract/orders/store-pickup.ts'
import { pendingKeyOf } from '../../../machines/attempt/attempt.actors.ts'
import { createStorePickupMachine } from '../../../machines/store-pickup/store-pickup.actors.ts'
import type { storePickupMachine } from '../../../machines/store-pickup/store-pickup.machine.ts'
import { cancelArrival } from '../../../services/pickup/cancel-arrival.ts'
import { useApp } from '../../components/app/app-context.ts'
import { useFlow } from '../../components/app/use-flow.ts'
import { useOrderDetail } from '../order-detail/actor/order-detail-context.ts'

export type StorePickupActor = ActorRefFrom<typeof storePickupMachine>

/** Runs the pickup part of an order's page; a cancelled arrival has the order asked for again. */
export const useStorePickupActor = (pickup: StorePickup): StorePickupActor => {
  const { changes, pickupPlaces } = useApp()
  const detail = useOrderDetail()
  const machine = useMemo(
    () => createStorePickupMachine({ ...changes, places: pickupPlaces }),
    [changes, pickupPlaces],
  )
  const { interaction, qrId, storeId, place } = pickup
  return useFlow(machine, {
    input: {
      pickup,
      store: pickupPlaces.peek({ storeId, place }),
      pendingKey:
        interaction && pendingKeyOf(changes.keys, cancelArrival, { id: interaction.id, code: qrId ?? '' }),
    },
    on: {
      'arrival.cancelled': () => detail.send({ type: 'order.changed', change: null }),
    },
  })
}
