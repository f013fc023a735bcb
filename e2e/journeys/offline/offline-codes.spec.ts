import { leftBehind, whenKept } from '../../pages/offline-codes.page.ts'
import { isAccessibleToo } from '../../support/accessibility.ts'
import { scanBarcode } from '../../support/scan-barcode.ts'
import { expect, test } from '../../support/test.ts'
import { keepsPickupCode, pickupPathOf } from './kept-pickup-code.ts'

test.use({ serviceWorkers: 'allow' })

test('[BY-30] a pickup’s barcode that was seen opens without a connection, on reload and from a link, says so and when it was seen', async ({
  page,
  context,
  member,
  sandbox,
}) => {
  const orderNumber = await keepsPickupCode(page, sandbox, member.member)
  const path = `/us/en/orders/sales/${orderNumber}`
  await context.setOffline(true)
  await page.reload()
  const kept = page.locator('[data-part=offline-code]')
  await expect(page).toHaveTitle('Your pickup code')
  await expect(kept.getByText('You’re offline', { exact: true })).toBeVisible()
  await expect(kept).toContainText(
    /This is what you saw on [A-Z]\w+ \d+, \d{4} at \d+:\d\d [AP]M\. It may have changed since\./,
  )
  await expect(kept).toContainText(/Pick up by [A-Z]\w+ \d+, \d{4}\./)
  const code = kept.getByRole('img', { name: `Barcode for ${orderNumber}` })
  expect(await scanBarcode(code)).toEqual([{ format: 'Code128', text: orderNumber }])
  await page.getByRole('link', { name: 'Try again' }).click()
  await expect(code).toBeVisible()

  // From a link, whatever country and language it was written for, and at the order's own page.
  for (const link of [path, `/pl/pl/orders/sales/${orderNumber}/pickup`, `/orders/details/${orderNumber}`]) {
    await page.goto(link)
    await expect(code).toBeVisible()
  }
  // Nothing but the pages of codes, and no code but those that were seen.
  for (const [other, error] of [
    ['/us/en/orders', 'ERR_INTERNET_DISCONNECTED'],
    [`${path}/return`, 'ERR_INTERNET_DISCONNECTED'],
    ['/us/en/orders/sales/PD48KX20917/pickup', 'ERR_FAILED'],
  ] as const) {
    await expect(page.goto(other)).rejects.toThrow(error)
  }
})

test('[BY-30] with a connection the page is the host’s, never the kept one', async ({
  page,
  context,
  member,
  sandbox,
}) => {
  const orderNumber = await keepsPickupCode(page, sandbox, member.member)
  for (const path of ['', '/pickup']) {
    await page.goto(`/us/en/orders/sales/${orderNumber}${path}`)
    await expect(page.locator('[data-flow=storePickup]')).toBeVisible()
    await expect(page.locator('[data-part=offline-code]')).toHaveCount(0)
  }
  await context.setOffline(true)
  await page.reload()
  await expect(page.locator('[data-part=offline-code]')).toBeVisible()
  await context.setOffline(false)
  await page.getByRole('link', { name: 'Try again' }).click()
  await expect(page.locator('[data-flow=storePickup]')).toBeVisible()
  await context.clearCookies()
  await page.goto(pickupPathOf(orderNumber))
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Find your order')
})

for (const { name, from, country, path, title, shows } of [
  {
    name: 'drop-off code',
    from: 'emea-paperless',
    country: 'nl',
    path: '',
    title: 'Your return code',
    shows: /^QR code/,
  },
  {
    name: 'label',
    from: 'return-created',
    country: 'us',
    path: '/return-confirmation',
    title: 'Your return label',
    shows: /^Barcode for UPSN/,
  },
  {
    name: 'store code',
    from: 'return-to-store',
    country: 'us',
    path: '',
    title: 'Your return code',
    shows: /^Barcode for/,
  },
] as const) {
  test(`[BY-30] the ${name} of a return that was seen opens without a connection`, async ({
    page,
    context,
    sandbox,
    signsIn,
  }) => {
    const member = await signsIn(country)
    const { returnNumber } = await sandbox.newReturn(from, member)
    await page.goto(`/${country}/en/orders/returns/${returnNumber}${path}`)
    await whenKept(page)
    await context.setOffline(true)
    await page.reload()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
    await expect(page.getByText(`Return ${returnNumber}`)).toBeVisible()
    await expect(page.getByRole('img', { name: shows }).first()).toBeVisible()
    await expect(page.getByText(/^Hand it over by /)).toBeVisible()
    await page.goto(`/${country}/en/orders/returns/${returnNumber}`)
    await expect(page.getByRole('img', { name: shows }).first()).toBeVisible()
  })
}

test('[BY-30] what is kept is set as the page is', async ({ page, context, member, sandbox }) => {
  const type = () =>
    page.evaluate(() => {
      const { fontFamily, fontSize, fontWeight, lineHeight, color, backgroundColor } = getComputedStyle(
        document.body,
      )
      return { fontFamily, fontSize, fontWeight, lineHeight, color, backgroundColor }
    })
  await keepsPickupCode(page, sandbox, member.member)
  const own = await type()
  expect(own.fontFamily).toContain('Inter')
  await context.setOffline(true)
  await page.reload()
  await expect(page.locator('[data-part=offline-code]')).toBeVisible()
  expect(await type()).toEqual(own)
})

test('[BY-30] it opens after the browser has ended the worker', async ({
  page,
  context,
  member,
  sandbox,
}) => {
  const orderNumber = await keepsPickupCode(page, sandbox, member.member)
  const browser = await context.newCDPSession(page)
  await browser.send('ServiceWorker.enable')
  await context.setOffline(true)
  await browser.send('ServiceWorker.stopAllWorkers')
  await page.reload()
  await expect(page.getByRole('img', { name: `Barcode for ${orderNumber}` })).toBeVisible()
})

test('[BY-30] what is kept is encrypted, by a key that no script can read out', async ({
  page,
  member,
  sandbox,
}) => {
  const orderNumber = await keepsPickupCode(page, sandbox, member.member)
  expect(await leftBehind(page)).toEqual({
    workers: 1,
    caches: [],
    rows: { codes: 1, session: 1 },
    marks: ['baton.offline-codes'],
  })
  const kept = await page.evaluate(async () => {
    const settled = <Result>(request: IDBRequest<Result>) =>
      new Promise<Result>((resolve) => {
        request.onsuccess = () => resolve(request.result)
      })
    const database = await settled(indexedDB.open('baton-offline-codes'))
    const [names, rows, sessions] = await Promise.all([
      settled(database.transaction('codes').objectStore('codes').getAllKeys()),
      settled(database.transaction('codes').objectStore('codes').getAll()),
      settled(database.transaction('session').objectStore('session').getAll()),
    ])
    database.close()
    const { key, ...session } = sessions[0] as { key: CryptoKey }
    const bytes = new TextDecoder('latin1').decode(rows[0].sealed)
    const isReadOut = await crypto.subtle.exportKey('raw', key).then(
      () => true,
      () => false,
    )
    return {
      text: JSON.stringify([names, rows, session]) + bytes,
      isReadOut,
      algorithm: key.algorithm.name,
      extractable: key.extractable,
    }
  })
  expect(kept).toMatchObject({ isReadOut: false, algorithm: 'AES-GCM', extractable: false })
  expect(kept.text).not.toContain(orderNumber)
  expect(kept.text).not.toMatch(/<svg|pickup code/i)
})

test('[BY-30] the kept page is accessible, in dark and in Arabic as well, and runs no script but its own line', async ({
  page,
  context,
  sandbox,
  signsIn,
}) => {
  const member = await signsIn('ae')
  const { orderNumber } = await sandbox.newOrder({ from: 'pickup-ready', member, country: 'ae' })
  await page.goto(`/ae/ar/orders/sales/${orderNumber}/pickup`)
  await expect(page.getByText('حُفظ على هذا الجهاز، ويمكنك فتحه دون اتصال أيضًا.')).toBeVisible()
  await context.setOffline(true)
  const answer = await page.reload()
  expect(answer?.fromServiceWorker()).toBe(true)
  const policy = (await answer?.allHeaders())?.['content-security-policy'] ?? ''
  expect(policy).toMatch(/^default-src 'none'; script-src 'nonce-[\w-]{36}'; style-src 'nonce-/)
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('رمز الاستلام')
  await page.setViewportSize({ width: 390, height: 844 })
  await page.emulateMedia({ colorScheme: 'dark' })
  await isAccessibleToo(page, 'code without a connection')
})
