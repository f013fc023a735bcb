import { returnWizardPage } from '../../../pages/return-wizard.page.ts'
import { isAccessibleToo } from '../../../support/accessibility.ts'
import { watchCalls } from '../../../support/answers.ts'
import { admitFirst } from '../../../support/guest.ts'
import { signInFirst } from '../../../support/sign-in.ts'
import { expect, test } from '../../../support/test.ts'

const captureCall = '/order_mgmt/user_return_captures/v1'

for (const who of ['member', 'guest'] as const) {
  test(`[RM-01][CC-04 A-14] Japan: a ${who} has Sagawa fetch a defect, free, without a comment`, async ({
    page,
    context,
    sandbox,
  }) => {
    let member: string | null = null
    if (who === 'member') {
      member = (await sandbox.newMember({ country: 'jp' })).member
      await signInFirst(context, member)
    }
    const order = await sandbox.newOrder({ from: 'returnable', member, country: 'jp' })
    if (who === 'guest') await admitFirst(context, order.email ?? '')
    const sent = watchCalls(page, 'POST', captureCall)
    const wizard = returnWizardPage(page)
    await page.goto(`/jp/en/orders/sales/${order.orderNumber}/return`)
    await wizard.picks(0, { reason: 'Quality unsatisfactory (defect)' })
    await expect(wizard.item(0).getByLabel('Anything else? (optional)')).toHaveCount(0)
    await wizard.goesOn()
    const card = page.locator('[data-method="sagawaPickup"]')
    await expect(card).toContainText('Have Sagawa Express pick it up')
    await expect(card.locator('[id$="-price"]')).toHaveText('Free')
    await expect(card.locator('[data-part="sign-in-call"]')).toHaveCount(0)
    await wizard.chooses('sagawaPickup')
    await wizard.goesOn()
    await wizard.seesReturn()
    expect(sent.map(({ body }) => body)).toMatchObject([
      { returnMethod: 'PICK_UP', orderLines: [{ quantity: 1, reasonCode: '6', reasonText: null }] },
    ])
    const next = page.locator('[data-part="next-steps"]')
    await expect(next.locator('li')).toHaveText([
      'Pack the items with their tags. The box they came in is fine.',
      'Hand the package to the Sagawa Express courier who comes to your door.',
      'We check the items when they reach us, and start your refund.',
    ])
    await expect(next.locator('[data-part="return-price"]')).toHaveText('Return shipping: Free')
    await expect(page.locator('[data-part="return-label"]')).toHaveCount(0)
    await expect(page.locator('[data-part="address"]')).toContainText('Japan')
    await isAccessibleToo(page, 'instructions of Sagawa')
  })
}

for (const { who, price, said, info } of [
  {
    who: 'guest',
    price: 'A$9.90Inclusive of 10% GST',
    said: 'Return shipping: A$9.90 Inclusive of 10% GSTYou pay Australia Post when you drop it off. It isn’t taken from your refund.',
    info: 'You pay Australia Post when you drop it off. It isn’t taken from your refund.',
  },
  {
    who: 'member',
    price: 'Free',
    said: 'Return shipping: Free',
    info: 'Keep the receipt until you have your refund.',
  },
] as const) {
  test(`[RM-04 A-14][RM-09][CC-04] Australia: a ${who} drops it off with Australia Post, at the country’s price and in its words`, async ({
    page,
    context,
    sandbox,
  }) => {
    let member: string | null = null
    if (who === 'member') {
      member = (await sandbox.newMember({ country: 'au' })).member
      await signInFirst(context, member)
    }
    const order = await sandbox.newOrder({ from: 'returnable', member, country: 'au' })
    if (who === 'guest') await admitFirst(context, order.email ?? '')
    const sent = watchCalls(page, 'POST', captureCall)
    const wizard = returnWizardPage(page)
    await page.goto(`/au/en/orders/sales/${order.orderNumber}/return`)
    await wizard.picks(0, { reason: 'Quality unsatisfactory' })
    await wizard.picks(1, { reason: 'Changed my mind' })
    await wizard.goesOn()
    const card = page.locator('[data-method="auDropoff"]')
    const localPrice = price.replace('A$', '$')
    await expect(card).toContainText('Drop it off with Australia Post')
    await expect(card.locator('[id$="-price"]')).toHaveText(localPrice)
    await expect(card.locator('[data-part="sign-in-call"]')).toHaveCount(who === 'guest' ? 1 : 0)
    await wizard.chooses('auDropoff')
    await expect(card.locator('[data-part="description-info"]')).toHaveText(info)
    const summary = page.getByRole('complementary', { name: 'Your refund' })
    await expect(summary.locator('dl')).toContainText(`Return shipping${localPrice}`)
    await expect(summary.locator('dt').last()).toHaveText('Refund total, estimated')
    const total = await wizard.estimate()
    await isAccessibleToo(page, 'Australian price')
    await wizard.goesOn()
    const returnNumber = await wizard.seesReturn()
    expect(sent.map(({ body }) => body)).toMatchObject([
      { returnMethod: 'CARRIER_DROP_OFF', orderLines: [{ reasonCode: '504' }, { reasonCode: '503' }] },
    ])
    const next = page.locator('[data-part="next-steps"]')
    await expect(next.locator('[data-part="return-price"]')).toHaveText(said.replace('A$', '$'))
    await expect(next).toContainText('Leave the parcel at any post office of Australia Post by')
    const amounts = page.locator('[data-part="price"]')
    await expect(amounts).toContainText('Refund total, estimated')
    await expect(amounts).toContainText(total)
    await expect(page.getByRole('link', { name: 'View return label in a new tab' })).toBeVisible()

    await page.goto(`/au/en/orders/returns/${returnNumber}`)
    await page.getByRole('button', { name: 'View return label' }).click()
    await expect(page.getByRole('article', { name: 'Return label' })).toContainText('Australia Post')
    await expect(page.getByRole('button', { name: 'Hide label' })).toBeVisible()
    await expect(page.getByText('Refund total, estimated').first()).toBeVisible()
    if (member === null) return
    await context.clearCookies()
    await admitFirst(context, member)
    await page.reload()
    await expect(page.getByRole('banner').getByRole('button', { name: 'Sign in' })).toBeVisible()
    await expect(next.locator('[data-part="return-price"]')).toHaveText(said)
  })
}

for (const { who, price, info } of [
  { who: 'member', price: 'Free', info: 'Someone has to be there when the courier comes.' },
  {
    who: 'guest',
    price: 'You pay shippingFree for members',
    info: 'You pay SF Express for the pickup. It isn’t taken from your refund.',
  },
] as const) {
  test(`[RM-09 RM-10 A-10][CC-04][RC-01][RC-02 A-16] China: SF Express comes for a ${who}’s parcel, without label or code`, async ({
    page,
    context,
    sandbox,
  }) => {
    let member: string | null = null
    if (who === 'member') {
      member = (await sandbox.newMember({ country: 'cn' })).member
      await signInFirst(context, member)
    }
    const order = await sandbox.newOrder({ from: 'returnable', member, country: 'cn' })
    if (who === 'guest') await admitFirst(context, order.email ?? '')
    const sent = watchCalls(page, 'POST', captureCall)
    const wizard = returnWizardPage(page)
    await page.goto(`/cn/en/orders/sales/${order.orderNumber}/return`)
    await wizard.picks(0, { reason: 'Too big' })
    await wizard.goesOn()
    const card = page.locator('[data-method="courierPickup"]')
    await expect(card).toContainText('Have SF Express pick it up')
    await expect(card.locator('[id$="-price"]')).toHaveText(price)
    await wizard.chooses('courierPickup')
    await expect(card.locator('[data-part="description-info"]')).toHaveText(info)
    await isAccessibleToo(page, 'cards in China')
    await wizard.goesOn()
    const returnNumber = await wizard.seesReturn()
    expect(sent.map(({ body }) => body)).toMatchObject([{ returnMethod: 'PICK_UP' }])
    const courier = page.locator('[data-step="courier"]')
    await expect(courier).toHaveText('Hand the package to the SF Express courier who comes to your door.')
    await expect(page.locator('[data-part="return-label"]')).toHaveCount(0)
    await page.goto(`/cn/en/orders/returns/${returnNumber}`)
    await expect(page.locator('[data-part="courier-pickup"]')).toContainText('A courier of SF Express')
  })
}

test('[RC-02 A-16] a return by courier shows on its own page who comes where and what to do, by the flag', async ({
  page,
  context,
  sandbox,
}) => {
  const { member } = await sandbox.newMember({ country: 'kr' })
  await signInFirst(context, member)
  const { returnNumber } = await sandbox.newReturn('return-created', member)
  const view = page.locator('[data-part="courier-pickup"]')
  await page.goto(`/kr/en/orders/returns/${returnNumber}`)
  await expect(view.getByRole('heading', { name: 'A courier collects your package' })).toBeVisible()
  await expect(view).toContainText('A courier of CJ Logistics comes to this address.')
  await expect(view.locator('[data-part="address-box"]')).toContainText('은행나무로')
  await expect(view.locator('[data-part="next-steps"] [data-step="courier"]')).toBeVisible()
  await expect(page.locator('[data-part="address"]')).toHaveCount(0)
  await isAccessibleToo(page, 'courier pickup')
  await page.goto(`/kr/en/orders/returns/${returnNumber}?flag.enableCourierPickup=false`)
  await expect(page.locator('[data-part="address"]')).toBeVisible()
  await expect(view).toHaveCount(0)
})
