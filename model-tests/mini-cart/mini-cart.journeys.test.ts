import { expect, test } from 'vitest'
import { miniCartMachine } from '../../machines/mini-cart/mini-cart.machine.ts'
import { selectAddedProduct } from '../../machines/mini-cart/mini-cart.selectors.ts'
import { startJourney } from '../samples/journey.ts'
import { sampleProduct } from './mini-cart.model.ts'

test('[BA-02] mini cart: shows the product that was added last, and nothing once it is closed', () => {
  const cart = startJourney({ machine: miniCartMachine, input: () => undefined })
  const shown = () => selectAddedProduct(cart.snapshot())
  expect(shown()).toBeNull()
  cart.send({ type: 'item.added', product: sampleProduct })
  expect(shown()).toEqual(sampleProduct)
  cart.send({ type: 'dialog.dismiss' })
  expect(shown()).toBeNull()
  cart.send({ type: 'item.added', product: { ...sampleProduct, totalItemCount: 4 } })
  expect(shown()?.totalItemCount).toBe(4)
})

test('mini cart: a closed popup has nothing to close, and an open one holds its product', () => {
  const cart = startJourney({ machine: miniCartMachine, input: () => undefined })
  cart.send({ type: 'dialog.dismiss' })
  expect(cart.snapshot().value).toBe('closed')
  cart.send({ type: 'item.added', product: sampleProduct })
  expect([cart.snapshot().value, cart.snapshot().context]).toEqual(['open', { product: sampleProduct }])
  cart.send({ type: 'dialog.dismiss' })
  expect([cart.snapshot().value, cart.snapshot().context]).toEqual(['closed', { product: null }])
})
