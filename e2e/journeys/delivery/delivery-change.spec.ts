import type { Page } from '@playwright/test'
import { changeDelivery } from '../../../contract/orders/delivery-change.ts'
import { deliveryChangePage } from '../../pages/delivery-change.page.ts'
import { isAccessibleToo } from '../../support/accessibility.ts'
import { missNextAnswer, watchCalls } from '../../support/answers.ts'
import { admitFirst } from '../../support/guest.ts'
import type { Sandbox } from '../../support/sandbox.ts'
import { signInAsNew } from '../../support/sign-in.ts'
import { expect, test } from '../../support/test.ts'

const post = '/order_mgmt/delivery_changes/v1/{orderNumber}'

/** An order of a guest whom this browser is known as. */
const orderOfGuest = async (page: Page, sandbox: Sandbox, country = 'us', from = 'delivery-open') => {
  const made = await sandbox.newOrder({ from, member: null, country })
  await admitFirst(page.context(), made.email ?? '')
  return made.orderNumber
}

const heading = (page: Page) => page.getByRole('heading', { level: 1 })

/** All that a browser keeps. */
const kept = (page: Page) =>
  page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }, document.cookie]))

test('[BY-17] [BY-18] [BY-19] a member sends an order to another address on another day', async ({
  page,
  context,
  sandbox,
  request,
}) => {
  const member = await signInAsNew(context, sandbox, { addresses: 3 })
  const { orderNumber } = await sandbox.newOrder({ from: 'delivery-open', member, country: 'us' })
  const sent = watchCalls(page, 'POST', post)
  const delivery = deliveryChangePage(page)
  await page.goto(`/us/en/orders/sales/${orderNumber}`)
  await page.locator('[data-part=address]').getByRole('link', { name: 'Change delivery' }).click()
  await delivery.seesState('choosing')
  await expect(page).toHaveURL(`/us/en/orders/sales/${orderNumber}/delivery`)
  await expect(page).toHaveTitle(new RegExp(`^Change delivery ${orderNumber}`))
  await expect(delivery.book.rows).toHaveCount(3)
  await isAccessibleToo(page, 'change delivery')

  await expect(delivery.review).toHaveAttribute('aria-disabled', 'true')
  await expect(delivery.flow).toContainText('Choose another day or address first.')
  await expect(delivery.days.first()).toBeChecked()
  const words = (await delivery.days.nth(2).locator('xpath=..').innerText()).replace('\n', ', ')
  await delivery.days.nth(2).check()
  await delivery.book.rows.filter({ hasText: '27 Cinder Mill Road' }).getByRole('radio').check()
  await delivery.review.click()
  await delivery.seesState('review')
  await expect(heading(page)).toBeFocused()
  await expect(delivery.changes('address')).toContainText('27 Cinder Mill Road')
  await expect(delivery.changes('address')).toContainText('1180 Larkspur Way')
  await expect(delivery.changes('day')).toContainText('As soon as possible')
  await expect(delivery.changes('day')).toContainText(words)
  await isAccessibleToo(page, 'review of another delivery')
  expect(sent).toEqual([])

  await delivery.confirm.dblclick()
  await delivery.seesChanged()
  await expect(heading(page)).toBeFocused()
  await expect(delivery.flow).toContainText('27 Cinder Mill Road')
  await expect(delivery.flow).toContainText('We’re emailing you a confirmation.')
  await isAccessibleToo(page, 'delivery is changed')
  expect(sent.map(({ body }) => body)).toEqual([
    expect.objectContaining({
      address: expect.objectContaining({ line1: '27 Cinder Mill Road', country: 'us', preferred: false }),
      day: expect.stringMatching(/^\d{4}-\d{2}-\d{2}$/),
    }),
  ])
  expect(await kept(page)).not.toMatch(/Cinder|12099/)

  await delivery.flow.getByRole('link', { name: 'View order' }).click()
  await expect(page.locator('[data-part=address]').first()).toContainText('27 Cinder Mill Road')
  await expect(page.getByRole('heading', { level: 2 }).first()).toHaveText(`Arrives ${words}`)

  const mails = await (await request.get('/api/sandbox/mails', { params: { orderNumber } })).text()
  expect(mails).toContain(`The delivery of your order ${orderNumber} was changed`)
  expect(mails).toContain('West Amberly')
  expect(mails).not.toMatch(/Cinder|12099/)
})

test('[BY-19] a guest of Germany corrects the address, and sends it nowhere else', async ({
  page,
  sandbox,
}) => {
  const orderNumber = await orderOfGuest(page, sandbox, 'de')
  const delivery = deliveryChangePage(page)
  await page.goto(`/de/en/orders/details/${orderNumber}`)
  await page.locator('[data-part=address]').getByRole('link', { name: 'Change delivery' }).click()
  await delivery.seesState('choosing')
  await expect(delivery.flow).toContainText('You can correct the address within postcode 00417.')
  await delivery.corrects({ code: '00293', locality: 'Kleinhafen' })
  await expect(delivery.review).toHaveAttribute('aria-disabled', 'true')
  await expect(delivery.flow).toContainText('This address is outside the area you ordered to.')
  await isAccessibleToo(page, 'an address outside the area')
  await delivery.corrects({ line1: 'Lindenwinkel 19' })
  await delivery.review.click()
  await expect(delivery.changes('address')).toContainText('Lindenwinkel 19')
  await expect(delivery.changes('day')).toHaveCount(0)
  await delivery.confirm.click()
  await delivery.seesChanged()
  await delivery.flow.getByRole('link', { name: 'View order' }).click()
  await expect(page.locator('[data-part=address]').first()).toContainText('Lindenwinkel 19')
})

test('[BY-17] what is packed says that it is too late, and leads on', async ({ page, context, sandbox }) => {
  const member = await signInAsNew(context, sandbox)
  const packed = await sandbox.newOrder({ from: 'delivery-packed', member, country: 'us' })
  const delivery = deliveryChangePage(page)
  await page.goto(`/us/en/orders/sales/${packed.orderNumber}`)
  await expect(page.locator('[data-part=address]')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Change delivery' })).toHaveCount(0)
  await page.goto(`/us/en/orders/sales/${packed.orderNumber}/delivery`)
  await delivery.seesState('closed')
  await expect(heading(page)).toHaveText('It’s too late to change delivery')
  await expect(delivery.closed).toContainText('Once it arrives, you can return it.')
  await expect(delivery.flow.getByRole('link', { name: 'Contact us' })).toBeVisible()
  await isAccessibleToo(page, 'too late to change delivery')

  const denied = await sandbox.newOrder({ from: 'delivery-denied', member, country: 'us' })
  await delivery.opens(denied.orderNumber)
  await delivery.choosesDay()
  await delivery.confirm.click()
  await delivery.seesState('tooLate')
  await expect(heading(page)).toHaveText('It’s too late to change delivery')
  await delivery.flow.getByRole('link', { name: 'View order' }).click()
  await expect(page.locator('[data-part=address]')).toContainText('1180 Larkspur Way')
})

for (const [from, words] of [
  ['cancelled', 'This order is canceled, so nothing will be delivered.'],
  ['payment-pending', 'This order isn’t paid yet.'],
  ['pickup-ready', 'We don’t deliver this order to an address that can be changed here.'],
] as const) {
  test(`[BY-17] an order that is ${from} says why its delivery stays`, async ({ page, sandbox }) => {
    const orderNumber = await orderOfGuest(page, sandbox, 'us', from)
    const delivery = deliveryChangePage(page)
    await page.goto(`/us/en/orders/sales/${orderNumber}/delivery`)
    await delivery.seesState('closed')
    await expect(delivery.closed).toContainText(words)
  })
}

test('what was chosen is there again after a look at the order, and is written nowhere', async ({
  page,
  sandbox,
}) => {
  const orderNumber = await orderOfGuest(page, sandbox)
  const delivery = deliveryChangePage(page)
  await delivery.opens(orderNumber)
  await delivery.days.nth(3).check()
  await delivery.corrects({ line2: 'Floor 9' })
  await page.getByRole('link', { name: `Order ${orderNumber}` }).click()
  await page.getByRole('link', { name: 'Change delivery' }).click()
  await delivery.seesState('choosing')
  await expect(delivery.days.nth(3)).toBeChecked()
  await delivery.book.seesChosen('Floor 9')
  expect(await kept(page)).not.toContain('Floor 9')
})

for (const answer of ['lost', 'garbage'] as const) {
  test(`[BY-17] an answer that is ${answer} is looked up, and the delivery was changed once`, async ({
    page,
    sandbox,
  }) => {
    const orderNumber = await orderOfGuest(page, sandbox)
    const delivery = deliveryChangePage(page)
    const sent = watchCalls(page, 'POST', post)
    await missNextAnswer(page, changeDelivery, answer)
    await delivery.opens(orderNumber)
    await delivery.choosesDay()
    await delivery.confirm.click()
    await expect(heading(page)).toHaveText('Checking what happened')
    await delivery.seesChanged()
    expect(sent).toHaveLength(1)
  })
}

test('[BY-17] by keyboard alone', async ({ page, sandbox }) => {
  const orderNumber = await orderOfGuest(page, sandbox)
  const delivery = deliveryChangePage(page)
  await delivery.opens(orderNumber)
  await delivery.days.first().focus()
  await page.keyboard.press('ArrowDown')
  await expect(delivery.days.nth(1)).toBeChecked()
  await delivery.review.focus()
  await page.keyboard.press('Enter')
  await delivery.seesState('review')
  await expect(heading(page)).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(delivery.confirm).toBeFocused()
  await page.keyboard.press('Enter')
  await delivery.seesChanged()
})

for (const { place, title, soonest } of [
  { place: 'pl/pl', title: 'Zmień dostawę', soonest: 'Jak najszybciej' },
  { place: 'ae/ar', title: 'تغيير التوصيل', soonest: 'في أقرب وقت ممكن' },
]) {
  test(`[BY-17] reads and changes at /${place}`, async ({ page, sandbox }) => {
    const orderNumber = await orderOfGuest(page, sandbox, place.slice(0, 2))
    const delivery = deliveryChangePage(page)
    await delivery.opens(orderNumber, place)
    await expect(heading(page)).toHaveText(title)
    await expect(delivery.flow).toContainText(soonest)
    await isAccessibleToo(page, `change delivery ${title}`)
    await delivery.days.nth(1).check()
    await delivery.flow.getByRole('button').last().click()
    await delivery.seesState('review')
    await delivery.flow.getByRole('button').first().click()
    await delivery.seesState('changed')
  })
}
