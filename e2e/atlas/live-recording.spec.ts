import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import type { LivePanel } from '../pages/live-chart.page.ts'
import { expect, test } from '../support/live-chart.ts'
import { bearer } from '../support/sandbox.ts'
import { runJourney } from './run-journey.ts'

const saved = async (page: Page, { place }: LivePanel, button: string): Promise<string> => {
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    place.getByRole('button', { name: button }).click(),
  ])
  return readFileSync(await download.path(), 'utf8')
}

test('a recording leaves as a file without any token, and comes back to be looked at', async ({
  page,
  live,
  watchesCancellation,
  cancellation,
}) => {
  const orderNumber = await watchesCancellation()
  const { panel } = live
  await cancellation.cancels()
  await cancellation.seesView('complete')
  await panel.shows('Recording')
  const text = await saved(page, panel, 'Save as a file')
  expect(text).toContain(orderNumber)
  expect(text).not.toContain((await bearer(page.request)).Authorization.replace('Bearer ', ''))
  await cancellation.presses('Done')

  const file = panel.place.getByLabel('Open a file')
  await file.setInputFiles({ name: 'notes.json', mimeType: 'application/json', buffer: Buffer.from('notes') })
  await expect(panel.place.getByRole('alert')).toContainText('This file is no JSON.')
  await file.setInputFiles({
    name: 'cancelled.json',
    mimeType: 'application/json',
    buffer: Buffer.from(text),
  })
  await expect(panel.place.getByText('Recording from cancelled.json')).toBeVisible()
  await panel.shows('Actors')
  await panel.choosesActor('Cancellation')
  await panel.shows('Chart')
  await panel.seesLit('dialog.complete')
  await panel.slider.press('Home')
  await panel.shows('By hand')
  await expect(panel.place.getByText('This is a recording from a file')).toBeVisible()
  await panel.place.getByRole('button', { name: 'Close file' }).click()
  await panel.isNow()
})

test('a recording becomes a test that passes, and fails once its end is another', async ({
  page,
  live,
  watchesCancellation,
  cancellation,
}, info) => {
  await watchesCancellation('denied')
  const { panel } = live
  await cancellation.cancels()
  await cancellation.seesView('denied')
  await panel.seesLit('dialog.denied')
  await panel.shows('Recording')
  await panel.place.getByRole('textbox', { name: 'What it shows' }).fill('a recorded cancellation is denied')
  const text = await saved(page, panel, 'Save the test')
  expect(text).toContain("test('a recorded cancellation is denied'")
  const journey = await runJourney(info.outputPath('journey'), text)
  expect(journey.said).toContain('1 passed')
  expect(journey.passed).toBe(true)
  const changed = await runJourney(
    info.outputPath('changed'),
    text.replace("dialog: 'denied'", "dialog: 'complete'"),
  )
  expect(changed.said).toContain('1 failed')
  expect(changed.passed).toBe(false)
})

test('what actors say to each other is a sequence diagram, and the same is a list', async ({
  live,
  watchesCancellation,
  cancellation,
}) => {
  await watchesCancellation()
  const { panel } = live
  await cancellation.cancels()
  await cancellation.seesView('complete')
  await panel.shows('Sequence')
  await panel.place.getByRole('button', { name: 'Only Cancellation' }).click()
  await expect(panel.place.getByRole('img', { name: /^Sequence diagram of 3 lanes/ })).toBeVisible()
  const messages = panel.place.getByRole('list', { name: 'The same as a list' }).getByRole('listitem')
  const text = (await messages.allTextContents()).map((one) => one.replace(/ \(\+.*$/, ''))
  const inOrder = [
    'Page to Cancellation: The shopper asks to cancel',
    'Page to Cancellation: The shopper confirms',
    'Cancellation to Attempt: Begins Attempt',
    'Cancellation: dialog.confirming → dialog.inProgress',
  ]
  expect(text.filter((one) => inOrder.includes(one))).toEqual(inOrder)
})
