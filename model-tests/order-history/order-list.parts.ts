import { orderHistoryMachine } from '../../machines/order-history/order-history.machine.ts'
import {
  selectHistoryDialog,
  selectHistoryItems,
  selectHistoryView,
} from '../../machines/order-history/order-history.selectors.ts'
import type {
  ListOrdersResult,
  OrderListContext,
  OrderListInput,
} from '../../machines/order-history/order-history.types.ts'
import { failed, succeeded } from '../../services/http/result.ts'
import type { Answer } from '../lib/flow-model.ts'
import { samplePage } from '../samples/history-samples.ts'
import { startJourney } from '../samples/journey.ts'
import { defect } from '../samples/samples.ts'

/** A list before a shopper; `shown` are the numbers of its orders. */
export const startList = (input: OrderListInput) => {
  const list = startJourney({
    machine: orderHistoryMachine,
    input: () => input,
    listeners: ['watchNetwork'],
  })
  const shown = () => selectHistoryItems(list.snapshot()).map(({ orderNumber }) => orderNumber)
  return { ...list, shown, view: () => selectHistoryView(list.snapshot()) }
}

/** First pages that a list can come with. */
export const givenPages = [
  {
    words: 'orders, of which there are more',
    firstPage: samplePage(['C00000001', 'C00000002'], 'after-2'),
  },
  { words: 'all of its orders', firstPage: samplePage(['C00000003'], null) },
  { words: 'no orders', firstPage: samplePage([], null) },
]

/** How the call of any list of orders ends. */
export const listAnswers: readonly Answer<ListOrdersResult>[] = [
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

/** How asking afresh for a list ends that is shown already. */
export const refreshAnswers: readonly Answer<ListOrdersResult>[] = listAnswers.map(
  ({ inBrowser, ...answer }, index) => ({
    ...answer,
    words: `in place of what was kept, ${answer.words}`,
    // A host takes no orders back: what was kept with more behind it still has more.
    ...(inBrowser && index !== 1 && index !== 2 && { inBrowser }),
  }),
)

/** What a shopper does with any list of orders. */
export const listEvents = {
  'history.loadMore': [{ words: 'the shopper asks for more', event: { type: 'history.loadMore' } }],
  'history.retry': [{ words: 'the shopper tries again', event: { type: 'history.retry' } }],
  'history.reload': [{ words: 'the shopper loads the orders', event: { type: 'history.reload' } }],
  'error.dismiss': [{ words: 'the shopper closes the dialog', event: { type: 'error.dismiss' } }],
  'network.back': [{ words: 'the network comes back', event: { type: 'network.back' } }],
} as const

/** What a tester sees of any list of orders. */
export const listStates = {
  loadingFirstPage: { sees: 'lines in the shape of the list', view: 'skeleton' },
  'ready.idle': { sees: 'the orders', view: 'list' },
  'ready.refreshing': { sees: 'the orders as they were left', view: 'list' },
  'ready.loadingMore': { sees: 'the orders, and more on their way', view: 'list' },
  'ready.loadMoreFailed': {
    sees: 'a dialog that more orders did not come, with a way to try again',
    view: 'list, loadMoreFailed',
  },
  empty: { sees: 'that there are no orders yet', view: 'empty' },
  firstPageFailed: { sees: 'a dialog that the orders did not come', view: 'unloaded, firstPageFailed' },
  unloaded: { sees: 'a page without orders, and a button that loads them', view: 'unloaded' },
  sessionEnded: { sees: 'that they have been signed out, with ways to go on', view: 'leaving' },
} as const

/** Lists that differ in this are different to the walk. */
export const listKey = ({ items, next }: OrderListContext) => [Math.min(items.length, 3), next]

type ListSnapshot = Parameters<typeof selectHistoryDialog>[0]

/** The view of a list, with the dialog that is open over it. */
export const viewWithDialog = (view: string, snapshot: ListSnapshot): string =>
  [view, selectHistoryDialog(snapshot)].filter((part) => part !== null).join(', ')
