import { opensAsShell } from '../../pages/open-page.ts'
import { isAccessibleToo } from '../../support/accessibility.ts'
import { changeOrder, holdAnswers } from '../../support/answers.ts'
import { standsStill, watchShifts } from '../../support/layout-shifts.ts'
import { expect, test } from '../../support/test.ts'

test('[ST-05] an order that is being prepared has one answer: not ready yet, where, and the code, before the opening hours; nothing arrives', async ({
  page,
  sandbox,
  member,
}) => {
  const { orderNumber } = await sandbox.newOrder({ from: 'pickup-preparing', member: member.member })
  await page.goto(`/us/en/orders/sales/${orderNumber}`)
  const part = page.locator('[data-part="store-pickup"]')
  await expect(part.getByRole('heading', { level: 2 })).toHaveText('We’re getting it ready')
  await expect(part.getByText('Pickup orders are usually ready within two hours.')).toBeVisible()
  await expect(part.getByRole('progressbar')).toHaveAttribute('aria-valuetext', 'Being prepared')
  await expect(part).toContainText(/Ordered.*Being prepared.*Ready.*Picked up/)
  await expect(part.getByRole('img', { name: `Barcode for ${orderNumber}` })).toBeVisible()
  await expect(page.getByRole('img', { name: /^Barcode for/ })).toHaveCount(1)
  const words = (await part.textContent()) ?? ''
  expect(words.indexOf('400 Harbour Street')).toBeGreaterThan(0)
  expect(words.indexOf(orderNumber)).toBeLessThan(words.indexOf('Hours'))
  await expect(page.getByRole('main')).not.toContainText(/arrive/i)
  await isAccessibleToo(page, 'a pickup being prepared')

  await page.goto('/us/en/orders')
  const line = page.locator(`[data-order="${orderNumber}"]`)
  await expect(line.getByText('Preparing', { exact: true })).toBeVisible()
  await expect(line).not.toContainText(/arrive/i)
})

test('an order that is ready says until when the store holds it, and shows its code', async ({
  page,
  sandbox,
  member,
}) => {
  const { orderNumber } = await sandbox.newOrder({ from: 'pickup-ready', member: member.member })
  for (const path of ['', '/pickup']) {
    await page.goto(`/us/en/orders/sales/${orderNumber}${path}`)
    const part = page.locator('[data-part="store-pickup"]')
    await expect(part.getByText('Ready for pickup', { exact: true })).toBeVisible()
    await expect(part.getByRole('heading', { level: 2 })).toHaveText(
      /^Pick up by [A-Z][a-z]+day, [A-Z][a-z]+ \d+$/,
    )
    await expect(part.getByRole('img', { name: `Barcode for ${orderNumber}` })).toBeVisible()
    await expect(part).toContainText('Show this code at the counter.')
  }
})

test('a place whose name nobody knows and whose facts do not come says that they did not, and waits for nothing', async ({
  page,
  sandbox,
  member,
}) => {
  const { orderNumber } = await sandbox.newOrder({ from: 'pickup-ready', member: member.member })
  await changeOrder(page, (order) => ({ ...order, pickupAddress: null }))
  await page.route('**/store/store_locations/v1/*', (route) => route.abort())
  await page.goto(`/us/en/orders/sales/${orderNumber}`)
  const part = page.locator('[data-part="store-pickup"]')
  await expect(part.getByRole('alert')).toContainText('We couldn’t load the store’s details')
  await expect(part.getByRole('img', { name: `Barcode for ${orderNumber}` })).toBeVisible()
  await expect(part.locator('[class*=bone]')).toHaveCount(0)
  await expect(part.getByRole('heading', { level: 3 })).toHaveCount(0)
})

for (const [name, width] of [
  ['a phone', 390],
  ['a wide screen', 1280],
] as const) {
  test(`nothing moves on ${name} when the store comes after the page: order, pickup page and curb`, async ({
    page,
    sandbox,
    member,
  }) => {
    await page.setViewportSize({ width, height: 844 })
    await watchShifts(page)
    const ready = await sandbox.newOrder({ from: 'pickup-ready', member: member.member })
    const curb = await sandbox.newOrder({ from: 'curbside', member: member.member })
    const pages = [
      { url: `/us/en/orders/sales/${ready.orderNumber}`, sees: page.locator('[data-part=today]') },
      { url: `/us/en/orders/sales/${ready.orderNumber}/pickup`, sees: page.locator('[data-part=today]') },
      { url: curb.url, sees: page.getByLabel('Your car') },
    ]
    for (const { url, sees } of pages) {
      await page.goto(url)
      await expect(sees).toBeVisible()
      await standsStill(page, 0.01)
    }
    await opensAsShell(page)
    for (const { url, sees } of pages) {
      const held = await holdAnswers(page, '/store/store_locations/v1/{id}')
      await page.goto(url)
      await expect.poll(held.arrived).toBeGreaterThan(0)
      held.letGo()
      await expect(sees).toBeVisible()
      await standsStill(page, 0.02)
    }
  })
}
