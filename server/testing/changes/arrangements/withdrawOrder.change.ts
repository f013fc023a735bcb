import { eq } from 'drizzle-orm'
import { standingOfOrder } from '../../../../domain/withdrawal/order-withdrawal.ts'
import { pendingKeyOf } from '../../../../machines/attempt/attempt.actors.ts'
import { createWithdrawalMachine } from '../../../../machines/withdrawal/withdrawal.actors.ts'
import { selectWithdrawalView } from '../../../../machines/withdrawal/withdrawal.selectors.ts'
import { withdrawOrder } from '../../../../services/orders/withdraw-order.ts'
import { withdrawals } from '../../../db/tables/withdrawals.ts'
import { type Arrange, newOrder, readOrder } from '../arrangement.ts'

export const arrange: Arrange = async (host, caller) => {
  const made = await newOrder(host, caller, { from: 'withdrawable', country: 'de' })
  const { orderNumber, identity } = made
  const order = await readOrder(host, made, orderNumber)
  return {
    identity,
    ready: 'statement',
    done: 'acknowledged',
    open: (tab) => {
      const flow = tab.start(createWithdrawalMachine(tab), {
        orderNumber,
        standing: standingOfOrder(order, { country: 'de', now: host.now() }),
        made: order.withdrawals,
        name: 'Jonas Keil',
        email: order.authorizationInfo?.email ?? '',
        language: 'en',
        pendingKey: pendingKeyOf(tab.keys, withdrawOrder, { orderNumber }),
      })
      return {
        view: () => {
          const view = selectWithdrawalView(flow.getSnapshot())
          return view === 'withdrawn' ? 'acknowledged' : view
        },
        press: () => {
          flow.send({ type: 'withdrawal.retry' })
          flow.send({ type: 'statement.submit' })
          flow.send({ type: 'withdrawal.confirm' })
        },
      }
    },
    isOnceForAll: true,
    effects: (db) => db.$count(withdrawals, eq(withdrawals.orderNumber, orderNumber)),
  }
}
