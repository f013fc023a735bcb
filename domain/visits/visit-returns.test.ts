import { describe, expect, it } from 'vitest'
import { takesReturn } from './visit-returns.ts'

const store = { storeId: 'us001', country: 'us' }
const brought = { method: 'returnToStore', statuses: ['Authorized'], storeId: null, country: 'us' }

describe('a return that comes with a visit', () => {
  it.each([
    ['any store of the country', brought, true],
    ['this store', { ...brought, storeId: 'us001' }, true],
    ['another store', { ...brought, storeId: 'us002' }, false],
    ['a store of another country', { ...brought, country: 'ca' }, false],
    ['a carrier', { ...brought, method: 'upsDropoff' }, false],
    ['nobody knows where', { ...brought, method: null }, false],
    ['a store, and was asked for', { ...brought, statuses: ['Created', 'Authorized'] }, true],
    ['a store, and was refunded early', { ...brought, statuses: ['Early Refund'] }, true],
    ['a store, and was handed over', { ...brought, statuses: ['Returned At Store'] }, false],
    ['a store, and was received in part', { ...brought, statuses: ['Authorized', 'Received'] }, false],
    ['a store, and was called off', { ...brought, statuses: ['Cancelled'] }, false],
    ['a store, and has nothing in it', { ...brought, statuses: [] }, false],
  ])('[BY-47] that goes to %s: %s', (_, of, isTaken) => {
    expect(takesReturn(of, store)).toBe(isTaken)
  })
})
