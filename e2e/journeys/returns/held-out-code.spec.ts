import type { Page } from '@playwright/test'
import { hidePage, showPage } from '../../model/lib/page-time.ts'
import { playScreenLock } from '../../support/screen-lock.ts'
import { signInFirst } from '../../support/sign-in.ts'
import { expect, test } from '../../support/test.ts'

const white = 'rgb(255, 255, 255)'

const groundOf = (page: Page) =>
  page.getByRole('dialog').evaluate((dialog) => getComputedStyle(dialog).backgroundColor)

for (const { name, from, country, part, done } of [
  { name: 'drop-off code', from: 'emea-paperless', country: 'nl', part: 'return-label', done: 'Done' },
  { name: 'store code', from: 'return-to-store', country: 'us', part: 'return-to-store', done: 'Done' },
] as const) {
  test(`[BY-31] the screen of a large ${name} stays on and is light, until it is closed`, async ({
    page,
    context,
    sandbox,
  }) => {
    await page.emulateMedia({ colorScheme: 'dark' })
    const screen = await playScreenLock(page)
    const { member } = await sandbox.newMember({ country })
    await signInFirst(context, member)
    const { returnNumber } = await sandbox.newReturn(from, member)
    await page.goto(`/${country}/en/orders/returns/${returnNumber}`)
    await page.locator(`[data-part="${part}"]`).getByRole('button', { name: 'Show code large' }).click()
    const code = page.getByRole('dialog').locator('[data-flow=screenAwake]')
    await expect(code).toHaveAttribute('data-state', 'code.asking')
    await screen.act('grant')
    await expect(code).toHaveAttribute('data-state', 'code.awake')
    expect([await groundOf(page), await screen.held()]).toEqual([white, 1])
    await page.getByRole('dialog').getByRole('button', { name: done, exact: true }).click()
    await expect(page.getByRole('dialog')).toHaveCount(0)
    expect(await screen.held()).toBe(0)
  })
}

test('[BY-31] the screen of a code for a store stays on once the order is ready, and is let go with the page', async ({
  page,
  context,
  sandbox,
}) => {
  const screen = await playScreenLock(page)
  const { member } = await sandbox.newMember()
  await signInFirst(context, member)
  const { orderNumber } = await sandbox.newOrder({ from: 'pickup-ready', member })
  await page.goto(`/us/en/orders/sales/${orderNumber}/pickup`)
  const code = page.locator('[data-flow=screenAwake]')
  await expect(code).toHaveAttribute('data-state', 'code.asking')
  await screen.act('refuse')
  await expect(code).toHaveAttribute('data-state', 'dimming')
  await expect(code.getByRole('img', { name: `Barcode for ${orderNumber}` })).toBeVisible()
  await hidePage(page)
  await showPage(page)
  await expect(code).toHaveAttribute('data-state', 'code.asking')
  await screen.act('grant')
  await expect(code).toHaveAttribute('data-state', 'code.awake')
  expect(await screen.held()).toBe(1)
  await page.getByRole('link', { name: 'Orders', exact: true }).first().click()
  await expect(page).toHaveURL('/us/en/orders')
  await expect.poll(screen.held).toBe(0)
})
