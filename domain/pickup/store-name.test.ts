import { expect, it } from 'vitest'
import { storeName } from './store-name.ts'

it.each([
  [{ storeName: 'Pearl Street', name: 'PDX 1', storeId: 'S1' }, 'Pearl Street'],
  [{ storeName: null, name: 'PDX 1', storeId: 'S1' }, 'PDX 1'],
  [{ storeName: null, name: null, storeId: 'S1' }, 'S1'],
])('%o is called %s', (store, name) => {
  expect(storeName(store)).toBe(name)
})
