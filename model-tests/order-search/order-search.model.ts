import { filterKey } from '../../domain/order-history/order-filter.ts'
import { orderSearchMachine } from '../../machines/order-search/order-search.machine.ts'
import { selectSearchView } from '../../machines/order-search/order-search.selectors.ts'
import { defineModel } from '../lib/flow-model.ts'

const chosen = { q: 'cap', status: 'delivered' } as const

export const orderSearchModel = defineModel<typeof orderSearchMachine>({
  flow: 'order-search',
  machine: orderSearchMachine,
  starts: [
    { words: 'all orders', input: { filter: {} }, rendered: true },
    { words: 'a search that the address names', input: { filter: chosen }, rendered: true },
  ],
  events: {
    'words.type': [
      { words: 'the shopper types a word', event: { type: 'words.type', words: 'cap' } },
      { words: 'the shopper empties the field', event: { type: 'words.type', words: '' } },
    ],
    'filter.choose': [
      {
        words: 'the shopper chooses what was delivered',
        event: { type: 'filter.choose', choice: { status: 'delivered' } },
      },
      {
        words: 'the shopper chooses all statuses',
        event: { type: 'filter.choose', choice: { status: '' } },
      },
    ],
    'search.submit': [{ words: 'the shopper presses Enter', event: { type: 'search.submit' } }],
    'search.clear': [{ words: 'the shopper asks for all orders', event: { type: 'search.clear' } }],
    'address.change': [
      {
        words: 'the browser goes to a search from before',
        event: { type: 'address.change', filter: chosen },
      },
      { words: 'the browser goes to all orders', event: { type: 'address.change', filter: {} } },
    ],
  },
  answers: {},
  delays: { typingPause: 'nobody types for half a second' },
  key: ({ words, choices, asked }) => [words, filterKey(choices), filterKey(asked)],
  states: {
    resting: { sees: 'field and choices as they were asked for', view: 'resting' },
    typing: { sees: 'words that are not looked for yet', view: 'typing' },
  },
  view: selectSearchView,
})
