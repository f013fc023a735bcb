import { partnerOrdersMachine } from '../../machines/partner-orders/partner-orders.machine.ts'
import { refusalOf } from '../../machines/partner-orders/partner-orders.rules.ts'
import { selectPartnerOrdersView } from '../../machines/partner-orders/partner-orders.selectors.ts'
import { defineModel } from '../lib/flow-model.ts'
import {
  givenPages,
  listAnswers,
  listEvents,
  listKey,
  listStates,
  refreshAnswers,
  viewWithDialog,
} from '../order-history/order-list.parts.ts'

const input = (isMember: boolean, isEnabled: boolean) =>
  ({ kind: 'partner', country: 'us', language: 'en', refusal: refusalOf({ isMember, isEnabled }) }) as const

export const partnerOrdersModel = defineModel<typeof partnerOrdersMachine>({
  flow: 'partner-orders',
  machine: partnerOrdersMachine,
  starts: [
    { words: 'a member where partner orders are on', input: input(true, true) },
    { words: 'a member where partner orders are off', input: input(true, false) },
    { words: 'a guest where partner orders are on', input: input(false, true) },
    ...givenPages.map(({ words, firstPage }) => ({
      words: `a member’s partner orders that came with ${words}`,
      input: { ...input(true, true), firstPage },
      rendered: true as const,
    })),
    {
      words: 'a member’s partner orders that are come back to',
      input: { ...input(true, true), firstPage: givenPages[0]?.firstPage ?? null, isKept: true },
      rendered: true,
    },
    {
      words: 'a member’s partner orders that are come back to with all of its orders',
      input: { ...input(true, true), firstPage: givenPages[1]?.firstPage ?? null, isKept: true },
      rendered: true,
    },
  ],
  // Partner orders are not narrowed.
  events: { ...listEvents, 'history.filter': [] },
  answers: { listOrders: listAnswers, refreshList: refreshAnswers },
  delays: {},
  listeners: ['watchNetwork'],
  key: listKey,
  states: {
    ...listStates,
    empty: { sees: 'that there are no partner orders', view: 'empty' },
    toOwnOrders: { sees: 'the own orders', view: 'toOwnOrders' },
    toGuestLookup: { sees: 'the guest lookup', view: 'toGuestLookup' },
  },
  view: (snapshot) => viewWithDialog(selectPartnerOrdersView(snapshot), snapshot),
})
