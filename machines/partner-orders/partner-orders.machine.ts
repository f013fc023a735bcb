import {
  listensToNetwork,
  orderListSetup,
  orderListStates,
  startOfList,
  startsList,
} from '../order-history/order-list.ts'

export const partnerOrdersMachine = orderListSetup
  .extend({
    guards: {
      isGuest: ({ context }) => context.refusal === 'guest',
      isSwitchedOff: ({ context }) => context.refusal === 'switchedOff',
    },
  })
  .createMachine({
    id: 'partnerOrders',
    description: 'Orders with partner stores, page by page, for members where they are switched on (PA-01).',
    context: startOfList,
    invoke: listensToNetwork,
    initial: 'opening',
    states: {
      ...orderListStates,
      opening: {
        description: 'Whether there is a list to show.',
        always: [
          { guard: 'isGuest', target: 'toGuestLookup' },
          { guard: 'isSwitchedOff', target: 'toOwnOrders' },
          ...startsList,
        ],
      },
      empty: {
        ...orderListStates.empty,
        description: 'No partner orders: says so, and leads back to the own orders.',
      },
      toOwnOrders: {
        type: 'final',
        description: 'Partner orders are switched off: the own orders take over.',
        tags: 'toOwnOrders',
      },
      toGuestLookup: {
        type: 'final',
        description: 'Nobody is signed in: the guest lookup takes over.',
        tags: 'toGuestLookup',
      },
    },
  })
