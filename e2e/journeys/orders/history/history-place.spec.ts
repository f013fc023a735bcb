import { opensAsShell, pageAnswers } from '../../../pages/open-page.ts'
import { expect, test } from '../../../support/own-order.ts'
import { signInAsNew } from '../../../support/sign-in.ts'

const listCall = '**/api/orders/history/v1?**'

test('"Show more" leads to the first new order, and no two orders have the same heading', async ({
  page,
  context,
  sandbox,
  history,
}) => {
  await signInAsNew(context, sandbox, { orders: 22 })
  await history.opens()
  await pageAnswers(page)
  for (const count of [10, 20]) {
    await history.showsMore()
    await expect(history.orders.nth(count).getByRole('heading', { level: 2 })).toBeFocused()
  }
  for (const level of [2, 3]) {
    const names = await page.locator(`main h${level}`).allInnerTexts()
    expect(names.length).toBeGreaterThan(21)
    if (level === 2) expect(new Set(names).size).toBe(names.length)
    for (const name of names) expect(name).toMatch(level === 2 ? /(Order|Return) [A-Z0-9]+/ : /: .+/)
  }
})

for (const width of [390, 1280]) {
  test(`30 orders come back in their place after one was opened, at ${width} px`, async ({
    page,
    context,
    sandbox,
    history,
  }) => {
    await page.setViewportSize({ width, height: 844 })
    await signInAsNew(context, sandbox, { orders: 30 })
    await history.opens()
    await pageAnswers(page)
    await history.showsMore()
    await history.seesOrders(20)
    await history.showsMore()
    await history.seesOrders(30)
    const numbers = await history.numbers()
    const opened = history.opener(24)
    await opened.scrollIntoViewIfNeeded()
    const place = () => page.evaluate(() => Math.round(scrollY))
    const left = await place()
    await opened.click()
    await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Orders')
    await expect.poll(place).toBe(0)
    const fresh = page.waitForResponse(/orders\/history\/v1\?.*cursor=/)
    await page.goBack()
    await history.seesOrders(30)
    await expect.poll(place).toBe(left)
    await expect(opened).toBeInViewport()
    // The list is asked for afresh meanwhile, and what comes takes nothing away.
    await fresh
    await history.seesState('ready.idle')
    expect(await history.numbers()).toEqual(numbers)
    expect(await place()).toBe(left)
  })
}

test('20 orders come back where the page had been jumped into by "Skip to content"', async ({
  page,
  context,
  sandbox,
  history,
}) => {
  await signInAsNew(context, sandbox, { orders: 20 })
  await history.opens()
  await pageAnswers(page)
  await page.getByRole('link', { name: 'Skip to content' }).press('Enter')
  await expect(page).toHaveURL(/#main$/)
  await history.showsMore()
  await history.seesOrders(20)
  await history.opener(14).click()
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Orders')
  await page.goBack()
  await expect(page).toHaveURL(/#main$/)
  await history.seesOrders(20)
})

test('orders that came while another page was on its way are there to come back to', async ({
  page,
  context,
  sandbox,
  history,
}) => {
  await signInAsNew(context, sandbox, { partnerOrders: 20 })
  await page.goto('/us/en/orders/partners?flag.enablePartnerOrders=true')
  await pageAnswers(page)
  const holds = async (address: RegExp) => {
    const lets = Promise.withResolvers<void>()
    await page.route(address, (route) => lets.promise.then(() => route.continue()))
    return lets.resolve
  }
  const letMoreGo = await holds(/\/api\/orders\/history\/v1\?.*cursor=/)
  const letCodeGo = await holds(/\.js$/)
  await history.showsMore()
  await page.getByRole('link', { name: 'Your orders' }).click()
  await expect(history.orders.first()).toBeHidden()
  const more = page.waitForResponse(/cursor=/)
  letMoreGo()
  await (await more).finished()
  letCodeGo()
  await history.seesState('empty')
  await page.goBack()
  await history.seesOrders(20)
})

test('an outage of the history offers to try again, and is over when the network is back', async ({
  page,
  ownOrder,
  history,
}) => {
  await opensAsShell(page)
  const orderNumber = await ownOrder()
  await page.route(listCall, (route) => route.abort('internetdisconnected'))
  await history.opens()
  await history.seesState('firstPageFailed')
  await history.dialog.getByRole('button', { name: 'Close' }).first().click()
  await page.getByRole('button', { name: 'Try again' }).click()
  await history.seesState('firstPageFailed')
  await page.context().setOffline(true)
  await page.unroute(listCall)
  await page.context().setOffline(false)
  await expect(history.order(orderNumber)).toBeVisible()
  await expect(history.dialog).toBeHidden()
})
