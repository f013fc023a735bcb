import { orderHistoryMachine } from '../../machines/order-history/order-history.machine.ts'
import {
  selectHistoryDialog,
  selectHistoryView,
} from '../../machines/order-history/order-history.selectors.ts'
import type { ListOrdersResult } from '../../machines/order-history/order-history.types.ts'
import { failed, succeeded } from '../../src/services/result.ts'
import { type Answer, defineModel } from '../lib/flow-model.ts'
import { defect, samplePage } from '../lib/samples.ts'

const listOrders: readonly Answer<ListOrdersResult>[] = [
  {
    words: 'a page of orders arrives, and there are more',
    output: succeeded(samplePage(['C00000001', 'C00000002'], 'after-2')),
    inBrowser: { by: 'host', scenario: 'history' },
  },
  {
    words: 'the last page of orders arrives',
    output: succeeded(samplePage(['C00000003'], null)),
    inBrowser: { by: 'host' },
  },
  {
    words: 'an answer without orders arrives',
    output: succeeded(samplePage([], null)),
    inBrowser: { by: 'host', scenario: 'empty-history' },
  },
  {
    words: 'the orders do not arrive',
    output: failed({ kind: 'network' }),
    inBrowser: { by: 'fault', effect: 'drop' },
  },
  {
    words: 'the host says that nobody is signed in',
    output: failed({ kind: 'unauthorized' }),
    inBrowser: { by: 'fault', effect: 'unauthorized' },
  },
  { words: 'the orders break the page’s own code', error: defect },
]

export const orderHistoryModel = defineModel<typeof orderHistoryMachine>({
  flow: 'order-history',
  machine: orderHistoryMachine,
  starts: [{ words: 'a member’s order history', input: { kind: 'own', country: 'us', language: 'en' } }],
  events: {
    'history.loadMore': [{ words: 'the shopper asks for more', event: { type: 'history.loadMore' } }],
    'history.retry': [{ words: 'the shopper tries again', event: { type: 'history.retry' } }],
    'history.reload': [{ words: 'the shopper loads the orders', event: { type: 'history.reload' } }],
    'error.dismiss': [{ words: 'the shopper closes the dialog', event: { type: 'error.dismiss' } }],
  },
  answers: { listOrders },
  delays: {},
  key: ({ items, next }) => [Math.min(items.length, 3), next],
  states: {
    loadingFirstPage: { sees: 'lines in the shape of the list', view: 'skeleton' },
    'ready.idle': { sees: 'the orders', view: 'list' },
    'ready.loadingMore': { sees: 'the orders, and more on their way', view: 'list' },
    'ready.loadMoreFailed': {
      sees: 'a dialog that more orders did not come, with a way to try again',
      view: 'list, loadMoreFailed',
    },
    empty: { sees: 'that there are no orders yet', view: 'empty' },
    firstPageFailed: { sees: 'a dialog that the orders did not come', view: 'unloaded, firstPageFailed' },
    unloaded: { sees: 'a page without orders, and a link that loads them', view: 'unloaded' },
    sessionEnded: { sees: 'that they have been signed out, with ways to go on', view: 'leaving' },
  },
  view: (snapshot) =>
    [selectHistoryView(snapshot), selectHistoryDialog(snapshot)].filter((part) => part !== null).join(', '),
})
