import { returnWizardPage } from '../../pages/return-wizard.page.ts'
import { isAccessibleToo } from '../../support/accessibility.ts'
import { changeOrder, holdAnswers } from '../../support/answers.ts'
import { signInFirst } from '../../support/sign-in.ts'
import { expect, test } from '../../support/test.ts'

test('[RC-02][SH-03][RM-07] where returns are paperless the EMEA instructions are the return’s page, but for its modal', async ({
  page,
  context,
  sandbox,
  detail,
}) => {
  const { member } = await sandbox.newMember({ country: 'nl' })
  await signInFirst(context, member)
  const { orderNumber, returnNumber } = await sandbox.newReturn('emea-paperless', member)
  const instructions = `/nl/en/orders/returns/${returnNumber}/return-detail-confirmation`
  await page.goto(`/nl/en/orders/returns/${returnNumber}?modal=return-confirmation`)
  await expect(detail.dialog).toHaveAccessibleName('Your return is created')
  await detail.dialog.getByRole('link', { name: 'See how to send it' }).click()
  await expect(page).toHaveURL(instructions)
  await page.goto(`/nl/en/orders/returns/${returnNumber}`)
  await expect(page).toHaveURL(instructions)
  await expect(page.locator('[data-part="next-steps"] [data-step] > span')).toHaveText([
    'Pack the items with their tags. The box they came in is fine.',
    'Have your code ready on your phone.',
    /^Hand the parcel in by \d+ \p{L}+ \d{4}, and keep the receipt\.$/u,
    'We check the items when they reach us, and start your refund.',
  ])
  await expect(page.locator('[data-part="return-label"]')).toContainText('Your return code')
  await expect(page.locator('[data-part="address"]')).toContainText('Netherlands')
  await expect(page.locator('[data-part="payment"]')).toContainText('Allow up to 14 days.')
  await expect(page.locator('[data-part="items"] li')).toHaveCount(1)
  await expect(page.getByRole('button', { name: 'Return it another way' })).toBeVisible()
  await isAccessibleToo(page, 'EMEA instructions')
  await page.getByRole('link', { name: `Order ${orderNumber}` }).click()
  await expect(page).toHaveURL(`/nl/en/orders/sales/${orderNumber}`)
})

for (const { country, minutes, soldIn = country } of [
  { country: 'nl', minutes: 30 },
  { country: 'be', minutes: 10, soldIn: 'nl' },
  { country: 'es', minutes: 10 },
  { country: 'it', minutes: 10 },
]) {
  test(`[RL-05 A-42] in ${country} a fresh code says for ${minutes} minutes from the order date that it does not scan yet, and scans by itself then`, async ({
    page,
    context,
    sandbox,
  }) => {
    const iso2Country = country.toUpperCase()
    const { member } = await sandbox.newMember({ country: soldIn })
    await signInFirst(context, member)
    const { returnNumber } = await sandbox.newReturn('emea-paperless', member)
    // The sandbox ships from no address in Belgium.
    await changeOrder(page, (order) => ({
      ...order,
      shipFrom: {
        ...order.shipFrom,
        address: { ...order.shipFrom?.address, country: iso2Country, iso2Country },
      },
    }))
    await page.clock.install()
    await page.goto(`/${country}/en/orders/returns/${returnNumber}`)
    const label = page.locator('[data-part="return-label"]')
    const notice = label.getByText(
      `Your code is new. It will scan ${minutes} minutes after you requested the return`,
    )
    await expect(notice).toBeVisible()
    await isAccessibleToo(page, 'code that does not scan yet')
    // The return was asked for two minutes ago.
    await page.clock.fastForward((minutes - 3) * 60_000)
    await expect(notice).toBeVisible()
    await page.clock.fastForward(2 * 60_000)
    await expect(notice).toBeHidden()
    await expect(label.getByRole('button', { name: 'Show code large' })).toBeVisible()
  })
}

test('[SH-03] the return modal leads where the order’s own button does: to the mismatch first, nowhere without returns', async ({
  member,
  sandbox,
  detail,
}) => {
  const { orderNumber } = await sandbox.newOrder({ from: 'delivered', member: member.member, country: 'gb' })
  await detail.opens(orderNumber, '/us/en', '?modal=return&standalone=true')
  await detail.dialog.getByRole('button', { name: 'Choose items' }).click()
  await expect(detail.dialog).toHaveAccessibleName('This order belongs to another country')
  await detail.opens(orderNumber, '/us/en', '?modal=return&flag.disableReturns=true')
  await expect(detail.dialog).toHaveAccessibleName('Nothing to return')
  await expect(detail.dialog.getByRole('link')).toHaveCount(0)
})

test('[RC-04] the e-invoice button is there in China for what was shipped or delivered, and not elsewhere', async ({
  page,
  member,
  sandbox,
  detail,
}) => {
  const { orderNumber } = await sandbox.newOrder({ from: 'delivered', member: member.member, country: 'cn' })
  const invoice = page.locator('[data-action="eInvoice"]')
  await detail.opens(orderNumber, '/cn/en')
  await expect(invoice).toHaveAccessibleName('Get e-invoice')
  await expect(invoice).toHaveAttribute('href', /^\/sandbox\/shop\/cn\/en\/help\/e-invoice\?orderNumber=/)
  await detail.opens(orderNumber, '/us/en')
  await expect(invoice).toHaveCount(0)
  const cancelled = await sandbox.newOrder({ from: 'cancelled', member: member.member, country: 'cn' })
  await detail.opens(cancelled.orderNumber, '/cn/en')
  await expect(invoice).toHaveCount(0)
})

test('[RS-06][ER-03] the return shows at once what was entered, is replaced by the host’s answer, and every choice was counted', async ({
  page,
  member,
  sandbox,
}) => {
  const { orderNumber } = await sandbox.newOrder({ from: 'returnable', member: member.member })
  const start = Date.now() - 1_000
  const wizard = returnWizardPage(page)
  await wizard.opens(orderNumber)
  await wizard.picks(0, { reason: 'Too small' })
  await wizard.picks(1, { reason: 'Quality', quantity: '2' })
  const total = await wizard.estimate()
  await wizard.goesOn()
  await wizard.chooses('upsDropoff')
  const held = await holdAnswers(page, '/orders/history/v1/{orderNumber}')
  await wizard.goesOn()
  const returnNumber = await wizard.seesReturn()
  const flow = page.locator('[data-flow="returnInstructions"]')
  await expect(flow).toHaveAttribute('data-state', 'ready.refreshing')
  await expect(flow.locator('[data-part="price"]')).toContainText(total)
  await expect(flow.locator('[data-part="items"] li')).toHaveCount(2)
  await expect(flow.getByText(returnNumber).first()).toBeVisible()
  expect(held.arrived()).toBe(1)
  held.letGo()
  await expect(flow).toHaveAttribute('data-state', 'ready.current')
  await expect(flow.locator('[data-part="price"]')).toContainText(total)
  await page.getByRole('button', { name: 'Send by email' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Send label' }).click()
  await expect(page.getByRole('dialog')).toHaveAccessibleName('Your label is on its way')
  const told = async (name: string) =>
    (await sandbox.events(name))
      .filter(({ time }) => Date.parse(time) >= start)
      .map(({ properties, pageName }) => ({ ...properties, pageName }))
  const method = 'ups dropoff'
  for (const [name, expected] of [
    ['Return Reason Clicked', { reason: 'tooSmall', pageName: 'orderDetails' }],
    ['Return Reason Clicked', { reason: 'quality', pageName: 'orderDetails' }],
    ['Return Reason Submitted', { reason: 'tooSmall', pageName: 'orderDetails' }],
    ['Return Reason Submitted', { reason: 'quality', pageName: 'orderDetails' }],
    ['Return Continue CTA Clicked', { pageName: 'orderDetails' }],
    ['Return Method Submitted', { method, pageName: 'orderDetails' }],
    ['Submit Return Clicked', { method, pageName: 'orderDetails' }],
    ['Return Label Type Submitted', { method, pageName: 'returnConfirmation' }],
    ['page view', { pageName: 'returnConfirmation' }],
  ] as const) {
    await expect.poll(() => told(name), name).toContainEqual(expected)
  }
})
