import { and, eq } from 'drizzle-orm'
import { pendingKeyOf } from '../../../../machines/attempt/attempt.actors.ts'
import { createBuyAgainMachine } from '../../../../machines/buy-again/buy-again.actors.ts'
import { selectBuyAgainView } from '../../../../machines/buy-again/buy-again.selectors.ts'
import { addOne } from '../../../../services/shop/add-one.ts'
import { createShopObject } from '../../../../services/shop/shop-object.ts'
import { memberOwner, visitorOwner } from '../../../api/modules/cart/cart.usecases.ts'
import { visitorCookieName } from '../../../common/visitor-cookie.ts'
import { cartItems, carts } from '../../../db/tables/carts.ts'
import { type Arrange, newPerson } from '../arrangement.ts'

const target = { skuId: 'sku-pr1043-205-3', country: 'us' }

export const arrange: Arrange = async (host, caller) => {
  const { identity, upmId } = await newPerson(host, caller)
  return {
    identity,
    ready: 'idle',
    done: 'added',
    open: (tab) => {
      const shop = createShopObject({
        http: tab.http,
        country: target.country,
        newKey: () => crypto.randomUUID(),
      })
      const flow = tab.start(createBuyAgainMachine({ http: tab.http, keys: tab.keys, shop }), {
        ...target,
        link: 'https://podium.example/us/en/t/tempo-glide-3/PR1043-205',
        pendingKey: pendingKeyOf(tab.keys, addOne, target),
      })
      return {
        view: () => selectBuyAgainView(flow.getSnapshot()),
        press: () => flow.send({ type: 'buyAgain.press' }),
      }
    },
    // Without a cookie each request is another visitor's.
    isOnceForAll: caller === 'visitor',
    /** Pieces in the bag that this browser is shown. */
    effects: async (db, line) => {
      const token = line.cookie(visitorCookieName) ?? ''
      const owner = upmId === null ? visitorOwner(token) : memberOwner(upmId)
      const [row] = await db
        .select({ quantity: cartItems.quantity })
        .from(cartItems)
        .innerJoin(carts, eq(carts.id, cartItems.cartId))
        .where(and(eq(carts.owner, owner), eq(cartItems.skuId, target.skuId)))
      return row?.quantity ?? 0
    },
  }
}
