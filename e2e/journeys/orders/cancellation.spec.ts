import { wrongStateMessage } from '../../../contract/orders/cancellation.ts'
import { changeAnswer, holdAnswers, watchCalls, watchReports } from '../../support/answers.ts'
import { expect, test } from '../../support/own-order.ts'

const cancelCall = '/order_mgmt/ordermods/v1/{orderNumber}/cancelOrder'
const jobCall = '/order_mgmt/ordermods/v1/jobs/{jobId}'
const contactPage = '/sandbox/shop/us/en/help/contact-us'

test('[CA-01] [CA-04] a shopper cancels: asked, under way, done, and the order shows it everywhere', async ({
  page,
  member,
  opensOwnOrder,
  cancellation,
  history,
}) => {
  const orderNumber = await opensOwnOrder()
  await cancellation.seesStatus('Ordered')
  await cancellation.asks()
  await cancellation.seesView('confirming')
  await cancellation.says(/You can cancel until .+ (27|26) minutes left/)
  await cancellation.keepsTheOrder()
  await cancellation.seesNoDialog()
  await expect(cancellation.button).toBeFocused()

  const polls = await holdAnswers(page, jobCall)
  await cancellation.cancels()
  await cancellation.seesView('inProgress')
  await page.keyboard.press('Escape')
  await cancellation.seesNoDialog()
  await page.getByRole('button', { name: 'Check cancellation' }).click()
  await cancellation.seesView('inProgress')
  polls.letGo()
  await cancellation.seesView('complete')
  await cancellation.says(`We’re emailing a confirmation to ${member.member}`)
  await cancellation.presses('Done')
  await cancellation.seesNoDialog()
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await cancellation.seesStatus('Canceled')
  await cancellation.seesNoButton()

  await page.getByRole('link', { name: 'Orders', exact: true }).click()
  await expect(history.order(orderNumber)).toContainText('Canceled')
  await page.reload()
  await expect(history.order(orderNumber)).toContainText('Canceled')
  await history.openOrder(orderNumber)
  await cancellation.seesStatus('Canceled')
  await cancellation.seesNoButton()
})

test('the confirmation that the dialog promises is among the sandbox’s mails, once', async ({
  page,
  member,
  opensOwnOrder,
  cancellation,
}) => {
  const orderNumber = await opensOwnOrder()
  const mails = async () => {
    const answer = await page.request.get(`/api/sandbox/mails?${new URLSearchParams({ orderNumber })}`)
    return (await answer.json()) as { id: string; kind: string; to: string; status: string }[]
  }
  expect(await mails()).toEqual([])
  await cancellation.cancels()
  await cancellation.seesView('complete')
  await cancellation.says(`We’re emailing a confirmation to ${member.member}`)
  await expect.poll(async () => (await mails()).map(({ status }) => status)).toEqual(['KEPT'])
  const [mail] = await mails()
  expect([mail?.kind, mail?.to]).toEqual(['orderCanceled', member.member])
  await page.goto('/sandbox')
  const listed = page.getByRole('region', { name: 'Emails, text messages and letters' })
  await expect(listed.getByText(`Your order ${orderNumber} is canceled`).first()).toBeVisible()
  const read = await page.request.get(`/sandbox/mails/${mail?.id}`)
  expect(await read.text()).toContain('Refunded to')
})

test('[CA-01] [CA-04] [CA-07] the warehouse wants to decide: pending replaces the status', async ({
  page,
  opensOwnOrder,
  cancellation,
}) => {
  await opensOwnOrder({ rule: 'pending' })
  await cancellation.cancels()
  await cancellation.seesView('pending')
  await cancellation.says('Your cancellation is pending until they answer')
  await cancellation.presses('Back to order')
  await cancellation.seesStatus('Cancellation pending')
  await cancellation.seesNoButton()
  await page.reload()
  await cancellation.seesStatus('Cancellation pending')
  await cancellation.seesNoButton()
})

test('[CA-01] [CA-02] [CA-07] too late: denied, with a return and a person to talk to', async ({
  page,
  opensOwnOrder,
  cancellation,
}) => {
  const reports = watchReports(page)
  await opensOwnOrder({ rule: 'denied' })
  const job = page.waitForResponse((response) => /\/jobs\//.test(response.url()))
  await cancellation.cancels()
  await cancellation.seesView('denied')
  await cancellation.says('It’s too late to cancel')
  await cancellation.offers('See how to return', '/sandbox/shop/us/en/help/returns-policy')
  await cancellation.offers('Contact us', contactPage)
  await cancellation.says('Or call us: +1 800-555-0100')
  expect((await (await job).json()).status).toMatch(/^(PENDING|IN_PROGRESS|COMPLETED)$/)
  await expect.poll(reports).toEqual([
    {
      code: 'service-cancellation-failure',
      devMessage: 'denied',
      pageName: 'orderDetails',
      time: expect.stringMatching(/^\d{4}-/),
    },
  ])
})

test("[CA-02] the specification's sentence alone counts as denied, and 'already cancelled' as complete", async ({
  page,
  ownOrder,
  detail,
  cancellation,
}) => {
  const refusals = [
    { detail: `The ${wrongStateMessage}`, view: 'denied' },
    { detail: 'The order has already been cancelled.', view: 'complete' },
  ] as const
  for (const refusal of refusals) {
    const orderNumber = await ownOrder()
    await page.unrouteAll()
    await page.route(`**/${orderNumber}/cancelOrder*`, (route) =>
      route.fulfill({
        status: 400,
        contentType: 'application/problem+json',
        json: {
          type: 'about:blank',
          title: 'Bad request',
          status: 400,
          code: 'unnamed',
          detail: refusal.detail,
        },
      }),
    )
    await detail.opens(orderNumber)
    await cancellation.cancels()
    await cancellation.seesView(refusal.view)
  }
})

test('[CA-01] [CA-07] the warehouse fails: try again while there is time, or call us', async ({
  opensOwnOrder,
  cancellation,
}) => {
  await opensOwnOrder({ rule: 'failing' })
  await cancellation.cancels()
  await cancellation.seesView('error')
  await cancellation.says(
    /Something went wrong on our side. Nothing has changed.+You have until .+ to try again/,
  )
  await cancellation.offers('Contact us', contactPage)
  await cancellation.says('Or call us: +1 800-555-0100')
  await cancellation.retries()
  await cancellation.seesView('error')
  await cancellation.presses('Close')
  await cancellation.seesStatus('Ordered')
  await cancellation.seesButton()
})

test('[CA-01] a slow warehouse: the shopper waits, and sees it done', async ({
  opensOwnOrder,
  cancellation,
}) => {
  await opensOwnOrder({ rule: 'slow' })
  await cancellation.cancels()
  await cancellation.seesView('inProgress')
  await cancellation.seesView('complete')
})

test('[CA-02] an order that was cancelled from another tab counts as cancelled', async ({
  context,
  sandbox,
  opensOwnOrder,
  cancellation,
}) => {
  const orderNumber = await opensOwnOrder()
  await cancellation.seesButton()
  await sandbox.cancelOrder(context, orderNumber)
  await cancellation.cancels()
  await cancellation.endsCancelled()
})

test('[CA-04] in China the page reloads once the order is cancelled', async ({
  page,
  signsIn,
  sandbox,
  detail,
  cancellation,
}) => {
  const member = await signsIn('cn')
  const { orderNumber } = await sandbox.newOrder({ member, country: 'cn' })
  await detail.opens(orderNumber, '/cn/en')
  const reloaded = page.waitForEvent('load')
  await cancellation.cancels()
  await reloaded
  await detail.seesOrder(orderNumber)
  await cancellation.seesNoDialog()
  await cancellation.seesStatus('Canceled')
  await cancellation.seesNoButton()
})

test('[CA-01] an answer that nobody can read is looked up, not called a failure', async ({
  page,
  sandbox,
  ownOrder,
  detail,
  cancellation,
}) => {
  const orderNumber = await ownOrder()
  await sandbox.addFault({ call: `POST ${cancelCall}`, effect: 'garbage', orderNumber })
  const outcome = await holdAnswers(page, '/idempotency/v1/{key}')
  await detail.opens(orderNumber)
  await cancellation.cancels()
  await cancellation.seesView('checking')
  await cancellation.says('it won’t happen twice')
  await cancellation.presses('Back to order')
  await page.getByRole('button', { name: 'Check cancellation' }).click()
  await cancellation.seesView('checking')
  outcome.letGo()
  await cancellation.seesView('complete')
})

test('[CA-07] the poller gives up after 20 polls: the outcome is looked up, not called a failure', async ({
  page,
  ownOrder,
  detail,
  cancellation,
}) => {
  const reports = watchReports(page)
  const polls = watchCalls(page, 'GET', jobCall)
  const orderNumber = await ownOrder()
  let isStuck = true
  await changeAnswer<object>(page, jobCall, (job) =>
    isStuck ? { ...job, status: 'IN_PROGRESS', eta: 5, response: null } : job,
  )
  const outcome = await holdAnswers(page, '/idempotency/v1/{key}')
  await detail.opens(orderNumber)
  await cancellation.cancels()
  await cancellation.seesView('checking')
  expect(polls).toHaveLength(20)
  isStuck = false
  outcome.letGo()
  await cancellation.seesView('complete')
  await expect.poll(() => reports().map(({ code }) => code)).toEqual(['server-timeout-after-20-polls'])
})
