import type { Page } from '@playwright/test'
import { isAccessibleToo } from '../../support/accessibility.ts'
import { watchCalls } from '../../support/answers.ts'
import { summaryCall, unknownOrderNumber } from '../../support/guest.ts'
import { expect, test } from '../../support/test.ts'

/** What the page has kept, in any storage that a script can read. */
const keptBy = (page: Page) =>
  page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }, document.cookie]))

test('[GL-01] [GL-09] [SE-02] a guest finds the order, cancels it, and a reload keeps their access', async ({
  page,
  sandbox,
  lookup,
  detail,
  cancellation,
}) => {
  const order = await sandbox.newOrder({ from: 'cancellable', member: null, country: 'us' })
  const filter = `email(${order.email})`
  const calls: { path: string; filter: string | null; token: string | undefined; referer: string }[] = []
  page.on('request', (request) => {
    const url = new URL(request.url())
    const { authorization, referer = '' } = request.headers()
    if (/^\/api\/(orders|order_mgmt)\//.test(url.pathname))
      calls.push({
        path: url.pathname,
        filter: url.searchParams.get('filter'),
        token: authorization,
        referer,
      })
  })
  await lookup.opens()
  await expect(page).toHaveTitle('Guest Order Lookup | Podium')
  await lookup.looksUp(order)
  await detail.seesOrder(order.orderNumber)
  await expect(page).toHaveURL(`/us/en/orders/details/${order.orderNumber}`)
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await expect(page.getByRole('banner').getByRole('button', { name: 'Sign in' })).toBeVisible()

  await page.reload()
  await detail.seesOrder(order.orderNumber)
  await cancellation.cancels()
  await cancellation.endsCancelled()
  await page.reload()
  await detail.seesOrder(order.orderNumber)
  await cancellation.seesStatus('Canceled')

  expect(calls.map(({ path }) => path)).toEqual(
    expect.arrayContaining([
      `/api/orders/summary/v1/${order.orderNumber}`,
      `/api/orders/history/v1/${order.orderNumber}`,
      `/api/order_mgmt/ordermods/v1/${order.orderNumber}/cancelOrder`,
    ]),
  )
  expect(calls.filter((call) => call.filter !== filter || call.token !== undefined)).toEqual([])
  expect(calls.filter(({ referer }) => referer.includes('@') || referer.includes(order.orderNumber))).toEqual(
    [],
  )
  expect(await keptBy(page)).not.toContain(order.email)

  await page.getByRole('link', { name: 'Find another order' }).click()
  await expect(page).toHaveURL('/us/en/orders/details')
  await expect(lookup.orderNumber).toHaveValue('')
})

test('[GL-08] [GL-09] an order number in lower case, with blanks and hyphens, finds the order', async ({
  page,
  sandbox,
  lookup,
  detail,
}) => {
  const order = await sandbox.newOrder({ from: 'shipped', member: null, country: 'us' })
  const written = ` ${order.orderNumber.toLowerCase().replace(/^(.{4})(.{3})/, '$1-$2 ')} `
  await lookup.opens()
  await lookup.looksUp({ orderNumber: written, email: order.email })
  await detail.seesOrder(order.orderNumber)
  await expect(page).toHaveURL(`/us/en/orders/details/${order.orderNumber}`)
})

test('[GL-01] [GL-04] [GL-05] [SE-02] China: terms, +86, agreements of its own host, and a page that reloads after cancelling', async ({
  page,
  sandbox,
  lookup,
  detail,
  cancellation,
}) => {
  const order = await sandbox.newOrder({ from: 'cancellable', member: null, country: 'cn' })
  const number = (order.phone ?? '').replace('86 ', '')
  const asked = watchCalls(page, 'GET', summaryCall)
  await lookup.opens('/cn/en/orders/details')
  await expect(lookup.flow.getByText('+86')).toBeVisible()
  await lookup.orderNumber.fill(unknownOrderNumber())
  await lookup.phone.fill(`+86 ${number}`)
  await expect.poll(lookup.reason).toBe('Still needed: your consent to the terms.')
  await expect(lookup.button).toHaveAttribute('aria-disabled', 'true')
  const agreements = lookup.form.getByRole('link')
  const links = await agreements.evaluateAll((all) => all.map((one) => (one as HTMLAnchorElement).href))
  expect(
    links.map((link) => [new URL(link).pathname, Object.fromEntries(new URL(link).searchParams)]),
  ).toEqual(
    ['termsOfUse', 'privacyPolicy'].map((agreementType) => [
      '/sandbox/shop/~agreements.cn/agreement',
      {
        agreementType,
        uxId: 'com.podium.orders.web',
        country: 'CN',
        language: 'en',
        requestType: 'redirect',
      },
    ]),
  )
  await lookup.terms.check()
  await lookup.submits()
  await lookup.seesState('form.accepting.noMatch')
  await expect(lookup.banner).toHaveAttribute('data-banner', 'sms')
  await expect(lookup.banner).toContainText('the email address or phone number')
  await isAccessibleToo(page, 'the lookup in China')

  await lookup.phone.fill('138o0138')
  await expect(lookup.phone).toHaveAccessibleDescription(/Enter a valid phone number/)
  await page.getByRole('button', { name: 'Use my email address instead' }).click()
  await expect(lookup.email).toBeVisible()
  await page.getByRole('button', { name: 'Use my phone number instead' }).click()
  await lookup.phone.fill(number)
  await lookup.orderNumber.fill(order.orderNumber)
  await lookup.submits()
  await detail.seesOrder(order.orderNumber)
  expect(asked.at(-1)?.url.searchParams.get('filter')).toBe(`phoneNumber(86 ${number})`)

  await cancellation.cancels()
  await page.waitForEvent('load')
  await detail.seesOrder(order.orderNumber)
  await cancellation.seesStatus('Canceled')

  await lookup.opens('/gb/en/orders/details')
  await expect(lookup.flow.getByRole('link', { name: 'Privacy policy' })).toHaveAttribute(
    'href',
    /^\/sandbox\/shop\/~agreements\/agreement\?.*country=GB/,
  )
  await expect(lookup.terms).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Use my phone number instead' })).toHaveCount(0)
})
