import { useActorRef } from '@xstate/react'
import { useEffect, useMemo } from 'react'
import type { ActorRefFrom } from 'xstate'
import type { StorePickup } from '../../../contract/orders/store-pickup.ts'
import { storedCancellation } from '../../../machines/curbside/pickup-cancellation/pickup-cancellation.actors.ts'
import { createStorePickupMachine } from '../../../machines/store-pickup/store-pickup.actors.ts'
import type { storePickupMachine } from '../../../machines/store-pickup/store-pickup.machine.ts'
import { useApp } from '../../components/app/app-context.ts'
import { endWatches } from '../../components/app/end-watches.ts'
import { newKey } from '../../components/app/new-key.ts'
import { useOrderDetail } from '../order-detail/actor/order-detail-context.ts'

export type StorePickupActor = ActorRefFrom<typeof storePickupMachine>

/** Runs the pickup part of an order's page; a cancelled arrival has the order asked for again. */
export const useStorePickupActor = (orderNumber: string, pickup: StorePickup): StorePickupActor => {
  const app = useApp()
  const detail = useOrderDetail()
  const code = pickup.qrId ?? ''
  const machine = useMemo(
    () =>
      createStorePickupMachine({
        http: app.http,
        keys: app.pickupKeys,
        newKey,
        orderNumber,
        code,
        reportFailure: (reason) => app.reportError('store-views-service-failure', reason),
      }),
    [app, orderNumber, code],
  )
  const actor = useActorRef(machine, {
    input: { pickup, openKey: storedCancellation(app.pickupKeys, orderNumber) },
  })
  useEffect(
    () =>
      endWatches(
        actor.on('arrival.cancelled', () => detail.send({ type: 'order.changed', change: null })),
        actor.on('error.reported', (event) => app.reportError(event.code, event.devMessage)),
      ),
    [actor, app, detail],
  )
  return actor
}
