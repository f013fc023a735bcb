import { pageAnswers } from '../../pages/open-page.ts'
import { changeOrder, type WireOrder } from '../../support/answers.ts'
import { expect, test } from '../../support/own-order.ts'

const withoutCancelAction = (order: WireOrder, index: number): WireOrder => ({
  ...order,
  group: order.group?.map((group, at) =>
    at === index ? { ...group, actions: { ...group.actions, cancel: null } } : group,
  ),
})

test.describe('[CA-03] the cancel button', () => {
  test('shows with a cancel action on the first group, inside the 30 minutes', async ({
    opensOwnOrder,
    cancellation,
  }) => {
    await opensOwnOrder({ ageMinutes: 28 })
    await cancellation.seesButton()
  })

  test('is not there without a cancel action on the first group', async ({
    page,
    ownOrder,
    detail,
    cancellation,
  }) => {
    const orderNumber = await ownOrder()
    await changeOrder(page, (order) => withoutCancelAction(order, 0))
    await detail.opens(orderNumber)
    await cancellation.seesStatus('Ordered')
    await cancellation.seesNoButton()
  })

  test('is not there once the 30 minutes have passed', async ({ opensOwnOrder, detail, cancellation }) => {
    await opensOwnOrder({ ageMinutes: 30 })
    await expect(detail.quickAction('getHelp')).toBeVisible()
    await cancellation.seesNoButton()
  })

  test('is not there while a cancellation is pending', async ({ opensOwnOrder, cancellation }) => {
    await opensOwnOrder({ from: 'cancellation-pending', ageMinutes: 3 })
    await cancellation.seesStatus('Cancellation pending')
    await cancellation.seesNoButton()
  })

  test('is not there for a recently cancelled order, whatever the host still says', async ({
    page,
    ownOrder,
    detail,
    cancellation,
  }) => {
    const orderNumber = await ownOrder()
    let before: WireOrder | null = null
    await changeOrder(page, (order) => {
      before ??= order
      return before
    })
    await detail.opens(orderNumber)
    await cancellation.cancels()
    await cancellation.endsCancelled()
    await cancellation.seesNoButton()
  })

  test('disappears while the page is open, when the window ends', async ({
    page,
    opensOwnOrder,
    detail,
    cancellation,
  }) => {
    await page.clock.install()
    await opensOwnOrder({ ageMinutes: 25 })
    await cancellation.seesButton()
    await pageAnswers(page)
    await page.clock.fastForward('06:00')
    await cancellation.seesNoButton()
    await expect(detail.part('quick-actions')).toContainText(
      /You could cancel until .+, 30 minutes after you ordered/,
    )
  })
})

test('[CA-07] the window ends while the shopper is being asked', async ({
  page,
  opensOwnOrder,
  cancellation,
}) => {
  await page.clock.install()
  await opensOwnOrder({ ageMinutes: 25 })
  await cancellation.asks()
  await cancellation.says(/5 minutes left/)
  await page.clock.fastForward('06:00')
  await cancellation.seesView('outsideWindow')
  await cancellation.says(/You could cancel this order until .+ It wasn’t canceled/)
  await cancellation.offers('Contact us', '/sandbox/shop/us/en/help/contact-us')
  await cancellation.says('Or call us: +1 800-555-0100')
  await cancellation.presses('Back to order')
  await cancellation.seesNoButton()
})

test("[CA-07] the host's clock decides: a shopper's slow clock is told that the time is over", async ({
  page,
  ownOrder,
  detail,
  cancellation,
}) => {
  const orderNumber = await ownOrder({ ageMinutes: 31 })
  await changeOrder(page, (order) => ({
    ...order,
    transaction: { ...order.transaction, orderDate: new Date().toISOString() },
    group: order.group?.map((group) => ({
      ...group,
      actions: { ...group.actions, cancel: { appCallback: 'cancel' } },
    })),
  }))
  await detail.opens(orderNumber)
  await cancellation.cancels()
  await cancellation.seesView('outsideWindow')
})

test('[CA-06] what was customized in China can be cancelled for 30 minutes only, and it says why', async ({
  page,
  context,
  signsIn,
  request,
  sandbox,
  detail,
  cancellation,
}) => {
  const member = await signsIn('cn')
  await page.clock.install()
  const fresh = await sandbox.newOrder({ from: 'custom-design', member, country: 'cn', ageMinutes: 25 })
  await detail.opens(fresh.orderNumber, '/cn/en')
  await cancellation.seesButton()
  await pageAnswers(page)
  await page.clock.fastForward('06:00')
  await expect(detail.part('quick-actions')).toContainText(
    'Custom designs can only be canceled for 30 minutes.',
  )
  await cancellation.seesNoButton()

  const old = await sandbox.newOrder({ from: 'custom-design', member, country: 'cn', ageMinutes: 31 })
  await detail.opens(old.orderNumber, '/cn/en')
  await cancellation.seesNoButton()
  const { accessToken } = await (await context.request.get('/session')).json()
  const asked = await request.post(`/api/order_mgmt/ordermods/v1/${old.orderNumber}/cancelOrder`, {
    headers: { Authorization: `Bearer ${accessToken}`, 'Idempotency-Key': crypto.randomUUID() },
    data: { authorizationInfo: {}, orderNumber: old.orderNumber, omsRegionReference: 'NIKECN' },
  })
  expect([asked.status(), (await asked.json()).code]).toEqual([400, 'cancel_window_closed'])
})
