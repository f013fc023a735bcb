import { opensAsShell, pageAnswers } from '../../pages/open-page.ts'
import { changeOrder, holdAnswers, watchCalls, watchReports } from '../../support/answers.ts'
import { expect, test } from '../../support/own-order.ts'

const orderCall = '/orders/history/v1/{orderNumber}'
const unknownOrder = {
  code: 'service-order-detail-failure',
  devMessage: 'problem 404 order_not_found',
  pageName: 'orderDetails',
}
const withoutTime = ({ time: _time, ...report }: { readonly time?: string }) => report
const pages = (requests: ReturnType<typeof watchCalls>) => requests.length

test('[OD-01] a return opened as an order, and an order opened as a return, give way to their own page', async ({
  page,
  ownReturn,
  detail,
}) => {
  const { orderNumber, returnNumber } = await ownReturn('return-created')
  await page.goto('/orders')
  await page.goto(`/orders/sales/${returnNumber}`)
  await detail.seesReturn(returnNumber)
  await expect(page).toHaveURL(`/orders/returns/${returnNumber}`)
  await page.goBack()
  await expect(page).toHaveURL('/orders')

  await page.goto(`/orders/returns/${orderNumber}`)
  await detail.seesOrder(orderNumber)
  await expect(page).toHaveURL(`/orders/sales/${orderNumber}`)
  await page.goBack()
  await expect(page).toHaveURL('/orders')
})

test('[OD-05] the page takes its shape while the order is on its way, and a [UTC] marker is stripped', async ({
  page,
  ownOrder,
  detail,
}) => {
  const orderNumber = await ownOrder()
  await changeOrder(page, (order) => ({
    ...order,
    transaction: { ...order.transaction, orderDate: '2026-03-09T12:00:00Z[UTC]' },
  }))
  const held = await holdAnswers(page, orderCall)
  await page.goto(`/orders/sales/${orderNumber}`)
  await expect.poll(held.arrived).toBe(1)
  await detail.seesState('loadingOrder')
  await expect(page.getByText('Loading the order')).toBeAttached()
  held.letGo()
  await detail.seesOrder(orderNumber)
  await expect(detail.fact('Ordered')).toHaveText('March 9, 2026')
  await expect(detail.fact('Ordered').locator('time')).toHaveAttribute('datetime', '2026-03-09T12:00:00Z')
})

test('[OD-05] a return keeps its last transaction unless the new one has a total, an order takes the new one', async ({
  page,
  ownReturn,
  detail,
}) => {
  const { orderNumber, returnNumber } = await ownReturn('return-completed')
  let total = 41
  await changeOrder(page, (order) => ({
    ...order,
    shouldRefresh: true,
    transaction: { ...order.transaction, orderTotal: total },
  }))
  const visit = async (next: number, open: () => Promise<void>, link: string) => {
    total = next
    await page.getByRole('link', { name: 'Orders', exact: true }).click()
    await expect(page.locator('[data-order]').first()).toBeVisible()
    const answered = page.waitForResponse((response) => response.url().includes(link))
    await open()
    await answered
    await detail.seesState('ready.current')
  }
  const follow = (number: string) => () =>
    page
      .locator(`[data-order="${number}"]`)
      .getByRole('link', { name: /^View (order|return)$/ })
      .click()

  await detail.opensReturn(returnNumber)
  await expect(detail.fact('Refunded')).toHaveText(/\$41/)
  await visit(0, follow(returnNumber), returnNumber)
  await expect(detail.fact('Refunded')).toHaveText(/\$41/)
  await visit(52, follow(returnNumber), returnNumber)
  await expect(detail.fact('Refunded')).toHaveText(/\$52/)

  await visit(63, follow(orderNumber), orderNumber)
  await expect(detail.fact('Total')).toHaveText(/\$63/)
  await visit(0, follow(orderNumber), orderNumber)
  await expect(detail.fact('Total')).toHaveText(/\$0/)
})

test('[OD-05] what an unpaid order is to be paid with comes with it', async ({ page, ownOrder, detail }) => {
  const orderNumber = await ownOrder({ from: 'payment-pending' })
  await changeOrder(page, (order) => ({
    ...order,
    paymentApprovalId: null,
    deferredPaymentData: { form: { action: 'https://pay.podium.example/go', method: 'GET' } },
  }))
  await detail.opens(orderNumber)
  await expect(detail.part('payment-deferral')).toContainText('Your payment isn’t finished')
  await expect(detail.quickAction('finishPaying')).toHaveAttribute(
    'href',
    `/orders/sales/${orderNumber}/payment`,
  )
})

test('[OD-05 A-32] a loaded order fetches what finishes its payment, once, and the payment page goes on with it', async ({
  page,
  ownOrder,
  detail,
}) => {
  const orderNumber = await ownOrder({ from: 'deferred-form' })
  const asked = watchCalls(page, 'POST', '/payment/deferred_payment_forms/v2')
  const jobs = watchCalls(page, 'GET', '/payment/deferred_payment_forms/v2/jobs/{jobId}')
  await detail.opens(orderNumber, '/us/en', '?flag.enableDeferredPayment=false')
  await detail.seesState('ready.current')
  expect(asked).toEqual([])
  await detail.opens(orderNumber, '/us/en')
  await expect
    .poll(() => asked.map(({ body }) => body))
    .toEqual([
      {
        approvalId: `ap${orderNumber.toLowerCase()}`,
        experienceType: 'DESKTOP',
        orderNumber,
        returnURL: expect.stringMatching(/\/us\/en\/orders\/sales\/\w+\/payment-confirmation$/),
      },
    ])
  await expect.poll(() => jobs.length).toBeGreaterThan(0)
  await detail.seesState('ready.current')
  await detail.goesToPay()
  expect(asked).toHaveLength(1)
})

test('[OD-17 A-32] the deferred-payment data of an order may be the answer of a job', async ({
  page,
  ownOrder,
  detail,
}) => {
  const orderNumber = await ownOrder({ from: 'deferred-form' })
  const asked = watchCalls(page, 'POST', '/payment/deferred_payment_forms/v2')
  const form = {
    action: '/sandbox/pay',
    method: 'GET',
    fields: [{ name: 'paymentId', value: 'from-the-job' }],
  }
  await changeOrder(page, (order) => ({
    ...order,
    paymentHoldFlag: false,
    deferredPaymentData: { id: 'job-1', status: 'COMPLETED', response: { form } },
  }))
  await detail.opens(orderNumber, '/us/en')
  await detail.goesToPay()
  await page.getByRole('button', { name: /^Pay/ }).click()
  await page.getByRole('button', { name: 'Continue now' }).click()
  await page.waitForURL('**/sandbox/pay?paymentId=from-the-job')
  expect(asked).toEqual([])
})

test('[OD-06][ER-02] with a token and nothing in the cache: the service error, with Retry and Contact us', async ({
  page,
  sandbox,
  ownOrder,
  detail,
}) => {
  await opensAsShell(page)
  const reports = watchReports(page)
  const orderNumber = await ownOrder()
  await sandbox.addFault({ call: `GET ${orderCall}`, effect: 'status', status: 500, orderNumber, times: 2 })
  await page.goto(`/orders/sales/${orderNumber}`)
  await detail.seesServiceError()
  await expect(detail.dialog.getByRole('link', { name: 'Contact us' })).toHaveAttribute(
    'href',
    '/sandbox/shop/us/en/help/contact-us',
  )
  await detail.dialog.getByRole('button', { name: 'Retry' }).click()
  await detail.seesServiceError()
  await detail.dialog.getByRole('button', { name: 'Retry' }).click()
  await detail.seesOrder(orderNumber)
  await expect
    .poll(() => reports().map(({ code }) => code))
    .toEqual(['service-order-detail-failure', 'service-order-detail-failure'])
})

test('[OD-06 A-31][ER-02] with a token an order that is not theirs is the service error as well, and reported', async ({
  page,
  member,
  sandbox,
  detail,
}) => {
  const reports = watchReports(page)
  const other = await sandbox.newMember()
  const { orderNumber } = await sandbox.newOrder({ member: other.member })
  const asked = watchCalls(page, 'GET', orderCall)
  await page.goto(`/orders/sales/${orderNumber}`)
  await detail.seesNotFound()
  await expect(detail.dialog).toContainText(orderNumber)
  await expect(detail.dialog.getByRole('link', { name: 'Contact us' })).toHaveAttribute(
    'href',
    '/sandbox/shop/us/en/help/contact-us',
  )
  await detail.dialog.getByRole('button', { name: 'Retry' }).click()
  await expect.poll(() => pages(asked)).toBe(2)
  await detail.seesNotFound()
  await expect.poll(() => reports().map(withoutTime)).toEqual(Array.from({ length: 2 }, () => unknownOrder))
  await detail.dialog.getByRole('link', { name: 'See all orders' }).click()
  await expect(page).toHaveURL('/orders')
  expect(member.upmId).not.toBe(other.upmId)
})

test('[OD-06] without a token: the guest lookup, with the order number', async ({ page, shell, sandbox }) => {
  const { orderNumber } = await sandbox.newOrder({ from: 'cancellable', member: null })
  await page.goto(`/orders/sales/${orderNumber}`)
  await shell.seesGuestLookup()
  await expect(page).toHaveURL(`/orders/details/${orderNumber}`)
})

test('[OD-06] [OD-07] the cached order shows at once, is fresh for ten minutes, and stays when the new one fails', async ({
  page,
  sandbox,
  ownOrder,
  detail,
  history,
}) => {
  await page.clock.install()
  const orderNumber = await ownOrder({ from: 'delivered' })
  const asked = watchCalls(page, 'GET', orderCall)
  await history.opens()
  await pageAnswers(page)
  await history.openOrder(orderNumber)
  await detail.seesState('ready.current')
  expect(pages(asked)).toBe(1)

  await page.getByRole('link', { name: 'Orders', exact: true }).click()
  await history.openOrder(orderNumber)
  await detail.seesState('ready.current')
  await page.clock.fastForward('09:50')
  await detail.seesState('ready.current')
  expect(pages(asked)).toBe(1)

  await sandbox.addFault({ call: `GET ${orderCall}`, effect: 'status', status: 500, orderNumber, times: 20 })
  const failed = page.waitForResponse((response) => response.url().includes(orderNumber))
  await page.clock.fastForward('00:11')
  await failed
  await detail.seesState('ready.current')
  await detail.seesOrder(orderNumber)
  await expect(detail.dialog).toBeHidden()
  await expect(page.getByText('We couldn’t update the order')).toBeVisible()
  expect(pages(asked)).toBe(2)
})

test('[OD-07] an order flagged shouldRefresh is asked for anew', async ({
  page,
  ownOrder,
  detail,
  history,
}) => {
  const orderNumber = await ownOrder({ from: 'delivered' })
  await changeOrder(page, (order) => ({ ...order, shouldRefresh: true }))
  const asked = watchCalls(page, 'GET', orderCall)
  await history.opens()
  await pageAnswers(page)
  await history.openOrder(orderNumber)
  await detail.seesState('ready.current')
  await page.getByRole('link', { name: 'Orders', exact: true }).click()
  await history.openOrder(orderNumber)
  await expect.poll(() => pages(asked)).toBe(2)
  await detail.seesState('ready.current')
})
