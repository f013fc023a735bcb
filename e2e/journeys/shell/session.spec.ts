import type { Page } from '@playwright/test'
import { opensAsShell } from '../../pages/open-page.ts'
import { signInPage } from '../../pages/sign-in.page.ts'
import { watchCalls } from '../../support/answers.ts'
import { expect, test } from '../../support/own-order.ts'
import { samplePassword } from '../../support/sandbox.ts'
import { handOutEndedToken, signInAsNew } from '../../support/sign-in.ts'

/** Calls of this path go out with a token that the host does not take. */
const refuseTokens = (page: Page, path: string, { times }: { readonly times?: number } = {}) =>
  page.route(
    (url) => url.pathname.startsWith(path),
    (route) => route.continue({ headers: { ...route.request().headers(), authorization: 'Bearer expired' } }),
    times === undefined ? {} : { times },
  )

test('[SE-01] a member signs in by picking a sample, sees who is signed in, and signs out', async ({
  page,
  shell,
  history,
}) => {
  await page.goto('/orders/details')
  await shell.signInButton.click()
  const signIn = signInPage(page)
  await signIn.seesIt()
  const asked = new URL(page.url())
  expect(asked.pathname).toMatch(/^\/identity\//)
  await signIn.picks('Grace')
  await expect(page).toHaveURL('/orders/details')
  await expect(shell.account).toBeVisible()
  await history.opens()
  await expect(history.orders.first()).toBeVisible()
  await shell.signsOut()
  await shell.seesGuestLookup()
  await expect(shell.signInButton).toBeVisible()
  await page.goto('/orders')
  await shell.seesGuestLookup()
  expect((await (await page.request.get('/session')).json()).status).toBe('guest')
})

test('after signing out neither the back button nor the storage has anything of the member', async ({
  page,
  shell,
  history,
}) => {
  await page.goto('/orders')
  const signIn = signInPage(page)
  await shell.signInButton.click()
  await signIn.picks('Grace')
  await expect(page).toHaveURL(/\/orders/)
  await history.opens()
  await history.orders.first().getByRole('link').first().click()
  await expect(page).toHaveURL(/\/orders\/sales\//)
  await shell.signsOut()
  await shell.seesGuestLookup()
  await page.goBack()
  await expect(shell.account).toBeHidden()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByText('Grace')).toBeHidden()
  const kept = await page.evaluate(() =>
    JSON.stringify([{ ...localStorage }, { ...sessionStorage }, document.cookie]),
  )
  expect(kept).not.toMatch(/grace|upm-|eyJ|@/i)
})

test('[SE-01] by authorization code with PKCE: code, state, nonce and challenge, and no token in an address', async ({
  page,
  sandbox,
}) => {
  const { member, upmId } = await sandbox.newMember()
  const visited: URL[] = []
  page.on('request', (request) => visited.push(new URL(request.url())))
  await page.goto('/session/sign-in?returnTo=/orders')
  await signInPage(page).triesPassword(member, samplePassword)
  await expect(page).toHaveURL('/orders')
  await expect(page.getByRole('heading', { name: 'No orders yet' })).toBeVisible()
  const authorization = visited.find((url) => url.searchParams.has('code_challenge'))?.searchParams
  expect(Object.fromEntries(authorization ?? [])).toMatchObject({
    response_type: 'code',
    code_challenge_method: 'S256',
    code_challenge: expect.stringMatching(/^[\w-]{43}$/),
    state: expect.any(String),
    nonce: expect.any(String),
  })
  expect(visited.filter((url) => /token/.test(url.search))).toEqual([])
  const session = await (await page.request.get('/session')).json()
  expect([session.status, session.member.upmId, session.accessToken]).toEqual([
    'member',
    upmId,
    expect.any(String),
  ])
  const kept = await page.evaluate(() =>
    JSON.stringify([{ ...localStorage }, { ...sessionStorage }, document.cookie]),
  )
  expect(kept).not.toContain(session.accessToken.slice(0, 20))
})

test('[SE-01] a wrong password says so, keeps the address, and the right one works', async ({
  page,
  sandbox,
  shell,
}) => {
  const { member, upmId } = await sandbox.newMember()
  await page.goto('/session/sign-in?returnTo=/orders')
  const signIn = signInPage(page)
  await signIn.triesPassword(member, 'wrong')
  await expect(page).toHaveTitle(/^Error: /)
  await expect(page.getByRole('alert')).toBeVisible()
  await expect(page.getByLabel('Email address')).toHaveValue(member)
  await expect(page.getByLabel('Email address')).toHaveAttribute('aria-invalid', 'true')
  await signIn.triesPassword(member, samplePassword)
  await expect(page).toHaveURL('/orders')
  await shell.seesSignedIn(`Robin ${upmId.slice(0, 8)}`)
})

test('[SE-01] giving up on signing in leads back to where the shopper was', async ({ page, shell }) => {
  await page.goto('/gb/en/orders/gift-card-lookup')
  await shell.signInButton.click()
  await signInPage(page).seesIt()
  await signInPage(page).cancels()
  await expect(page).toHaveURL('/gb/en/orders/gift-card-lookup')
  await expect(shell.signInButton).toBeVisible()
})

test('[SE-01] a refused token is renewed, and the page does not notice', async ({
  page,
  ownOrder,
  history,
  detail,
}) => {
  await opensAsShell(page)
  const orderNumber = await ownOrder()
  await history.opens()
  await handOutEndedToken(page)
  const asked = watchCalls(page, 'GET', '/orders/history/v1/{orderNumber}')
  await detail.opens(orderNumber)
  await detail.seesState('ready.current')
  expect(asked.map(({ headers }) => headers.authorization === 'Bearer ended')).toEqual([true, false])
  await expect(page).toHaveURL(`/orders/sales/${orderNumber}`)
})

test('[SE-01] a token is renewed before it ends, while the page stays as it is', async ({
  page,
  opensOwnOrder,
  cancellation,
}) => {
  await page.clock.install()
  await opensOwnOrder()
  await cancellation.asks()
  const { expiresAt } = await (await page.request.get('/session')).json()
  const renewed = page.waitForRequest((request) => new URL(request.url()).pathname === '/session')
  await page.clock.fastForward(Math.max(0, Date.parse(expiresAt) - Date.now() - 30_000))
  await renewed
  await cancellation.seesView('confirming')
})

test('[SE-01] an ended session asks to sign in again and comes back to the same page', async ({
  page,
  context,
  member,
  ownOrder,
  history,
  detail,
}) => {
  const orderNumber = await ownOrder()
  // An order that is looked at is asked for ahead, which nobody hears of where it fails.
  await refuseTokens(page, `/api/orders/history/v1/${orderNumber}`)
  const token = page.waitForResponse((response) => new URL(response.url()).pathname === '/session')
  await history.opens()
  await token
  await context.clearCookies()
  await page.locator(`[data-order="${orderNumber}"]`).getByRole('link', { name: 'View order' }).click()
  await expect(page.getByRole('heading', { name: 'You’ve been signed out' })).toBeVisible()
  await page.locator('main').getByRole('button', { name: 'Sign in' }).click()
  await page.unrouteAll()
  await signInPage(page).triesPassword(member.member, samplePassword)
  await expect(page).toHaveURL(`/orders/sales/${orderNumber}`)
  await detail.seesOrder(orderNumber)
})

test('[SE-01] an ended session on the list of orders asks to sign in and comes back to it', async ({
  page,
  context,
  sandbox,
  history,
}) => {
  const member = await signInAsNew(context, sandbox, { orders: 12 })
  await history.opens()
  await history.seesOrders(10)
  await context.clearCookies()
  await refuseTokens(page, '/api/orders/history/v1', { times: 1 })
  await history.showsMore()
  await expect(page.getByRole('heading', { name: 'You’ve been signed out' })).toBeVisible()
  await page.locator('main').getByRole('button', { name: 'Sign in' }).click()
  await signInPage(page).triesPassword(member, samplePassword)
  await expect(page).toHaveURL('/orders')
  await history.seesOrders(10)
})

for (const path of ['/orders', '/orders/partners', '/gb/orders', '/gb/en/orders/partners']) {
  test(`[SE-03] a guest at ${path} is led to the guest lookup`, async ({ page, shell }) => {
    await page.goto(path)
    await shell.seesGuestLookup()
    await expect(page).toHaveURL(`${path.replace('/partners', '')}/details`)
  })
}

test('[SE-03] the host gives a guest no history, and no partner orders either', async ({ request }) => {
  const statuses = await Promise.all(
    ['', '?filter=type(PARTNER_SALES_ORDER)'].map(async (query) =>
      (await request.get(`/api/orders/history/v1${query}`)).status(),
    ),
  )
  expect(statuses).toEqual([401, 401])
})
