import type { Page } from '@playwright/test'
import { pageAnswers } from '../../pages/open-page.ts'
import { everyPage, signInWithAll } from '../../support/every-page.ts'
import { expect, test } from '../../support/test.ts'

/** The page as the host sends it, before any script. */
const sent = async (page: Page, path: string) => {
  const answer = await page.request.get(path)
  const html = await answer.text()
  const [, attributes = ''] = /<html([^>]*)>/.exec(html) ?? []
  return {
    headers: answer.headers(),
    html,
    attributes: attributes.trim(),
    title: /<title>([^<]*)<\/title>/.exec(html)?.[1],
    description: /<meta name="description" content="([^"]*)"\/?>/.exec(html)?.[1],
  }
}

const languages = [
  ['/us/en', 'lang="en" dir="ltr"', 'Member Orders | Podium', /^Your orders and returns/],
  ['/pl/pl', 'lang="pl" dir="ltr"', 'Zamówienia | Podium PL', /^Twoje zamówienia i zwroty/],
  ['/ae/ar', 'lang="ar" dir="rtl"', 'طلبات الأعضاء | Podium AE', /^طلباتك ومرتجعاتك/],
] as const

for (const [prefix, attributes, title, description] of languages) {
  test(`every page of ${prefix} comes with its contents, in its language, and without the token`, async ({
    page,
    context,
    sandbox,
  }) => {
    const member = await signInWithAll(context, sandbox, prefix)
    const { accessToken } = await (await context.request.get('/session')).json()
    for (const { name, path, holds } of await everyPage(sandbox, member, prefix)) {
      await test.step(name, async () => {
        const { headers, html, ...document } = await sent(page, path)
        const body = html.slice(html.indexOf('<div id="root">'), html.indexOf('id="known"'))
        expect(body).toContain(holds)
        expect(body).toContain('<h1')
        expect(document.attributes).toBe(attributes)
        expect(document.title).toMatch(/\S.* \| Podium/)
        expect(document.description).toMatch(/\S/)
        if (name === 'history') {
          expect(document.title).toBe(title)
          expect(document.description).toMatch(description)
        }
        expect(html).not.toContain(accessToken.slice(-40))
        expect(html).not.toMatch(/accessToken|\beyJ[\w-]{20}/)
        expect(headers['cache-control']).toBe('private, no-store')
        const nonce = /'nonce-([\w-]{20,})'/.exec(headers['content-security-policy'] ?? '')?.[1]
        expect(headers['content-security-policy']).not.toContain('unsafe-inline')
        for (const [tag] of html.matchAll(/<(?:script|style)\b(?![^>]*application\/json)[^>]*>/g)) {
          expect(tag).toContain(`nonce="${nonce}"`)
        }
      })
    }
  })
}

test('without a session the history is the lookup, whose form comes with it; no two answers have one nonce', async ({
  page,
}) => {
  const refused = await page.request.get('/pl/pl/orders', { maxRedirects: 0 })
  expect([refused.status(), refused.headers().location]).toEqual([307, '/pl/pl/orders/details'])
  expect(refused.headers()['cache-control']).toBe('private, no-store')
  const first = await sent(page, '/pl/pl/orders')
  expect(first.html).toContain('id="lookup-order-number"')
  expect(first.title).toBe('Wyszukiwanie zamówienia bez konta | Podium PL')
  const second = await sent(page, '/pl/pl/orders')
  expect(second.headers['content-security-policy']).not.toBe(first.headers['content-security-policy'])
})

test('who is led on from the history brings along who they are: the lookup starts with it', async ({
  page,
}) => {
  const contact = 'email=lina%40example.com&phoneNumber=600123456'
  const refused = await page.request.get(`/pl/pl/orders?${contact}`, { maxRedirects: 0 })
  expect([refused.status(), refused.headers().location]).toEqual([307, `/pl/pl/orders/details?${contact}`])
  await page.goto(`/pl/pl/orders?${contact}`)
  await expect(page.getByRole('textbox', { name: 'Adres e-mail' })).toHaveValue('lina@example.com')
  await expect(page).toHaveURL('/pl/pl/orders/details')
})

test.describe('with scripts off', () => {
  test.use({ javaScriptEnabled: false })

  test('orders are read, links lead on, and back', async ({ page, member, sandbox, history }) => {
    const { orderNumber } = await sandbox.newOrder({ from: 'shipped', member: member.member })
    await page.goto('/us/en/orders')
    await expect(history.order(orderNumber)).toContainText('Shipped')
    await history.openOrder(orderNumber)
    await expect(page.locator('[data-item]').first()).toBeVisible()
    await expect(page.getByRole('contentinfo')).toBeVisible()
    await page.getByRole('link', { name: 'Orders', exact: true }).click()
    await expect(page).toHaveURL('/us/en/orders')
    await expect(history.order(orderNumber)).toBeVisible()
  })
})

test('an API that is slow or fails keeps nobody waiting: the page goes out, and its list comes in the browser', async ({
  page,
  member,
  sandbox,
  history,
}) => {
  const { orderNumber } = await sandbox.newOrder({ from: 'shipped', member: member.member })
  const call = 'GET /orders/history/v1'
  for (const fault of [
    { effect: 'delay', ms: 20_000 },
    { effect: 'status', status: 503 },
    { effect: 'garbage' },
    { effect: 'drop-before' },
  ] as const) {
    await test.step(fault.effect, async () => {
      await sandbox.addFault({ call, member: member.member, ...fault })
      const answer = await page.goto('/us/en/orders', { waitUntil: 'commit' })
      const html = (await answer?.text()) ?? ''
      expect(html).toContain('data-flow="orderHistory" data-state="loadingFirstPage"')
      expect(html).not.toContain(orderNumber)
      await expect(history.order(orderNumber)).toBeVisible()
    })
  }
})

test('a page asks for the token, and for nothing that it came with', async ({ page, context, sandbox }) => {
  const member = await signInWithAll(context, sandbox, '/us/en')
  const pages = await everyPage(sandbox, member, '/us/en')
  const cameWith =
    /^\/api\/(experience|store\/store_locations|ship\/(?:provider_services|carrier_data)|orders)\//
  // Of a list, orders that are looked at are asked for ahead; what it came with is its first page.
  const list = /^\/api\/(experience|orders\/history\/v1$)/
  for (const { name, path } of pages) {
    await test.step(name, async () => {
      // The page before may just be asking ahead for what was looked at there.
      await page.goto('about:blank')
      const asked: URL[] = []
      const listen = (request: { url: () => string }) => asked.push(new URL(request.url()))
      page.on('request', listen)
      await page.goto(path)
      await pageAnswers(page)
      await page.waitForLoadState('networkidle')
      page.off('request', listen)
      expect(asked.filter(({ pathname }) => pathname === '/session')).toHaveLength(1)
      // Whether there are partner orders is asked for their tab alone, which the page did not come with.
      const isOfPage = name === 'history' ? list : cameWith
      const again = asked.filter(({ pathname, search }) => isOfPage.test(pathname) && !/PARTNER/.test(search))
      expect(again.map(({ pathname }) => pathname)).toEqual([])
    })
  }
})
