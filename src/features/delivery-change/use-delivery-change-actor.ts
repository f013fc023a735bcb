import { useEffect, useMemo } from 'react'
import type { Order } from '../../../contract/orders/order.ts'
import { addressReach } from '../../../domain/delivery-change/delivery-change.ts'
import { deliveryOffer } from '../../../domain/delivery-change/delivery-choice.ts'
import { pendingKeyOf } from '../../../machines/attempt/attempt.actors.ts'
import { createDeliveryChangeMachine } from '../../../machines/delivery-change/delivery-change.actors.ts'
import { changeDelivery } from '../../../services/orders/change-delivery.ts'
import { useApp } from '../../components/app/app-context.ts'
import { useFlow } from '../../components/app/use-flow.ts'
import { usePage } from '../../components/order/use-page.ts'
import { useOrderDetail } from '../order-detail/actor/order-detail-context.ts'
import type { DeliveryChangeActor } from './delivery-change-context.ts'
import { keepChoice, keptChoice } from './kept-choices.ts'

/** Runs the change of an order's delivery. */
export const useDeliveryChangeActor = (order: Order): DeliveryChangeActor => {
  const app = useApp()
  const detail = useOrderDetail()
  const { country, isMember } = usePage()
  const { orderNumber } = order
  const offer = useMemo(() => deliveryOffer(order, country, app.clock.now()), [order, country, app])
  const machine = useMemo(() => createDeliveryChangeMachine(app.changes), [app])
  const actor = useFlow(machine, {
    input: {
      orderNumber,
      offer,
      reach: addressReach({ isMember, hasEmail: Boolean(order.authorizationInfo?.email) }),
      kept: keptChoice(app, orderNumber),
      pendingKey: pendingKeyOf(app.changes.keys, changeDelivery, { orderNumber }),
    },
    on: {
      'choice.kept': ({ choice }) => keepChoice(app, orderNumber, choice),
      'order.outdated': () => detail.send({ type: 'order.changed', change: null }),
    },
  })
  useEffect(() => actor.send({ type: 'order.updated', offer }), [actor, offer])
  return actor
}
