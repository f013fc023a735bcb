import { miniCartMachine } from '../../machines/mini-cart/mini-cart.machine.ts'
import { selectAddedProduct } from '../../machines/mini-cart/mini-cart.selectors.ts'
import { defineModel } from '../lib/flow-model.ts'

export const sampleProduct = {
  title: 'Tempo Glide 3',
  category: 'Men’s road running shoes',
  size: 'US 9.5',
  image: '/products/runner.svg',
  imageAlt: 'Running shoe in cobalt',
  price: 112,
  msrp: 140,
  currency: 'USD',
  quantity: 1,
  totalItemCount: 3,
}

export const miniCartModel = defineModel<typeof miniCartMachine>({
  flow: 'mini-cart',
  machine: miniCartMachine,
  starts: [{ words: 'a page with something to buy again', input: undefined }],
  events: {
    'item.added': [
      { words: 'a piece has gone into the bag', event: { type: 'item.added', product: sampleProduct } },
    ],
    'dialog.dismiss': [{ words: 'the shopper closes the popup', event: { type: 'dialog.dismiss' } }],
  },
  answers: {},
  delays: {},
  states: {
    closed: { sees: 'the page, which scrolls', view: 'closed' },
    open: { sees: 'what was added, with the ways to bag and checkout', view: 'open' },
  },
  view: (snapshot) => (selectAddedProduct(snapshot) === null ? 'closed' : 'open'),
})
