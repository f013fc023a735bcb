import { describe, expect, test } from 'vitest'
import { storeSelectorMachine } from '../../machines/return-wizard/store-selector/store-selector.machine.ts'
import {
  hasNextStores,
  hasPreviousStores,
  selectFirstStore,
  selectStorePage,
  selectStoresView,
} from '../../machines/return-wizard/store-selector/store-selector.selectors.ts'
import { failed, succeeded } from '../../services/http/result.ts'
import { startJourney } from '../samples/journey.ts'
import { sampleStores } from '../samples/return-samples.ts'
import { defect } from '../samples/samples.ts'

const near = { postalCode: '97209', city: 'Portside', state: 'OR', country: 'us' }

const start = () => {
  const journey = startJourney({ machine: storeSelectorMachine, input: () => ({ near, search: '' }) })
  const shown = () => ({
    view: selectStoresView(journey.snapshot()),
    first: selectFirstStore(journey.snapshot()),
    stores: selectStorePage(journey.snapshot())?.objects.map(({ store }) => store.storeId) ?? [],
    previous: hasPreviousStores(journey.snapshot()),
    next: hasNextStores(journey.snapshot()),
  })
  return { ...journey, shown }
}

const pages = [
  succeeded(sampleStores(['s1', 's2', 's3'], 'cursor-2')),
  succeeded(sampleStores(['s4', 's5', 's6'], 'cursor-3')),
  succeeded(sampleStores(['s7'], null)),
]

describe('store selector: pinned journeys', () => {
  test('[RM-06] three stores a page, on to the last one and back, each page asked for once', async () => {
    const shopper = start()
    expect(shopper.shown()).toEqual({ view: 'loading', first: 1, stores: [], previous: false, next: false })
    await shopper.answer('findStores', pages[0])
    expect(shopper.shown()).toEqual({
      view: 'stores',
      first: 1,
      stores: ['s1', 's2', 's3'],
      previous: false,
      next: true,
    })
    shopper.send({ type: 'stores.next' })
    await shopper.answer('findStores', pages[1])
    shopper.send({ type: 'stores.next' })
    await shopper.answer('findStores', pages[2])
    expect(shopper.shown()).toEqual({ view: 'stores', first: 7, stores: ['s7'], previous: true, next: false })
    shopper.send({ type: 'stores.next' })
    shopper.send({ type: 'stores.previous' })
    shopper.send({ type: 'stores.previous' })
    shopper.send({ type: 'stores.previous' })
    expect(shopper.shown()).toMatchObject({ first: 1, stores: ['s1', 's2', 's3'] })
    shopper.send({ type: 'stores.next' })
    expect(shopper.shown()).toMatchObject({
      first: 4,
      stores: ['s4', 's5', 's6'],
      previous: true,
      next: true,
    })
    expect(shopper.asked('findStores')).toEqual([
      { near, search: '', cursor: null },
      { near, search: '', cursor: 'cursor-2' },
      { near, search: '', cursor: 'cursor-3' },
    ])
  })

  test('a page that does not come is asked for again, and those before it are not lost', async () => {
    const shopper = start()
    await shopper.answer('findStores', pages[0])
    shopper.send({ type: 'stores.next' })
    await shopper.answer('findStores', failed({ kind: 'network' }))
    expect(shopper.shown().view).toBe('failed')
    shopper.send({ type: 'stores.retry' })
    await shopper.answer('findStores', pages[1])
    expect(shopper.shown()).toMatchObject({ view: 'stores', first: 4, stores: ['s4', 's5', 's6'] })
    shopper.send({ type: 'stores.previous' })
    expect(shopper.shown()).toMatchObject({ first: 1, stores: ['s1', 's2', 's3'] })
    expect(shopper.asked('findStores').slice(1)).toEqual([
      { near, search: '', cursor: 'cursor-2' },
      { near, search: '', cursor: 'cursor-2' },
    ])
  })

  test('a new search begins at its first page, also while another is under way or has found nothing', async () => {
    const shopper = start()
    await shopper.answer('findStores', pages[0])
    shopper.send({ type: 'stores.next' })
    shopper.send({ type: 'stores.search', search: 'Linfield' })
    expect(shopper.asked('findStores').at(-1)).toEqual({ near, search: 'Linfield', cursor: null })
    await shopper.answer('findStores', succeeded(sampleStores([], null)))
    expect(shopper.shown()).toEqual({ view: 'empty', first: 1, stores: [], previous: false, next: false })
    shopper.send({ type: 'stores.search', search: 'Portside' })
    await shopper.answer('findStores', succeeded(sampleStores(['s9'], null)))
    expect(shopper.shown()).toEqual({
      view: 'stores',
      first: 1,
      stores: ['s9'],
      previous: false,
      next: false,
    })
  })

  test('a look-up that breaks is tried again, and another search leads out of it as well', async () => {
    const shopper = start()
    await shopper.breaks('findStores', defect)
    expect([shopper.shown().view, selectStorePage(shopper.snapshot())]).toEqual(['failed', null])
    shopper.send({ type: 'stores.next' })
    shopper.send({ type: 'stores.previous' })
    expect([shopper.shown().view, shopper.asked('findStores').length]).toEqual(['failed', 1])
    shopper.send({ type: 'stores.search', search: 'Linfield' })
    expect(shopper.shown()).toEqual({ view: 'loading', first: 1, stores: [], previous: false, next: false })
    await shopper.answer('findStores', failed({ kind: 'timeout' }))
    shopper.send({ type: 'stores.retry' })
    expect(shopper.asked('findStores')).toEqual([
      { near, search: '', cursor: null },
      { near, search: 'Linfield', cursor: null },
      { near, search: 'Linfield', cursor: null },
    ])
  })

  test('a new search from a later page forgets the pages before it', async () => {
    const shopper = start()
    await shopper.answer('findStores', pages[0])
    shopper.send({ type: 'stores.next' })
    await shopper.answer('findStores', pages[1])
    shopper.send({ type: 'stores.search', search: 'Linfield' })
    expect(shopper.snapshot().context).toEqual({ near, search: 'Linfield', pages: [], page: 0 })
    await shopper.answer('findStores', pages[2])
    expect(shopper.shown()).toEqual({
      view: 'stores',
      first: 1,
      stores: ['s7'],
      previous: false,
      next: false,
    })
  })
})
