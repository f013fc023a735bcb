import { opensAsShell } from '../../pages/open-page.ts'
import { returnWizardPage } from '../../pages/return-wizard.page.ts'
import { isAccessibleToo, isDialogAccessible } from '../../support/accessibility.ts'
import { holdAnswers, loseNext, watchCalls } from '../../support/answers.ts'
import { admitFirst } from '../../support/guest.ts'
import { expect, test } from '../../support/test.ts'

const captureCall = '/order_mgmt/user_return_captures/v1'
const orderCall = '/orders/history/v1/{orderNumber}'

test('[RI-01][RI-02][RI-03][RI-09][RM-04][RM-07][RM-09][RC-01] a guest on a phone returns two of five items by a pickup they pay for, and switches to a drop-off', async ({
  page,
  sandbox,
  lookup,
  detail,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  const order = await sandbox.newOrder({ from: 'returnable', member: null, country: 'us' })
  const wizard = returnWizardPage(page)
  const sent = watchCalls(page, 'POST', captureCall)
  await lookup.opens()
  await lookup.looksUp(order)
  await detail.quickAction('return').click()
  await wizard.seesStep('choosing.items')
  const steps = page.getByRole('list', { name: 'Steps' }).getByRole('listitem')
  await expect(steps).toHaveText(['1Items', '2Method'])
  await expect(steps.nth(0)).toHaveAttribute('aria-current', 'step')
  await page.getByRole('link', { name: `Order ${order.orderNumber}` }).click()
  await detail.seesOrder(order.orderNumber)
  await detail.quickAction('return').click()

  await wizard.picks(0, { reason: 'Too big', comment: 'I ordered two sizes.' })
  const one = await wizard.estimate()
  await wizard.picks(1, { reason: 'Arrived late', quantity: '3', comment: 'The race is over.' })
  const all = await wizard.estimate()
  await wizard.item(1).getByLabel('Quantity to return').selectOption('2')
  const two = await wizard.estimate()
  expect(new Set([one, all, two]).size).toBe(3)
  await expect(wizard.bar).toContainText(two)
  await wizard.goesOn()
  await wizard.seesStep('choosing.method')
  await expect(steps.nth(1)).toHaveAttribute('aria-current', 'step')
  const dropoff = page.locator('[data-method="upsDropoff"]')
  await expect(dropoff).toContainText('You pay shipping')
  await expect(dropoff).toContainText('Members return for free.')
  await expect(dropoff.getByRole('button', { name: 'Sign in' })).toBeVisible()
  await expect(page.locator('[data-method="upsPickup"]')).toContainText('From $6')
  await expect(page.locator('[data-method="returnToStore"]')).toContainText('Free')
  await wizard.chooses('upsPickup')
  await page.getByRole('link', { name: 'Items' }).click()
  await expect(wizard.item(1).getByLabel('Anything else? (optional)')).toHaveValue('The race is over.')
  await wizard.goesOn()
  await wizard.goesOn()

  const returnNumber = await wizard.seesReturn()
  expect(sent.map(({ body }) => body)).toMatchObject([
    {
      returnMethod: 'PICK_UP',
      orderLines: [
        { quantity: 1, reasonText: 'I ordered two sizes.' },
        { quantity: 2, reasonText: 'The race is over.' },
      ],
    },
  ])
  const next = page.locator('[data-part="next-steps"]')
  await expect(next).toContainText('Book a pickup with UPS')
  await expect(page.locator('[data-part="price"]')).toContainText(two)
  await expect(page.getByRole('article', { name: 'Return label' })).toContainText('UPS')
  const pdf = await page.getByRole('link', { name: 'Open PDF' }).getAttribute('href')
  const file = await page.request.get(pdf ?? '')
  expect([file.status(), file.headers()['content-type']]).toEqual([200, 'application/pdf'])
  await page.getByRole('button', { name: 'Return it another way' }).click()
  await wizard.chooses('upsDropoff')
  await wizard.dialog.getByRole('button', { name: 'Switch' }).click()
  await wizard.dialog.getByRole('button', { name: 'See how to send it' }).click()
  await expect(next).toContainText('Leave the package at any UPS location')
  expect(sent).toHaveLength(1)

  await page.goto(`/us/en/orders/details/${order.orderNumber}`)
  await detail.seesOrder(order.orderNumber)
  await expect(detail.returned).toHaveCount(2)
  await detail.quickAction('viewReturns').click()
  await detail.seesReturn(returnNumber)
})

test('[RM-05][RM-06][RS-05] a guest returns two items to a store', async ({ page, context, sandbox }) => {
  const order = await sandbox.newOrder({ from: 'returnable', member: null, country: 'us' })
  await admitFirst(context, order.email ?? '')
  const wizard = returnWizardPage(page)
  await wizard.opens(order.orderNumber)
  await wizard.picks(2, { reason: 'Not as expected', comment: 'Another blue.' })
  await wizard.picks(3, { reason: 'Too small', quantity: '1', comment: 'A size up, please.' })
  await wizard.goesOn()
  await wizard.chooses('returnToStore')
  await wizard.choosesStore(1)
  await wizard.goesOn()
  await wizard.seesReturn()
  await expect(page.locator('[data-part="next-steps"]')).toContainText('at the register')
  await expect(page.locator('[data-part="return-to-store"]').getByRole('img')).toBeVisible()
})

test('[RI-04][RI-10][RS-02][RS-03] items that cannot go back say why; the views of waiting, failing and done are accessible', async ({
  page,
  signsIn,
  sandbox,
}) => {
  await opensAsShell(page)
  const member = await signsIn()
  const partly = await sandbox.newOrder({ from: 'partly-returnable', member })
  const wizard = returnWizardPage(page)
  const order = await holdAnswers(page, orderCall)
  await page.goto(`/orders/sales/${partly.orderNumber}/return`)
  await wizard.seesStep('loadingOrder')
  await isAccessibleToo(page, 'skeleton')
  order.letGo()
  await wizard.seesStep('choosing.items')
  for (const [index, why] of [
    [1, 'Custom designs can’t be returned'],
    [2, 'You’ve already returned all of it'],
  ] as const) {
    const box = wizard.item(index).getByRole('checkbox')
    await expect(box).toBeDisabled()
    await expect(box).toHaveAccessibleDescription(new RegExp(why))
    await expect(wizard.item(index).getByRole('link')).toHaveAttribute('href', /./)
  }

  const shipped = await sandbox.newOrder({ from: 'shipped', member })
  await page.goto(`/orders/sales/${shipped.orderNumber}/return`)
  await wizard.seesStep('nothingToReturn')
  await isAccessibleToo(page, 'nothing to return')

  const { orderNumber } = await sandbox.newOrder({ from: 'returnable', member })
  await loseNext(page, orderCall, 'there')
  await page.goto(`/orders/sales/${orderNumber}/return`)
  await wizard.seesStep('orderFailed')
  await isDialogAccessible(page, 'order did not come')
  await wizard.dialog.getByRole('button', { name: 'Retry' }).click()
  await wizard.picks(0, { reason: 'Too small' })
  await wizard.goesOn()
  await wizard.chooses('upsDropoff')
  await loseNext(page, captureCall, 'back')
  const capture = await holdAnswers(page, captureCall)
  const outcome = await holdAnswers(page, '/idempotency/v1/{key}')
  await wizard.goesOn()
  await wizard.seesStep('submitting')
  await isDialogAccessible(page, 'submitting')
  capture.letGo()
  await expect(wizard.dialog).toHaveAccessibleName('Checking what happened')
  await isDialogAccessible(page, 'checking')
  outcome.letGo()
  await wizard.seesReturn()
})

test('[RI-04] in China a custom design does not go back, nor does an order of nothing else', async ({
  page,
  signsIn,
  sandbox,
}) => {
  const member = await signsIn('cn')
  const mixed = await sandbox.newOrder({ from: 'partly-returnable', member, country: 'cn' })
  const wizard = returnWizardPage(page)
  await page.goto(`/cn/en/orders/sales/${mixed.orderNumber}/return`)
  await expect(wizard.item(0).getByRole('checkbox')).toBeEnabled()
  await expect(wizard.item(1).getByRole('checkbox')).toBeDisabled()
  const custom = await sandbox.newOrder({ from: 'custom-delivered-liwei', member, country: 'cn' })
  await page.goto(`/cn/en/orders/sales/${custom.orderNumber}/return`)
  await wizard.seesStep('nothingToReturn')
})
