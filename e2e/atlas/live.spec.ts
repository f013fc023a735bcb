import { expect, test } from '../support/live-chart.ts'

test('a page is watched as it runs: its actors, its chart with the states lit, and what happened with its times', async ({
  live,
  watchesCancellation,
  cancellation,
}) => {
  await watchesCancellation()
  const { panel } = live
  await panel.seesLit('dialog.closed')
  await cancellation.asks()
  await panel.seesLit('dialog.confirming')
  await panel.seesUnlit('dialog.closed')
  // Beside a modal dialog, which shuts off the rest of the page.
  await panel.shows('Actors')
  await expect(panel.place.getByRole('navigation', { name: 'Actors of the page' })).toContainText(
    'Order detail',
  )
  await cancellation.presses('Yes, cancel order')
  await cancellation.seesView('complete')
  await panel.shows('Chart')
  await panel.seesLit('dialog.complete')

  await panel.shows('Log')
  const asked = panel.row(/^The shopper asks to cancel/)
  await expect(asked).toContainText(/Cancellation, event\s*\+[\d,]+ ms\s*\d\d:\d\d:\d\d\.\d{3}/)
  await expect(panel.row(/^Begins Attempt/)).toBeVisible()
  await expect(panel.row(/^send answers after [\d.]+ (ms|s): /)).toBeVisible()
  await expect(panel.row(/^nextMinute starts, for .+: a minute passes/).first()).toBeVisible()
  await expect(panel.row(/^Tells order.cancelled: orderNumber/)).toBeVisible()
})

test('a guard that said no is told and drawn', async ({ live, watchesCancellation, cancellation }) => {
  await watchesCancellation('denied')
  const { panel } = live
  await cancellation.cancels()
  await cancellation.seesView('denied')
  await panel.seesLit('dialog.denied')
  await panel.shows('Log')
  await panel.row(/^isDoneAs said no: dialog.inProgress does not lead to dialog.complete/).click()
  await panel.shows('Chart')
  await expect(panel.place.locator('[data-link][data-mark~=refused]')).toHaveCount(2)
  await expect(panel.place.getByRole('region', { name: 'Last step' })).toContainText('isDoneAs said no')
})

test('a slider goes back and forth through what happened, while the page stays where it is', async ({
  live,
  watchesCancellation,
  cancellation,
}) => {
  await watchesCancellation()
  const { panel } = live
  await cancellation.asks()
  await cancellation.keepsTheOrder()
  await panel.seesLit('dialog.closed')
  await panel.shows('Log')
  await panel.row(/^dialog.closed → dialog.confirming/).click()
  await panel.shows('Chart')
  await panel.seesLit('dialog.confirming')
  await cancellation.seesNoDialog()

  await panel.slider.press('ArrowLeft')
  await panel.seesLit('dialog.closed')
  await panel.slider.press('ArrowRight')
  await panel.seesLit('dialog.confirming')
  await expect(panel.slider).toHaveAttribute(
    'aria-valuetext',
    /^\d+ of \d+: dialog.closed → dialog.confirming$/,
  )
  await panel.slider.press('Home')
  await expect(panel.slider).toHaveAttribute('aria-valuetext', /^1 of /)
  await panel.shows('By hand')
  await expect(panel.place.getByText('You are looking back.')).toBeVisible()
  await panel.shows('Chart')

  await panel.goesToNow()
  await panel.isNow()
  await panel.seesLit('dialog.closed')
})

test('a panel in a window of its own follows the page, and says when it is gone', async ({
  page,
  live,
  watchesCancellation,
  cancellation,
}) => {
  await watchesCancellation()
  const { panel, window } = await live.opensOwnWindow()
  await expect(live.dock).toBeHidden()
  await panel.choosesActor('Cancellation')
  await cancellation.asks()
  await panel.seesLit('dialog.confirming')
  await page.reload()
  await expect(window.getByRole('combobox', { name: 'Page' }).locator('option')).toHaveCount(2)
  await panel.choosesActor('Cancellation')
  await panel.seesLit('dialog.closed')
  await page.goto('/sandbox')
  await expect(window.getByText('This page was left or closed.')).toBeVisible()
  await panel.shows('By hand')
  await expect(window.getByRole('button', { name: 'Send: the shopper asks to cancel' })).toHaveAttribute(
    'aria-disabled',
    'true',
  )
})

test('two pages of one browser are told apart, and each is watched by itself', async ({
  page,
  live,
  watchesCancellation,
}) => {
  await watchesCancellation()
  const { panel, window } = await live.opensOwnWindow()
  const other = await page.context().newPage()
  await other.goto('/us/en/orders')
  const choice = window.getByRole('combobox', { name: 'Page' })
  await expect(choice.locator('option')).toHaveCount(2)
  await choice.selectOption({
    label:
      (await choice.locator('option').allTextContents()).find((one) => one.startsWith('/us/en/orders,')) ??
      '',
  })
  await panel.showsChartOf('Order history')
})

test('a page of a browser that did not ask has nothing of it, and one that stops is as it was', async ({
  page,
  live,
  opensOwnOrder,
  watchesCancellation,
}) => {
  const asked: string[] = []
  page.on('request', (request) => {
    if (new URL(request.url()).pathname.startsWith('/atlas')) asked.push(request.url())
  })
  await opensOwnOrder()
  await expect(live.launch).toBeHidden()
  expect(asked).toEqual([])
  await watchesCancellation()
  expect(asked.length).toBeGreaterThan(0)
  await live.switchesOff()
  asked.length = 0
  await opensOwnOrder()
  await expect(live.launch).toBeHidden()
  expect(asked).toEqual([])
})
