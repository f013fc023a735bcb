import { opensAsShell, pageAnswers } from '../../pages/open-page.ts'
import { watchReports } from '../../support/answers.ts'
import { expect, test } from '../../support/own-order.ts'
import { dropCodeOf } from '../../support/page-code.ts'
import { handOutEndedToken } from '../../support/sign-in.ts'

const listCall = 'GET /orders/history/v1'
const orderCall = 'GET /orders/history/v1/{orderNumber}'

test('an unknown order and somebody else’s look alike, letter for letter', async ({
  page,
  member,
  sandbox,
  detail,
}) => {
  const other = await sandbox.newMember()
  const theirs = await sandbox.newOrder({ member: other.member })
  const unknown = 'PF00AA00000'
  const views = []
  for (const orderNumber of [theirs.orderNumber, unknown]) {
    const answered = page.waitForResponse((response) => response.url().includes(`/v1/${orderNumber}`))
    await page.goto(`/orders/sales/${orderNumber}`)
    await detail.seesNotFound()
    const answer = await answered
    views.push({
      status: answer.status(),
      body: await answer.json(),
      view: (await page.locator('main').textContent())?.replaceAll(orderNumber, 'NUMBER'),
    })
  }
  expect(views[0]).toEqual(views[1])
  expect(views[0]?.status).toBe(404)
  await expect(page.getByRole('link', { name: 'Contact us' }).first()).toBeVisible()
  await page.getByRole('link', { name: 'See all orders' }).click()
  await expect(page).toHaveURL('/orders')
  expect(member.upmId).not.toBe(other.upmId)
})

test('a malformed order number is no page, and the API says what is wrong with it', async ({
  page,
  context,
  member,
}) => {
  await page.goto('/gb/orders/sales/%3Cscript%3E')
  await expect(page).toHaveURL('/gb/orders')
  await expect(page.getByRole('heading', { name: 'We can’t find this page' })).toBeVisible()
  const { accessToken } = await (await context.request.get('/session')).json()
  const answer = await context.request.get('/api/orders/history/v1/AB-12', {
    headers: { Authorization: `Bearer ${accessToken}` },
  })
  expect([answer.status(), answer.headers()['content-type'], await answer.json()]).toEqual([
    400,
    expect.stringContaining('application/problem+json'),
    expect.objectContaining({
      code: 'validation',
      status: 400,
      errors: [expect.objectContaining({ pointer: expect.stringContaining('orderNumber') })],
    }),
  ])
  expect(member.member).toContain('@')
})

test('an expired token is answered with 401, and the page renews it rather than break', async ({
  page,
  ownOrder,
  detail,
  request,
}) => {
  await opensAsShell(page)
  const refused = await request.get('/api/orders/history/v1', { headers: { Authorization: 'Bearer ended' } })
  expect([refused.status(), (await refused.json()).code]).toEqual([401, 'unauthorized'])
  const orderNumber = await ownOrder()
  await handOutEndedToken(page)
  await detail.opens(orderNumber)
  await detail.seesState('ready.current')
})

const faults = [
  { name: 'a page of HTML', effect: 'garbage' },
  { name: 'a 500', effect: 'status', status: 500 },
  { name: 'a 503', effect: 'status', status: 503 },
  { name: 'a 429', effect: 'status', status: 429 },
  { name: 'a dropped connection', effect: 'drop-before' },
] as const

test('an order that answers with HTML, 500, 503, 429 or not at all: its view, and a way on', async ({
  page,
  sandbox,
  ownOrder,
  detail,
}) => {
  await opensAsShell(page)
  for (const { name, ...fault } of faults) {
    await test.step(name, async () => {
      const orderNumber = await ownOrder()
      const times = fault.effect === 'drop-before' ? 100 : 1
      const trouble = await sandbox.addFault({ call: orderCall, orderNumber, times, ...fault })
      await page.goto(`/orders/sales/${orderNumber}`)
      await detail.seesServiceError()
      await expect(detail.dialog.getByRole('link', { name: 'Contact us' })).toBeVisible()
      await trouble.takeAway()
      await detail.dialog.getByRole('button', { name: 'Retry' }).click()
      await detail.seesOrder(orderNumber)
    })
  }
})

test('a list that answers with HTML, 500, 503, 429 or not at all: its view, and a way on', async ({
  page,
  member,
  sandbox,
  ownOrder,
  history,
}) => {
  await opensAsShell(page)
  const orderNumber = await ownOrder()
  for (const { name, ...fault } of faults) {
    await test.step(name, async () => {
      const times = fault.effect === 'drop-before' ? 100 : 1
      const trouble = await sandbox.addFault({ call: listCall, member: member.member, times, ...fault })
      await history.opens()
      await history.seesState('firstPageFailed')
      await trouble.takeAway()
      await history.dialog.getByRole('button', { name: 'Close' }).first().click()
      await page.getByRole('button', { name: 'Try again' }).click()
      await expect(history.order(orderNumber)).toBeVisible()
    })
  }
})

const bodies = [
  ['nothing at all', '', 'application/json'],
  ['half an answer', '{"order":{"orderNumber":', 'application/json'],
  ['an answer of other types', '{"order":{"orderNumber":7,"group":"none"}}', 'application/json'],
  ['an answer without its order', '{"error":null}', 'application/json'],
  ['a list in place of an object', '[]', 'application/json'],
  ['null', 'null', 'application/json'],
  [
    'an order with an error',
    '{"order":{"orderNumber":"PF00AA00000","orderType":"SALES_ORDER"},"error":{"message":"x"}}',
    'application/json',
  ],
  ['a proxy’s page', '<!doctype html><h1>It works!</h1>', 'text/html'],
] as const

test('answers that make no sense lead to the service error, never to a white page', async ({
  page,
  ownOrder,
  detail,
}) => {
  await opensAsShell(page)
  const orderNumber = await ownOrder()
  let [, body, contentType]: readonly string[] = bodies[0]
  await page.route(`**/api/orders/history/v1/${orderNumber}*`, (route) =>
    route.fulfill({ status: 200, contentType: contentType ?? '', body: body ?? '' }),
  )
  for (const bad of bodies) {
    ;[, body, contentType] = bad
    await page.goto(`/orders/sales/${orderNumber}`)
    await detail.seesServiceError()
    await expect(page.getByRole('banner')).toBeVisible()
  }
})

test('an answer that never comes counts as a timeout after ten seconds', async ({
  page,
  sandbox,
  ownOrder,
  detail,
}) => {
  await opensAsShell(page)
  const orderNumber = await ownOrder()
  await sandbox.addFault({ call: orderCall, effect: 'delay', ms: 60_000, orderNumber })
  const asked = page.waitForRequest((request) => request.url().includes(`/v1/${orderNumber}`))
  await page.goto(`/orders/sales/${orderNumber}`)
  const startedAt = Date.now()
  await asked
  await expect(detail.dialog).toHaveAccessibleName('We couldn’t load your order', { timeout: 20_000 })
  expect(Date.now() - startedAt).toBeGreaterThanOrEqual(9_000)
  await detail.dialog.getByRole('button', { name: 'Retry' }).click()
  await detail.seesOrder(orderNumber)
})

test('nobody can be reached: the page says so, tries again by itself and by a button', async ({
  page,
  member,
  shell,
}) => {
  await opensAsShell(page)
  expect(member.member).toContain('@')
  await page.clock.install()
  let isDown = true
  const asked: string[] = []
  await page.route('**/session', (route) => {
    asked.push(route.request().url())
    return isDown ? route.abort('connectionrefused') : route.fallback()
  })
  await page.goto('/orders')
  await shell.seesHeading('We can’t reach your account')
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect.poll(() => asked.length).toBe(2)
  await shell.seesHeading('We can’t reach your account')
  isDown = false
  await page.clock.runFor(5_100)
  await shell.seesHeading('Orders')
})

test('settings that do not come leave the built-in ones', async ({ page, ownOrder, detail }) => {
  await opensAsShell(page)
  const orderNumber = await ownOrder()
  await page.route('**/api/experience/settings/v1*', (route) => route.abort('connectionreset'))
  await detail.opens(orderNumber)
  await expect(page).toHaveTitle(`Order ${orderNumber} – Order Details | Podium`)
  await expect(detail.quickAction('cancel')).toBeVisible()
})

test('offline is said, and over when the connection is back', async ({
  page,
  context,
  opensOwnOrder,
  cancellation,
}) => {
  await opensOwnOrder()
  await pageAnswers(page)
  const notice = page.getByText('You’re offline.')
  await expect(notice).toBeHidden()
  await context.setOffline(true)
  await expect(notice).toBeVisible()
  await cancellation.cancels()
  await cancellation.seesView('checking')
  await context.setOffline(false)
  await expect(notice).toBeHidden()
  await cancellation.seesView('complete')
})

test('[ER-02] a page whose code does not come says so, with ways out', async ({
  page,
  member,
  shell,
  allowsOnConsole,
}) => {
  expect(member.member).toContain('@')
  allowsOnConsole(/^GoneCode: /)
  const reports = watchReports(page)
  await dropCodeOf(page, 'orders/payment-redirect')
  await page.goto('/orders/payment-redirect')
  await shell.seesHeading('This page stopped working')
  await expect(page.getByRole('link', { name: 'Back to your orders' })).toHaveAttribute('href', '/orders')
  await expect.poll(() => reports().map(({ code }) => code)).toEqual(['unknown orders error'])
})

test('email and phone that arrive in an address leave it at once, and reach no report', async ({
  page,
  signsIn,
  shell,
}) => {
  await signsIn()
  const sent: string[] = []
  page.on('request', (request) => {
    if (!request.isNavigationRequest())
      sent.push(`${request.url()} ${request.postData() ?? ''} ${request.headers().referer ?? ''}`)
  })
  await page.goto('/orders/details?email=lina%40example.com&phoneNumber=5550100&showSignin=false')
  await shell.seesHeading('Find your order')
  await expect(page).toHaveURL('/orders/details?showSignin=false')
  expect(sent.filter((text) => text.includes('lina') || text.includes('5550100'))).toEqual([])
  expect(
    await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }])),
  ).not.toContain('lina')
})
