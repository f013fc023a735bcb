import type { Page } from '@playwright/test'
import { guestCodePage, otherCode } from '../../pages/guest-code.page.ts'
import { expect, test } from '../../support/test.ts'

const out = '/tmp/gc-looks'
const sizes = [390, 768, 1280, 1920] as const
const shotAll = async (page: Page, name: string) => {
  for (const width of sizes) {
    await page.setViewportSize({ width, height: width === 390 ? 844 : 900 })
    await page.evaluate(() => document.fonts.ready)
    await page.screenshot({ path: `${out}/${name}-${width}.png`, fullPage: true })
  }
  await page.setViewportSize({ width: 390, height: 844 })
  await page.emulateMedia({ colorScheme: 'dark' })
  await page.screenshot({ path: `${out}/${name}-dark.png`, fullPage: true })
  await page.emulateMedia({ colorScheme: 'light' })
}

test('looks en', async ({ page, sandbox }) => {
  test.setTimeout(200_000)
  const { email = '', orderNumber } = await sandbox.newOrder({ from: 'shipped', member: null, country: 'nl' })
  await sandbox.newOrder({ from: 'two-parcels', member: null, country: 'nl', email })
  await sandbox.newOrder({ from: 'delivered', member: null, country: 'nl', email })
  const guest = guestCodePage(page)
  await page.goto('/nl/en/orders/details')
  await page.setViewportSize({ width: 390, height: 844 })
  await page.screenshot({ path: `${out}/lookup-390.png`, fullPage: true })
  await guest.opens()
  await shotAll(page, '1contact')
  await guest.email.fill('nobody@')
  await guest.send.click()
  await page.screenshot({ path: `${out}/1wrong-390.png`, fullPage: true })
  await guest.asksFor(email)
  await shotAll(page, '2code')
  const code = await guest.codeSentTo(email)
  await guest.types(otherCode(code))
  await expect(page.getByText('You have 4 tries left.')).toBeVisible()
  await shotAll(page, '3wrong')
  await guest.types(code)
  await guest.seesHeading('Your orders')
  await shotAll(page, '4orders')
  await page.goto(`/nl/en/orders/sales/${orderNumber}`)
  await page.screenshot({ path: `${out}/5order-390.png`, fullPage: true })
  const other = await page
    .context()
    .browser()
    ?.newContext({ baseURL: new URL(page.url()).origin })
  if (!other) throw new Error('no browser')
  const part = await other.newPage()
  await other.request.post('/session/visitor', { data: { email, phone: null, visitorId: 'v', visit: 'w' } })
  await part.goto(`/nl/en/orders/sales/${orderNumber}`)
  await expect(part.locator('[data-part=shown-in-part]')).toBeVisible()
  for (const width of [390, 1280]) {
    await part.setViewportSize({ width, height: 900 })
    await part.screenshot({ path: `${out}/6part-${width}.png`, fullPage: true })
  }
  await guest.opens()
  await guest.done.click()
  await guest.seesHeading('See your orders with a code')
})

for (const [country, locale] of [
  ['pl', 'pl'],
  ['ae', 'ar'],
] as const) {
  test(`looks ${locale}`, async ({ page, sandbox }) => {
    test.setTimeout(100_000)
    const { email = '' } = await sandbox.newOrder({ from: 'shipped', member: null, country })
    await page.setViewportSize({ width: 390, height: 844 })
    await page.goto(`/${country}/${locale}/orders/code`)
    await page.locator('[data-flow=guestCode]').waitFor()
    await page.screenshot({ path: `${out}/${locale}-1.png`, fullPage: true })
    await page.locator('#code-contact').fill(email)
    await page.keyboard.press('Enter')
    await page.locator('#guest-code').waitFor()
    await page.screenshot({ path: `${out}/${locale}-2.png`, fullPage: true })
    const guest = guestCodePage(page)
    const code = await guest.codeSentTo(email)
    await page.locator('#guest-code').fill(otherCode(code))
    await page.keyboard.press('Enter')
    await page.getByRole('alert').first().waitFor()
    await page.screenshot({ path: `${out}/${locale}-3.png`, fullPage: true })
    await page.locator('#guest-code').fill(code)
    await page.keyboard.press('Enter')
    await page.locator('[data-order]').first().waitFor()
    await page.screenshot({ path: `${out}/${locale}-4.png`, fullPage: true })
  })
}
