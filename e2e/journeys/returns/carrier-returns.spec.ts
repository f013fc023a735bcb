import { opensAsShell } from '../../pages/open-page.ts'
import { returnWizardPage } from '../../pages/return-wizard.page.ts'
import { isAccessibleToo } from '../../support/accessibility.ts'
import { watchCalls } from '../../support/answers.ts'
import { signInFirst } from '../../support/sign-in.ts'
import { expect, test } from '../../support/test.ts'

const captureCall = '/order_mgmt/user_return_captures/v1'
const providersCall = '/ship/provider_services/v1'

test('[RM-03][RM-05 A-5][RM-07 A-5][RM-10 A-3][RC-06 A-17] in Germany a parcel goes back by a carrier that the host names, then by another', async ({
  page,
  context,
  sandbox,
}) => {
  await opensAsShell(page)
  const { member } = await sandbox.newMember({ country: 'de' })
  await signInFirst(context, member)
  const { orderNumber } = await sandbox.newOrder({ from: 'returnable', member, country: 'de' })
  const asked = watchCalls(page, 'GET', providersCall)
  const sent = watchCalls(page, 'POST', captureCall)
  const wizard = returnWizardPage(page)
  await page.goto(`/de/en/orders/sales/${orderNumber}/return`)
  await wizard.seesStep('choosing.items')
  expect(asked).toHaveLength(1)
  await expect(page.locator('[data-part="return-window"]')).toHaveText(
    /^You have 60 days from your order to return it\. The last day is \d+ \p{L}+ \d{4}\.$/u,
  )
  await expect(page.locator('[data-part="refund-time"]').first()).toHaveText(
    'Refunds usually take 2 working days. Allow up to 14 days.',
  )
  await wizard.picks(0, { reason: 'Too small' })
  await wizard.goesOn()
  const keys = page
    .locator('[data-method]')
    .evaluateAll((cards) => cards.map((card) => card.getAttribute('data-method')))
  expect(await keys).toEqual([
    'emeaDropoff|DHLP',
    'emeaDropoff|HERM',
    'emeaPickup|HERM',
    'emeaPickup|UPSN',
    'emeaStoreReturn',
  ])
  await isAccessibleToo(page, 'carriers')
  await wizard.chooses('emeaDropoff|HERM')
  await wizard.goesOn()
  await wizard.seesReturn()
  expect(sent.map(({ body }) => body)).toMatchObject([
    { returnMethod: 'CARRIER_DROP_OFF', labelMethod: 'emeaDropoff|HERM' },
  ])
  expect(sent[0]?.body).not.toHaveProperty('standardCarrierAlphaCode')
  const flow = page.locator('[data-flow="returnInstructions"]')
  await expect(flow).toContainText('Hermes')
  await expect(flow.getByText('60 days')).toHaveCount(0)

  const storedMethod = () =>
    page.evaluate(() =>
      JSON.parse(localStorage.getItem('sse-return-methods') ?? '[]').map(
        (entry: { orderNumber: string; returnMethod: string }) => [entry.orderNumber, entry.returnMethod],
      ),
    )
  expect(await storedMethod()).toEqual([[orderNumber, 'emeaDropoff|HERM']])
  const dialog = page.getByRole('dialog')
  const wayOf = (key: string) => dialog.locator(`[data-method="${key}"]`).getByRole('radio')
  const confirm = dialog.getByRole('button', { name: 'Switch' })
  await page.locator('[data-action="switch-method"]').click()
  await expect(wayOf('emeaDropoff|HERM')).toBeChecked()
  await expect(confirm).toHaveAccessibleDescription('Choose a different method.')
  await wayOf('emeaDropoff|DHLP').check()
  await wayOf('emeaDropoff|HERM').check()
  await expect(confirm).toHaveAccessibleDescription('Choose a different method.')
  await wayOf('emeaDropoff|DHLP').check()
  await confirm.click()
  await expect(dialog).toHaveAccessibleName('Your return method has changed')
  expect(await storedMethod()).toEqual([[orderNumber, 'emeaDropoff|DHLP']])
  await dialog.getByRole('button', { name: 'See how to send it' }).click()
  await expect(flow).toContainText('DHL Paket')
  await page.locator('[data-action="switch-method"]').click()
  await expect(wayOf('emeaDropoff|DHLP')).toBeChecked()
  await page.reload()
  await page.locator('[data-action="switch-method"]').click()
  await expect(wayOf('emeaDropoff|DHLP')).toBeChecked()
})

test('[RM-03 A-3][RS-01 A-4][RL-05 A-22] in Italy a parcel goes back by a code; how long the code waits goes by the order’s country', async ({
  page,
  context,
  sandbox,
}) => {
  const { member } = await sandbox.newMember({ country: 'it' })
  await signInFirst(context, member)
  const { orderNumber } = await sandbox.newOrder({ from: 'returnable', member, country: 'it' })
  const sent = watchCalls(page, 'POST', captureCall)
  const wizard = returnWizardPage(page)
  await page.goto(`/it/en/orders/sales/${orderNumber}/return`)
  await wizard.picks(0, { reason: 'Too small' })
  await wizard.goesOn()
  await expect(page.locator('[data-method="emeaDropoff|GLSI"]')).toBeVisible()
  await expect(page.locator('[data-method="emeaDropoff|POIT"]')).toHaveCount(0)
  await wizard.chooses('emeaPaperless|POIT')
  await wizard.goesOn()
  const returnNumber = await wizard.seesReturn()
  expect(sent.map(({ body }) => body)).toMatchObject([
    { returnMethod: 'PAPERLESS', standardCarrierAlphaCode: 'POIT' },
  ])
  await page.goto(`/us/en/orders/returns/${returnNumber}/return-confirmation`)
  await page.locator('[data-flow="returnLabel"]').first().scrollIntoViewIfNeeded()
  await expect(page.getByText('Your code is new. It will scan 10 minutes')).toBeVisible()
})
