import { minuteMs, passHostTime } from '../../model/lib/page-time.ts'
import { exchangePage } from '../../pages/exchange.page.ts'
import { pageAnswers } from '../../pages/open-page.ts'
import { returnWizardPage } from '../../pages/return-wizard.page.ts'
import { isAccessibleToo } from '../../support/accessibility.ts'
import { loseNext, watchCalls } from '../../support/answers.ts'
import { admitFirst } from '../../support/guest.ts'
import { expect, test } from '../../support/own-order.ts'
import { dropPart } from '../../support/page-code.ts'
import { ofLargerCopy } from '../../support/test.ts'

const captureCall = '/order_mgmt/user_return_captures/v1'

test('money stays what an item goes back for, and nobody is asked for sizes', async ({ page, ownOrder }) => {
  const orderNumber = await ownOrder({ from: 'exchangeable' })
  const wizard = returnWizardPage(page)
  const exchange = exchangePage(page)
  const asked = watchCalls(page, 'GET', '/order_mgmt/exchange_options/v1')
  const sent = watchCalls(page, 'POST', captureCall)
  await wizard.opens(orderNumber)
  await wizard.picks(0, { reason: 'Too small' })
  await expect(exchange.answers(0).getByRole('radio')).toHaveCount(3)
  await expect(exchange.answers(0).getByRole('radio', { name: 'Money back' })).toBeChecked()
  await wizard.goesOn()
  await wizard.chooses('upsDropoff')
  await wizard.goesOn()
  await wizard.seesReturn()
  expect(asked).toHaveLength(0)
  expect(sent[0]?.body).not.toHaveProperty('agreed')
})

test('another size for what was paid is held, sent after the package is in, and told of on every page', async ({
  page,
  ownOrder,
  detail,
  allowsOnConsole,
}) => {
  allowsOnConsole(ofLargerCopy)
  const orderNumber = await ownOrder({ from: 'exchangeable' })
  const wizard = returnWizardPage(page)
  const exchange = exchangePage(page)
  await exchange.opensChoice(orderNumber)
  await expect(exchange.panel(0).getByText('Not available')).toBeAttached()
  await expect(exchange.panel(0).getByText('Only 1 left')).toBeVisible()
  await wizard.goesOn()
  await wizard.seesMissing('Choose a size or color.')
  await exchange.sizes(0).nth(4).check()
  await expect(exchange.panel(0)).toContainText('We’re holding it for you until')
  await isAccessibleToo(page, 'another size is held')
  expect(await wizard.estimate()).toBe('$0')
  await wizard.goesOn()
  await wizard.chooses('upsDropoff')
  await wizard.goesOn()
  await wizard.seesReturn()
  const told = page.locator('[data-part="exchange"]')
  await expect(told).toContainText('Your exchange')
  await expect(told).toContainText('We’ll send it once we have the package.')
  await expect(page.getByText('start your refund')).toHaveCount(0)
  await isAccessibleToo(page, 'instructions of an exchange')
  await expect(page.locator('[data-part="return-steps"] > li').last()).toHaveText('Done')
  const [, returnNumber] = /returns\/(\w+)/.exec(page.url()) ?? []
  await page.goto(`/us/en/orders/returns/${returnNumber}/cancel-return`)
  await expect(page.locator('[data-part="price"]')).toContainText(/Exchanged.*-\$.*Refund total.*\$0/)
  await detail.opens(orderNumber)
  await expect(page.getByText('Exchanged for', { exact: true })).toBeVisible()
  await expect(page.getByText('Sent in exchange for', { exact: true })).toBeVisible()
  await isAccessibleToo(page, 'an order with a replacement')
  await page.goto(`/us/en/orders/sales/${orderNumber}/refunds`)
  await expect(page.getByRole('heading', { name: 'No money comes back' })).toBeVisible()
  await expect(page.locator('[data-part="refund-steps"] > li').last()).toHaveText('Done')
})

test('what is dearer is charged, and what is sent at once is held on the card', async ({
  page,
  ownOrder,
}) => {
  const orderNumber = await ownOrder({ from: 'exchangeable' })
  const wizard = returnWizardPage(page)
  const exchange = exchangePage(page)
  const sent = watchCalls(page, 'POST', captureCall)
  await exchange.opensChoice(orderNumber, 1)
  const dearer = exchange.panel(1).locator('label').filter({ hasText: 'more' }).getByRole('radio').first()
  await dearer.check()
  await exchange.sizes(1).nth(4).check()
  await exchange.seesState(1, 'open.held')
  await exchange.sends(1).getByRole('radio', { name: 'Send it now' }).check()
  await expect(page.getByText('Charged to your card now')).toBeVisible()
  await expect(page.getByText('Held on your card')).toBeVisible()
  await wizard.goesOn()
  await wizard.chooses('upsDropoff')
  await wizard.goesOn()
  await wizard.seesReturn()
  const agreed = (sent[0]?.body as { agreed?: { charge: number; hold: number } } | undefined)?.agreed
  expect(agreed?.charge).toBeGreaterThan(0)
  expect(agreed?.hold).toBeGreaterThan(0)
  await expect(page.locator('[data-part="exchange"]')).toContainText('We need the package by')
})

test('what is dearer and was lost on its way back is agreed, charged and sent once', async ({
  page,
  ownOrder,
  detail,
}) => {
  const orderNumber = await ownOrder({ from: 'exchangeable' })
  const wizard = returnWizardPage(page)
  const exchange = exchangePage(page)
  const sent = watchCalls(page, 'POST', captureCall)
  await exchange.opensChoice(orderNumber, 1)
  await exchange.panel(1).locator('label').filter({ hasText: 'more' }).getByRole('radio').first().check()
  await exchange.sizes(1).nth(4).check()
  await exchange.seesState(1, 'open.held')
  await wizard.goesOn()
  await wizard.chooses('upsDropoff')
  await loseNext(page, captureCall, 'back')
  await wizard.goesOn()
  await expect(wizard.dialog).toHaveAccessibleName('Checking what happened')
  await page.reload()
  await wizard.seesReturn()
  await expect(page.locator('[data-part="exchange"]')).toContainText('Charged to your card')
  expect(new Set(sent.map(({ headers }) => headers['idempotency-key'])).size).toBe(1)
  await detail.opens(orderNumber)
  await expect(page.getByText('Sent in exchange for', { exact: true })).toHaveCount(1)
  await page.goto(`/us/en/orders/sales/${orderNumber}/papers`)
  await expect(page.locator('[data-part="paper"]').filter({ hasText: 'For return' })).toHaveCount(1)
})

test('where the code of sizes and colors does not come, that is said, and it is asked for again on demand', async ({
  page,
  ownOrder,
}) => {
  const orderNumber = await ownOrder({ from: 'exchangeable' })
  const wizard = returnWizardPage(page)
  const exchange = exchangePage(page)
  const code = await dropPart(page, 'src/features/exchange-choice/panel.tsx')
  code.drop()
  await wizard.opens(orderNumber)
  await wizard.picks(0, { reason: 'Too small' })
  await exchange.wants(0, 'Another size or color')
  const alert = wizard.item(0).getByRole('alert')
  await expect(alert).toContainText('We couldn’t load sizes and colors')
  await isAccessibleToo(page, 'sizes whose code did not come')
  await code.bringsBack()
  await alert.getByRole('button', { name: 'Try again' }).click()
  await exchange.seesState(0, 'open.choosing')
})

test('a refused card comes back to the item with everything that was entered', async ({ page, ownOrder }) => {
  const orderNumber = await ownOrder({ from: 'exchangeable', rule: 'pending' })
  const wizard = returnWizardPage(page)
  const exchange = exchangePage(page)
  await wizard.opens(orderNumber)
  await wizard.picks(0, { reason: 'Too small', comment: 'The heel rubs.' })
  await exchange.wants(0, 'Another size or color')
  await exchange.seesState(0, 'open.choosing')
  await exchange.sizes(0).nth(4).check()
  await exchange.seesState(0, 'open.held')
  await exchange.sends(0).getByRole('radio', { name: 'Send it now' }).check()
  await wizard.goesOn()
  await wizard.chooses('upsDropoff')
  await wizard.goesOn()
  const dialog = page.getByRole('dialog')
  await expect(dialog).toContainText('Your bank declined your card.', { timeout: 30_000 })
  await dialog.getByRole('button', { name: 'Review items' }).click()
  await wizard.seesStep('choosing.items')
  await expect(wizard.missing).toBeFocused()
  await expect(wizard.missing.getByRole('link')).toHaveText('Check what you’d like for this item.')
  await expect(wizard.item(0).getByLabel('Anything else? (optional)')).toHaveValue('The heel rubs.')
  await exchange.wants(0, 'Money back')
  await wizard.goesOn()
  await wizard.seesStep('choosing.method')
})

test('store credit comes with a bonus and no money', async ({ page, ownOrder }) => {
  const orderNumber = await ownOrder({ from: 'exchangeable' })
  const wizard = returnWizardPage(page)
  await wizard.opens(orderNumber)
  await wizard.picks(0, { reason: 'Too small' })
  await exchangePage(page).wants(0, 'Store credit')
  await expect(page.getByText('Store credit with bonus')).toBeVisible()
  expect(await page.getByText('Estimated refund').first().isVisible()).toBe(true)
  await isAccessibleToo(page, 'store credit')
  await wizard.goesOn()
  await wizard.chooses('upsDropoff')
  await wizard.goesOn()
  await wizard.seesReturn()
  await expect(page.locator('[data-part="exchange"]')).toContainText('We’ll email your gift card')
})

test('a guest exchanges by keyboard alone, and takes up after a reload what is held', async ({
  page,
  sandbox,
}) => {
  const { orderNumber, email } = await sandbox.newOrder({ from: 'exchangeable', member: null, country: 'us' })
  await admitFirst(page.context(), email ?? '')
  const wizard = returnWizardPage(page)
  const exchange = exchangePage(page)
  await wizard.opens(orderNumber)
  await wizard.picks(0, { reason: 'Too small' })
  await exchange.answers(0).getByRole('radio', { name: 'Money back' }).focus()
  await page.keyboard.press('ArrowRight')
  await exchange.seesState(0, 'open.choosing')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await expect(exchange.sizes(0).first()).toBeFocused()
  await page.keyboard.press('Space')
  await exchange.seesState(0, 'open.held')
  await page.reload()
  await pageAnswers(page)
  await exchange.seesState(0, 'open.held')
  await expect(exchange.sizes(0).first()).toBeChecked()
})

test('somebody was faster: says so, keeps the focus in the panel, and another size is chosen', async ({
  page,
  ownOrder,
}) => {
  const orderNumber = await ownOrder({ from: 'exchangeable' })
  const exchange = exchangePage(page)
  await page.route(
    '**/order_mgmt/exchange_holds/v1/**',
    (route) =>
      route.fulfill({
        status: 409,
        contentType: 'application/problem+json',
        body: JSON.stringify({ type: 'about:blank', title: 'gone', status: 409, code: 'exchange_gone' }),
      }),
    { times: 1 },
  )
  await exchange.opensChoice(orderNumber)
  await exchange.sizes(0).nth(4).focus()
  await page.keyboard.press('Space')
  await expect(exchange.panel(0).getByText('Someone was faster')).toBeVisible()
  await expect(exchange.panel(0)).toBeFocused()
  await exchange.sizes(0).nth(5).check()
  await exchange.seesState(0, 'open.held')
})

test('a size that cannot be held is not sent, nor is the one that was held before', async ({
  page,
  ownOrder,
}) => {
  const orderNumber = await ownOrder({ from: 'exchangeable' })
  const wizard = returnWizardPage(page)
  const exchange = exchangePage(page)
  await exchange.opensChoice(orderNumber)
  await exchange.sizes(0).nth(4).check()
  await exchange.seesState(0, 'open.held')
  await page.route('**/order_mgmt/exchange_holds/v1/**', () => undefined)
  await exchange.sizes(0).nth(5).check()
  await exchange.seesState(0, 'open.holding')
  await wizard.goesOn()
  await wizard.seesMissing('Choose a size or color.')
  await wizard.seesStep('choosing.items')
})

test('a hold that is over says so, keeps the choice and holds it again', async ({ page, ownOrder }) => {
  const orderNumber = await ownOrder({ from: 'exchangeable' })
  const exchange = exchangePage(page)
  await page.clock.install()
  await exchange.opensChoice(orderNumber)
  await exchange.sizes(0).nth(4).check()
  await exchange.seesState(0, 'open.held')
  await passHostTime(page, 15 * minuteMs)
  await exchange.seesState(0, 'open.expired')
  await expect(exchange.sizes(0).nth(4)).toBeChecked()
  await isAccessibleToo(page, 'a hold that is over')
  await exchange.panel(0).getByRole('button', { name: 'Hold it again' }).focus()
  await page.keyboard.press('Enter')
  await expect(exchange.panel(0)).toBeFocused()
  await expect(exchange.panel(0)).toHaveAttribute('data-state', /open\.(held|expired)/)
})
