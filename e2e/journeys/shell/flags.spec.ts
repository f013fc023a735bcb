import type { Experience } from '../../../contract/session/experience.ts'
import { isAccessibleToo } from '../../support/accessibility.ts'
import { changeFirstAnswer, watchCalls } from '../../support/answers.ts'
import { signInAsNew } from '../../support/sign-in.ts'
import { expect, test } from '../../support/test.ts'
import { beVisitor } from '../../support/visitor.ts'

type Settings = Experience

const hrefs = (links: Element[]) => links.map((link) => link.getAttribute('href'))

test.describe('[SE-06] a flag in the address changes what it says it changes', () => {
  test('enableEdd: no estimated delivery in list and order', async ({ member, sandbox, history, detail }) => {
    const { orderNumber } = await sandbox.newOrder({ from: 'shipped', member: member.member })
    await history.opens()
    await expect(history.order(orderNumber)).toContainText('Arrives')
    await history.opens('', '?flag.enableEdd=false')
    await expect(history.order(orderNumber)).toContainText('On its way to you')
    await expect(history.order(orderNumber)).not.toContainText('Arrives')
    await detail.opens(orderNumber, '', '?flag.enableEdd=false')
    await expect(detail.groups.first()).toContainText('On its way to you')
    await expect(detail.groups.first()).not.toContainText('Arrives')
  })

  test('useQuickActionCta: the header keeps cancelling and help', async ({ member, sandbox, detail }) => {
    const { orderNumber } = await sandbox.newOrder({ from: 'delivered', member: member.member })
    await detail.opens(orderNumber, '', '?flag.useQuickActionCta=false')
    await expect.poll(detail.quickActions).toEqual(['getHelp'])
  })

  test('enableDeferredPayment: an unpaid order waits', async ({ member, sandbox, detail }) => {
    const { orderNumber } = await sandbox.newOrder({ from: 'payment-pending', member: member.member })
    await detail.opens(orderNumber, '', '?flag.enableDeferredPayment=false')
    await expect(detail.part('payment-deferral')).toContainText('Your payment is being checked')
    await expect(detail.quickAction('finishPaying')).toHaveCount(0)
  })

  test('[OD-14 A-33] enableDeferredPayment: list and order lead to the payment alike, and to the older page either way', async ({
    member,
    sandbox,
    history,
    detail,
  }) => {
    const unpaid = await sandbox.newOrder({ from: 'payment-pending', member: member.member })
    const older = await sandbox.newOrder({ from: 'legacy-payment', member: member.member })
    const ways = async (query: string) => {
      await history.opens('/us/en', query)
      await expect(history.order(unpaid.orderNumber)).toBeVisible()
      const inList = [unpaid, older].map(({ orderNumber }) =>
        history.order(orderNumber).locator('[data-action=finishPaying]'),
      )
      const links = await Promise.all(inList.map((link) => link.evaluateAll(hrefs)))
      for (const { orderNumber } of [unpaid, older]) {
        await detail.opens(orderNumber, '/us/en', query)
        links.push(await detail.quickAction('finishPaying').evaluateAll(hrefs))
      }
      return links.map(([href]) => href?.split('?')[0] ?? null)
    }
    const page = `/us/en/orders/sales/${unpaid.orderNumber}/payment`
    const olderPage = `/sandbox/shop/payment/legacy/${older.orderNumber}`
    expect(await ways('')).toEqual([page, olderPage, page, olderPage])
    expect(await ways('?flag.enableDeferredPayment=false')).toEqual([null, olderPage, null, olderPage])
  })

  test('[A-33] enableCurbsidePickup: a curbside link says that nothing is brought out', async ({
    page,
    sandbox,
  }) => {
    const { url } = await sandbox.newOrder({ from: 'curbside', member: null, country: 'us' })
    await page.goto(url)
    await expect(page.getByLabel('Your car')).toBeVisible()
    await page.goto(`${url}&flag.enableCurbsidePickup=false`)
    await expect(page.getByRole('heading', { level: 1, name: 'No curbside pickup here' })).toBeVisible()
    await expect(page.getByLabel('Your car')).toHaveCount(0)
  })

  test('disableReturns: no return, and none to view', async ({ member, sandbox, detail }) => {
    const { orderNumber } = await sandbox.newReturn('return-created', member.member)
    await detail.opens(orderNumber)
    await expect.poll(detail.quickActions).toEqual(['viewReturns', 'return', 'track', 'getHelp'])
    await detail.opens(orderNumber, '', '?flag.disableReturns=true')
    await expect.poll(detail.quickActions).toEqual(['track', 'getHelp'])
  })

  test('enableOrderMismatchModal: a return starts without asking', async ({ member, sandbox, detail }) => {
    const { orderNumber } = await sandbox.newOrder({
      from: 'delivered',
      member: member.member,
      country: 'gb',
    })
    await detail.opens(orderNumber, '/us/en', '?standalone=true&flag.enableOrderMismatchModal=false')
    await expect(detail.quickAction('return')).toHaveAttribute(
      'href',
      `/us/en/orders/sales/${orderNumber}/return`,
    )
  })

  test('[SE-04] enablePartnerOrders: no tab, and nobody asks for consent', async ({
    page,
    context,
    sandbox,
    history,
  }) => {
    await signInAsNew(context, sandbox, { orders: 1, partnerOrders: 1, consent: true })
    const asked = watchCalls(page, 'GET', '/l7r/user/{upmId}/consent/v1')
    await history.opens('', '?flag.enablePartnerOrders=false')
    await expect(history.orders.first()).toBeVisible()
    await expect(history.partnerTab).toHaveCount(0)
    expect(asked).toEqual([])
  })

  test('disableGiftCardLookup: no link to the balance, and its page says so', async ({ page, shell }) => {
    await page.goto('/gb/en/orders/gift-card-lookup?flag.disableGiftCardLookup=true')
    await shell.seesHeading('Check your gift card balance')
    await expect(page.getByText('You can’t check balances online right now.')).toBeVisible()
    await expect(page.getByRole('main').getByRole('link', { name: 'Contact us' })).toHaveAttribute(
      'href',
      '/sandbox/shop/gb/en/help/contact-us',
    )
    const link = page.getByRole('contentinfo').getByRole('link', { name: 'Gift card balance' })
    await expect(link).toHaveCount(0)
    await isAccessibleToo(page, 'gift cards switched off')
    await page.goto('/gb/en/orders/gift-card-lookup')
    await expect(link).toBeVisible()
  })

  test('enableWriteReview: no review', async ({ member, sandbox, detail }) => {
    const { orderNumber } = await sandbox.newOrder({ from: 'delivered', member: member.member })
    await detail.opens(orderNumber, '', '?enableWriteReview=true&flag.enableWriteReview=false')
    await expect(detail.items.first().locator('[data-action=writeReview]')).toHaveCount(0)
  })

  test('enableAbTesting: no arm counts', async ({ page, member, sandbox, detail }) => {
    await withArms(page, { quickAction: 'test' })
    const { orderNumber } = await sandbox.newOrder({ from: 'shipped', member: member.member })
    await detail.opens(orderNumber, '', '?flag.enableAbTesting=false')
    await expect(detail.quickAction('track')).toBeVisible()
    await expect(detail.part('quick-actions')).not.toHaveAttribute('data-variant')
  })
})

test('[SE-06] the address changes no flag where the host does not let it', async ({
  page,
  member,
  sandbox,
  detail,
}) => {
  await changeFirstAnswer<Settings>(page, '/experience/settings/v1', (settings) => ({
    ...settings,
    flagsByQuery: false,
  }))
  const { orderNumber } = await sandbox.newOrder({ from: 'shipped', member: member.member })
  await detail.opens(orderNumber, '', '?flag.enableEdd=false')
  await expect(detail.groups.first()).toContainText('Arrives')
})

test('[SE-06] a flag is set for one country and no other, and given back', async ({
  request,
  member,
  sandbox,
  history,
}) => {
  const { orderNumber } = await sandbox.newOrder({ from: 'shipped', member: member.member })
  const set = async (value: boolean | null) => {
    const answer = await request.post('/api/sandbox/flags', {
      data: { country: 'ie', flag: 'enableEdd', value },
    })
    expect(answer.status()).toBe(200)
  }
  await set(false)
  await history.opens('/ie/en')
  await expect(history.order(orderNumber)).not.toContainText('Arrives')
  await history.opens('/gb/en')
  await expect(history.order(orderNumber)).toContainText('Arrives')
  await set(null)
  await history.opens('/ie/en')
  await expect(history.order(orderNumber)).toContainText('Arrives')
})

const withArms = (page: import('@playwright/test').Page, experiments: Record<string, string>) =>
  changeFirstAnswer<Settings>(page, '/experience/settings/v1', (settings) => ({ ...settings, experiments }))

const eventsOf = (requests: ReturnType<typeof watchCalls>) =>
  requests.flatMap(({ body }) => (body as { events: { name: string; properties: unknown }[] }).events)

const startedOf = (requests: ReturnType<typeof watchCalls>) =>
  eventsOf(requests)
    .filter(({ name }) => name === 'experiment started')
    .map(({ properties }) => properties)

const experiments = [
  { from: 'picked-up', started: [{ experiment: 'pickupReady', arm: 'control' }], variant: null },
  { from: 'shipped', started: [{ experiment: 'quickAction', arm: 'test' }], variant: 'test' },
  { from: 'cancelled', started: [], variant: null },
  { from: 'pickup-ready', started: [], variant: null },
  { from: 'delivered', started: [{ experiment: 'quickAction', arm: 'test' }], variant: 'test' },
] as const

for (const { from, started, variant } of experiments) {
  test(`[SE-07] an order like ${from} starts ${started.map(({ experiment }) => experiment).join() || 'no experiment'}`, async ({
    page,
    member,
    sandbox,
    detail,
  }) => {
    await withArms(page, { pickupReady: 'control', quickAction: 'test' })
    const events = watchCalls(page, 'POST', '/telemetry/events/v1')
    const { orderNumber } = await sandbox.newOrder({ from, member: member.member })
    await detail.opens(orderNumber)
    await expect.poll(() => eventsOf(events).length).toBe(started.length + 1)
    expect(startedOf(events)).toEqual(started)
    const actions = detail.part('quick-actions')
    await (variant
      ? expect(actions).toHaveAttribute('data-variant', variant)
      : expect(actions).not.toHaveAttribute('data-variant'))
  })
}

test('[SE-07] pages keep a visitor in the same arms, a new one as well', async ({
  context,
  member,
  sandbox,
  detail,
  baseURL,
}) => {
  const { orderNumber } = await sandbox.newOrder({ from: 'shipped', member: member.member })
  const variant = () => detail.part('quick-actions').getAttribute('data-variant')
  const seen = async (times: number) => {
    const variants: (string | null)[] = []
    for (let time = 0; time < times; time++) {
      await detail.opens(orderNumber)
      variants.push(await variant())
    }
    return [...new Set(variants)]
  }
  expect(await seen(5)).toHaveLength(1)
  for (const [letter, arm] of [
    ['a', 'control'],
    ['d', 'test'],
  ] as const) {
    await beVisitor(context, baseURL ?? '', letter.repeat(22))
    expect(await seen(2), arm).toEqual([arm])
  }
})

for (const [from, flag] of [
  ['shipped', 'true'],
  ['two-parcels', 'true'],
  ['delivered', null],
] as const) {
  test(`[SE-07] the shipped-status test flag of an order like ${from} is ${flag}`, async ({
    page,
    member,
    sandbox,
    detail,
  }) => {
    await changeFirstAnswer<{ order: object }>(page, '/orders/history/v1/{orderNumber}', (answer) => ({
      ...answer,
      order: { ...answer.order, shouldRefresh: true },
    }))
    const { orderNumber } = await sandbox.newOrder({ from, member: member.member })
    const asked = watchCalls(page, 'GET', '/orders/history/v1/{orderNumber}')
    await detail.opens(orderNumber)
    await page.getByRole('link', { name: 'Orders', exact: true }).click()
    await page.locator(`[data-order="${orderNumber}"]`).getByRole('link', { name: 'View order' }).click()
    await expect.poll(() => asked.length).toBe(2)
    expect(asked.map(({ url }) => url.searchParams.get('shippedTestFlag'))).toEqual([null, flag])
  })
}
