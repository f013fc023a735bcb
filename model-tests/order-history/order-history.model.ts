import { orderHistoryMachine } from '../../machines/order-history/order-history.machine.ts'
import { selectHistoryView } from '../../machines/order-history/order-history.selectors.ts'
import { defineModel } from '../lib/flow-model.ts'
import { listAnswers, listEvents, listKey, listStates, viewWithDialog } from './order-list.parts.ts'

export const orderHistoryModel = defineModel<typeof orderHistoryMachine>({
  flow: 'order-history',
  machine: orderHistoryMachine,
  starts: [{ words: 'a member’s order history', input: { kind: 'own', country: 'us', language: 'en' } }],
  events: listEvents,
  answers: { listOrders: listAnswers },
  delays: {},
  key: listKey,
  states: listStates,
  view: (snapshot) => viewWithDialog(selectHistoryView(snapshot), snapshot),
})
