import type { Page, Response } from '@playwright/test'
import { cancellationPage } from '../../pages/cancellation.page.ts'
import { orderDetailPage } from '../../pages/order-detail.page.ts'
import { holdAnswers, loseNext, watchCalls } from '../../support/answers.ts'
import { expect, test } from '../../support/own-order.ts'

const cancelCall = '/order_mgmt/ordermods/v1/{orderNumber}/cancelOrder'

/** Statuses of the host's answers to cancel requests. */
const watchAnswers = (page: Page) => {
  const statuses: number[] = []
  page.on('response', (response) => {
    if (response.url().includes('/cancelOrder')) statuses.push(response.status())
  })
  return statuses
}

const keysOf = (requests: ReturnType<typeof watchCalls>) =>
  requests.map(({ headers }) => headers['idempotency-key'])

test('[CA-08] a double click sends one request', async ({ page, ownOrder, detail, cancellation }) => {
  const orderNumber = await ownOrder()
  const sent = watchCalls(page, 'POST', cancelCall)
  await detail.opens(orderNumber)
  await cancellation.asks()
  await cancellation.dialog.getByRole('button', { name: 'Yes, cancel order' }).dblclick()
  await cancellation.seesView('complete')
  expect(sent).toHaveLength(1)
})

test('[CA-08] two tabs cancel one order once, and both say so', async ({ page, context, ownOrder }) => {
  const orderNumber = await ownOrder()
  const other = await context.newPage()
  const tabs = [page, other]
  const answers: Response[] = []
  context.on('response', (response) => {
    if (response.url().includes('/cancelOrder')) answers.push(response)
  })
  for (const tab of tabs) {
    await orderDetailPage(tab).opens(orderNumber)
    await cancellationPage(tab).asks()
    await cancellationPage(tab).seesView('confirming')
  }
  await Promise.all(tabs.map((tab) => cancellationPage(tab).confirms()))
  for (const tab of tabs) await cancellationPage(tab).seesView('complete')
  const accepted = answers.filter((answer) => answer.status() === 202)
  const jobs = await Promise.all(accepted.map(async (answer) => (await answer.json()).id))
  expect(new Set(jobs).size).toBe(1)
})

test('[CA-08] a reload while it is under way takes the same attempt up again', async ({
  page,
  ownOrder,
  detail,
  cancellation,
}) => {
  const orderNumber = await ownOrder({ rule: 'slow' })
  const sent = watchCalls(page, 'POST', cancelCall)
  await detail.opens(orderNumber)
  const accepted = page.waitForResponse((response) => response.url().includes('/cancelOrder'))
  await cancellation.cancels()
  await accepted
  await page.reload()
  await cancellation.seesView('complete')
  expect(sent).toHaveLength(1)
  await cancellation.presses('Done')
  await cancellation.seesStatus('Canceled')
  await page.reload()
  await detail.seesOrder(orderNumber)
  await cancellation.seesNoDialog()
})

test('[CA-08] a reload before the answer takes the same attempt up again', async ({
  page,
  ownOrder,
  detail,
  cancellation,
}) => {
  const orderNumber = await ownOrder()
  const sent = watchCalls(page, 'POST', cancelCall)
  const held = await holdAnswers(page, cancelCall)
  await detail.opens(orderNumber)
  await cancellation.cancels()
  await expect.poll(held.arrived).toBe(1)
  await page.reload()
  held.letGo()
  await cancellation.seesView('complete')
  expect(new Set(keysOf(sent)).size).toBe(1)
})

test('[CA-08] a lost answer is looked up by its key, and nothing is sent again', async ({
  page,
  ownOrder,
  detail,
  cancellation,
}) => {
  const orderNumber = await ownOrder()
  const sent = watchCalls(page, 'POST', cancelCall)
  const looked = watchCalls(page, 'GET', '/idempotency/v1/{key}')
  await loseNext(page, cancelCall, 'back')
  await detail.opens(orderNumber)
  await cancellation.cancels()
  await cancellation.seesView('checking')
  await cancellation.seesView('complete')
  expect(sent).toHaveLength(1)
  expect(looked.map(({ url }) => url.pathname.split('/').at(-1))).toContain(keysOf(sent)[0])
})

test('[CA-08] a request that never arrived is sent again with its own key and body', async ({
  page,
  ownOrder,
  detail,
  cancellation,
}) => {
  const orderNumber = await ownOrder()
  const sent = watchCalls(page, 'POST', cancelCall)
  await loseNext(page, cancelCall, 'there')
  await detail.opens(orderNumber)
  await cancellation.cancels()
  await cancellation.seesView('checking')
  await cancellation.seesView('complete')
  expect(sent).toHaveLength(2)
  expect({ key: keysOf(sent)[1], body: sent[1]?.body }).toEqual({ key: keysOf(sent)[0], body: sent[0]?.body })
})

test('[CA-08] connections that the host cuts after its work: browsers send again by themselves, and it happens once', async ({
  page,
  context,
  sandbox,
  ownOrder,
  detail,
  cancellation,
}) => {
  const orderNumber = await ownOrder()
  await sandbox.addFault({ call: `POST ${cancelCall}`, effect: 'drop-after', orderNumber, times: 3 })
  const sent = watchCalls(page, 'POST', cancelCall)
  await detail.opens(orderNumber)
  await cancellation.cancels()
  await cancellation.seesView('complete')
  expect(new Set(keysOf(sent)).size).toBe(1)
  await expect(sandbox.cancelOrder(context, orderNumber)).rejects.toThrow('order_already_cancelled')
})

test('[CA-08] a host that refuses for a while is asked again by the shopper, and works it once', async ({
  page,
  sandbox,
  ownOrder,
  detail,
  cancellation,
}) => {
  const orderNumber = await ownOrder()
  await sandbox.addFault({ call: `POST ${cancelCall}`, effect: 'status', status: 503, orderNumber })
  const statuses = watchAnswers(page)
  await detail.opens(orderNumber)
  await cancellation.cancels()
  await cancellation.seesView('error')
  await cancellation.retries()
  await cancellation.seesView('complete')
  expect(statuses).toEqual([503, 202])
})
