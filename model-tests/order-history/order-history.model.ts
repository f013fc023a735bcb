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
  events: listEvents,
  answers: { listOrders: listAnswers, refreshList: refreshAnswers },
  delays: {},
  listeners: ['watchNetwork'],
  key: listKey,
  states: listStates,
  view: (snapshot) => viewWithDialog(selectHistoryView(snapshot), snapshot),
})
