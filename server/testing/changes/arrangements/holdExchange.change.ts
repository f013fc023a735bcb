import { eq } from 'drizzle-orm'
import { createExchangeChoiceMachine } from '../../../../machines/exchange-choice/exchange-choice.actors.ts'
import { selectExchangeView } from '../../../../machines/exchange-choice/exchange-choice.selectors.ts'
import { createWatchNetwork } from '../../../../machines/network.actors.ts'
import { orderRequestLimits } from '../../../api/http/limits/order-requests.ts'
import { attempts } from '../../../db/tables/people/identity.ts'
import { bucketOf } from '../../../limits/attempt-limits.ts'
import { type Arrange, newOrder } from '../arrangement.ts'

let arranged = 0

export const arrange: Arrange = async (host, caller) => {
  const place = arranged
  arranged += 1
  const { orderNumber, identity } = await newOrder(host, caller, { from: 'exchangeable' })
  // What the tab keeps of the choice over a reload.
  let chosen: string | null = null
  return {
    identity,
    ready: 'choosing',
    done: 'held',
    open: (tab) => {
      const machine = createExchangeChoiceMachine(tab).provide({
        actors: { watchNetwork: createWatchNetwork(() => new EventTarget()) },
      })
      const flow = tab.start(machine, {
        orderNumber,
        lineId: `${orderNumber}-1`,
        language: 'en',
        pieces: 1,
        skuId: chosen,
        now: tab.now,
      })
      flow.send({ type: 'exchange.open' })
      return {
        view: () => selectExchangeView(flow.getSnapshot()),
        press: () => {
          const { variants = [] } = flow.getSnapshot().context.options?.lines[0] ?? {}
          const sizes = variants.filter(({ price, available }) => price === null && available > 1)
          // The row of a size is locked until its transaction ends: one after the other wants another size.
          const skuId = sizes[place % sizes.length]?.skuId
          if (skuId === undefined) return
          chosen = skuId
          flow.send({ type: 'size.choose', skuId })
        },
      }
    },
    // One more of the day's choices for each that was taken; what is held already is none.
    isOnceForAll: true,
    effects: (db) =>
      db.$count(
        attempts,
        eq(attempts.bucket, bucketOf({ limit: orderRequestLimits.exchangeHold, subject: orderNumber })),
      ),
  }
}
