import { signInFirst } from '../../support/sign-in.ts'
import { expect, test } from '../../support/test.ts'

/** The twelve routes by path; `S` and `R` stand for a sales and a return order of the member. */
const routes = [
  { name: 'guestLookup', path: '/orders/details', heading: 'Find your order', title: 'Guest Order Lookup' },
  { name: 'orderHistory', path: '/orders', heading: 'Orders', title: 'Member Orders' },
  {
    name: 'partnerOrderHistory',
    path: '/orders/partners',
    heading: 'Orders',
    title: 'Partner orders – Member Orders',
  },
  {
    name: 'returnOrderDetail',
    path: '/orders/returns/R',
    heading: 'Return R',
    title: 'Return R – Order Details',
  },
  { name: 'salesOrderDetail', path: '/orders/sales/S', heading: 'Order S', title: 'Order S – Order Details' },
  {
    name: 'returnItems',
    path: '/orders/sales/S/return',
    heading: 'What are you returning?',
    title: 'Return items S – Order Details',
  },
  {
    name: 'returnInstructions',
    path: '/orders/returns/R/return-confirmation',
    heading: 'Send it back',
    title: 'Return instructions R – Order Details',
  },
  {
    name: 'returnInstructionsEmea',
    path: '/orders/returns/R/return-detail-confirmation',
    heading: 'Send it back',
    title: 'Return instructions R – Order Details',
  },
  {
    name: 'refundPaymentLanding',
    path: '/orders/returns/R/refund-payment',
    heading: 'No bank details needed',
    title: 'Refund to your bank R – Order Details',
  },
  {
    name: 'refundPaymentConfirmation',
    path: '/orders/returns/R/refund-payment-confirmation',
    heading: 'No bank details needed',
    title: 'Refund confirmation R – Order Details',
  },
  {
    name: 'giftCardLookup',
    path: '/orders/gift-card-lookup',
    heading: 'Check your gift card balance',
    title: 'Check Your Gift Card Balance',
  },
  {
    name: 'curbsidePickup',
    path: '/orders/curbside-pickup/S',
    heading: 'This link is not complete',
    title: 'Curbside pickup S – Member Orders',
  },
] as const

test('[SH-02] [SH-07] the twelve routes open their screens with their titles, each in every place', async ({
  page,
  member,
  sandbox,
  shell,
}) => {
  const { orderNumber, returnNumber } = await sandbox.newReturn('return-created', member.member)
  const filled = (text: string) => text.replace(/\bS\b/, orderNumber).replace(/\bR\b/, returnNumber)
  const places = [
    { prefix: '', suffix: '' },
    { prefix: '/gb', suffix: ' GB' },
    { prefix: '/us/en', suffix: '' },
  ]
  expect(routes).toHaveLength(12)
  for (const [index, { path, heading, title }] of routes.entries()) {
    const { prefix, suffix } = places[index % places.length] ?? { prefix: '', suffix: '' }
    await page.goto(prefix + filled(path))
    await shell.seesHeading(filled(heading))
    await expect(page).toHaveTitle(`${filled(title)} | Podium${suffix}`)
    await expect(page).toHaveURL(prefix + filled(path))
  }
})

test('[SH-01] every way to write country and locale, or neither, opens the page', async ({
  page,
  member,
  sandbox,
  shell,
}) => {
  const { orderNumber } = await sandbox.newOrder({ member: member.member })
  for (const prefix of ['', '/gb', '/gb/en', '/PL/EN', '/de/en', '/zz/en']) {
    await page.goto(`${prefix}/orders/sales/${orderNumber}`)
    await shell.seesHeading(`Order ${orderNumber}`)
    await page.goto(`${prefix}/orders`)
    await shell.seesHeading('Orders')
    await expect(page).toHaveURL(`${prefix}/orders`)
    const link = page.locator(`[data-order="${orderNumber}"]`).getByRole('link', { name: 'View order' })
    await expect(link).toHaveAttribute('href', `${prefix}/orders/sales/${orderNumber}`)
  }
})

test('[SH-01] what is no country or locale is no page', async ({ shell, member }) => {
  expect(member.member).toContain('@')
  for (const [path, goal] of [
    ['/gbr/orders', '/orders'],
    ['/gb/eng/orders', '/gb/orders'],
    ['/1b/orders', '/orders'],
    ['/gb/e1/orders', '/gb/orders'],
    ['/en/gb/fr/orders', '/en/gb/orders'],
  ] as const) {
    await shell.seesNotFound(path, goal)
  }
})

test('[SH-03] the named variants: refund, refundConfirmation, returnModal, returnConfirmationModal', async ({
  page,
  member,
  sandbox,
  shell,
  detail,
}) => {
  const { orderNumber, returnNumber } = await sandbox.newReturn('return-created', member.member)
  await page.goto(`/gb/orders/returns/${returnNumber}/refund`)
  await expect(page).toHaveURL(`/gb/orders/returns/${returnNumber}/refund-payment`)
  await shell.seesHeading('No bank details needed')
  await page.goto(`/gb/orders/returns/${returnNumber}/refund-confirmation`)
  await expect(page).toHaveURL(`/gb/orders/returns/${returnNumber}/refund-payment-confirmation`)
  await shell.seesHeading('No bank details needed')

  await detail.opens(orderNumber, '', '?modal=return')
  await expect(detail.dialog).toHaveAccessibleName('Return items')
  await detail.dialog.getByRole('link', { name: 'Choose items' }).click()
  await expect(page).toHaveURL(`/orders/sales/${orderNumber}/return`)
  await detail.opensReturn(returnNumber, '', '?modal=return-confirmation')
  await expect(detail.dialog).toHaveAccessibleName('Your return is created')
  await page.keyboard.press('Escape')
  await expect(detail.dialog).toBeHidden()
  await expect(page).toHaveURL(`/orders/returns/${returnNumber}`)
})

test('[SH-04] guest lookup, gift card and curbside match by prefix, the lists exactly', async ({
  page,
  context,
  sandbox,
  shell,
}) => {
  for (const [path, heading] of [
    ['/orders/details/C00012345', 'Find your order'],
    ['/orders/details/C00012345/summary/of/it', 'Find your order'],
    ['/gb/en/orders/gift-card-lookup/and/more', 'Check your gift card balance'],
    ['/orders/curbside-pickup', 'This link is not complete'],
    ['/orders/curbside-pickup/C00012345/arrived', 'This link is not complete'],
  ] as const) {
    await page.goto(path)
    await shell.seesHeading(heading)
    await expect(page).toHaveURL(path)
  }
  await signInFirst(context, (await sandbox.newMember()).member)
  for (const path of ['/orders/partners/2', '/orders/all', '/orders/partnership']) {
    await shell.seesNotFound(`/gb${path}`, '/gb/orders')
  }
})

test('[SH-05] an order number is 4 to 32 letters or digits, and nothing else is a page', async ({
  page,
  member,
  detail,
  shell,
}) => {
  expect(member.member).toContain('@')
  for (const number of ['abcd', 'A1b2', 'x'.repeat(32)]) {
    await page.goto(`/orders/sales/${number}`)
    await detail.seesNotFound()
  }
  for (const number of [
    'abc',
    'x'.repeat(33),
    'AB-12',
    'AB%2012',
    'zam%C3%B3wienie',
    'AB.12',
    '%3Cscript%3E',
  ]) {
    await shell.seesNotFound(`/gb/orders/sales/${number}`, '/gb/orders')
  }
})

test('a page that is none leads on: to the orders, the lookup, help and the shop, beside each other where there is room', async ({
  page,
  sandbox,
}) => {
  const main = page.getByRole('main')
  const ways = () =>
    main.getByRole('link').evaluateAll((links) => links.map((link) => link.getAttribute('href')))
  await page.setViewportSize({ width: 1280, height: 900 })
  await page.goto('/gb/en/nowhere')
  const [orders, lookup] = ['/gb/en/orders', '/gb/en/orders/details']
  const shop = ['/sandbox/shop/gb/en/help', '/sandbox/shop/gb/en/new']
  expect(await ways()).toEqual([lookup, orders, ...shop])
  const heading = main.getByRole('heading', { level: 1 })
  const wall = main.locator('[aria-hidden=true] img').first()
  await expect(wall).toBeVisible()
  const [words, picture] = [await heading.boundingBox(), await wall.boundingBox()]
  expect(picture?.x).toBeGreaterThan((words?.x ?? 0) + (words?.width ?? 0))
  await page.setViewportSize({ width: 390, height: 844 })
  await expect(wall).toBeHidden()

  await signInFirst(page.context(), (await sandbox.newMember()).member)
  await page.goto('/gb/en/nowhere')
  expect(await ways()).toEqual([orders, lookup, ...shop])
})

test('[SH-06] any other path says that it is no page, and its address gives way to that of the orders of its country and locale; the host’s own doors stay', async ({
  page,
  request,
  member,
  shell,
  history,
}) => {
  expect(member.member).toContain('@')
  for (const [path, goal] of [
    ['/', '/orders'],
    ['/gb', '/gb/orders'],
    ['/gb/en', '/gb/en/orders'],
  ] as const) {
    await page.goto(path)
    await expect(page).toHaveURL(goal)
    await shell.seesHeading('Orders')
  }
  for (const [path, goal] of [
    ['/nowhere', '/orders'],
    ['/gb/nowhere/else', '/gb/orders'],
    ['/gb/en/orders/nowhere', '/gb/en/orders'],
    ['/orders/returns', '/orders'],
    ['/gb/en/orders/sales', '/gb/en/orders'],
  ] as const) {
    await shell.seesNotFound(path, goal)
  }
  await page.reload()
  await history.seesState('empty')
  await shell.seesNotFound('/gb/en/nowhere', '/gb/en/orders')
  await page.getByRole('main').getByRole('link', { name: 'Your orders' }).click()
  await history.seesState('empty')
  await expect(page).toHaveURL('/gb/en/orders')
  for (const [door, status, type] of [
    ['/api/nowhere', 404, 'application/problem+json'],
    ['/assets/nowhere.js', 404, null],
    ['/healthz', 200, 'application/json'],
    ['/session', 200, 'application/json'],
    ['/sandbox', 200, 'text/html'],
    ['/identity/oidc/.well-known/openid-configuration', 200, 'application/json'],
    ['/identity/nowhere', 404, null],
  ] as const) {
    const answer = await request.get(door, { maxRedirects: 0 })
    expect([door, answer.status()]).toEqual([door, status])
    if (type) expect(answer.headers()['content-type']).toContain(type)
    expect(await answer.text()).not.toContain('id="root"')
  }
})
