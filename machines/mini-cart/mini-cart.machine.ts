import { assign, setup } from 'xstate'
import type { AddedProduct, MiniCartContext, MiniCartEvent } from './mini-cart.types.ts'

export const miniCartMachine = setup({
  types: { context: {} as MiniCartContext, events: {} as MiniCartEvent },
  actions: {
    keepProduct: assign((_, { product }: { product: AddedProduct }) => ({ product })),
    forgetProduct: assign({ product: null }),
  },
}).createMachine({
  id: 'miniCart',
  description: 'Says what has just gone into the bag, and leads on (BA-02).',
  context: { product: null },
  initial: 'closed',
  states: {
    closed: {
      description: 'Nothing: the page has the focus where it had it before.',
      on: {
        'item.added': {
          target: 'open',
          actions: { type: 'keepProduct', params: ({ event }) => ({ product: event.product }) },
        },
      },
    },
    open: {
      description:
        'The product over the page, which does not scroll beneath it: view the bag, check out, or close it.',
      on: { 'dialog.dismiss': { target: 'closed', actions: 'forgetProduct' } },
    },
  },
})
