import { leftBehind, nothingLeft, whenKept } from '../../support/offline-codes.ts'
import { signInFirst } from '../../support/sign-in.ts'
import { expect, test } from '../../support/test.ts'

test.use({ serviceWorkers: 'allow' })

test('[BY-30] a pickup’s barcode that was seen opens without a connection, on reload and from a link', async ({
  page,
  context,
  sandbox,
}) => {
  const { member } = await sandbox.newMember()
  await signInFirst(context, member)
  const { orderNumber } = await sandbox.newOrder({ from: 'pickup-ready', member })
  await page.goto(`/us/en/orders/sales/${orderNumber}/pickup`)
  await whenKept(page)
  await context.setOffline(true)
  await page.reload()
  const code = page.getByRole('img', { name: `Barcode for ${orderNumber}` })
  await expect(page.getByRole('heading', { name: 'Your pickup code' })).toBeVisible()
  await expect(code).toBeVisible()
  await expect(page.getByText('You’re offline')).toBeVisible()
  await page.screenshot({ path: '/tmp/oc-pickup.png', fullPage: true })
  console.log(await leftBehind(page))
})

test('[BY-30] a return’s label opens', async ({ page, context, sandbox }) => {
  const { member } = await sandbox.newMember({ country: 'nl' })
  await signInFirst(context, member)
  const { returnNumber } = await sandbox.newReturn('emea-paperless', member)
  await page.goto(`/nl/en/orders/returns/${returnNumber}`)
  await whenKept(page)
  await page.screenshot({ path: '/tmp/oc-online.png', fullPage: true })
  await context.setOffline(true)
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Your return code' })).toBeVisible()
  await page.screenshot({ path: '/tmp/oc-label.png', fullPage: true })
  await context.setOffline(false)
  await page.getByRole('link', { name: 'Try again' }).click()
  await expect(page.getByRole('heading', { name: 'Send it back' })).toBeVisible()
  await page.getByRole('button', { name: /account/i }).first().click()
})
