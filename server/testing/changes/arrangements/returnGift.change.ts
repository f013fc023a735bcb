import { eq } from 'drizzle-orm'
import { createGiftReturnMachine } from '../../../../machines/gift-return/gift-return.actors.ts'
import { selectGiftReturnView } from '../../../../machines/gift-return/gift-return.selectors.ts'
import { giftReturns } from '../../../db/tables/gift-returns.ts'
import { type Arrange, newOrder } from '../arrangement.ts'

export const arrange: Arrange = async (host, caller) => {
  const { orderNumber, identity, made } = await newOrder(host, caller, { from: 'gift' })
  return {
    identity,
    ready: 'items',
    done: 'instructions',
    open: (tab) => {
      const flow = tab.start(createGiftReturnMachine(tab), { language: 'en', now: tab.now })
      flow.send({ type: 'field.change', field: 'orderNumber', value: orderNumber })
      flow.send({ type: 'field.change', field: 'code', value: made.giftCode ?? '' })
      flow.send({ type: 'lookup.submit' })
      return {
        view: () => {
          const view = selectGiftReturnView(flow.getSnapshot())
          return view === 'closed' ? 'instructions' : view
        },
        press: () => {
          const items = flow.getSnapshot().context.opened?.gift.items ?? []
          flow.send({ type: 'return.retry' })
          for (const { id, returnable } of items) {
            flow.send({ type: 'pieces.change', lineId: id, pieces: returnable })
            flow.send({ type: 'reason.change', lineId: id, reason: 'tooBig' })
          }
          flow.send({ type: 'items.submit' })
          flow.send({ type: 'way.choose', way: 'returnToStore' })
          flow.send({ type: 'email.change', value: 'nia@example.com' })
          flow.send({ type: 'way.submit' })
          flow.send({ type: 'return.confirm' })
        },
      }
    },
    isOnceForAll: true,
    effects: (db) => db.$count(giftReturns, eq(giftReturns.orderNumber, orderNumber)),
  }
}
