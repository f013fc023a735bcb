import type { Page } from '@playwright/test'
import { pageAnswers } from '../../pages/open-page.ts'
import { watchCalls } from '../../support/answers.ts'
import { expect, test } from '../../support/own-order.ts'
import { codeOf } from '../../support/page-code.ts'

/** Throws on a page an error that nothing catches, whose name is found again among all reports. */
const breakPage = (page: Page, name: string) =>
  page.evaluate((kind) => {
    setTimeout(() => {
      throw Object.assign(new Error('lina@example.com'), { name: kind })
    })
  }, name)

const thrown = /^lina@example\.com$/

const probe = () =>
  `Probe${Math.random()
    .toString(36)
    .replaceAll(/[^a-z]/g, '')}`

test('[ER-01][ER-03] what pages report is on the sandbox page, and nothing personal with it', async ({
  page,
  context,
  sandbox,
  ownOrder,
  detail,
  allowsOnConsole,
}) => {
  allowsOnConsole(thrown)
  const orderNumber = await ownOrder({ from: 'shipped' })
  const start = Date.now() - 1_000
  const since = async (name: string) =>
    (await sandbox.events(name)).filter(({ time }) => Date.parse(time) >= start).length
  await page.route('https://www.ups.com/**', (route) => route.fulfill({ body: 'Your parcel' }))
  await detail.opens(orderNumber)
  await pageAnswers(page)
  await detail.quickAction('track').click()
  await expect(page).toHaveURL(/ups\.com/)
  // Told by the page that was replaced in the same moment.
  await expect.poll(() => since('Track Shipment Clicked')).toBeGreaterThanOrEqual(1)
  await expect.poll(() => since('page view')).toBeGreaterThanOrEqual(1)

  const other = await context.newPage()
  await other.goto('/orders')
  await pageAnswers(other)
  const name = probe()
  await breakPage(other, name)
  await expect.poll(async () => (await sandbox.reports(name)).length).toBe(1)
  expect(await sandbox.reports(name)).toEqual([
    { code: 'unknown orders error', devMessage: name, pageName: 'summary', time: expect.any(String) },
  ])
  await page.goto('/sandbox')
  const records = page.getByRole('region', { name: 'Error reports' })
  await expect(records.getByRole('row').filter({ hasText: name })).toContainText('unknown orders error')
  await expect(page.getByRole('region', { name: 'Events' })).toContainText('Track Shipment Clicked')
})

for (const [how, leave] of [
  ['closed', (page: Page) => page.close({ runBeforeUnload: true })],
  ['left for another', (page: Page) => page.goto('about:blank')],
] as const) {
  test(`[ER-01] a page that is ${how} at once has reported all the same`, async ({
    context,
    sandbox,
    allowsOnConsole,
  }) => {
    allowsOnConsole(thrown)
    const page = await context.newPage()
    await page.goto('/orders/gift-card-lookup')
    await pageAnswers(page)
    const name = probe()
    // The outbox is there already: the message goes along.
    await breakPage(page, `${name}first`)
    await expect.poll(async () => (await sandbox.reports(`${name}first`)).length).toBe(1)
    // Chromium waits half a second for a page that is closed, and no longer: this one has nothing else to do.
    await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)))
    await breakPage(page, `${name}last`)
    await page.evaluate(() => new Promise((resolve) => setTimeout(resolve)))
    await leave(page)
    await expect.poll(async () => (await sandbox.reports(`${name}last`)).length).toBe(1)
  })
}

test('[ER-01] a host in trouble, a blocked path and an outage break no page, and are made up for', async ({
  page,
  context,
  ownOrder,
  detail,
}) => {
  const orderNumber = await ownOrder({ from: 'delivered' })
  let answers = 0
  await page.route('**/api/telemetry/**', (route) => {
    answers += 1
    if (answers === 1) return route.fulfill({ status: 503, body: 'busy' })
    return answers === 2 ? route.abort('blockedbyclient') : route.continue()
  })
  const events = watchCalls(page, 'POST', '/telemetry/events/v1')
  await page.clock.install()
  await detail.opens(orderNumber)
  await pageAnswers(page)
  await page.clock.runFor(2_000)
  await expect.poll(() => answers).toBe(1)
  await page.clock.runFor(6_000)
  await expect.poll(() => answers).toBe(2)
  await context.setOffline(true)
  await page.clock.runFor(60_000)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  expect(answers).toBe(2)
  await context.setOffline(false)
  await expect.poll(() => answers).toBe(3)
  const bodies = events.map(({ body }) => JSON.stringify(body))
  expect(new Set(bodies).size).toBe(1)
  await page.route(`**${codeOf('src/app/telemetry/outbox.ts')}`, (route) => route.abort())
  await detail.opens(orderNumber)
  await expect(detail.quickAction('getHelp')).toBeVisible()
})
