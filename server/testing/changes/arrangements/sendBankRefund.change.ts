import { eq } from 'drizzle-orm'
import { bankRefundStanding } from '../../../../domain/bank-refund/bank-refund.ts'
import { pendingKeyOf } from '../../../../machines/attempt/attempt.actors.ts'
import { createBankRefundMachine } from '../../../../machines/bank-refund/bank-refund.actors.ts'
import { selectBankRefundView, selectGap } from '../../../../machines/bank-refund/bank-refund.selectors.ts'
import { sampleDetails } from '../../../../model-tests/bank-refund/bank-refund.model.ts'
import { sendBankRefund } from '../../../../services/returns/send-bank-refund.ts'
import { bankRefunds } from '../../../db/tables/payments/bank-refunds.ts'
import { type Arrange, newOrder, readOrder } from '../arrangement.ts'

export const arrange: Arrange = async (host, caller) => {
  const made = await newOrder(host, caller, { from: 'return-cash', country: 'pl' })
  const { orderNumber: returnOrderNumber, identity } = made
  const order = await readOrder(host, made, returnOrderNumber)
  return {
    identity,
    ready: 'filledIn',
    done: 'sent',
    open: (tab) => {
      const flow = tab.start(createBankRefundMachine(tab), {
        returnOrderNumber,
        email: order.authorizationInfo?.email ?? '',
        standing: bankRefundStanding(order),
        pendingKey: pendingKeyOf(tab.keys, sendBankRefund, { returnOrderNumber }),
      })
      for (const name of ['firstName', 'lastName', 'iban'] as const) {
        flow.send({ type: 'detail.change', name, value: sampleDetails[name] })
      }
      return {
        view: () => {
          const snapshot = flow.getSnapshot()
          const view = selectBankRefundView(snapshot)
          return view === 'form' && selectGap(snapshot) === null ? 'filledIn' : view
        },
        press: () => {
          flow.send({ type: 'details.submit' })
          flow.send({ type: 'details.confirm' })
        },
      }
    },
    isOnceForAll: true,
    effects: (db) => db.$count(bankRefunds, eq(bankRefunds.returnOrderNumber, returnOrderNumber)),
  }
}
