import type { Page } from '@playwright/test'
import { opensAsShell, pageAnswers } from '../../../pages/open-page.ts'
import { orderSearchPage } from '../../../pages/order-search.page.ts'
import { expect, test } from '../../../support/own-order.ts'
import { signInAsNew } from '../../../support/sign-in.ts'

const listCall = /\/api\/orders\/history\/v1\?/

/** Calls of the list that a page makes from now on. */
const callsOf = (page: Page) => {
  const calls: URLSearchParams[] = []
  page.on('request', (request) => {
    if (listCall.test(request.url())) calls.push(new URL(request.url()).searchParams)
  })
  return calls
}

test('[BY-53] words of a number and of a title find their orders, whatever the case, the accents and the digits', async ({
  page,
  ownOrder,
  history,
}) => {
  const shipped = await ownOrder({ from: 'shipped' })
  const returnable = await ownOrder({ from: 'returnable' })
  const search = orderSearchPage(page)
  await history.opens()
  await pageAnswers(page)
  const arabic = (digits: string) => digits.replaceAll(/\d/g, (digit) => '٠١٢٣٤٥٦٧٨٩'[Number(digit)] ?? '')
  for (const words of [shipped.toLowerCase(), `  ${shipped.slice(2)}  `, arabic(shipped)]) {
    await search.looksFor(words)
    await expect(search.count).toHaveText('1 order found')
    expect(await history.numbers()).toEqual([shipped])
  }
  const line = history.order(shipped).locator('[data-line]').first()
  const title = await line.getByRole('paragraph').nth(1).innerText()
  await search.looksFor(title.split(' ').reverse().join(' ').toUpperCase())
  await expect(history.order(shipped)).toBeVisible()
  await search.looksFor(`${shipped} ${returnable}`)
  await search.seesResults()
  await history.seesOrders(0)
})

test('[BY-53] [BY-54] what is found comes page by page, and comes back as it was left', async ({
  page,
  context,
  sandbox,
  history,
}) => {
  await signInAsNew(context, sandbox, { orders: 60 })
  const search = orderSearchPage(page)
  await history.opens('', '?status=delivered')
  await pageAnswers(page)
  await expect(search.choice('Status')).toHaveValue('delivered')
  await expect(search.count).toHaveText('More than 10 orders found')
  await history.showsMore()
  await history.seesOrders(20)
  await expect(search.count).toHaveText('More than 20 orders found')
  const numbers = await history.numbers()
  await history.opener(14).click()
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Orders')
  await page.goBack()
  await history.seesOrders(20)
  await history.seesState('ready.idle')
  expect(await history.numbers()).toEqual(numbers)
})

test('[BY-54] choices narrow the list: status, year, and what was bought in a store or sent back', async ({
  page,
  ownOrder,
  ownReturn,
  history,
}) => {
  const shipped = await ownOrder({ from: 'shipped' })
  const delivered = await ownOrder({ from: 'returnable' })
  const inStore = await ownOrder({ from: 'in-store' })
  const { returnNumber } = await ownReturn('return-created')
  const search = orderSearchPage(page)
  await history.opens()
  await pageAnswers(page)
  const everything = await history.numbers()
  const chooses = async (name: string, value: string) => {
    await search.choice(name).selectOption(value)
    await expect(page).toHaveURL(new RegExp(value))
    await search.seesResults()
    return new Set(await history.numbers())
  }
  expect((await chooses('Status', 'onItsWay')).has(shipped)).toBe(true)
  for (const words of await history.orders.allInnerTexts()) expect(words).toMatch(/Ordered|Preparing|Shipped/)
  const arrived = await chooses('Status', 'delivered')
  expect([arrived.has(delivered), arrived.has(shipped)]).toEqual([true, false])
  await search.choice('Status').selectOption('All statuses')
  await expect(page).not.toHaveURL(/status/)
  await history.seesOrders(everything.length)
  expect([...(await chooses('Kind of order', 'store'))]).toEqual([inStore])
  expect([...(await chooses('Kind of order', 'returns'))]).toEqual([returnNumber])
  const online = await chooses('Kind of order', 'online')
  expect([online.has(shipped), online.has(inStore), online.has(returnNumber)]).toEqual([true, false, false])
  const years = await search.choice('Year').locator('option').allInnerTexts()
  const thisYear = String(new Date().getUTCFullYear())
  expect(years.slice(0, 2)).toEqual(['Any year', thisYear])
  expect((await chooses('Year', thisYear)).has(shipped)).toBe(true)
})

test('[BY-55] typing asks once it pauses, Enter asks at once, and a newer search ends the older', async ({
  page,
  ownOrder,
  history,
}) => {
  const orderNumber = await ownOrder({ from: 'shipped' })
  const search = orderSearchPage(page)
  await history.opens()
  await pageAnswers(page)
  const calls = callsOf(page)
  await search.field.pressSequentially(orderNumber, { delay: 20 })
  await expect.poll(() => calls.at(-1)?.get('search')).toBe(orderNumber)
  await expect(search.count).toHaveText('1 order found')
  expect(calls.length).toBeLessThan(orderNumber.length)
  const held = Promise.withResolvers<void>()
  await page.route(/search=older/, async (route) => {
    await held.promise
    await route.continue()
  })
  const ended = page.waitForEvent('requestfailed', (request) => request.url().includes('search=older'))
  await search.looksFor('older')
  await history.seesState('searching')
  await expect(history.order(orderNumber)).toBeVisible()
  await search.looksFor(orderNumber.slice(0, 6))
  await expect(search.count).toHaveText(/orders? found/)
  await ended
  held.resolve()
  await expect(history.order(orderNumber)).toBeVisible()
  expect(new URL(page.url()).searchParams.get('q')).toContain(orderNumber.slice(0, 6))
})

test('[BY-55] the address keeps a search: it comes rendered, after a reload, and by back and forward', async ({
  page,
  browser,
  context,
  ownOrder,
  history,
}) => {
  const shipped = await ownOrder({ from: 'shipped' })
  await ownOrder({ from: 'in-store' })
  const search = orderSearchPage(page)
  await history.opens()
  await pageAnswers(page)
  const count = (await history.numbers()).length
  await search.looksFor(shipped)
  await expect(search.count).toHaveText('1 order found')
  await search.choice('Kind of order').selectOption('online')
  await expect(page).toHaveURL(/show=online/)
  await search.seesResults()
  await page.reload()
  await pageAnswers(page)
  await expect(search.field).toHaveValue(shipped)
  await expect(search.choice('Kind of order')).toHaveValue('online')
  await history.seesOrders(1)
  await page.goBack()
  await expect(search.choice('Kind of order')).toHaveValue('')
  await history.seesOrders(1)
  await page.goBack()
  await expect(search.field).toHaveValue('')
  await history.seesOrders(count)
  await page.goForward()
  await expect(search.field).toHaveValue(shipped)
  await history.seesOrders(1)
  // As the host has written it, without a script.
  const bare = await browser.newContext({
    javaScriptEnabled: false,
    storageState: await context.storageState(),
  })
  const plain = await bare.newPage()
  await plain.goto(page.url())
  await expect(plain.getByRole('searchbox')).toHaveValue(shipped)
  await expect(plain.locator('[data-order]')).toHaveCount(1)
  await plain.getByRole('searchbox').fill('nothing like it')
  await plain.getByRole('searchbox').press('Enter')
  await expect(plain.locator('[data-part=nothing-found]')).toBeVisible()
  await bare.close()
})

test('[BY-55] what is none of a filter’s values is dropped from the address, and nothing breaks', async ({
  page,
  ownOrder,
  history,
}) => {
  const orderNumber = await ownOrder({ from: 'shipped' })
  const search = orderSearchPage(page)
  const answer = await page.goto(`/orders?status=lost&year=12&show[]=x&q=${'%20'.repeat(3)}&standalone=false`)
  expect(answer?.status()).toBe(200)
  await expect(history.order(orderNumber)).toBeVisible()
  await expect(search.choice('Status')).toHaveValue('')
  await pageAnswers(page)
  await search.choice('Kind of order').selectOption('online')
  await expect(page).toHaveURL(/[?&]show=online/)
  await expect(page).not.toHaveURL(/lost|year|q=/)
})

test('[BY-56] nothing found says what was looked for and leads back to all orders, by keyboard', async ({
  page,
  ownOrder,
  history,
}) => {
  const orderNumber = await ownOrder({ from: 'shipped' })
  const search = orderSearchPage(page)
  await history.opens()
  await pageAnswers(page)
  await search.looksFor('<b>kayak</b>')
  await expect(search.nothing.getByRole('heading')).toHaveText('No orders with “<b>kayak</b>”')
  await expect(search.count).toHaveText('0 orders found')
  await search.choice('Status').selectOption('delivered')
  await expect(search.nothing).toContainText('Try another status, year, or kind of order.')
  await search.nothing.getByRole('button', { name: 'Show all orders' }).press('Enter')
  await expect(history.order(orderNumber)).toBeVisible()
  await expect(search.field).toBeFocused()
  await expect(search.field).toHaveValue('')
  await expect(search.count).toHaveText('')
  expect(new URL(page.url()).search).toBe('')
  await search.field.fill(orderNumber)
  await search.part.getByRole('button', { name: 'Clear search' }).click()
  await expect(search.field).toBeFocused()
  await history.seesState('ready.idle')
})

test('[BY-56] a search that fails can be tried again, and is made once the network is back', async ({
  page,
  ownOrder,
  history,
}) => {
  await opensAsShell(page)
  const orderNumber = await ownOrder({ from: 'shipped' })
  const search = orderSearchPage(page)
  await history.opens()
  await page.route(/search=/, (route) => route.abort('internetdisconnected'))
  await search.looksFor(orderNumber)
  await history.seesState('firstPageFailed')
  await history.dialog.getByRole('button', { name: 'Close' }).first().click()
  await page.getByRole('button', { name: 'Try again' }).click()
  await history.seesState('firstPageFailed')
  await page.context().setOffline(true)
  await page.unroute(/search=/)
  await page.context().setOffline(false)
  await expect(search.count).toHaveText('1 order found')
  await expect(history.dialog).toBeHidden()
})
