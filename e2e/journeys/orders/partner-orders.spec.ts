import type { InferInput } from 'valibot'
import type { OrderHistory } from '../../../contract/orders/orders.ts'
import { opensAsShell } from '../../pages/open-page.ts'
import { isAccessible, isAccessibleToo } from '../../support/accessibility.ts'
import { changeFirstAnswer, watchCalls } from '../../support/answers.ts'
import { leftInEnglish } from '../../support/catalog.ts'
import { signInFirst } from '../../support/sign-in.ts'
import { expect, test } from '../../support/test.ts'

type WirePage = InferInput<typeof OrderHistory>

const listCall = '/orders/history/v1'

test('[HI-02] [PA-03] [OD-15] a member goes from the history over the partner tab to more orders, and to the questions', async ({
  page,
  context,
  sandbox,
  history,
}) => {
  const { member } = await sandbox.newMember({ country: 'gb', partnerOrders: 12, consent: true })
  await signInFirst(context, member)
  await history.opens('/gb/en')
  await history.partnerTab.click()
  await expect(page).toHaveURL('/gb/en/orders/partners')
  await expect(history.partnerTab).toHaveAttribute('aria-current', 'page')
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await history.seesOrders(10)
  const asked = watchCalls(page, 'GET', listCall)
  await history.showsMore()
  await history.seesOrders(12)
  await expect(history.more).toBeHidden()
  const [{ url } = { url: new URL('about:blank') }] = asked
  expect(Object.fromEntries(url.searchParams)).toMatchObject({
    filter: 'type(PARTNER_SALES_ORDER)',
    cursor: expect.stringMatching(/.+/),
    country: 'GB',
    language: 'en',
  })

  await page.getByRole('link', { name: 'Questions about partner orders' }).press('Enter')
  const faq = page.getByRole('region', { name: 'Questions about partner orders' })
  await expect(page).toHaveURL('/gb/en/orders/partners#faq')
  await expect(faq).toBeFocused()
  await expect(faq).toBeInViewport()
  const open = faq.locator('details[open]')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(open).toHaveText(/^What is a partner order\?/)
  await faq.getByText('How do I return something from a partner?').click()
  await expect(open).toHaveCount(1)
  await expect(open).toContainText('Return it to the store that sold it')
  await faq.getByText('How do I return something from a partner?').click()
  await expect(open).toHaveCount(0)
  await page.getByRole('link', { name: 'Your orders', exact: true }).click()
  await expect(page).toHaveURL('/gb/en/orders')
  await page.goto('/gb/en/orders/partners#faq')
  await expect(faq).toBeFocused()
  await expect(faq).toBeInViewport()
})

test('[PA-02] a partner line shows who sold it, what it is, where it is and what it came to', async ({
  page,
  context,
  sandbox,
  history,
}) => {
  const { member } = await sandbox.newMember({ partnerOrders: 2 })
  await signInFirst(context, member)
  await changeFirstAnswer<WirePage>(page, listCall, (answer) => ({
    ...answer,
    orderItems: answer.orderItems.slice(0, 2).map((line, index) => ({
      ...line,
      orderNumber: 'PP48KX20917',
      orderDate: '2026-11-09T10:00:00Z',
      orderTotal: 107.2,
      orderLineCount: 3,
      currency: 'USD',
      partnerName: 'Corner Sports Collective',
      memberGatedFlag: index === 0,
      lineItemStatus: { status: 'Shipped' },
      itemDates: {},
      eddTranslated: null,
      lineItemTotal: index === 0 ? 97.2 : 10,
      lineItemTransaction: { quantity: 2 - index, lineItemChargedPrice: index === 0 ? 90 : 0 },
      product: {
        ...line.product,
        productImage: '/products/runner.svg',
        title: index === 0 ? 'Tempo Glide 3' : 'Loft Gilet',
        category: 'Road running shoes',
        color: 'Coral',
        size: 'US 9',
        styleColor: 'RS1001-600',
      },
    })),
  }))
  await page.goto('/us/en/orders/partners')
  await history.seesOrders(1)
  const order = history.order('PP48KX20917')
  await expect(order.getByRole('heading', { level: 2 })).toHaveText(
    'November 9, 2026 Order PP48KX20917 · $107.20',
  )
  await expect(order).toContainText('1 more item in this order')
  const [first, second] = await order.locator('[data-line]').all()
  if (!first || !second) throw new Error('the order has two lines')
  await expect(first).toMatchAriaSnapshot(`
    - article:
      - img /.+/
      - paragraph: Shipped
      - 'heading "On its way to you : Tempo Glide 3" [level=3]'
      - progressbar "Progress"
      - paragraph: Tempo Glide 3
      - paragraph: Road running shoes
      - paragraph: Member access
      - term: Sold by
      - definition: Corner Sports Collective
      - term: Color
      - definition: Coral
      - term: Size
      - definition: US 9
      - term: Quantity
      - definition: "2"
      - term: Style
      - definition: RS1001-600
      - paragraph: Total $97.20
  `)
  await expect(first.locator('[data-tone]')).toHaveAttribute('data-tone', 'move')
  const picture = first.getByRole('img', { name: /./ }).first()
  await expect.poll(() => picture.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0)
  await expect(second).toContainText('Loft Gilet')
  for (const absent of ['Total', 'Quantity', 'Member access']) await expect(second).not.toContainText(absent)
})

test('[PA-03] without partner orders the page says so and leads back', async ({ page, member }) => {
  await page.goto('/orders/partners')
  await expect(page.getByRole('heading', { level: 2, name: 'No partner orders yet' })).toBeVisible()
  await isAccessibleToo(page, 'no partner orders')
  await page.getByRole('link', { name: 'Back to your orders' }).click()
  await expect(page).toHaveURL('/orders')
  expect(member.member).not.toBe('')
})

test('the list that is open is the current tab, whatever its address carries', async ({
  page,
  context,
  sandbox,
  history,
}) => {
  const { member } = await sandbox.newMember({ partnerOrders: 1, consent: true })
  await signInFirst(context, member)
  for (const [path, tab] of [
    ['/orders?utm_source=mail', page.getByRole('link', { name: 'Your orders', exact: true })],
    ['/orders/partners?utm_source=mail', history.partnerTab],
  ] as const) {
    await page.goto(path)
    await expect(tab.and(page.locator('[aria-current=page]'))).toBeVisible()
  }
})

test('[PA-01] switched off, the page gives way to the own history; nobody asks for partner orders', async ({
  page,
  member,
  history,
}) => {
  await opensAsShell(page)
  const asked = watchCalls(page, 'GET', listCall)
  await page.goto('/gb/en/orders?flag.enablePartnerOrders=false')
  await history.seesState('empty')
  await page.goto('/gb/en/orders/partners?flag.enablePartnerOrders=false')
  await expect(page).toHaveURL((url) => url.pathname === '/gb/en/orders')
  await history.seesState('empty')
  expect(asked.filter(({ url }) => url.search.includes('PARTNER')).length).toBe(0)
  await page.goBack()
  await expect(page).toHaveURL('/gb/en/orders?flag.enablePartnerOrders=false')
  expect(member.member).not.toBe('')
})

for (const [prefix, language] of [
  ['/gb/en', 'en'],
  ['/ae/ar', 'ar'],
  ['/pl/pl', 'pl'],
] as const) {
  test(`partner orders and their questions are accessible and translated in ${prefix}`, async ({
    page,
    context,
    sandbox,
    history,
  }) => {
    const { member } = await sandbox.newMember({ country: prefix.slice(1, 3), partnerOrders: 4 })
    await signInFirst(context, member)
    await page.goto(`${prefix}/orders/partners`)
    await history.seesOrders(4)
    await page.locator('#faq summary').first().click()
    if (language !== 'en') expect(await leftInEnglish(page, language)).toEqual([])
    await (language === 'en' ? isAccessible : isAccessibleToo)(page, 'partner orders')
  })
}
