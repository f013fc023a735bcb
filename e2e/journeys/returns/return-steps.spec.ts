import { pageAnswers } from '../../pages/open-page.ts'
import { watchCalls } from '../../support/answers.ts'
import { expect, test } from '../../support/own-order.ts'
import { holdScript } from '../../support/page-code.ts'

const captureCall = '/order_mgmt/user_return_captures/v1'

test('[RI-01] the browser’s back and forward go through the steps with everything kept, a reload stays, and the link above does the same', async ({
  page,
  ownOrder,
  wizard,
  detail,
}) => {
  const orderNumber = await ownOrder({ from: 'returnable' })
  await detail.opens(orderNumber)
  await detail.quickAction('return').click()
  await wizard.seesStep('choosing.items')
  await wizard.picks(1, { reason: 'Too big', quantity: '2', comment: 'Half a size down.' })
  await wizard.goesOn()
  await wizard.chooses('returnToStore')
  await wizard.choosesStore(1)
  const chosenStore = page.locator('[data-store]').nth(1).getByRole('radio')
  const keeps = async () => {
    await wizard.seesStep('choosing.items')
    await expect(wizard.item(1).getByRole('radio', { name: 'Too big' })).toBeChecked()
    await expect(wizard.item(1).getByLabel('Quantity to return')).toHaveValue('2')
    await expect(wizard.item(1).getByLabel('Anything else? (optional)')).toHaveValue('Half a size down.')
  }
  await page.goBack()
  await keeps()
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await page.reload()
  await keeps()
  await page.goForward()
  await wizard.seesStep('choosing.method')
  await expect(chosenStore).toBeChecked()
  await page.reload()
  await wizard.seesStep('choosing.method.stores.browsing')
  await expect(chosenStore).toBeChecked()
  await page.getByRole('link', { name: 'Items', exact: true }).click()
  await keeps()
  await expect(page).not.toHaveURL(/step=/)
  await wizard.item(1).getByRole('checkbox').uncheck()
  await page.goForward()
  await wizard.seesMissing('Choose at least one item.')
  await expect(page).not.toHaveURL(/step=/)
  await page.goBack()
  await detail.seesOrder(orderNumber)
})

test('an address of a later step opens the first one where nothing was entered', async ({
  page,
  ownOrder,
  wizard,
}) => {
  await page.goto(`/orders/sales/${await ownOrder({ from: 'returnable' })}/return?step=method`)
  await wizard.seesStep('choosing.items')
  await expect(page).not.toHaveURL(/step=/)
})

test('the second press of a double one is not for the step that follows', async ({
  page,
  wizard,
  opensWizard,
}) => {
  const sent = watchCalls(page, 'POST', captureCall)
  await opensWizard()
  await wizard.picks(0, { reason: 'Too small' })
  await wizard.goesOn()
  await wizard.chooses('upsDropoff')
  await page.goBack()
  await wizard.seesStep('choosing.items')
  await wizard.button.dblclick()
  await wizard.seesStep('choosing.method')
  await expect(wizard.missing).toHaveCount(0)
  await expect(wizard.button).toHaveText('Submit return')
  expect(sent).toEqual([])
})

test('what is pressed before the script has come counts: without an item it is missed, with a reason it goes on, once', async ({
  page,
  ownOrder,
  wizard,
}) => {
  const orderNumber = await ownOrder({ from: 'returnable' })
  const letGo = await holdScript(page)
  await wizard.opens(orderNumber)
  await wizard.button.click()
  letGo()
  await wizard.seesMissing('Choose at least one item.')

  await wizard.picks(0, { reason: 'Too big' })
  await wizard.goesOn()
  await wizard.seesStep('choosing.method')
  const letGoAgain = await holdScript(page)
  await page.goBack()
  await page.reload()
  await wizard.seesStep('choosing.items')
  await wizard.button.dblclick()
  letGoAgain()
  await wizard.seesStep('choosing.method')
  await pageAnswers(page)
  await expect(wizard.missing).toHaveCount(0)
})
