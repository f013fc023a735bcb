import { pageAnswers } from '../../pages/open-page.ts'
import { isDialogAccessible } from '../../support/accessibility.ts'
import { changeOrder, type WireOrder } from '../../support/answers.ts'
import { expect, test } from '../../support/own-order.ts'
import { holdScript } from '../../support/page-code.ts'

const offers = [
  { from: 'cancellable', actions: ['cancel', 'getHelp'] },
  { from: 'shipped', actions: ['track', 'getHelp'] },
  { from: 'delivered', actions: ['return', 'track', 'getHelp'] },
  { from: 'return-created', actions: ['viewReturns', 'return', 'track', 'getHelp'] },
  { from: 'payment-pending', actions: ['finishPaying', 'cancel', 'getHelp'] },
  { from: 'cancelled', actions: ['getHelp'] },
  { from: 'in-store', actions: ['return', 'getHelp'] },
] as const

for (const { from, actions } of offers) {
  test(`[OD-02] an order like ${from} offers ${actions.join(', ')}`, async ({ member, sandbox, detail }) => {
    const { orderNumber, parentOrderNumber } = await sandbox.newOrder({ from, member: member.member })
    await detail.opens(parentOrderNumber ?? orderNumber)
    await expect.poll(detail.quickActions).toEqual(actions)
  })
}

test('[OD-02] quick actions lead where they say', async ({ page, ownReturn, detail }) => {
  const { orderNumber, returnNumber } = await ownReturn('return-created')
  await detail.opens(orderNumber)
  await expect(detail.quickAction('getHelp')).toHaveAttribute('href', '/sandbox/shop/us/en/help/contact-us')
  await expect(detail.quickAction('return')).toHaveAttribute('href', `/orders/sales/${orderNumber}/return`)
  await detail.quickAction('viewReturns').click()
  await expect(page).toHaveURL(`/orders/returns/${returnNumber}`)
})

for (const isEarly of [false, true]) {
  const when = isEarly ? ', before the script has come too' : ''
  test(`[OD-02][BA-04] one parcel: tracking replaces the page by that of the carrier${when}`, async ({
    page,
    ownOrder,
    detail,
  }) => {
    const orderNumber = await ownOrder({ from: 'shipped' })
    await page.route('https://www.ups.com/**', (route) => route.fulfill({ body: 'Your parcel' }))
    if (isEarly) await holdScript(page)
    await page.goto('/orders')
    await detail.opens(orderNumber)
    if (!isEarly) await pageAnswers(page)
    await detail.quickAction('track').click()
    await expect(page).toHaveURL(/^https:\/\/www\.ups\.com\/.*tracknum=/)
    await page.goBack()
    await expect(page).toHaveURL('/orders')
  })
}

test('[OD-04][ER-02] an order of another country says so before a return, leads to the choice of country, can be dismissed', async ({
  page,
  ownOrder,
  detail,
}) => {
  const orderNumber = await ownOrder({ from: 'delivered', country: 'gb' })
  await detail.opens(orderNumber, '/us/en', '?standalone=true')
  const action = detail.quickAction('return')
  await action.click()
  await expect(detail.dialog).toHaveAccessibleName('This order belongs to another country')
  await expect(detail.dialog.getByRole('heading')).toBeFocused()
  await expect(detail.dialog).toContainText('Items are returned in the country they shipped from.')
  await expect(detail.dialog.locator('dl > div')).toHaveText([
    'Sent fromUnited Kingdom',
    'This page is forUnited States',
  ])
  await expect(detail.dialog.getByRole('link', { name: 'Change country' })).toHaveAttribute(
    'href',
    '/sandbox/shop/countries',
  )
  await isDialogAccessible(page, 'country mismatch')
  const ways = [
    () => detail.dialog.getByRole('button', { name: 'Back to order' }).click(),
    () => detail.dialog.getByRole('button', { name: 'Close' }).click(),
    () => page.keyboard.press('Escape'),
    () => page.goBack(),
  ]
  for (const [index, dismiss] of ways.entries()) {
    if (index > 0) await action.click()
    await expect(detail.dialog).toBeVisible()
    await dismiss()
    await expect(detail.dialog).toBeHidden()
    await expect(action).toBeFocused()
  }
  await expect(page).toHaveURL(/\/us\/en\/orders\/sales\/\w+\?standalone=true$/)
})

test('[OD-14] the older payment page is where an order that names one is paid', async ({
  page,
  opensOwnOrder,
  detail,
}) => {
  const orderNumber = await opensOwnOrder({ from: 'legacy-payment' })
  await expect(detail.quickAction('finishPaying')).toHaveAttribute(
    'href',
    `/sandbox/shop/payment/legacy/${orderNumber}`,
  )
  await changeOrder(page, (order) => ({ ...order, legacyPaymentUrl: 'https://evil.example/pay' }))
  await detail.opens(orderNumber)
  await expect(page.locator('a[href*="evil.example"]')).toHaveCount(0)
})

test('[OD-14] an order of a store says so, and has nothing to cancel or track', async ({
  opensOwnOrder,
  detail,
}) => {
  await opensOwnOrder({ from: 'in-store', ageMinutes: 5 })
  await expect(detail.fact('Bought')).toHaveText('In a store')
  await expect(detail.quickAction('cancel')).toHaveCount(0)
  await expect(detail.quickAction('track')).toHaveCount(0)
})

test('[OD-14] a return of a global store order goes to its own site', async ({ opensOwnOrder, detail }) => {
  const orderNumber = await opensOwnOrder({ from: 'global-store' })
  await expect(detail.quickAction('return')).toHaveAttribute(
    'href',
    `/sandbox/shop/~global/orders/${orderNumber}`,
  )
})

const withActions = (order: WireOrder, actions: Record<string, { webLink: string } | null>): WireOrder => ({
  ...order,
  group: order.group?.map((group) => ({
    ...group,
    orderItems: group.orderItems?.map((item) => ({
      ...item,
      skuId: null,
      product: { ...item.product, metricId: 'metric-42' },
      actions,
    })),
  })),
})

test('[OD-16] the actions map drives what a card offers; buy again carries the metric id', async ({
  page,
  ownOrder,
  detail,
}) => {
  const orderNumber = await ownOrder({ from: 'delivered' })
  const site = 'https://podium.example/us/en'
  await changeOrder(page, (order) =>
    withActions(order, {
      buyItAgain: { webLink: `${site}/t/tempo?colour=red#size` },
      trackShipment: { webLink: 'https://www.ups.com/track?tracknum=1' },
      return: { webLink: `/orders/sales/${order.orderNumber}/return` },
      viewReturn: { webLink: '/orders/returns/RT00000001' },
      getHelp: { webLink: 'javascript:alert(1)' },
      writeReview: null,
    }),
  )
  await detail.opens(orderNumber)
  const links = detail.items.first().locator('[data-action]')
  expect(
    await links.evaluateAll((all) =>
      all.map((a) => [(a as HTMLElement).dataset.action, a.getAttribute('href')]),
    ),
  ).toEqual([
    ['buyItAgain', '/sandbox/shop/us/en/t/tempo?colour=red&mid=metric-42#size'],
    ['trackShipment', 'https://www.ups.com/track?tracknum=1'],
    ['return', `/orders/sales/${orderNumber}/return`],
  ])
})

test('[OD-16 A-38][RI-08] a line offers its return, with the line picked, and shows it afterwards; both are gone with disableReturns', async ({
  page,
  ownReturn,
  detail,
}) => {
  const { orderNumber, returnNumber } = await ownReturn('return-created')
  await detail.opens(orderNumber, '/us/en')
  const view = detail.items.locator('[data-action=viewReturn]')
  const start = detail.items.locator('[data-action=return]')
  await expect(view).toHaveAttribute('href', `/us/en/orders/returns/${returnNumber}`)
  await start.click()
  await expect(page).toHaveURL(new RegExp(`/us/en/orders/sales/${orderNumber}/return\\?selected=`))
  await expect(page.getByRole('checkbox', { checked: true })).toHaveCount(1)
  await detail.opens(orderNumber, '/us/en', '?flag.disableReturns=true')
  await expect(detail.items).toHaveCount(2)
  await expect(view.or(start)).toHaveCount(0)
})
