import type { Browser, Page } from '@playwright/test'
import { hidePage, showPage } from '../../model/lib/page-time.ts'
import { curbsidePage, storeScreen } from '../../pages/curbside.page.ts'
import { opensAsShell } from '../../pages/open-page.ts'
import { findFaults, isAccessibleToo, isDialogAccessible } from '../../support/accessibility.ts'
import { loseNext } from '../../support/answers.ts'
import { expect, test } from '../../support/test.ts'

const pickups = '/api/store/order_pickups/v1'

const pollsOf = (page: Page) => {
  const asked: string[] = []
  page.on('request', (request) => {
    if (request.method() === 'GET' && request.url().includes(pickups)) asked.push(request.url())
  })
  return asked
}

const besides = async (browser: Browser) => {
  const other = await browser.newContext()
  return { other, page: await other.newPage() }
}

test('[CU-02] [CU-03] [CU-04] [CU-06] a shopper drives up, reloads on the way and gets the order, while a store plays its side', async ({
  page,
  browser,
  sandbox,
}) => {
  const { url, orderNumber } = await sandbox.newOrder({ from: 'curbside', member: null, country: 'us' })
  const vehicle = `Green estate ${orderNumber.slice(-5)}, bike rack on the roof`
  const shopper = curbsidePage(page)
  const { other, page: screen } = await besides(browser)
  const store = storeScreen(screen)
  await screen.setViewportSize({ width: 390, height: 844 })
  await screen.goto('/sandbox/store?storeId=us091')

  await page.goto(url)
  await expect(shopper.heading('Your order is ready')).toBeVisible()
  await shopper.seesProgress(25, 'Ready')
  await expect(shopper.here).toHaveAttribute('aria-disabled', 'true')
  await expect(shopper.here).toHaveAccessibleDescription('Describe your car first.')
  await expect(shopper.car).toHaveAccessibleDescription(/100 characters left/)
  await shopper.car.fill('x'.repeat(120))
  await expect(shopper.car).toHaveValue('x'.repeat(100))
  await expect(shopper.car).toHaveAccessibleDescription(/0 characters left/)
  await shopper.car.fill('   ')
  await expect(shopper.here).toHaveAttribute('aria-disabled', 'true')
  await shopper.car.fill(vehicle)
  await expect(shopper.car).toHaveAccessibleDescription(new RegExp(`${100 - vehicle.length} characters left`))
  await expect(shopper.side).toContainText(orderNumber)
  await expect(shopper.side).toContainText('24 Lantern Way')
  await expect(shopper.side.getByRole('link', { name: /Call the store/ })).toHaveAttribute(
    'href',
    'tel:+15550191',
  )
  await expect(shopper.side.locator('[data-part="today"]')).toHaveText(/^Today, .+: Open 24 hours$/)
  await isAccessibleToo(page, 'ready at the curb')

  await page.keyboard.press('Tab')
  await shopper.here.focus()
  await page.keyboard.press('Enter')
  await expect(shopper.heading('We know you’re here')).toBeFocused()
  await shopper.seesProgress(50, 'You’re here')
  await page.reload()
  await expect(shopper.heading('We know you’re here')).toBeVisible()
  await shopper.seesProgress(50, 'You’re here')
  await expect(page.getByText(vehicle)).toBeVisible()
  await expect(page.getByText(/You told us at .+ If no one has come by/)).toBeVisible()
  await isAccessibleToo(page, 'waiting at the curb')

  await expect(store.car(vehicle)).toContainText('Waiting for')
  expect(await findFaults(screen)).toEqual([])
  await store.takesOn(vehicle)
  await expect(shopper.heading('We’re bringing it out')).toBeVisible()
  await shopper.seesProgress(75, 'Coming out')
  await isAccessibleToo(page, 'coming out')

  const asked = pollsOf(page)
  await hidePage(page)
  const before = asked.length
  await store.handsOver(vehicle)
  await expect(store.car(vehicle)).toHaveAttribute('data-state', 'COMPLETE')
  expect(asked.length - before).toBeLessThanOrEqual(1)
  await showPage(page)
  await expect(shopper.heading('Enjoy your order')).toBeVisible()
  await shopper.seesProgress(100, 'Picked up')
  expect(await findFaults(page)).toEqual([])
  const last = asked.length
  await page.reload()
  await shopper.seesProgress(100, 'Picked up')
  expect(asked.length).toBe(last)
  await other.close()
})

test('[CU-05] [CU-09] [ST-04] a second browser follows the first one’s arrival, by its link too; cancelling ends it everywhere; a store’s own note is a duplicate', async ({
  page,
  browser,
  sandbox,
}) => {
  const { url } = await sandbox.newOrder({ from: 'curbside', member: null, country: 'us' })
  const first = curbsidePage(page)
  await page.goto(url)
  const made = page.waitForResponse(
    (response) => response.request().method() === 'POST' && response.url().endsWith(pickups),
  )
  await first.arrives('Blue van')
  const { id } = (await (await made).json()) as { id: string }
  await first.seesProgress(50, 'You’re here')

  const { other, page: second } = await besides(browser)
  const follower = curbsidePage(second)
  await second.goto(url)
  const refused = second.waitForResponse((response) => response.status() === 409)
  await follower.arrives('Red van')
  expect((await refused).headers().location).toBe(`${pickups}/${id}`)
  await follower.seesProgress(50, 'You’re here')
  await expect(second.getByText('Blue van')).toBeVisible()
  await second.evaluate(() => localStorage.clear())
  await second.goto(`${url}&storeInteractionId=${id}`)
  await expect(second.getByText('Blue van')).toBeVisible()
  await follower.seesProgress(50, 'You’re here')

  await page.getByRole('button', { name: 'Cancel pickup' }).click()
  const dialog = page.getByRole('dialog', { name: 'Cancel this pickup?' })
  await isDialogAccessible(page, 'cancel pickup')
  await dialog.getByRole('button', { name: 'Yes, cancel' }).click()
  await expect(first.heading('Your pickup is canceled')).toBeVisible()
  await expect(follower.heading('Your pickup is canceled')).toBeVisible()
  expect(await findFaults(second)).toEqual([])
  await page.getByRole('button', { name: 'I’m still here' }).click()
  await first.seesProgress(25, 'Ready')
  await other.close()

  const noted = await sandbox.newOrder({ from: 'curbside-duplicate', member: null, country: 'us' })
  await page.goto(noted.url)
  await first.arrives('Yellow bus')
  await expect(first.heading('The store knows already')).toBeFocused()
  await first.seesProgress(0, 'Not started from this page')
  await expect(page.getByRole('link', { name: 'Call +1 555 0191', exact: true })).toBeVisible()
  expect(await findFaults(page)).toEqual([])
})

test('[CU-01] [CU-07] [ER-02] every reason why nothing is brought out has its words and its way on', async ({
  page,
  sandbox,
}) => {
  const visit = curbsidePage(page)
  const { url } = await sandbox.newOrder({ from: 'curbside', member: null, country: 'us' })
  const link = new URL(url, 'http://host')
  const without = (name: string) => {
    const search = new URLSearchParams(link.search)
    search.delete(name)
    return `${link.pathname}?${search}`
  }
  for (const [address, missing] of [
    [without('storeId'), 'the store’s number'],
    [without('qrId'), 'the code'],
    [`/us/en/orders/curbside-pickup${link.search}`, 'the order number'],
  ] as const) {
    await page.goto(address)
    await expect(visit.heading('This link is not complete')).toBeVisible()
    await expect(page.getByRole('main').getByRole('alert')).toContainText(`Missing: ${missing}.`)
    await expect(page.getByRole('main').getByRole('link', { name: 'Contact us' })).toBeVisible()
  }
  await isAccessibleToo(page, 'a link that is not complete')

  const closed = await sandbox.newOrder({ from: 'store-closed', member: null, country: 'us' })
  await page.goto(closed.url)
  await expect(visit.heading('Podium Old Quay is closed')).toBeVisible()
  await expect(page.locator('[data-part="week"] tr')).toHaveCount(7)
  expect(await findFaults(page)).toEqual([])

  const inside = await sandbox.newOrder({ from: 'no-curbside', member: null, country: 'us' })
  await page.goto(inside.url)
  await expect(visit.heading('No curbside pickup here')).toBeVisible()
  const again = page.waitForResponse(/\/store_locations\/v1\/us093$/)
  await page.getByRole('button', { name: 'Check again' }).click()
  await again
  await expect(visit.heading('No curbside pickup here')).toBeFocused()
  expect(await findFaults(page)).toEqual([])

  await opensAsShell(page)
  await page.route('**/store/store_locations/v1/us091', (route) =>
    route.fulfill({
      status: 503,
      contentType: 'application/problem+json',
      json: { title: 'Not available at the moment', status: 503, code: 'unavailable' },
    }),
  )
  await page.goto(url)
  await expect(visit.heading('We couldn’t load the store')).toBeVisible()
  await expect(page.getByRole('main').getByRole('alert')).toContainText('Error 503')
  const retry = page.getByRole('button', { name: 'Try again' })
  for (let tries = 0; tries < 3; tries += 1) {
    await retry.click()
    await expect(visit.heading('We couldn’t load the store')).toBeFocused()
  }
  await expect(retry).toHaveCount(0)
  await expect(page.getByRole('main').getByRole('link', { name: 'Order status' }).first()).toBeVisible()
  await expect(page.getByRole('main').getByRole('link', { name: 'Contact us' })).toBeVisible()
  expect(await findFaults(page)).toEqual([])
  await page.unroute('**/store/store_locations/v1/us091')
  await expect
    .poll(async () => (await sandbox.reports('problem 503 unavailable')).map(({ code }) => code))
    .toContain('store-views-service-failure')

  await page.goto(url.replace(/qrId=[^&]+/, 'qrId=somebody-elses'))
  await visit.arrives('Grey truck')
  await expect(visit.heading('This link doesn’t fit your order')).toBeFocused()
  expect(await findFaults(page)).toEqual([])
})

test('[CU-07] [ER-02] a store that could not be told is told on the next try, and an order that is not there says so', async ({
  page,
  sandbox,
}) => {
  const { url } = await sandbox.newOrder({ from: 'curbside', member: null, country: 'us' })
  const visit = curbsidePage(page)
  const refusals = [
    { title: 'Not available at the moment', status: 503, code: 'unavailable' },
    { title: 'Not ready', status: 400, code: 'pickup_state' },
  ]
  await page.route(`**${pickups}`, (route) => {
    const json = refusals.shift()
    return json === undefined
      ? route.continue()
      : route.fulfill({ status: json.status, contentType: 'application/problem+json', json })
  })
  await page.goto(url)
  await visit.arrives('Red hatchback')
  await expect(page.getByRole('main').getByRole('alert')).toContainText(
    'The store doesn’t know yet that you are here',
  )
  await expect(visit.car).toHaveValue('Red hatchback')
  await isAccessibleToo(page, 'the store was not told')
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(visit.heading('Your order isn’t waiting here')).toBeFocused()
  await isAccessibleToo(page, 'not ready')
  await page.getByRole('button', { name: 'Check again' }).click()
  await expect(visit.heading('Your order is ready')).toBeVisible()
  await visit.arrives('Red hatchback')
  await visit.seesProgress(50, 'You’re here')
})

test('[CU-04] [CU-07] [CU-08] a store that cannot be reached: five retries, three tries, then contact; ten minutes, then call', async ({
  page,
  sandbox,
}) => {
  const { url } = await sandbox.newOrder({ from: 'curbside', member: null, country: 'us' })
  const visit = curbsidePage(page)
  let isDown = false
  await page.route(`**${pickups}/*`, (route) => (isDown ? route.abort() : route.continue()))
  await page.clock.install()
  await page.goto(url)
  await loseNext(page, '/store/order_pickups/v1', 'back')
  await visit.arrives('White coupé')
  await visit.seesProgress(50, 'You’re here')
  await hidePage(page)
  await page.clock.fastForward(10 * 60_000)
  await expect(page.getByRole('main').getByRole('alert')).toContainText(
    'It’s been ten minutes. Call +1 555 0191',
  )
  await showPage(page)
  expect(await findFaults(page)).toEqual([])

  isDown = true
  const retry = page.getByRole('button', { name: 'Try again' })
  const lost = visit.heading('We’ve lost contact with the store')
  for (let tries = 0; tries <= 3; tries += 1) {
    const asked = pollsOf(page)
    if (tries > 0) {
      await retry.click()
      await expect(visit.heading('We know you’re here')).toBeVisible()
    }
    await expect(async () => {
      await page.clock.runFor(1_500)
      await expect(lost).toBeVisible({ timeout: 100 })
    }).toPass({ intervals: [0] })
    if (tries > 0) expect(asked).toHaveLength(6)
  }
  await expect(retry).toHaveCount(0)
  await expect(page.getByRole('link', { name: 'Call +1 555 0191', exact: true })).toBeVisible()
  await expect(page.getByRole('main').getByRole('link', { name: 'Contact us' })).toBeVisible()
  expect(await findFaults(page)).toEqual([])
})
