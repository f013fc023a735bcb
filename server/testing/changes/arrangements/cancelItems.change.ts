import { and, eq } from 'drizzle-orm'
import { itemsOffer } from '../../../../domain/order-actions/cancel-items-offer.ts'
import { pendingKeyOf } from '../../../../machines/attempt/attempt.actors.ts'
import { createItemCancellationMachine } from '../../../../machines/item-cancellation/item-cancellation.actors.ts'
import {
  selectIsNothingChosen,
  selectItemsView,
} from '../../../../machines/item-cancellation/item-cancellation.selectors.ts'
import { cancelItems } from '../../../../services/orders/cancel-items.ts'
import { cancellationJobs } from '../../../db/tables/cancellation-jobs.ts'
import { type Arrange, newOrder, readOrder } from '../arrangement.ts'

export const arrange: Arrange = async (host, caller) => {
  const made = await newOrder(host, caller, { from: 'items-cancellable' })
  const { orderNumber, identity } = made
  const order = await readOrder(host, made, orderNumber)
  return {
    identity,
    ready: 'chosen',
    done: 'cancelled',
    open: (tab) => {
      const offer = itemsOffer(order, 'us', tab.now())
      const flow = tab.start(createItemCancellationMachine(tab), {
        orderNumber,
        offer,
        pendingKey: pendingKeyOf(tab.keys, cancelItems, { orderNumber }),
      })
      flow.send({ type: 'pieces.choose', lineId: offer.lines[0]?.id ?? '', quantity: 1 })
      return {
        view: () => {
          const snapshot = flow.getSnapshot()
          const view = selectItemsView(snapshot)
          return view === 'form' && !selectIsNothingChosen(snapshot) ? 'chosen' : view
        },
        press: () => {
          flow.send({ type: 'cancellation.review' })
          flow.send({ type: 'cancellation.confirm' })
        },
      }
    },
    effects: (db) =>
      db.$count(
        cancellationJobs,
        and(eq(cancellationJobs.orderNumber, orderNumber), eq(cancellationJobs.outcome, 'CANCELLED')),
      ),
  }
}
