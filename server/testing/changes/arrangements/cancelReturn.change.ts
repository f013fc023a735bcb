import { eq } from 'drizzle-orm'
import { pendingKeyOf } from '../../../../machines/attempt/attempt.actors.ts'
import { createReturnCancellationMachine } from '../../../../machines/return-cancellation/return-cancellation.actors.ts'
import { selectReturnCancellationView } from '../../../../machines/return-cancellation/return-cancellation.selectors.ts'
import { cancelReturn } from '../../../../services/returns/cancel-return.ts'
import { outgoingMails } from '../../../db/tables/outgoing-mails.ts'
import { type Arrange, newOrder } from '../arrangement.ts'

export const arrange: Arrange = async (host, caller) => {
  const { orderNumber: returnOrderNumber, identity } = await newOrder(host, caller, {
    from: 'return-created',
  })
  return {
    identity,
    ready: 'confirming',
    done: 'cancelled',
    isOnceForAll: true,
    open: (tab) => {
      const flow = tab.start(createReturnCancellationMachine(tab), {
        returnOrderNumber,
        refusal: null,
        pendingKey: pendingKeyOf(tab.keys, cancelReturn, { returnOrderNumber }),
      })
      return {
        view: () => selectReturnCancellationView(flow.getSnapshot()),
        press: () => flow.send({ type: 'cancellation.confirm' }),
      }
    },
    effects: (db) => db.$count(outgoingMails, eq(outgoingMails.orderNumber, returnOrderNumber)),
  }
}
