import { opensAsShell } from '../../pages/open-page.ts'
import { returnWizardPage } from '../../pages/return-wizard.page.ts'
import { isAccessibleToo, isDialogAccessible } from '../../support/accessibility.ts'
import { changeAnswer, loseNext, type WireOrder, watchCalls } from '../../support/answers.ts'
import { expect, test } from '../../support/own-order.ts'

const captureCall = '/order_mgmt/user_return_captures/v1'

type Capture = {
  readonly orderLines: readonly { quantity: number; reasonCode: string; reasonText: string | null }[]
} & Record<string, unknown>

test('[RI-02][RI-03][RI-06][RI-09][RM-04][RM-07][RM-09][RS-01][RS-02][RC-01][RC-02][RC-06] two of five items by drop-off, then by pickup', async ({
  page,
  ownOrder,
  detail,
}) => {
  const orderNumber = await ownOrder({ from: 'returnable' })
  const wizard = returnWizardPage(page)
  const sent = watchCalls(page, 'POST', captureCall)
  await wizard.opens(orderNumber)
  await wizard.goesOn()
  await wizard.seesMissing('Choose at least one item.')
  await expect(wizard.item(0).getByRole('checkbox')).toHaveAttribute('aria-invalid', 'true')
  await wizard.item(0).getByRole('checkbox').check()
  await wizard.goesOn()
  await wizard.seesStep('choosing.items')
  await wizard.seesMissing(/^Choose a reason for /)
  const reasons = wizard.item(0).getByRole('radiogroup', { name: 'Why are you returning it?' })
  await expect(reasons).toHaveAttribute('aria-invalid', 'true')
  await expect(reasons).toHaveAccessibleDescription('Choose a reason.')
  await isAccessibleToo(page, 'a reason is missing')
  await wizard.missing.getByRole('link').click()
  await expect(reasons.getByRole('radio').first()).toBeFocused()
  const first = await wizard.estimate()
  await wizard.picks(0, { reason: 'Too small', comment: 'Half a size up would fit.' })
  await wizard.picks(1, { reason: 'Not as expected', quantity: '2', comment: 'Looks different.' })
  const both = await wizard.estimate()
  expect(both).not.toBe(first)
  await isAccessibleToo(page, 'items')
  await wizard.goesOn()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('How will you send it back?')
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await wizard.goesOn()
  await wizard.seesMissing('Choose a return method.')
  await expect(page.getByRole('group', { name: 'Return methods' })).toHaveAccessibleDescription(
    'Choose a return method.',
  )
  await expect(page.locator('[data-method="upsDropoff"]')).toContainText('Free')
  await expect(page.locator('[data-method="upsPickup"]')).toContainText('From $6')
  await wizard.chooses('upsDropoff')
  await isAccessibleToo(page, 'method')
  expect(await wizard.estimate()).toBe(both)
  await wizard.goesOn()
  const returnNumber = await wizard.seesReturn()
  await expect(page).toHaveURL(`/orders/returns/${returnNumber}/return-confirmation?pageView=true`)
  expect(sent).toHaveLength(1)
  const body = sent[0]?.body as Capture
  expect(body).toMatchObject({
    captureSystem: 'nike.digital.web',
    createReturnLabelFlag: true,
    locale: 'en-US',
    omsRegionReference: 'NIKEUS',
    orderNumber,
    returnMethod: 'CARRIER_DROP_OFF',
    orderLines: [
      { quantity: 1, reasonCode: '1', reasonText: 'Half a size up would fit.' },
      { quantity: 2, reasonCode: '6', reasonText: 'Looks different.' },
    ],
  })
  expect(body).toHaveProperty('shipFrom.address')
  expect(body).toHaveProperty('orderCreateDate')
  const price = page.locator('[data-part="price"]')
  await expect(price).toContainText(both)
  await expect(page.locator('[data-part="next-steps"]')).toContainText('Print the return label')
  await isAccessibleToo(page, 'instructions')
  await page.getByRole('button', { name: 'Return it another way' }).click()
  await expect(wizard.dialog.getByRole('button', { name: 'Switch' })).toHaveAccessibleDescription(
    'Choose a different method.',
  )
  await wizard.dialog.locator('[data-method="upsPickup"]').getByRole('radio').check()
  await isDialogAccessible(page, 'another way')
  await wizard.dialog.getByRole('button', { name: 'Switch' }).click()
  await expect(wizard.dialog).toHaveAccessibleName('Your return method has changed')
  await wizard.dialog.getByRole('button', { name: 'See how to send it' }).click()
  await expect(page.locator('[data-part="next-steps"]')).toContainText('Book a pickup with UPS')
  const booking = page.locator('[data-part="pickup-booking"]')
  await expect(booking.getByRole('link', { name: 'Book with UPS' })).toHaveAttribute(
    'href',
    'https://wwwapps.ups.com/pickup/schedule',
  )
  await expect(booking.getByRole('link', { name: '+1 800-555-0140' })).toHaveAttribute(
    'href',
    'tel:+18005550140',
  )
  expect(sent).toHaveLength(1)
  await page.goto(`/orders/sales/${orderNumber}`)
  await expect(detail.returned).toHaveCount(2)
  await page.locator('[data-action=viewReturns]').click()
  await expect(page).toHaveURL(`/orders/returns/${returnNumber}`)
  await expect(price).toContainText(both)
})

test('[RM-05][RM-06][RS-02 A-42][RS-05][RI-05] the item that the address names, and another, to a store, not to one of another country; selected and redirectPath do not come along', async ({
  page,
  ownOrder,
}) => {
  await opensAsShell(page)
  const orderNumber = await ownOrder({ from: 'returnable' })
  const wizard = returnWizardPage(page)
  await changeAnswer<{ objects: { store: { iso2Country: string } }[] }>(
    page,
    '/store/store_locations/v1',
    (answer) => {
      const [first, ...rest] = answer.objects
      return first
        ? { ...answer, objects: [{ ...first, store: { ...first.store, iso2Country: 'CA' } }, ...rest] }
        : answer
    },
  )
  const answer = page.waitForResponse((response) => response.url().includes(`/history/v1/${orderNumber}`))
  await wizard.opens(orderNumber)
  const { order } = (await (await answer).json()) as { order: WireOrder }
  const gtin = order.group?.[0]?.orderItems?.[1]?.product.gtin
  await wizard.opens(orderNumber, `?selected=${gtin}&redirectPath=%2Forders%2Fpartners&standalone=true`)
  await expect(wizard.item(1).getByRole('checkbox')).toBeChecked()
  await expect(wizard.item(0).getByRole('checkbox')).not.toBeChecked()
  await wizard.picks(0, { reason: 'Too big', comment: 'Half a size down.' })
  await wizard.picks(1, { reason: 'Not as expected', quantity: '2', comment: 'Another green.' })
  await wizard.goesOn()
  await wizard.chooses('returnToStore')
  await expect(page.locator('[data-store]')).toHaveCount(3)
  await wizard.choosesStore(0)
  await expect(wizard.dialog).toHaveAccessibleName('Choose another store')
  await isDialogAccessible(page, 'another store')
  await wizard.dialog.getByRole('button', { name: 'Choose another store' }).click()
  await wizard.goesOn()
  await wizard.seesMissing('Choose a store.')
  await wizard.choosesStore(1)
  await expect(wizard.missing).toHaveCount(0)
  await isAccessibleToo(page, 'stores')
  const storeName = await page.locator('[data-store]').nth(1).locator('label').innerText()
  const stored = await page.evaluate(() => JSON.parse(localStorage.getItem('sse-return-methods') ?? '[]'))
  expect(stored).toMatchObject([
    { orderNumber, returnMethod: 'returnToStore', selectedStore: { storeId: expect.any(String) } },
  ])
  await page.reload()
  await wizard.seesStep('choosing.method.stores.browsing')
  await expect(page.locator('[data-store] input:checked')).toHaveCount(1)
  await wizard.button.dblclick()
  const returnNumber = await wizard.seesReturn()
  await expect(page).toHaveURL(/\/return-confirmation\?standalone=true&pageView=true&emailSent=true$/)
  await expect(page.locator('[data-part="next-steps"]')).toContainText('at the register')
  const place = page.locator('[data-part="return-store"]')
  const named = async () => {
    await expect(place.getByRole('heading')).toHaveText(`Bring it to ${storeName}`)
    await expect(place.locator('address')).not.toBeEmpty()
    await expect(place.getByRole('row', { name: /^Monday/ })).toBeVisible()
  }
  await named()
  await expect(page.locator('[data-part="next-steps"]')).toContainText(`to ${storeName}.`)
  await page.goto(`/orders/returns/${returnNumber}`)
  await named()
})

test('[RS-03][RS-04] a failure loses nothing; a lost answer, a reload and a second tab make one return', async ({
  page,
  context,
  member,
  sandbox,
  ownOrder,
}) => {
  const orderNumber = await ownOrder({ from: 'returnable' })
  const wizard = returnWizardPage(page)
  const sent = watchCalls(page, 'POST', captureCall)
  await wizard.opens(orderNumber)
  await wizard.picks(0, { reason: 'Too small', comment: 'Half a size up would fit.' })
  await wizard.picks(1, { reason: 'Too small', quantity: '2', comment: 'Too tight.' })
  await page.reload()
  await expect(wizard.item(1).getByLabel('Anything else? (optional)')).toHaveValue('Too tight.')
  const other = await context.newPage()
  const second = returnWizardPage(other)
  await second.opens(orderNumber)
  await second.picks(1, { reason: 'Too small', quantity: '1' })
  await second.goesOn()
  await second.chooses('upsPickup')
  await wizard.goesOn()
  await wizard.chooses('upsPickup')
  await page.reload()
  await wizard.seesStep('choosing.method')
  await sandbox.addFault({
    call: `POST ${captureCall}`,
    effect: 'status',
    status: 500,
    member: member.member,
  })
  await wizard.goesOn()
  await expect(wizard.dialog).toHaveAccessibleName('Return not submitted')
  await isDialogAccessible(page, 'not submitted')
  await wizard.dialog.getByRole('button', { name: 'Back to your return' }).click()
  await wizard.seesStep('choosing.method')
  await loseNext(page, captureCall, 'back')
  await wizard.goesOn()
  await expect(wizard.dialog).toHaveAccessibleName('Checking what happened')
  await page.reload()
  const returnNumber = await wizard.seesReturn()
  await second.goesOn()
  expect(await second.seesReturn()).toBe(returnNumber)
  expect(new Set(sent.map(({ headers }) => headers['idempotency-key'])).size).toBe(2)
})
