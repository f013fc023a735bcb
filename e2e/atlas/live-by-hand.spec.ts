import { expect, test } from '../support/live-chart.ts'

test('[DG-03] a running chart is watched, a pending call answered with an answer of the model, and the real page shows it', async ({
  live,
  watchesCancellation,
  cancellation,
}) => {
  await watchesCancellation('slow')
  const { panel } = live
  await cancellation.cancels()
  await cancellation.seesView('inProgress')
  await panel.seesLit('dialog.inProgress.shown')
  await panel.shows('By hand')
  await panel.answers('the warehouse is packing already')
  await cancellation.seesView('denied')
  await panel.shows('Chart')
  await panel.seesLit('dialog.denied')
  await panel.shows('Log')
  await expect(
    panel.row(/^attempt answers after .+: the warehouse is packing already\s*by hand/i),
  ).toBeVisible()
})

test('[DG-03] a running chart is watched, a timer let run out at once, and the page notices', async ({
  live,
  watchesCancellation,
  cancellation,
}) => {
  await watchesCancellation()
  const { panel } = live
  await cancellation.seesButton()
  await panel.seesLit('window.open')
  await panel.shows('By hand')
  await panel.letsRunOut('windowLeft')
  await cancellation.seesNoButton()
  await panel.shows('Chart')
  await panel.seesLit('window.shut')
})

test('any event that can happen is sent, and one that cannot says why', async ({
  live,
  watchesCancellation,
  cancellation,
}) => {
  await watchesCancellation()
  const { panel } = live
  await panel.shows('By hand')
  const confirm = panel.place.getByRole('button', { name: 'Send: the shopper confirms' })
  await panel.place.getByText(/cannot happen now$/).click()
  await expect(confirm).toHaveAccessibleDescription('No current state answers to it; dialog.confirming does.')
  await confirm.click({ force: true })
  await cancellation.seesNoDialog()
  await panel.sends('the shopper asks to cancel')
  await cancellation.seesView('confirming')
  await expect(confirm).not.toHaveAttribute('aria-disabled')
})

test('the payload of an event is written by hand, and says what is wrong with it', async ({
  live,
  watchesCancellation,
  cancellation,
}) => {
  await watchesCancellation()
  const { panel } = live
  await panel.shows('By hand')
  await panel.place.getByRole('button', { name: 'Payload of the order is shown afresh' }).click()
  const field = panel.place.getByRole('textbox', { name: 'Event as JSON: the order is shown afresh' })
  const whole = await field.inputValue()
  await field.fill('{ "type": ')
  await expect(field).toHaveAccessibleDescription(/^This is no JSON\./)
  await field.fill('{ "type": "order.changed" }')
  await expect(field).toHaveAccessibleDescription('"type" must stay "order.updated".')
  const { order } = JSON.parse(whole) as { readonly order: object }
  const pending = { ...order, pendingModification: { type: 'CANCEL_ORDER' } }
  await field.fill(JSON.stringify({ type: 'order.updated', order: pending }))
  await expect(field).not.toHaveAttribute('aria-invalid')
  await cancellation.seesButton()
  await panel.sends('the order is shown afresh')
  await cancellation.seesNoButton()
})

test('requests to the API are held, and released one by one', async ({
  live,
  watchesCancellation,
  cancellation,
}) => {
  await watchesCancellation()
  const { panel } = live
  await panel.shows('By hand')
  const hold = panel.place.getByRole('button', { name: 'Hold them' })
  await hold.click()
  await expect(hold).toHaveAttribute('aria-pressed', 'true')
  await cancellation.cancels()
  await cancellation.seesView('inProgress')
  await panel.place.getByRole('button', { name: /^Release POST \/api\/.+\/cancelOrder$/ }).click()
  await panel.place
    .getByRole('button', { name: /^Release GET \/api\/.+\/jobs\// })
    .first()
    .click()
  await hold.click()
  await cancellation.seesView('complete')
})
