import { listensToNetwork, orderListSetup, orderListStates, startOfList, startsList } from './order-list.ts'

export const orderHistoryMachine = orderListSetup.createMachine({
  id: 'orderHistory',
  description: 'The list of orders, page by page. First page and later pages fail on their own (HI-07).',
  context: startOfList,
  invoke: listensToNetwork,
  initial: 'opening',
  states: {
    ...orderListStates,
    opening: { description: 'Whether the first orders are here already.', always: startsList },
  },
})
