import type { Page } from '@playwright/test'
import { refundStatusPage } from '../../pages/refund-status.page.ts'
import { bankRefundPage } from '../../pages/returns/bank-refund.page.ts'
import { isAccessibleToo } from '../../support/accessibility.ts'
import { expect, test } from '../../support/test.ts'

const dollars = (text: string | null | undefined): number =>
  Math.round(Number((text ?? '').replaceAll(/[^0-9.]/g, '')) * 100)

const play = async (page: Page, returnNumber: string, status: string) => {
  const answer = await page.request.post(`/api/sandbox/returns/${returnNumber}`, { data: { status } })
  expect(answer.status()).toBe(200)
}

test('[BY-57][BY-59][BY-60] the return leads to its money, which is followed from the hand-over to the card, with what to tell the bank', async ({
  page,
  signsIn,
  sandbox,
  detail,
}) => {
  const member = await signsIn()
  const { orderNumber, returnNumber } = await sandbox.newReturn('return-in-process', member)
  const refund = refundStatusPage(page)
  await detail.opensReturn(returnNumber)
  await refund.link.click()
  await expect(page).toHaveURL(new RegExp(`/orders/sales/${orderNumber}/refunds$`))
  await refund.seesState('shown.underWay')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Where is my refund?')
  await expect(refund.headline()).toHaveText(/^\$[\d,.]+ will be refunded to your credit card ending 4242$/)
  await expect(refund.refunds).toContainText(/It’s on its way to us\. Expect it by \w+ \d+, \d{4}\./)
  await expect(refund.refunds.getByRole('link', { name: `Return ${returnNumber}` })).toBeVisible()
  expect(await refund.steps()).toEqual([
    'requested done',
    'sent current',
    'arrived ahead',
    'checked ahead',
    'refunded ahead',
  ])
  const before = await refund.sums()
  expect(before).toEqual({ 'Refunded so far': '$0', 'Still to come': expect.stringMatching(/^\$\d/) })
  await expect(refund.bankHelp).toHaveCount(0)
  expect(await refund.rows('refund-pieces')).toEqual([[expect.any(String), before['Still to come']]])

  await play(page, returnNumber, 'Received At Return Center')
  await page.reload()
  await expect(refund.refunds).toContainText('It’s arrived and is being checked.')
  expect(await refund.steps()).toEqual([
    'requested done',
    'sent done',
    'arrived done',
    'checked current',
    'refunded ahead',
  ])

  await play(page, returnNumber, 'Return Processed')
  await page.reload()
  await refund.seesState('shown.settled')
  const amount = before['Still to come']
  await expect(refund.headline()).toHaveText(`${amount} is on its way to your credit card ending 4242`)
  await expect(refund.refunds).toContainText(/Refunded on .+ It may take until .+ to show in your account\./)
  expect(await refund.sums()).toEqual({ 'Refunded so far': amount, 'Still to come': '$0' })
  await expect(refund.bankHelp).toContainText(/Wait until .+ If it isn’t there by then, ask your bank/)
  await expect(refund.bankHelp.locator('dd').first()).toHaveText(amount ?? '')
  await expect(refund.bankHelp).toContainText(/Reference \(ARN\)7\d{22}/)
  await expect(page.getByRole('complementary').getByRole('link', { name: 'Contact us' })).toBeVisible()
  await isAccessibleToo(page, 'refund status')
})

test('[BY-58][BY-59] a refund to two payments says what each gets, and its bank is asked for the card’s part alone', async ({
  page,
  signsIn,
  sandbox,
}) => {
  const member = await signsIn()
  const { orderNumber } = await sandbox.newOrder({ from: 'refund-in-two-ways', member })
  const refund = refundStatusPage(page)
  await refund.opens(orderNumber)
  const ways = await refund.rows('refund-ways')
  expect(ways.map(([way]) => way)).toEqual(['Credit card ending 4242', 'Gift card ending 0017'])
  const sums = await refund.sums()
  const parts = ways.map(([, amount]) => dollars(amount))
  expect(parts.reduce((sum, part) => sum + part, 0)).toBe(dollars(sums['Refunded so far']))
  await expect(refund.bankHelp.locator('dd').first()).toHaveText(ways[0]?.[1] ?? '')
  await isAccessibleToo(page, 'refund status')
})

test('[BY-57][BY-59] a refund in part says what was denied, what stays paid, and all of it adds up', async ({
  page,
  signsIn,
  sandbox,
}) => {
  const member = await signsIn()
  const { orderNumber } = await sandbox.newOrder({ from: 'refund-in-part', member })
  const refund = refundStatusPage(page)
  await refund.opens(orderNumber)
  const pieces = await refund.rows('refund-pieces')
  expect(pieces.map(([words]) => words?.endsWith('Not accepted'))).toEqual([false, true])
  const [kept, denied] = pieces.map(([, amount]) => amount)
  expect(await refund.sums()).toEqual({
    'Refunded so far': kept,
    'Still to come': '$0',
    'Not refunded': denied,
  })
  expect(await refund.rows('refund-withheld')).toEqual([['Items we couldn’t accept', denied]])
  await expect(refund.part('shipping-kept')).toHaveText(
    /^The \$[\d.]+ you paid for shipping isn’t part of a refund for items you return\.$/,
  )
  await isAccessibleToo(page, 'refund status')
})

test('[BY-57][BY-60] a cancelled order leads to its money, all of which is back', async ({
  page,
  signsIn,
  sandbox,
  detail,
}) => {
  const member = await signsIn()
  const { orderNumber } = await sandbox.newOrder({ from: 'cancelled', member })
  const refund = refundStatusPage(page)
  await detail.opens(orderNumber)
  await refund.link.click()
  await refund.seesState('shown.settled')
  await expect(refund.refunds).toHaveCount(1)
  await expect(refund.refunds).toContainText('Canceled items')
  expect(await refund.steps()).toEqual(['cancelled done', 'refunded done'])
  await page.getByRole('link', { name: `Order ${orderNumber}` }).click()
  await detail.seesOrder(orderNumber)
})

test('[BY-58] a refund that waits for an account leads to the page that asks for it, and shows its last four from then on', async ({
  page,
  signsIn,
  sandbox,
}) => {
  const member = await signsIn('it')
  const { orderNumber } = await sandbox.newReturn('return-cash', member)
  const refund = refundStatusPage(page)
  await refund.opens(orderNumber, '/it/en')
  await expect(refund.lead).toHaveText('We need your bank details before we can send your refund.')
  await expect(refund.headline()).toHaveText(/ is waiting for your bank details$/)
  await refund.refunds.getByRole('link', { name: 'Add bank details' }).click()
  const form = bankRefundPage(page)
  await form.fillsIn()
  await form.reviews()
  await form.send.click()
  await form.seesConfirmation()
  await refund.opens(orderNumber, '/it/en')
  await expect(refund.headline()).toHaveText(/ will be refunded to your bank account ending \w{4}$/)
})

test('[BY-57][BY-60] a guest comes from the lookup and back to the page; an order with nothing to refund says so and is led to from nowhere', async ({
  page,
  sandbox,
  lookup,
}) => {
  const refund = refundStatusPage(page)
  const sent = await sandbox.newOrder({ from: 'refund-being-checked', member: null, country: 'us' })
  await page.goto(`/orders/sales/${sent.orderNumber}/refunds`)
  await expect(page).toHaveURL(/\/orders\/details\//)
  await lookup.looksUp(sent)
  await expect(page).toHaveURL(new RegExp(`/orders/sales/${sent.orderNumber}/refunds$`))
  await refund.seesState('shown.underWay')
  await expect(refund.refunds).toContainText('It’s arrived and is being checked.')
})

test('[BY-60] an order of which nothing goes back says so, and has no link to it', async ({
  page,
  signsIn,
  sandbox,
  detail,
}) => {
  const member = await signsIn()
  const { orderNumber } = await sandbox.newOrder({ from: 'delivered', member })
  const refund = refundStatusPage(page)
  await detail.opens(orderNumber)
  await expect(refund.link).toHaveCount(0)
  await refund.opens(orderNumber)
  await refund.seesState('nothing.idle')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('There’s nothing to refund')
  await isAccessibleToo(page, 'refund status')
  await page.getByRole('link', { name: 'See the order' }).click()
  await detail.seesOrder(orderNumber)
})

test('[BY-57] on paper the page keeps its answer and leaves out what can only be pressed', async ({
  page,
  signsIn,
  sandbox,
}) => {
  const member = await signsIn()
  const { orderNumber } = await sandbox.newOrder({ from: 'refund-in-part', member })
  const refund = refundStatusPage(page)
  await refund.opens(orderNumber)
  await page.emulateMedia({ media: 'print' })
  await expect(refund.headline()).toBeVisible()
  await expect(refund.part('refund-sum')).toBeVisible()
  await expect(refund.part('contact')).toBeHidden()
})
