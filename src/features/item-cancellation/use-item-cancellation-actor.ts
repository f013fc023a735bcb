import { useEffect, useMemo } from 'react'
import type { Order } from '../../../contract/orders/order.ts'
import { itemsOffer } from '../../../domain/order-actions/cancel-items-offer.ts'
import { orderCountry } from '../../../domain/orders/order-country.ts'
import { pendingKeyOf } from '../../../machines/attempt/attempt.actors.ts'
import { createItemCancellationMachine } from '../../../machines/item-cancellation/item-cancellation.actors.ts'
import { cancelItems } from '../../../services/orders/cancel-items.ts'
import { useApp } from '../../components/app/app-context.ts'
import { useFlow } from '../../components/app/use-flow.ts'
import { useOrderDetail } from '../order-detail/actor/order-detail-context.ts'
import type { ItemCancellationActor } from './item-cancellation-context.ts'

/** Runs the cancellation of some items of an order. */
export const useItemCancellationActor = (order: Order): ItemCancellationActor => {
  const app = useApp()
  const detail = useOrderDetail()
  const { orderNumber } = order
  const offer = useMemo(
    () => itemsOffer(order, orderCountry(order, app.place.marketplace), app.clock.now()),
    [order, app],
  )
  const machine = useMemo(() => createItemCancellationMachine(app.changes), [app])
  const actor = useFlow(machine, {
    input: {
      orderNumber,
      offer,
      pendingKey: pendingKeyOf(app.changes.keys, cancelItems, { orderNumber }),
    },
    on: { 'order.outdated': () => detail.send({ type: 'order.changed', change: null }) },
  })
  useEffect(() => actor.send({ type: 'order.updated', offer }), [actor, offer])
  return actor
}
