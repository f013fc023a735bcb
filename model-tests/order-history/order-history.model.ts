import { noFilter } from '../../domain/order-history/order-filter.ts'
import { orderHistoryMachine } from '../../machines/order-history/order-history.machine.ts'
import { selectHistoryView } from '../../machines/order-history/order-history.selectors.ts'
import { defineModel } from '../lib/flow-model.ts'
import {
  givenPages,
  listAnswers,
  listEvents,
  listKey,
  listStates,
  refreshAnswers,
  viewWithDialog,
} from './order-list.parts.ts'

const input = { kind: 'own', country: 'us', language: 'en' } as const

export const orderHistoryModel = defineModel<typeof orderHistoryMachine>({
  flow: 'order-history',
  machine: orderHistoryMachine,
  starts: [
    { words: 'a member’s order history', input },
    ...givenPages.map(({ words, firstPage }) => ({
      words: `a member’s order history that came with ${words}`,
      input: { ...input, firstPage },
      rendered: true as const,
    })),
    ...givenPages.map(({ words, firstPage }) => ({
      words: `a search of a member’s orders that came with ${words}`,
      input: { ...input, filter: { q: 'cap' }, firstPage },
      rendered: true as const,
    })),
    {
      words: 'a member’s order history that is come back to',
      input: { ...input, firstPage: givenPages[0]?.firstPage ?? null, isKept: true },
      rendered: true,
    },
    {
      words: 'a member’s order history that is come back to with all of its orders',
      input: { ...input, firstPage: givenPages[1]?.firstPage ?? null, isKept: true },
      rendered: true,
    },
  ],
  events: {
    ...listEvents,
    'history.filter': [
      { words: 'words are looked for', event: { type: 'history.filter', filter: { q: 'cap' } } },
      { words: 'other words are looked for', event: { type: 'history.filter', filter: { q: 'sock' } } },
      { words: 'all orders are asked for', event: { type: 'history.filter', filter: noFilter } },
    ],
  },
  answers: { listOrders: listAnswers, refreshList: refreshAnswers },
  delays: {},
  listeners: ['watchNetwork'],
  key: (context) => [...listKey(context), context.filter?.q],
  states: {
    ...listStates,
    searching: { sees: 'the orders from before, while others are looked for', view: 'searching' },
    nothingFound: {
      sees: 'what was looked for and not found, and a way to all orders',
      view: 'nothingFound',
    },
  },
  view: (snapshot) => viewWithDialog(selectHistoryView(snapshot), snapshot),
})
