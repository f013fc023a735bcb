import { pauseClock } from '../../model/lib/page-time.ts'
import { isDialogAccessible } from '../../support/accessibility.ts'
import { changeOrder, type WireOrder } from '../../support/answers.ts'
import { signInFirst } from '../../support/sign-in.ts'
import { expect, test } from '../../support/test.ts'

test('[OD-02] the header tells number, day, total in both currencies and where it was bought', async ({
  context,
  sandbox,
  detail,
}) => {
  const { member } = await sandbox.newMember({ country: 'ca' })
  await signInFirst(context, member)
  const online = await sandbox.newOrder({ from: 'delivered', member })
  await detail.opens(online.orderNumber, '/ca/en')
  await detail.seesOrder(online.orderNumber)
  await expect(detail.fact('Ordered')).toHaveText(/^[A-Z][a-z]+ \d{1,2}, \d{4}$/)
  await expect(detail.fact('Total')).toHaveText(/^\$[\d.,]+ \(about US\$[\d.,]+\)$/)
  await expect(detail.fact('Bought')).toHaveText('Online')
  await expect(detail.fact('Items')).toHaveText('4')
  await expect(detail.part('payment-deferral')).toBeHidden()
})

const offers = [
  { from: 'cancellable', actions: ['cancel', 'getHelp'] },
  { from: 'shipped', actions: ['track', 'getHelp'] },
  { from: 'delivered', actions: ['track', 'return', 'getHelp'] },
  { from: 'return-created', actions: ['track', 'return', 'viewReturns', 'getHelp'] },
  { from: 'payment-pending', actions: ['finishPaying', 'getHelp'] },
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

test('[OD-02] quick actions lead where they say', async ({ page, member, sandbox, detail }) => {
  const { orderNumber, returnNumber } = await sandbox.newReturn('return-created', member.member)
  await detail.opens(orderNumber)
  await expect(detail.quickAction('getHelp')).toHaveAttribute(
    'href',
    'https://podium.example/us/en/help/contact-us',
  )
  await expect(detail.quickAction('return')).toHaveAttribute('href', `/orders/sales/${orderNumber}/return`)
  await detail.quickAction('viewReturns').click()
  await expect(page).toHaveURL(`/orders/returns/${returnNumber}`)
})

test('[OD-02][BA-04] one parcel: tracking replaces the page by that of the carrier', async ({
  page,
  member,
  sandbox,
  detail,
}) => {
  const { orderNumber } = await sandbox.newOrder({ from: 'shipped', member: member.member })
  await page.route('https://www.ups.com/**', (route) => route.fulfill({ body: 'Your parcel' }))
  await page.goto('/orders')
  await detail.opens(orderNumber)
  await detail.quickAction('track').click()
  await expect(page).toHaveURL(/^https:\/\/www\.ups\.com\/.*tracknum=/)
  await page.goBack()
  await expect(page).toHaveURL('/orders')
})

test('[OD-02] a payment that is not finished says so, with the way to finish it', async ({
  member,
  sandbox,
  detail,
}) => {
  const { orderNumber } = await sandbox.newOrder({ from: 'payment-pending', member: member.member })
  await detail.opens(orderNumber)
  await expect(detail.part('payment-deferral')).toContainText('Finish paying, and we send the order')
  await expect(detail.groups.first().locator('[data-tone]').first()).toHaveText('Payment pending')
})

test('[OD-03] groups and banners on one side, facts and people to ask on the other', async ({
  page,
  member,
  sandbox,
  detail,
}) => {
  await page.setViewportSize({ width: 1280, height: 900 })
  const { orderNumber } = await sandbox.newOrder({ from: 'two-parcels', member: member.member })
  await detail.opens(orderNumber, '', '?enableWriteReview=true')
  await expect(detail.groups).toHaveCount(2)
  for (const group of await detail.groups.all()) {
    await expect(group.locator('[data-tone]').first()).not.toBeEmpty()
    await expect(group.getByRole('heading', { level: 2 })).toContainText('Arrives')
    await expect(group.locator('[data-item]').first()).toBeVisible()
  }
  const aside = page.getByRole('complementary', { name: 'About this order' })
  await expect(aside.getByRole('heading', { level: 2 })).toHaveText([
    'Price',
    'Payment',
    'Delivery address',
    'Help',
  ])
  await expect(aside.locator('[data-part=contact]')).toContainText('Contact us')
  const left = await detail.groups.first().boundingBox()
  const right = await aside.boundingBox()
  expect((left?.x ?? 0) + (left?.width ?? 0)).toBeLessThanOrEqual(right?.x ?? 0)
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
  const carousel = page.getByRole('region', { name: 'News' })
  await expect(carousel.getByRole('button', { name: /^Banner \d of 3$/ })).toHaveCount(3)
})

test('[OD-03 A-42] a return tells its refund method where a sale tells its payment', async ({
  page,
  member,
  sandbox,
  detail,
}) => {
  const { orderNumber } = await sandbox.newReturn('return-created', member.member)
  const payment = [{ paymentType: 'CREDIT_CARD' as const, paymentDisplayNumber: '4242' }]
  await changeOrder(page, (order) => ({ ...order, payment }))
  const aside = page.getByRole('complementary')
  const told = async () => {
    const part = aside.locator('[data-part=payment]')
    return [await part.getByRole('heading').innerText(), await part.getByRole('listitem').allInnerTexts()]
  }
  await detail.opens(orderNumber, '/us/en')
  expect(await told()).toEqual(['Payment', [expect.stringContaining('4242')]])
  const sale = (await told())[1]
  await detail.quickAction('viewReturns').click()
  await expect(aside.getByRole('heading', { name: 'Refund method' })).toBeVisible()
  expect(await told()).toEqual(['Refund method', sale])
})

test('[OD-03] a delivered line offers a review where one may be written', async ({
  member,
  sandbox,
  detail,
}) => {
  const { orderNumber } = await sandbox.newOrder({ from: 'delivered', member: member.member })
  await detail.opens(orderNumber, '', '?enableWriteReview=true')
  await expect(detail.items.first().locator('[data-action=writeReview]')).toBeVisible()
  await detail.opens(orderNumber)
  await expect(detail.items.first().locator('[data-action=writeReview]')).toBeHidden()
})

test('[OD-03] banners turn every 5 s, hold under the pointer and can be paused', async ({
  page,
  member,
  sandbox,
  detail,
}) => {
  await page.clock.install()
  const { orderNumber } = await sandbox.newOrder({ from: 'delivered', member: member.member })
  await detail.opens(orderNumber)
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
  const carousel = page.locator('[data-flow=carousel]')
  const current = carousel.locator('button[aria-current=true]')
  await expect(carousel).toBeVisible()
  await pauseClock(page)
  await carousel.getByRole('button', { name: 'Banner 1 of 3' }).dispatchEvent('click')
  await expect(current).toHaveAccessibleName('Banner 1 of 3')
  await page.clock.runFor(4_900)
  await expect(current).toHaveAccessibleName('Banner 1 of 3')
  await page.clock.runFor(200)
  await expect(current).toHaveAccessibleName('Banner 2 of 3')
  await carousel.hover()
  await page.clock.runFor(20_000)
  await expect(current).toHaveAccessibleName('Banner 2 of 3')
  await carousel.getByRole('button', { name: 'Pause the banners' }).click()
  await page.mouse.move(0, 0)
  await page.getByRole('heading', { level: 1 }).focus()
  await page.clock.runFor(20_000)
  await expect(current).toHaveAccessibleName('Banner 2 of 3')
  await carousel.getByRole('button', { name: 'Banner 3 of 3' }).click()
  await expect(current).toHaveAccessibleName('Banner 3 of 3')
})

test('[OD-03] one banner or none: no carousel', async ({ page, context, sandbox, detail }) => {
  const { member } = await sandbox.newMember({ country: 'nl' })
  await signInFirst(context, member)
  const { orderNumber } = await sandbox.newOrder({ from: 'delivered', member })
  await detail.opens(orderNumber, '/nl/en')
  await expect(detail.groups.first()).toBeVisible()
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
  await expect(page.locator('[data-flow=carousel]')).toHaveCount(0)
})

test('[OD-04][ER-02] an order of another country says so before a return, leads to the choice of country, can be dismissed', async ({
  page,
  member,
  sandbox,
  detail,
}) => {
  const { orderNumber } = await sandbox.newOrder({ from: 'delivered', member: member.member, country: 'gb' })
  await detail.opens(orderNumber, '/us/en', '?standalone=true')
  const action = detail.quickAction('return')
  await action.click()
  await expect(detail.dialog).toHaveAccessibleName('This order belongs to another country')
  await expect(detail.dialog.getByRole('heading')).toBeFocused()
  await expect(detail.dialog).toContainText('Things go back to the country they came from.')
  await expect(detail.dialog.locator('dl > div')).toHaveText([
    'Sent fromUnited Kingdom',
    'This page is forUnited States',
  ])
  await expect(detail.dialog.getByRole('link', { name: 'Change country' })).toHaveAttribute(
    'href',
    'https://podium.example/countries',
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
  member,
  sandbox,
  detail,
}) => {
  const { orderNumber } = await sandbox.newOrder({ from: 'legacy-payment', member: member.member })
  await detail.opens(orderNumber)
  await expect(detail.quickAction('finishPaying')).toHaveAttribute(
    'href',
    `https://podium.example/payment/legacy/${orderNumber}`,
  )
  await changeOrder(page, (order) => ({ ...order, legacyPaymentUrl: 'https://evil.example/pay' }))
  await detail.opens(orderNumber)
  await expect(page.locator('a[href*="evil.example"]')).toHaveCount(0)
})

test('[OD-14] an order of a store says so, and has nothing to cancel or track', async ({
  member,
  sandbox,
  detail,
}) => {
  const { orderNumber } = await sandbox.newOrder({ from: 'in-store', member: member.member, ageMinutes: 5 })
  await detail.opens(orderNumber)
  await expect(detail.fact('Bought')).toHaveText('In a store')
  await expect(detail.quickAction('cancel')).toHaveCount(0)
  await expect(detail.quickAction('track')).toHaveCount(0)
})

test('[OD-14] a return of a global store order goes to its own site', async ({ member, sandbox, detail }) => {
  const { orderNumber } = await sandbox.newOrder({ from: 'global-store', member: member.member })
  await detail.opens(orderNumber)
  await expect(detail.quickAction('return')).toHaveAttribute(
    'href',
    `https://global.podium.example/orders/${orderNumber}`,
  )
})

test('[OD-15] one answer is open at a time, and a click on the open one closes it', async ({
  member,
  sandbox,
  detail,
}) => {
  const { orderNumber } = await sandbox.newOrder({ from: 'delivered', member: member.member })
  await detail.opens(orderNumber)
  const questions = detail.part('help').locator('details')
  const open = () => questions.evaluateAll((all) => all.map((one) => (one as HTMLDetailsElement).open))
  expect(await open()).toEqual([false, false, false, false])
  await questions.nth(0).locator('summary').click()
  await expect.poll(open).toEqual([true, false, false, false])
  await questions.nth(2).locator('summary').click()
  await expect.poll(open).toEqual([false, false, true, false])
  await questions.nth(2).locator('summary').click()
  await expect.poll(open).toEqual([false, false, false, false])
})

test('[OD-15] the telephone is there on small screens only', async ({ page, member, sandbox, detail }) => {
  const { orderNumber } = await sandbox.newOrder({ from: 'delivered', member: member.member })
  const phone = detail.part('contact').getByRole('link', { name: /Call us/ })
  await page.setViewportSize({ width: 959, height: 800 })
  await detail.opens(orderNumber)
  await expect(phone).toHaveAttribute('href', 'tel:+18005550100')
  await expect(phone).toBeVisible()
  await page.setViewportSize({ width: 960, height: 800 })
  await expect(phone).toBeHidden()
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
  member,
  sandbox,
  detail,
}) => {
  const { orderNumber } = await sandbox.newOrder({ from: 'delivered', member: member.member })
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
    ['buyItAgain', `${site}/t/tempo?colour=red&mid=metric-42#size`],
    ['trackShipment', 'https://www.ups.com/track?tracknum=1'],
    ['return', `/orders/sales/${orderNumber}/return`],
  ])
})

test('[OD-16 A-38][RI-08] a line offers its return, with the line picked, and shows it afterwards; both are gone with disableReturns', async ({
  page,
  member,
  sandbox,
  detail,
}) => {
  const { orderNumber, returnNumber } = await sandbox.newReturn('return-created', member.member)
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
