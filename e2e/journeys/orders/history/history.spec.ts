import type { InferInput } from 'valibot'
import type { OrderHistory } from '../../../../contract/orders/orders.ts'
import { opensAsShell } from '../../../pages/open-page.ts'
import { changeFirstAnswer, watchCalls } from '../../../support/answers.ts'
import { expect, test } from '../../../support/own-order.ts'
import { signInAsNew } from '../../../support/sign-in.ts'

type WirePage = InferInput<typeof OrderHistory>

const listCall = '/orders/history/v1'

test('[HI-01] a line shows picture, title, category, colour, size, quantity above 1, status, delivery day and actions', async ({
  page,
  ownOrder,
  history,
}) => {
  const orderNumber = await ownOrder({ from: 'shipped' })
  await changeFirstAnswer<WirePage>(page, listCall, (answer) => ({
    ...answer,
    orderItems: answer.orderItems.map((line, index) => ({
      ...line,
      product: {
        ...line.product,
        title: index === 0 ? 'Tempo Glide 3' : 'Loft Gilet',
        category: 'Road running shoes',
        color: 'Coral',
        size: 'US 9',
        metricId: 'metric-7',
      },
      lineItemTransaction: { ...line.lineItemTransaction, quantity: index + 1 },
      skuId: null,
      itemDates: { ...line.itemDates, arriveDateRange: null, estimatedDeliveryDate: '2026-11-24' },
      actions: {
        buyItAgain: { webLink: 'https://podium.example/us/en/t/tempo' },
        trackShipment: { webLink: 'https://www.ups.com/track?tracknum=1' },
      },
    })),
  }))
  await history.opens()
  const [first, second] = await history.order(orderNumber).locator('[data-line]').all()
  if (!first || !second) throw new Error('the order has two lines')
  await expect(first).toMatchAriaSnapshot(`
    - article:
      - link /.+/:
        - img /.+/
      - paragraph: Shipped
      - 'heading "Arrives Tuesday, November 24 : Tempo Glide 3" [level=3]'
      - progressbar "Progress"
      - paragraph:
        - link "Tempo Glide 3"
      - paragraph: Road running shoes
      - term: Color
      - definition: Coral
      - term: Size
      - definition: US 9
  `)
  await expect(first.getByText('Quantity')).toBeHidden()
  await expect(second.locator('dl > div').filter({ hasText: 'Quantity' })).toHaveText(/Quantity\s*2/)
  const picture = first.getByRole('img')
  await expect(picture).toHaveJSProperty('complete', true)
  await expect.poll(() => picture.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0)
  await expect(first.locator('[data-action=buyItAgain]')).toHaveAttribute(
    'href',
    '/sandbox/shop/us/en/t/tempo?mid=metric-7',
  )
  await expect(first.locator('[data-action=trackShipment]')).toHaveAttribute(
    'href',
    'https://www.ups.com/track?tracknum=1',
  )
  await first.getByRole('link', { name: 'Tempo Glide 3', exact: true }).click()
  await expect(page).toHaveURL(`/orders/sales/${orderNumber}`)
})

test('[HI-02] the tab of the own orders and, with consent and partner orders, that of partners', async ({
  page,
  context,
  sandbox,
  history,
}) => {
  await signInAsNew(context, sandbox, { orders: 1, partnerOrders: 1, consent: true })
  await history.opens()
  const tabs = page.getByRole('navigation', { name: 'Order lists' }).getByRole('link')
  await expect(tabs).toHaveText(['Your orders', 'Partner orders'])
  await expect(tabs.first()).toHaveAttribute('aria-current', 'page')
})

test('[HI-02] without consent no partner tab, whatever orders there are', async ({
  page,
  context,
  sandbox,
  history,
}) => {
  await signInAsNew(context, sandbox, { partnerOrders: 1 })
  const consent = page.waitForResponse((response) => response.url().includes('/consent/v1'))
  await history.opens()
  expect(await (await consent).json()).toEqual({ consents: [] })
  await history.seesState('empty')
  await expect(history.partnerTab).toBeHidden()
})

test('[HI-02] with consent but no partner orders no partner tab', async ({
  page,
  context,
  sandbox,
  history,
}) => {
  await signInAsNew(context, sandbox, { consent: true })
  const partners = page.waitForResponse((response) => response.url().includes('PARTNER_SALES_ORDER'))
  await history.opens()
  expect(((await (await partners).json()) as WirePage).orderItems).toEqual([])
  await expect(page.getByRole('link', { name: 'Your orders' })).toBeVisible()
  await expect(history.partnerTab).toBeHidden()
})

test('[HI-03] more orders come under the first ones, also while a new order arrives', async ({
  page,
  context,
  sandbox,
  history,
}) => {
  const member = await signInAsNew(context, sandbox, { country: 'gb', orders: 22 })
  const sent = watchCalls(page, 'GET', listCall)
  await history.opens('/gb/en')
  await history.seesOrders(10)
  const firstTen = await history.numbers()
  const arrival = await sandbox.newOrder({ member })
  await history.showsMore()
  await history.seesOrders(20)
  const twenty = await history.numbers()
  expect(twenty.slice(0, 10)).toEqual(firstTen)
  expect(new Set(twenty).size).toBe(20)
  expect(twenty).not.toContain(arrival.orderNumber)
  while (await history.more.isVisible()) {
    const before = (await history.numbers()).length
    await history.showsMore()
    await expect.poll(async () => (await history.numbers()).length).toBeGreaterThan(before)
  }
  const all = await history.numbers()
  expect(new Set(all).size).toBe(all.length)
  expect(all.length).toBeGreaterThanOrEqual(22)
  const own = sent.filter(({ url }) => !url.search.includes('PARTNER'))
  expect(own[1]?.url.searchParams.get('cursor')).toEqual(expect.any(String))
  expect(
    own.map(({ url: { searchParams: query } }) => [query.get('country'), query.get('language')]),
  ).toEqual(own.map(() => ['GB', 'en']))
  await page.reload()
  await expect.poll(async () => (await history.numbers())[0]).toBe(arrival.orderNumber)
})

test('[HI-03] a page that begins as the list begins is dropped', async ({
  page,
  context,
  sandbox,
  history,
}) => {
  await signInAsNew(context, sandbox, { orders: 12 })
  let first: WirePage | null = null
  await changeFirstAnswer<WirePage>(page, listCall, (answer) => {
    first ??= answer
    return first
  })
  await history.opens()
  await history.seesOrders(10)
  const shown = await history.numbers()
  await history.showsMore()
  await expect(history.more).toBeHidden()
  expect(await history.numbers()).toEqual(shown)
})

test('[HI-04][ER-02] a member without orders is told so, with ways on', async ({ page, member, history }) => {
  await history.opens()
  await history.seesState('empty')
  await expect(page.getByRole('heading', { name: 'No orders yet' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'See what’s new' })).toHaveAttribute(
    'href',
    '/sandbox/shop/us/en/new',
  )
  await page.getByRole('link', { name: 'Bought as a guest? Find your order' }).click()
  await expect(page).toHaveURL(/\/orders\/details$/)
  expect(member.member).toContain('@')
})

test('[HI-06] without a token the page gives way to the guest lookup', async ({ page, shell }) => {
  await page.goto('/gb/en/orders')
  await shell.seesGuestLookup()
  await expect(page).toHaveURL('/gb/en/orders/details')
})

test('[HI-07][ER-02] the first page fails: a dialog that closes and offers no retry, and the list can be loaded', async ({
  page,
  member,
  sandbox,
  ownOrder,
  history,
}) => {
  await opensAsShell(page)
  const orderNumber = await ownOrder()
  await sandbox.addFault({ call: `GET ${listCall}`, effect: 'status', status: 500, member: member.member })
  await history.opens()
  await history.seesState('firstPageFailed')
  await expect(history.dialog).toHaveAccessibleName('We couldn’t load your orders')
  await expect(history.dialog.getByRole('button')).toHaveText(['Close', ''])
  await page.keyboard.press('Escape')
  await expect(history.dialog).toBeHidden()
  await history.seesState('unloaded')
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(history.order(orderNumber)).toBeVisible()
})

test('[HI-07][ER-02] a later page fails: the orders stay, the dialog closes or tries again', async ({
  page,
  context,
  sandbox,
  history,
}) => {
  const member = await signInAsNew(context, sandbox, { orders: 12 })
  await history.opens()
  await history.seesOrders(10)
  await sandbox.addFault({ call: `GET ${listCall}`, effect: 'status', status: 500, member, times: 2 })
  await history.showsMore()
  await history.seesState('ready.loadMoreFailed')
  await expect(history.dialog).toHaveAccessibleName('We couldn’t load more orders')
  await history.dialog.getByRole('button', { name: 'Not now' }).click()
  await history.seesOrders(10)
  await history.showsMore()
  await history.seesState('ready.loadMoreFailed')
  await history.dialog.getByRole('button', { name: 'Try again' }).click()
  await expect.poll(async () => (await history.numbers()).length).toBeGreaterThan(10)
  await expect(history.dialog).toBeHidden()
  await expect(page.getByRole('status').filter({ hasText: 'orders since' })).toBeVisible()
})

test('[HI-07] a 404 counts as an empty history', async ({ page, sandbox, member, history }) => {
  await opensAsShell(page)
  await sandbox.addFault({ call: `GET ${listCall}`, effect: 'status', status: 404, member: member.member })
  await history.opens()
  await history.seesState('empty')
})

test('[HI-08][ER-02] a missing picture shows a placeholder that says so, and so does one that does not load', async ({
  page,
  ownOrder,
  history,
}) => {
  const orderNumber = await ownOrder({ from: 'missing-picture' })
  await page.route('**/products/**', (route) => route.abort())
  await history.opens()
  const lines = history.order(orderNumber).locator('[data-line]')
  await expect(lines).toHaveCount(2)
  for (const line of await lines.all()) {
    await expect(line.getByText('Picture not available')).toBeVisible()
    await expect(line.locator('img')).toHaveCount(0)
  }
})
