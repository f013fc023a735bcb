import {
  endsNow,
  leftBehind,
  nothingLeft,
  opensOffline,
  savedWords,
  whenKept,
} from '../../pages/offline-codes.page.ts'
import { admitFirst } from '../../support/guest.ts'
import { signInFirst } from '../../support/sign-in.ts'
import { expect, test } from '../../support/test.ts'
import { keepsPickupCode, pickupPathOf } from './kept-pickup-code.ts'

test.use({ serviceWorkers: 'allow' })

test('[BY-30] nothing is left after signing out, and the code opens no more', async ({
  page,
  member,
  sandbox,
}) => {
  const orderNumber = await keepsPickupCode(page, sandbox, member.member)
  await page
    .locator('header')
    .getByRole('button', { name: /account|member|sample/i })
    .first()
    .click()
  await page.getByRole('button', { name: 'Sign out', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Find your order')
  await expect.poll(() => leftBehind(page)).toEqual(nothingLeft)
  expect(await opensOffline(page, pickupPathOf(orderNumber))).toBe(false)
})

test('[BY-30] nothing is left on the first page after the session has ended', async ({
  page,
  context,
  member,
  sandbox,
}) => {
  const orderNumber = await keepsPickupCode(page, sandbox, member.member)
  await context.clearCookies()
  await page.goto('/us/en/orders/gift-card-lookup')
  await expect.poll(() => leftBehind(page)).toEqual(nothingLeft)
  expect(await opensOffline(page, pickupPathOf(orderNumber))).toBe(false)
})

test('[BY-30] another member on the same browser finds nothing of the first one’s, and keeps codes of their own', async ({
  page,
  context,
  member,
  sandbox,
}) => {
  const orderNumber = await keepsPickupCode(page, sandbox, member.member)
  const { member: other } = await sandbox.newMember()
  const own = await sandbox.newOrder({ from: 'pickup-ready', member: other })
  await context.clearCookies()
  await signInFirst(context, other)
  await page.goto(pickupPathOf(own.orderNumber))
  await whenKept(page)
  expect((await leftBehind(page)).rows).toEqual({ codes: 1, session: 1 })
  expect(await opensOffline(page, pickupPathOf(orderNumber))).toBe(false)
  expect(await opensOffline(page, pickupPathOf(own.orderNumber))).toBe(true)
})

test('[BY-30] a guest’s code is kept, and nothing is left of it once the guest is forgotten', async ({
  page,
  context,
  sandbox,
}) => {
  const { orderNumber, email } = await sandbox.newOrder({ from: 'pickup-ready', member: null })
  await admitFirst(context, email ?? '')
  await page.goto(pickupPathOf(orderNumber))
  await whenKept(page)
  expect(await opensOffline(page, pickupPathOf(orderNumber))).toBe(true)
  await context.clearCookies()
  await page.goto('/us/en/orders/details')
  await expect.poll(() => leftBehind(page)).toEqual(nothingLeft)
  expect(await opensOffline(page, pickupPathOf(orderNumber))).toBe(false)
})

for (const what of ['code', 'session'] as const) {
  test(`[BY-30] it opens no more once the ${what === 'code' ? 'code’s own last day' : 'session'} is over, without a page that says so`, async ({
    page,
    member,
    sandbox,
  }) => {
    const orderNumber = await keepsPickupCode(page, sandbox, member.member)
    await endsNow(page, what)
    expect(await opensOffline(page, pickupPathOf(orderNumber))).toBe(false)
    await page.goto('/healthz')
    expect((await leftBehind(page)).rows).toMatchObject({ codes: 0 })
  })
}

test('[BY-30] a browser that does not delete them tries again', async ({
  page,
  context,
  member,
  sandbox,
}) => {
  await keepsPickupCode(page, sandbox, member.member)
  await context.clearCookies()
  await page.addInitScript(() => {
    const clear = IDBObjectStore.prototype.clear
    let tries = 0
    IDBObjectStore.prototype.clear = function (this: IDBObjectStore) {
      tries += 1
      if (tries === 1) throw new DOMException('the disk is busy', 'UnknownError')
      return clear.call(this)
    }
  })
  await page.goto('/us/en/orders/gift-card-lookup')
  await expect.poll(() => leftBehind(page), { timeout: 20_000 }).toEqual(nothingLeft)
})

for (const { name, denies } of [
  {
    name: 'no service worker',
    denies: () => {
      Object.defineProperty(Navigator.prototype, 'serviceWorker', { value: undefined })
    },
  },
  {
    name: 'no storage',
    denies: () => {
      const refuse = () => {
        throw new DOMException('denied', 'SecurityError')
      }
      Object.defineProperty(globalThis, 'indexedDB', { get: refuse })
      Object.defineProperty(globalThis, 'localStorage', { get: refuse })
    },
  },
] as const) {
  test(`[BY-30] a browser with ${name} loses nothing but that`, async ({ page, member, sandbox }) => {
    await page.addInitScript(denies)
    const { orderNumber } = await sandbox.newOrder({ from: 'pickup-ready', member: member.member })
    await page.goto(pickupPathOf(orderNumber))
    await expect(page.locator('[data-flow=offlineCodes]')).toHaveAttribute('data-state', 'unable')
    await expect(page.getByText(savedWords)).toHaveCount(0)
    await expect(page.getByRole('img', { name: `Barcode for ${orderNumber}` })).toBeVisible()
    await page.getByRole('link', { name: 'Back to your order' }).click()
    await expect(page.getByRole('img', { name: `Barcode for ${orderNumber}` })).toBeVisible()
  })
}
