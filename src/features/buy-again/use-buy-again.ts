import type { Product } from '../../../contract/orders/order-item.ts'
import { pendingKeyOf } from '../../../machines/attempt/attempt.actors.ts'
import { createBuyAgainMachine } from '../../../machines/buy-again/buy-again.actors.ts'
import { miniCartMachine } from '../../../machines/mini-cart/mini-cart.machine.ts'
import type { AddedProduct } from '../../../machines/mini-cart/mini-cart.types.ts'
import { type AddedItem, addOne } from '../../../services/shop/add-one.ts'
import { createShopObject } from '../../../services/shop/shop-object.ts'
import { type App, useApp } from '../../components/app/app-context.ts'
import { newKey } from '../../components/app/new-key.ts'
import { useFlow } from '../../components/app/use-flow.ts'
import { useMachine } from '../../components/app/use-machine.ts'

/** What is bought again, and the order URL that it is bought from where it cannot be added here. */
export type Again = { readonly product: Product; readonly skuId: string; readonly link: string }

const addedProduct = (product: Product, item: AddedItem): AddedProduct => ({
  title: product.title,
  category: product.category,
  size: product.size,
  image: product.productImage,
  imageAlt: product.imageAlt,
  price: item.price,
  msrp: item.msrp,
  currency: item.currency,
  quantity: 1,
  totalItemCount: item.totalItemCount,
})

const machineOf = ({ changes, shop, place: { marketplace: country } }: App) => {
  // Not by the page's shop object, whose code would have to come first: offline, or after a new release, it does not.
  const own = createShopObject({ http: changes.http, country, newKey })
  return createBuyAgainMachine({
    ...changes,
    shop: { addToCart: (request) => (shop() ?? own).addToCart(request) },
  })
}

/** Buys a product again, opens the mini cart over it, and tells the bag how many pieces it holds (BA-01, BA-02). */
export const useBuyAgain = ({ product, skuId, link }: Again) => {
  const app = useApp()
  const country = app.place.marketplace
  const machine = useMachine(machineOf)
  const miniCart = useFlow(miniCartMachine, {})
  const buyAgain = useFlow(machine, {
    input: { skuId, country, link, pendingKey: pendingKeyOf(app.changes.keys, addOne, { skuId, country }) },
    on: {
      'item.added': ({ item }) => {
        miniCart.send({ type: 'item.added', product: addedProduct(product, item) })
        app.bag.send({ type: 'bag.changed', pieces: item.totalItemCount })
      },
      'page.left': (left) => location.assign(left.link),
    },
  })
  return { buyAgain, miniCart }
}
