import { and, eq } from 'drizzle-orm'
import { authorizationInfoOf } from '../../../../domain/orders/authorization-info.ts'
import {
  createReturnLabelMachine,
  pendingDispatch,
} from '../../../../machines/return-label/return-label.actors.ts'
import { selectDialogView } from '../../../../machines/return-label/return-label.selectors.ts'
import { outgoingMails } from '../../../db/tables/outgoing-mails.ts'
import { type Arrange, newOrder, readOrder } from '../arrangement.ts'

export const arrange: Arrange = async (host, caller) => {
  const made = await newOrder(host, caller, { from: 'return-created' })
  const { orderNumber, identity } = made
  const order = await readOrder(host, made, orderNumber)
  return {
    identity,
    ready: 'closed',
    done: 'sent',
    open: (tab) => {
      const flow = tab.start(createReturnLabelMachine(tab), {
        returnOrderNumber: orderNumber,
        country: 'us',
        language: 'en',
        orderDate: order.transaction.orderDate,
        contacts: { authorizationInfo: authorizationInfoOf(order), visitorDetail: null },
        pending: pendingDispatch(tab.keys, orderNumber),
        now: tab.now,
      })
      return {
        view: () => selectDialogView(flow.getSnapshot()),
        press: () => {
          flow.send({ type: 'dispatch.ask', dispatchType: 'email' })
          flow.send({ type: 'dispatch.confirm' })
        },
      }
    },
    effects: (db) =>
      db.$count(
        outgoingMails,
        and(eq(outgoingMails.orderNumber, orderNumber), eq(outgoingMails.kind, 'returnLabel')),
      ),
  }
}
