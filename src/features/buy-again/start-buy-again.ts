import { createActor } from 'xstate'
import type { Product } from '../../../contract/orders/order-item.ts'
import { createBuyAgainMachine } from '../../../machines/buy-again/buy-again.actors.ts'
import { miniCartMachine } from '../../../machines/mini-cart/mini-cart.machine.ts'
import type { AddedProduct } from '../../../machines/mini-cart/mini-cart.types.ts'
import type { AddedItem } from '../../../services/shop/add-one.ts'
import type { App } from '../../components/app/app-context.ts'
import { newKey } from '../../components/app/new-key.ts'
import { MiniCart } from '../mini-cart/mini-cart.tsx'

type Again = { readonly product: Product; readonly skuId: string; readonly link: string }

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

/** Starts buying a product again, as pressed, and opens the mini cart over it (BA-01, BA-02). */
export const startBuyAgain = (app: App, { product, skuId, link }: Again) => {
  const machine = createBuyAgainMachine({
    shop: { addToCart: (request) => app.shop().addToCart(request) },
    keys: app.buyAgainKeys,
    onCount: (pieces) => {
      app.bag.load().then(
        (bag) => bag.send({ type: 'bag.changed', pieces }),
        () => undefined,
      )
    },
  })
  const miniCart = createActor(miniCartMachine)
  const buyAgain = createActor(machine, {
    input: {
      skuId,
      link,
      storedKey: app.buyAgainKeys.read(skuId),
      newKey,
      isOnline: () => navigator.onLine,
    },
  })
  buyAgain.on('item.added', ({ item }) =>
    miniCart.send({ type: 'item.added', product: addedProduct(product, item) }),
  )
  buyAgain.on('page.left', (event) => location.assign(event.link))
  miniCart.start()
  buyAgain.start()
  buyAgain.send({ type: 'buyAgain.press' })
  const stop = () => {
    buyAgain.stop()
    miniCart.stop()
  }
  return { buyAgain, miniCart, MiniCart, stop }
}
