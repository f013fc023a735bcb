import { orderHistoryModel } from '../../../model-tests/order-history/order-history.model.ts'
import { signInFirst } from '../../support/sign-in.ts'
import type { FlowInBrowser } from '../lib/flow-in-browser.ts'
import { walkFlow } from '../lib/walk-flow.ts'
import { listEvents, listSees, ordersFor } from './order-list.executors.ts'

const flow: FlowInBrowser = {
  model: orderHistoryModel,
  calls: { listOrders: { method: 'GET', path: '/api/orders/history/v1' } },
  arrange: async ({ page, sandbox, path }) => {
    const { member } = await sandbox.newMember({ orders: ordersFor(path) })
    await signInFirst(page.context(), member)
    await page.goto('/orders')
  },
  events: listEvents,
  delays: {},
  sees: listSees('orderHistory'),
}

walkFlow(flow, '[HI-07]')
