import { pauseClock } from '../../model/lib/page-time.ts'
import { pageAnswers } from '../../pages/open-page.ts'
import { changeOrder } from '../../support/answers.ts'
import { expect, test } from '../../support/own-order.ts'

test('[OD-02] the header tells number, day, total in both currencies and where it was bought', async ({
  signsIn,
  sandbox,
  detail,
}) => {
  const member = await signsIn('ca')
  const online = await sandbox.newOrder({ from: 'delivered', member })
  await detail.opens(online.orderNumber, '/ca/en')
  await detail.seesOrder(online.orderNumber)
  await expect(detail.fact('Ordered')).toHaveText(/^[A-Z][a-z]+ \d{1,2}, \d{4}$/)
  await expect(detail.fact('Total')).toHaveText(/^\$[\d.,]+ \(about US\$[\d.,]+\)$/)
  await expect(detail.fact('Bought')).toHaveText('Online')
  await expect(detail.fact('Items')).toHaveText('4')
  await expect(detail.part('payment-deferral')).toBeHidden()
})

test('[OD-02] a payment that is not finished says so, with the way to finish it', async ({
  opensOwnOrder,
  detail,
}) => {
  await opensOwnOrder({ from: 'payment-pending' })
  await expect(detail.part('payment-deferral')).toContainText(/Pay by .+, and we’ll send your order/)
  await expect(detail.groups.first().locator('[data-tone]').first()).toHaveText('Payment pending')
})

test('[OD-03] groups and banners on one side, facts and people to ask on the other', async ({
  page,
  ownOrder,
  detail,
}) => {
  await page.setViewportSize({ width: 1280, height: 900 })
  const orderNumber = await ownOrder({ from: 'two-parcels' })
  await changeOrder(page, (order) => ({ ...order, showBarcodeFlag: true }))
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
    'In a store',
    'Help',
  ])
  await expect(aside.locator('[data-part=contact]')).toContainText('Contact us')
  await expect(aside.locator('[data-part=barcode]')).toHaveCount(1)
  const questions = aside.locator('[data-part=help] details a')
  expect(await questions.evaluateAll((all) => all.map((link) => link.getAttribute('href')))).toEqual(
    ['cancel-order', 'shipping-and-delivery', 'returns-policy', 'refund-policy'].map(
      (slug) => `/sandbox/shop/us/en/help/${slug}`,
    ),
  )
  const left = await detail.groups.first().boundingBox()
  const right = await aside.boundingBox()
  expect((left?.x ?? 0) + (left?.width ?? 0)).toBeLessThanOrEqual(right?.x ?? 0)
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
  const carousel = page.getByRole('region', { name: 'News' })
  await expect(carousel.getByRole('button', { name: /^Banner \d of 3$/ })).toHaveCount(3)
})

test('[OD-03 A-42] a return tells its refund method where a sale tells its payment', async ({
  page,
  ownReturn,
  detail,
}) => {
  const { orderNumber } = await ownReturn('return-created')
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

test('[OD-03] a delivered line offers a review where one may be written', async ({ ownOrder, detail }) => {
  const orderNumber = await ownOrder({ from: 'delivered' })
  await detail.opens(orderNumber, '', '?enableWriteReview=true')
  await expect(detail.items.first().locator('[data-action=writeReview]')).toBeVisible()
  await detail.opens(orderNumber)
  await expect(detail.items.first().locator('[data-action=writeReview]')).toBeHidden()
})

test('[OD-03] banners stand still for who has asked for less motion before', async ({
  page,
  opensOwnOrder,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await opensOwnOrder()
  const carousel = page.locator('[data-flow=carousel]')
  await expect(carousel).toHaveAttribute('data-state', 'still')
  await expect(carousel.getByRole('button', { name: 'Pause banners' })).toHaveCount(0)
})

test('[OD-03] banners turn every 5 s, hold under the pointer and can be paused', async ({
  page,
  opensOwnOrder,
}) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await page.clock.install()
  await opensOwnOrder({ from: 'delivered' })
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
  const carousel = page.locator('[data-flow=carousel]')
  const current = carousel.locator('button[aria-current=true]')
  await expect(carousel).toBeVisible()
  await pageAnswers(page)
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
  await carousel.getByRole('button', { name: 'Pause banners' }).click()
  await page.mouse.move(0, 0)
  await page.getByRole('heading', { level: 1 }).focus()
  await page.clock.runFor(20_000)
  await expect(current).toHaveAccessibleName('Banner 2 of 3')
  await carousel.getByRole('button', { name: 'Banner 3 of 3' }).click()
  await expect(current).toHaveAccessibleName('Banner 3 of 3')
})

test('[OD-03] one banner or none: no carousel', async ({ page, signsIn, sandbox, detail }) => {
  const member = await signsIn('nl')
  const { orderNumber } = await sandbox.newOrder({ from: 'delivered', member })
  await detail.opens(orderNumber, '/nl/en')
  await expect(detail.groups.first()).toBeVisible()
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
  await expect(page.locator('[data-flow=carousel]')).toHaveCount(0)
})

test('[OD-15] one answer is open at a time, and a click on the open one closes it', async ({
  opensOwnOrder,
  detail,
}) => {
  await opensOwnOrder({ from: 'delivered' })
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

test('[OD-15] the telephone is there on small screens only', async ({ page, ownOrder, detail }) => {
  const orderNumber = await ownOrder({ from: 'delivered' })
  const phone = detail.part('contact').getByRole('link', { name: /Call us/ })
  await page.setViewportSize({ width: 959, height: 800 })
  await detail.opens(orderNumber)
  await expect(phone).toHaveAttribute('href', 'tel:+18005550100')
  await expect(phone).toBeVisible()
  await page.setViewportSize({ width: 960, height: 800 })
  await expect(phone).toBeHidden()
})
