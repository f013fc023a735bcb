import { and, eq } from 'drizzle-orm'
import { addressReach } from '../../../../domain/delivery-change/delivery-change.ts'
import { deliveryOffer } from '../../../../domain/delivery-change/delivery-choice.ts'
import { pendingKeyOf } from '../../../../machines/attempt/attempt.actors.ts'
import { createDeliveryChangeMachine } from '../../../../machines/delivery-change/delivery-change.actors.ts'
import {
  selectDeliveryGap,
  selectDeliveryView,
} from '../../../../machines/delivery-change/delivery-change.selectors.ts'
import { changeDelivery } from '../../../../services/orders/change-delivery.ts'
import { deliveryChanges } from '../../../db/tables/delivery-changes.ts'
import { type Arrange, newOrder, readOrder } from '../arrangement.ts'

export const arrange: Arrange = async (host, caller) => {
  const made = await newOrder(host, caller, { from: 'delivery-open' })
  const { orderNumber, identity } = made
  const order = await readOrder(host, made, orderNumber)
  return {
    identity,
    ready: 'chosen',
    done: 'changed',
    open: (tab) => {
      const offer = deliveryOffer(order, 'us', tab.now())
      const flow = tab.start(createDeliveryChangeMachine(tab), {
        orderNumber,
        offer,
        reach: addressReach({ isMember: caller === 'member', hasEmail: true }),
        kept: null,
        pendingKey: pendingKeyOf(tab.keys, changeDelivery, { orderNumber }),
      })
      flow.send({ type: 'day.choose', day: offer.days[0] ?? null })
      return {
        view: () => {
          const snapshot = flow.getSnapshot()
          const view = selectDeliveryView(snapshot)
          return view === 'form' && selectDeliveryGap(snapshot) === null ? 'chosen' : view
        },
        press: () => {
          flow.send({ type: 'change.review' })
          flow.send({ type: 'change.confirm' })
        },
      }
    },
    effects: (db) =>
      db.$count(
        deliveryChanges,
        and(eq(deliveryChanges.orderNumber, orderNumber), eq(deliveryChanges.outcome, 'CHANGED')),
      ),
  }
}
