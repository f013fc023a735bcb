import { orderHistoryMachine } from '../../machines/order-history/order-history.machine.ts'
import { selectHistoryView } from '../../machines/order-history/order-history.selectors.ts'
import { defineModel } from '../lib/flow-model.ts'
import {
  givenPages,
  listAnswers,
  listEvents,
  listKey,
  listStates,
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
  ],
  events: listEvents,
  answers: { listOrders: listAnswers },
  delays: {},
  key: listKey,
  states: listStates,
  view: (snapshot) => viewWithDialog(selectHistoryView(snapshot), snapshot),
})
