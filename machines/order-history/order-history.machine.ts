import { orderListSetup, orderListStates, startOfList } from './order-list.ts'

export const orderHistoryMachine = orderListSetup.createMachine({
  id: 'orderHistory',
  description: 'The list of orders, page by page. First page and later pages fail on their own (HI-07).',
  context: startOfList,
  initial: 'loadingFirstPage',
  states: orderListStates,
})
