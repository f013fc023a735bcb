import type { Page } from '@playwright/test'
import { cancelItems } from '../../../contract/orders/cancellation.ts'
import { itemCancellationPage } from '../../pages/item-cancellation.page.ts'
import { pageAnswers } from '../../pages/open-page.ts'
import { isAccessibleToo } from '../../support/accessibility.ts'
import { missNextAnswer, watchCalls } from '../../support/answers.ts'
import { admitFirst } from '../../support/guest.ts'
import type { Sandbox } from '../../support/sandbox.ts'
import { signInAsNew } from '../../support/sign-in.ts'
import { expect, test } from '../../support/test.ts'

const post = '/order_mgmt/ordermods/v1/{orderNumber}/cancelItems'
const heading = (page: Page) => page.getByRole('heading', { level: 1 })

/** An order of a guest whom this browser is known as. */
const orderOfGuest = async (page: Page, sandbox: Sandbox, country = 'us', from = 'items-cancellable') => {
  const made = await sandbox.newOrder({ from, member: null, country })
  await admitFirst(page.context(), made.email ?? '')
  return made.orderNumber
}

test('[BY-15] [BY-16] a member cancels one of three pieces, reads what comes back, and is mailed', async ({
  page,
  context,
  sandbox,
  request,
}) => {
  const member = await signInAsNew(context, sandbox)
  const { orderNumber } = await sandbox.newOrder({ from: 'items-cancellable', member, country: 'us' })
  const sent = watchCalls(page, 'POST', post)
  const items = itemCancellationPage(page)
  await page.goto(`/us/en/orders/sales/${orderNumber}`)
  await page.getByRole('link', { name: 'Cancel some items' }).click()
  await items.seesState('choosing')
  await expect(page).toHaveURL(`/us/en/orders/sales/${orderNumber}/cancel-items`)
  await expect(page).toHaveTitle(new RegExp(`^Cancel items ${orderNumber}`))
  await expect(items.review).toHaveAttribute('aria-disabled', 'true')
  await isAccessibleToo(page, 'cancel items')

  await items.picks(0, 1)
  await expect(items.soFar).toContainText('You’ll get back')
  const told = /\$[\d,.]+\d/.exec(await items.soFar.innerText())?.[0] ?? ''
  await items.review.click()
  await items.seesState('review')
  await expect(heading(page)).toBeFocused()
  await expect(items.part('cancelling')).toContainText('1 piece')
  await expect(items.part('goes-on')).toContainText('2 pieces')
  await expect(items.part('refund')).toContainText(told)
  await expect(items.part('refund')).toContainText('Refund to credit card ending 4242')
  await isAccessibleToo(page, 'review of cancelled items')
  expect(sent).toEqual([])

  await items.confirm.dblclick()
  await items.seesCancelled()
  await expect(heading(page)).toBeFocused()
  await expect(items.part('cancelled')).toContainText('1 piece')
  await expect(items.part('refund')).toContainText(told)
  await isAccessibleToo(page, 'items are cancelled')
  expect(sent.map(({ body }) => body)).toEqual([{ items: [expect.objectContaining({ quantity: 1 })] }])

  await items.flow.getByRole('link', { name: 'View order' }).click()
  await expect(page.getByText('Canceled', { exact: true }).first()).toBeVisible()
  await expect(page.getByRole('link', { name: 'Cancel some items' })).toBeVisible()
  const mails = await (await request.get('/api/sandbox/mails', { params: { orderNumber } })).text()
  expect(mails).toContain(`Part of your order ${orderNumber} is canceled`)
  expect(mails).toContain(told)
})

test('[BY-16] of all that is left the whole order is cancelled', async ({ page, sandbox }) => {
  const orderNumber = await orderOfGuest(page, sandbox)
  const items = itemCancellationPage(page)
  await items.opens(orderNumber)
  for (const index of [0, 1, 2]) await items.picks(index)
  await expect(items.soFar).toContainText('so the whole order will be canceled')
  await items.review.click()
  await expect(items.part('goes-on')).toHaveCount(0)
  await items.confirm.click()
  await expect(heading(page)).toHaveText('Your order is canceled', { timeout: 20_000 })
})

test('[BY-16] what is packed meanwhile says which pieces stay, and leads on', async ({ page, sandbox }) => {
  const orderNumber = await orderOfGuest(page, sandbox, 'us', 'items-cancel-denied')
  const items = itemCancellationPage(page)
  await items.opens(orderNumber)
  await items.choosesOne()
  await items.confirm.click()
  await items.seesState('tooLate')
  await expect(items.part('not-cancelled')).toContainText('1 piece')
  await expect(items.closed).toContainText('Once it arrives, you can return what you don’t want.')
  await isAccessibleToo(page, 'too late to cancel items')
})

test('[BY-15] each means of payment is named before; what the warehouse decides later is told as pending, on the order’s page as well', async ({
  page,
  sandbox,
}) => {
  const orderNumber = await orderOfGuest(page, sandbox, 'us', 'items-cancel-pending')
  const items = itemCancellationPage(page)
  await items.opens(orderNumber)
  await items.choosesOne()
  await expect(items.part('refund')).toContainText(
    'Refund to gift card ending 0017 and credit card ending 4242',
  )
  await expect(items.part('refund')).toContainText('Shipping isn’t refunded.')
  await items.confirm.click()
  await items.seesState('pending', 20_000)
  await expect(items.flow).toContainText('We’ll email you as soon as we know.')
  await expect(items.part('pending')).toContainText('1 piece')
  await isAccessibleToo(page, 'cancellation of items is pending')
  await items.flow.getByRole('link', { name: 'View order' }).click()
  await expect(items.pending).toHaveText('We’ve asked the warehouse to cancel some of your items.')
  await expect(page.getByRole('link', { name: 'Cancel some items' })).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Cancel order' })).toHaveCount(0)
})

for (const [from, words] of [
  ['shipped', 'We’re already packing your order'],
  ['cancelled', 'This order is already canceled.'],
  ['payment-pending', 'This order isn’t paid yet. Pay for it first, or cancel the whole order.'],
] as const) {
  test(`[BY-16] an order that is ${from} says why its items stay`, async ({ page, sandbox }) => {
    const orderNumber = await orderOfGuest(page, sandbox, 'us', from)
    const items = itemCancellationPage(page)
    await page.goto(`/us/en/orders/sales/${orderNumber}`)
    await expect(heading(page)).toBeVisible()
    await expect(page.getByRole('link', { name: 'Cancel some items' })).toHaveCount(0)
    await page.goto(`/us/en/orders/sales/${orderNumber}/cancel-items`)
    await items.seesState('closed')
    await expect(items.closed).toContainText(words)
  })
}

test('[BY-15] a lost answer is looked up, and the items are cancelled once', async ({ page, sandbox }) => {
  const orderNumber = await orderOfGuest(page, sandbox)
  const sent = watchCalls(page, 'POST', post)
  await missNextAnswer(page, cancelItems, 'lost')
  const items = itemCancellationPage(page)
  await items.opens(orderNumber)
  await items.choosesOne()
  await items.confirm.click()
  await items.seesCancelled()
  expect(sent).toHaveLength(1)
})

test('[BY-15] by keyboard alone', async ({ page, sandbox }) => {
  const orderNumber = await orderOfGuest(page, sandbox)
  const items = itemCancellationPage(page)
  await page.goto(`/us/en/orders/sales/${orderNumber}`)
  await page.getByRole('link', { name: 'Cancel some items' }).focus()
  await page.keyboard.press('Enter')
  await items.seesState('choosing')
  await pageAnswers(page)
  await items.items.first().getByRole('checkbox').focus()
  await page.keyboard.press('Space')
  await page.keyboard.press('Tab')
  await expect(items.items.first().getByRole('combobox')).toBeFocused()
  await page.keyboard.press('ArrowUp')
  await expect(items.items.first().getByRole('combobox')).toHaveValue('2')
  await items.review.focus()
  await page.keyboard.press('Enter')
  await items.seesState('review')
  await expect(heading(page)).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(items.confirm).toBeFocused()
  await page.keyboard.press('Enter')
  await items.seesCancelled()
  await expect(items.part('cancelled')).toContainText('2 pieces')
})

for (const { place, title } of [
  { place: 'pl/pl', title: 'Anuluj produkty' },
  { place: 'ae/ar', title: 'إلغاء منتجات' },
]) {
  test(`[BY-15] reads and cancels at /${place}`, async ({ page, sandbox }) => {
    const orderNumber = await orderOfGuest(page, sandbox, place.slice(0, 2))
    const items = itemCancellationPage(page)
    await items.opens(orderNumber, place)
    await expect(heading(page)).toHaveText(title)
    await items.picks(0, 2)
    await isAccessibleToo(page, `cancel items ${title}`)
    await items.flow.getByRole('button').last().click()
    await items.seesState('review')
    await items.flow.getByRole('button').first().click()
    await items.seesState('cancelled', 20_000)
  })
}

test('[BY-15] in Arabic the name of an item begins where its facts do, whichever way it is written', async ({
  page,
  sandbox,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  const items = itemCancellationPage(page)
  await items.opens(await orderOfGuest(page, sandbox, 'ae'), 'ae/ar')
  await items.picks(0, 1)
  await items.flow.getByRole('button').last().click()
  await items.seesState('review')
  const words = items.part('goes-on').locator('[data-line] p')
  expect(await words.count()).toBeGreaterThan(1)
  const ends = await words.evaluateAll((all) =>
    all.map((one) =>
      [...one.querySelectorAll('[data-part=name] bdi, [data-part=name] + span > :first-child')].map((part) =>
        Math.round(part.getBoundingClientRect().right),
      ),
    ),
  )
  expect(ends).toEqual(ends.map(([name]) => [name, name]))
})
