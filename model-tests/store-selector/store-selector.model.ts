import { storeSelectorMachine } from '../../machines/return-wizard/store-selector/store-selector.machine.ts'
import { selectStoresView } from '../../machines/return-wizard/store-selector/store-selector.selectors.ts'
import type { FindStoresResult } from '../../machines/return-wizard/store-selector/store-selector.types.ts'
import { failed, succeeded } from '../../services/http/result.ts'
import { type Answer, defineModel } from '../lib/flow-model.ts'
import { sampleStores } from '../samples/return-samples.ts'
import { defect } from '../samples/samples.ts'

const near = { postalCode: '97209', city: 'Portside', state: 'OR', country: 'us' }

const findStores: readonly Answer<FindStoresResult>[] = [
  {
    words: 'three stores come, and there are more',
    output: succeeded(sampleStores(['s1', 's2', 's3'], 'next')),
    inBrowser: { by: 'host' },
  },
  { words: 'the last stores come', output: succeeded(sampleStores(['s4'], null)) },
  { words: 'no store is there', output: succeeded(sampleStores([], null)) },
  {
    words: 'the answer gets lost',
    output: failed({ kind: 'network' }),
    inBrowser: { by: 'fault', effect: 'drop' },
  },
  { words: 'looking breaks the page’s own code', error: defect },
]

export const storeSelectorModel = defineModel<typeof storeSelectorMachine>({
  flow: 'store-selector',
  machine: storeSelectorMachine,
  starts: [{ words: 'a return to a store', input: { near, search: '' } }],
  events: {
    'stores.next': [{ words: 'the shopper asks for more stores', event: { type: 'stores.next' } }],
    'stores.previous': [{ words: 'the shopper goes back a page', event: { type: 'stores.previous' } }],
    'stores.retry': [{ words: 'the shopper tries again', event: { type: 'stores.retry' } }],
    'stores.search': [
      { words: 'the shopper looks for a town', event: { type: 'stores.search', search: 'Linfield' } },
    ],
  },
  answers: { findStores },
  delays: {},
  key: ({ pages, page, search }) => [
    Math.min(pages.length, 2),
    Math.min(page, 1),
    page < pages.length - 1,
    pages.at(-1)?.pages.next ?? null,
    search,
  ],
  states: {
    loading: { sees: 'the shape of three stores', view: 'loading' },
    shown: { sees: 'up to three stores, nearest first', view: 'stores' },
    empty: { sees: 'that there is no store near that place', view: 'empty' },
    failed: { sees: 'that the stores did not come, with a way to try again', view: 'failed' },
  },
  view: selectStoresView,
})
