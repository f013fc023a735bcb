import { and, eq, isNull } from 'drizzle-orm'
import { pendingKeyOf } from '../../../../machines/attempt/attempt.actors.ts'
import { createCancellationMachine } from '../../../../machines/cancellation/cancellation.actors.ts'
import { selectCancellationView } from '../../../../machines/cancellation/cancellation.selectors.ts'
import { cancelOrder } from '../../../../services/orders/cancel-order.ts'
import { cancellationJobs } from '../../../db/tables/cancellation-jobs.ts'
import { type Arrange, newOrder, readOrder } from '../arrangement.ts'

export const arrange: Arrange = async (host, caller) => {
  const made = await newOrder(host, caller, { from: 'cancellable' })
  const { orderNumber } = made
  const order = await readOrder(host, made, orderNumber)
  return {
    identity: made.identity,
    ready: 'closed',
    done: 'complete',
    open: (tab) => {
      const flow = tab.start(createCancellationMachine(tab), {
        order,
        isMember: caller === 'member',
        country: 'us',
        recentChange: null,
        isAsked: false,
        pendingKey: pendingKeyOf(tab.keys, cancelOrder, { orderNumber }),
        now: tab.now,
      })
      return {
        view: () => selectCancellationView(flow.getSnapshot()),
        press: () => {
          flow.send({ type: 'cancellation.ask' })
          flow.send({ type: 'cancellation.confirm' })
        },
      }
    },
    isOnceForAll: true,
    effects: (db) =>
      db.$count(
        cancellationJobs,
        and(
          eq(cancellationJobs.orderNumber, orderNumber),
          eq(cancellationJobs.status, 'COMPLETED'),
          isNull(cancellationJobs.errorCode),
        ),
      ),
  }
}
