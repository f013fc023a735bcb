import { returnWizardPage } from '../../pages/return-wizard.page.ts'
import { isAccessibleToo, isDialogAccessible } from '../../support/accessibility.ts'
import { watchCalls } from '../../support/answers.ts'
import { admitFirst } from '../../support/guest.ts'
import { expect, test } from '../../support/own-order.ts'
import { signInFirst } from '../../support/sign-in.ts'

const captureCall = '/order_mgmt/user_return_captures/v1'

test('[RI-07] a fake return and a return to a Korean store show a preview, and nobody is called', async ({
  page,
  context,
  sandbox,
  ownOrder,
}) => {
  const orderNumber = await ownOrder({ from: 'returnable' })
  const sent = watchCalls(page, 'POST', captureCall)
  const wizard = returnWizardPage(page)
  const heading = page.getByRole('heading', { level: 1 })
  await wizard.opens(orderNumber, '?flag.enableFakeReturn=true')
  await wizard.picks(0, { reason: 'Too small', comment: 'Half a size.' })
  const total = await wizard.estimate()
  await wizard.goesOn()
  await wizard.chooses('upsPickup')
  await wizard.goesOn()
  await expect(heading).toHaveText('Preview of your return')
  await expect(heading).toBeFocused()
  await expect(page.getByText('Nothing was sent')).toBeVisible()
  await expect(page.locator('[data-part="way"]')).toContainText('Have UPS pick it up')
  await expect(page.locator('[data-part="items"]')).toContainText('Too small')
  await expect(page.locator('[data-part="items"]')).toContainText('Half a size.')
  expect(await wizard.estimate()).toBe(total)
  await isAccessibleToo(page, 'preview')
  await page.getByRole('button', { name: 'Change your return' }).click()
  await wizard.seesStep('choosing.method')

  const { member: korean } = await sandbox.newMember({ country: 'kr' })
  await context.clearCookies()
  await signInFirst(context, korean)
  const order = await sandbox.newOrder({ from: 'returnable', member: korean, country: 'kr' })
  await page.goto(`/kr/en/orders/sales/${order.orderNumber}/return`)
  await wizard.picks(0, { reason: 'Too big' })
  await wizard.goesOn()
  await wizard.chooses('returnToStore')
  await wizard.choosesStore(0)
  await wizard.goesOn()
  await expect(heading).toHaveText('Preview of your return')
  await expect(page.locator('[data-part="way"]')).toContainText('within 14 days of delivery')
  await expect(page.getByText('The store handles your return.')).toBeVisible()
  expect(sent).toEqual([])
})

test('[RM-08] a guest whom a link has brought to the return is asked once whether to sign in for free shipping', async ({
  page,
  sandbox,
}) => {
  const [known] = await sandbox.scenarios('known-contacts')
  const path = `/${known?.country}/${known?.language}/orders/sales/${known?.orderNumber}/return`
  await admitFirst(page.context(), known?.email ?? '')
  await page.goto(path)
  const dialog = page.getByRole('dialog', { name: 'Return for free with your account' })
  await expect(dialog).toBeVisible()
  await isDialogAccessible(page, 'sign-in question')
  await dialog.getByRole('button', { name: 'Continue as guest' }).click()
  await expect(dialog).toBeHidden()
  const wizard = returnWizardPage(page)
  await wizard.picks(0, { reason: 'Too small' })
  const checked = watchCalls(page, 'POST', '/identity/registration/credential_available/v1')
  await page.reload()
  await wizard.seesStep('choosing.items')
  await expect(wizard.item(0).getByRole('checkbox')).toBeChecked()
  await wizard.goesOn()
  await expect(page.locator('[data-method="upsDropoff"]')).toContainText('You pay shipping')
  expect(checked).toEqual([])
})
