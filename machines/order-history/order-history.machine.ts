import { assign } from 'xstate'
import { filterKey, isFiltered, noFilter, type OrderFilter } from '../../domain/order-history/order-filter.ts'
import { listensToNetwork, orderListSetup, orderListStates, startOfList, startsList } from './order-list.ts'

type Filtered = { filter: OrderFilter }

export const orderHistoryMachine = orderListSetup
  .extend({
    actions: {
      keepFilter: assign((_, { filter }: Filtered) => ({ filter, firstOfMore: null, failure: null })),
    },
    guards: {
      isFiltered: ({ context }) => isFiltered(context.filter ?? noFilter),
      isOtherFilter: ({ context }, { filter }: Filtered) =>
        filterKey(filter) !== filterKey(context.filter ?? noFilter),
    },
  })
  .createMachine({
    id: 'orderHistory',
    description:
      'The list of orders, page by page, narrowed to what is looked for. First page and later pages fail on their own (HI-07).',
    context: startOfList,
    invoke: listensToNetwork,
    initial: 'opening',
    on: {
      'history.filter': {
        guard: { type: 'isOtherFilter', params: ({ event }) => ({ filter: event.filter }) },
        target: '.searching',
        actions: { type: 'keepFilter', params: ({ event }) => ({ filter: event.filter }) },
      },
    },
    states: {
      ...orderListStates,
      opening: { description: 'Whether the first orders are here already.', always: startsList },
      empty: {
        ...orderListStates.empty,
        always: { guard: 'isFiltered', target: 'nothingFound' },
      },
      nothingFound: {
        description: 'No order is like what is looked for: says what that is, and leads back to all orders.',
        tags: 'nothingFound',
      },
      searching: {
        ...orderListStates.loadingFirstPage,
        description:
          'The orders that are looked for are on their way; those from before stand there meanwhile. A newer search ends this one.',
        tags: 'searching',
      },
    },
  })
