import type { BrowserContext, Page } from '@playwright/test'
import { isAccessible, isAccessibleToo } from '../../support/accessibility.ts'
import { missNextAnswer, watchCalls } from '../../support/answers.ts'
import { scanBarcode } from '../../support/scan-barcode.ts'
import { expect, test } from '../../support/test.ts'

const v2 = '/payment/deferred_payment_forms/v2'

const payment = (page: Page) => ({
  isAt: (state: string) =>
    expect(page.locator('[data-flow=deferredPayment]')).toHaveAttribute('data-state', state, {
      timeout: 20_000,
    }),
  heading: page.getByRole('heading', { level: 1 }),
  press: (name: string | RegExp) => page.getByRole('button', { name }).click(),
})

const pageOf = (orderNumber: string) => `/us/en/orders/sales/${orderNumber}/payment`

test('[DP-01] [DP-02] [DP-04] [DP-05] an order left unpaid is paid by a form, once, and goes on', async ({
  page,
  sandbox,
  member,
  detail,
}) => {
  const { orderNumber } = await sandbox.newOrder({ from: 'deferred-form', member: member.member })
  const asked = watchCalls(page, 'POST', v2)
  const { isAt, heading, press } = payment(page)
  // The answer is lost on its way: the page looks the outcome up in place of asking again.
  const { worked } = await missNextAnswer(page, { method: 'POST', path: v2 }, 'lost')
  await page.goto(`/us/en/orders/sales/${orderNumber}`)
  await detail.seesOrder(orderNumber)
  const pending = page.locator('[data-part=payment-deferral]')
  await expect(pending).toContainText('Your payment isn’t finished')
  await worked
  await page.getByRole('link', { name: 'Finish paying' }).click()
  await isAt('ready')
  expect(asked.map(({ body }) => body)).toEqual([
    {
      approvalId: `ap${orderNumber.toLowerCase()}`,
      experienceType: 'DESKTOP',
      orderNumber,
      returnURL: expect.stringMatching(
        new RegExp(`/us/en/orders/sales/${orderNumber}/payment-confirmation$`),
      ),
    },
  ])
  await expect(page).toHaveURL(pageOf(orderNumber))
  await isAccessible(page, 'payment, ready')
  await page.setViewportSize({ width: 1280, height: 900 })

  await press(/^Pay/)
  await isAt('handingOver')
  await expect(page).toHaveURL(`${pageOf(orderNumber)}-confirmation`)
  await press('Stop')
  await isAt('ready')
  await expect(page).toHaveURL(pageOf(orderNumber))
  await press(/^Pay/)
  await isAt('handingOver')
  await page.waitForURL('**/sandbox/pay')
  await isAccessibleToo(page, 'the sandbox’s payment page')
  await page.getByRole('link', { name: 'Go back without paying' }).click()
  await isAt('confirming')
  await isAt('stillDue')
  await expect(heading).toBeFocused()
  await isAccessibleToo(page, 'payment, still due')
  await press('Finish paying')
  await isAt('ready')
  await press(/^Pay/)
  await press('Continue now')
  await page.waitForURL('**/sandbox/pay')
  await press(/^Pay/)
  await isAt('paid')
  await expect(heading).toHaveText('Your order is paid')
  await isAccessibleToo(page, 'payment, paid')
  await page.getByRole('link', { name: 'View order' }).click()
  await detail.seesOrder(orderNumber)
  await expect(pending).toHaveCount(0)
  await page.goto(pageOf(orderNumber))
  await isAt('nothingDue')
  await expect(heading).toHaveText('Your order is paid')
})

/** The phone that scans is nobody's session. */
const openOnPhone = async (browserContext: BrowserContext, url: string) => {
  const browser = browserContext.browser()
  if (browser === null) throw new Error('no browser')
  const phone = await browser.newContext({ viewport: { width: 390, height: 844 } })
  const page = await phone.newPage()
  await page.goto(url)
  return { page, close: () => phone.close() }
}

test('[DP-03] [DP-04] the wallet’s code is scanned with a phone, which pays; the page notices', async ({
  page,
  context,
  sandbox,
  member,
}) => {
  const { orderNumber } = await sandbox.newOrder({ from: 'deferred-wallet', member: member.member })
  const { isAt, heading } = payment(page)
  await page.goto(pageOf(orderNumber))
  await isAt('scanning.byDevice')
  const picture = page.locator('[data-part=wallet-code] svg')
  await expect(picture).toBeVisible()
  await isAccessibleToo(page, 'payment, code')
  const [code] = await scanBarcode(picture)
  const url = new URL(code?.text ?? '')
  expect([code?.format, url.pathname, [...url.searchParams.keys()]]).toEqual([
    'QRCode',
    '/us/en/orders/payment-redirect',
    ['orderId', 'paymentId', 'visitId', 'visitorId'],
  ])
  const phone = await openOnPhone(context, url.href)
  await phone.page.waitForURL('**/sandbox/pay?**')
  await phone.page.getByRole('button', { name: /^Pay/ }).click()
  await expect(phone.page.getByRole('heading', { level: 1 })).toHaveText('Paid')
  await isAt('paid')
  await expect(heading).toBeFocused()
  await phone.page.goto(url.href)
  await expect(phone.page.getByRole('heading', { level: 1 })).toHaveText('Nothing to pay')
  await phone.page.goto('/us/en/orders/payment-redirect?orderId=1')
  await expect(phone.page.getByRole('heading', { level: 1 })).toHaveText('We don’t know this payment')
  await isAccessibleToo(phone.page, 'wallet redirect, unknown')
  await phone.close()
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })
  test('the wallet opens in place of a code, which is there for another device; the order is linked, and can be canceled', async ({
    page,
    sandbox,
    member,
  }) => {
    const { orderNumber } = await sandbox.newOrder({ from: 'deferred-wallet', member: member.member })
    const { isAt, heading, press } = payment(page)
    const code = page.locator('[data-part=wallet-code]')
    await page.goto(pageOf(orderNumber))
    await isAt('scanning.byDevice')
    await expect(heading).toHaveAccessibleName('Finish paying')
    await expect(code).toBeHidden()
    await expect(page.locator('[data-part=pay-by]')).toContainText(/Pay by\w+, \w+ \d+, \d+:\d\d/)
    await isAccessibleToo(page, 'payment, wallet on a phone')
    await press('Pay on another device')
    await isAt('scanning.code')
    await expect(code).toBeVisible()
    await expect(page.getByRole('link', { name: `Order ${orderNumber}` })).toHaveAttribute(
      'href',
      `/us/en/orders/sales/${orderNumber}`,
    )
    await expect(page.getByRole('link', { name: 'View order' })).toBeVisible()
    const helper = page.waitForRequest(/payment-redirect\?orderId=/)
    await press('Pay on this device')
    await helper
    await page.waitForURL('**/sandbox/pay?**')

    await page.goto(pageOf(orderNumber))
    await page.getByRole('link', { name: 'Cancel order' }).click()
    const dialog = page.getByRole('dialog', { name: 'Cancel this order?' })
    await expect(dialog).toContainText('Nothing has been charged yet.')
    await dialog.getByRole('button', { name: 'Keep order' }).click()
    await expect(dialog).toHaveCount(0)
    await expect(page).toHaveURL(`/us/en/orders/sales/${orderNumber}`)
  })
})

test('an order whose time to pay is over says so on every page, offers no payment, and asks the provider for nothing', async ({
  page,
  sandbox,
  member,
}) => {
  const ageMinutes = 73 * 60
  const { orderNumber } = await sandbox.newOrder({ from: 'deferred-form', member: member.member, ageMinutes })
  const asked = watchCalls(page, 'POST', v2)
  const { isAt, heading } = payment(page)
  await page.goto(pageOf(orderNumber))
  await isAt('overdue')
  await expect(heading).toHaveText('It’s too late to pay for this order')
  await expect(page.getByRole('link', { name: 'View order' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Cancel order' })).toHaveCount(0)
  await isAccessibleToo(page, 'payment, too late')

  await page.getByRole('link', { name: 'View order' }).click()
  await expect(page).toHaveURL(`/us/en/orders/sales/${orderNumber}`)
  const note = page.locator('[data-part=payment-deferral]')
  await expect(note).toContainText('It’s too late to pay for this order')
  await expect(note).toContainText(
    /You could pay until .+\. If you’ve paid, contact us\. If not, nothing was/,
  )
  await expect(page.locator('[data-status=paymentOverdue]')).toContainText('Not paid')
  await expect(page.locator('[data-action=finishPaying]')).toHaveCount(0)
  await expect(page.locator('[data-action=getHelp]')).toBeVisible()
  await expect(page.getByText('until the payment arrives')).toHaveCount(0)

  await page.goto('/us/en/orders')
  const line = page.locator(`[data-order=${orderNumber}] [data-line]`)
  await expect(line).toHaveAttribute('data-status', 'paymentOverdue')
  await expect(line.getByRole('heading', { level: 3 })).toContainText('It’s too late to pay')
  await expect(line.locator('[data-action=finishPaying]')).toHaveCount(0)
  expect(asked).toEqual([])
})

test.describe('inside the wallet’s own browser, on a phone', () => {
  test.use({
    viewport: { width: 390, height: 844 },
    userAgent: 'Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 Chrome/126 Mobile MicroMessenger/8.0.49',
  })
  test('[DP-01] [DP-03] the payment is handed to the redirect helper, without a code', async ({
    page,
    sandbox,
    member,
  }) => {
    const { orderNumber } = await sandbox.newOrder({ from: 'deferred-wallet', member: member.member })
    const asked = watchCalls(page, 'POST', '/payment/wallet_deferred_payments/v1')
    const { isAt, press } = payment(page)
    await page.goto(pageOf(orderNumber))
    await isAt('inWallet')
    expect(asked.map(({ body }) => (body as { experienceType: string }).experienceType)).toEqual(['MOBILE'])
    await expect(page.locator('[data-part=wallet-code]')).toHaveCount(0)
    const helper = page.waitForRequest(/payment-redirect\?orderId=.*&paymentId=.*&visitId=.*&visitorId=/)
    await press('Open wallet app')
    await helper
    await page.waitForURL('**/sandbox/pay?**')
  })
})

test('[DP-02] [DP-04] a GET form leads on as an address; a provider that fails is reported, with a way on', async ({
  page,
  sandbox,
  member,
}) => {
  const { orderNumber } = await sandbox.newOrder({ from: 'deferred-form-get-maya', member: member.member })
  const { isAt, press } = payment(page)
  await page.goto(pageOf(orderNumber))
  await isAt('ready')
  await press(/^Pay/)
  await press('Continue now')
  await page.waitForURL(/\/sandbox\/pay\?paymentId=[\w-]+&experienceType=DESKTOP$/)

  const failing = await sandbox.newOrder({ from: 'deferred-form', member: member.member, rule: 'failing' })
  await page.goto(pageOf(failing.orderNumber))
  await isAt('notPrepared')
  await expect(page.getByRole('alert').filter({ hasText: 'Nothing was paid' })).toBeVisible()
  await expect(page).toHaveTitle(/^Error: /)
  await isAccessibleToo(page, 'payment, not prepared')
  await press('Try again')
  await isAt('notPrepared')
  await expect
    .poll(async () => (await sandbox.reports('500 internal')).map(({ code }) => code))
    .toContain('service-deferred-payment-failure')
})
