import type { Page } from '@playwright/test'
import { getOrder } from '../../../contract/orders/order-calls.ts'
import { listGuestOrders, redeemGuestCode, requestGuestCode } from '../../../contract/session/guest-code.ts'
import { guestPassHeader } from '../../../contract/wire/guest-pass.ts'
import { guestCodePage, otherCode } from '../../pages/guest-code.page.ts'
import { opensAsShell } from '../../pages/open-page.ts'
import { isAccessibleToo } from '../../support/accessibility.ts'
import { changeAnswer, missNextAnswer, watchCalls } from '../../support/answers.ts'
import { admitFirst, comeInFirst } from '../../support/guest.ts'
import type { Sandbox } from '../../support/sandbox.ts'
import { signInFirst } from '../../support/sign-in.ts'
import { expect, test } from '../../support/test.ts'

const guestWithOrder = async (sandbox: Sandbox, country = 'nl') => {
  const { email, orderNumber } = await sandbox.newOrder({ from: 'shipped', member: null, country })
  return { email: email ?? '', orderNumber }
}

const opensDelivery = async (page: Page, orderNumber: string) => {
  await page.goto(`/nl/en/orders/sales/${orderNumber}/delivery`)
  await expect(page.locator('[data-flow=deliveryChange]')).toBeVisible()
  return { main: page.locator('main') }
}

const order = (page: Page, orderNumber: string) => page.locator(`[data-order="${orderNumber}"]`)

test('[BY-20][BY-21][BY-22][BY-24] from the lookup by a code to all orders, out again, and back by the browser’s arrow to nothing', async ({
  page,
  sandbox,
}) => {
  const { email, orderNumber } = await guestWithOrder(sandbox)
  const guest = guestCodePage(page)
  await page.goto('/nl/en/orders/details')
  await page.getByRole('link', { name: 'Get a code to see all your orders' }).click()
  await guest.seesHeading('See your orders with a code')
  await isAccessibleToo(page, 'the contact')
  await guest.email.fill('nobody@')
  await guest.send.click()
  const summary = guest.flow.getByRole('alert')
  await expect(summary).toBeFocused()
  await summary.getByRole('link', { name: 'Email address' }).click()
  await expect(guest.email).toBeFocused()
  await guest.asksFor(email)
  await expect(guest.heading).toBeFocused()
  await expect(guest.code).toHaveAttribute('autocomplete', 'one-time-code')
  await expect(guest.code).toHaveAttribute('inputmode', 'numeric')
  await expect(page.getByText(/^You can get a new code at /)).toBeVisible()
  await isAccessibleToo(page, 'the code')
  const code = await guest.codeSentTo(email)
  await guest.types(otherCode(code))
  await expect(page.getByText('You have 4 tries left.')).toBeVisible()
  await expect(guest.code).toBeFocused()
  await isAccessibleToo(page, 'the code that was wrong')
  await guest.types(` Your code: ${code.slice(0, 3)} ${code.slice(3)}.`)
  await guest.seesHeading('Your orders')
  await expect(order(page, orderNumber)).toBeVisible()
  await expect(page.getByText(/are open on this device until \d\d:\d\d\.$/)).toBeVisible()
  await isAccessibleToo(page, 'the orders')
  await page.reload()
  await expect(order(page, orderNumber)).toBeVisible()
  await order(page, orderNumber).getByRole('link', { name: 'View order' }).click()
  await expect(page).toHaveURL(new RegExp(`/orders/sales/${orderNumber}$`))
  await expect(page.locator('[data-part=address]')).toBeVisible()
  await expect(page.locator('[data-part=shown-in-part]')).toHaveCount(0)
  await page.getByRole('link', { name: 'Your orders', exact: true }).click()
  await guest.done.click()
  await guest.seesHeading('See your orders with a code')
  await page.reload()
  await guest.seesHeading('See your orders with a code')
  await expect(guest.email).toHaveValue('')
})

test('[BY-20] a contact that nobody has is answered alike', async ({ page }) => {
  const guest = guestCodePage(page)
  await guest.opens()
  await guest.asksFor(`nobody.${crypto.randomUUID()}@example.com`)
  await expect(page.getByText(/^If guest orders were placed with /)).toBeVisible()
  await guest.types('123456')
  await expect(page.getByText('You have 4 tries left.')).toBeVisible()
})

test('[BY-21] five wrong codes end it, another one is sent once its minute is over', async ({
  page,
  sandbox,
}) => {
  const { email } = await guestWithOrder(sandbox)
  const guest = guestCodePage(page)
  await guest.opens()
  await guest.asksFor(email)
  const wrong = otherCode(await guest.codeSentTo(email))
  for (const left of ['4 tries', '3 tries', '2 tries', '1 try']) {
    await guest.types(wrong)
    await expect(page.getByText(`You have ${left} left.`)).toBeVisible()
  }
  await guest.types(wrong)
  await guest.seesHeading('This code doesn’t work any more')
  await isAccessibleToo(page, 'the code that is over')
  await guest.again.click()
  await guest.seesHeading('Enter your code')
  await expect(page.getByText(/^You can get a new code at /)).toBeVisible()
  expect(await guest.mailsTo(email)).toHaveLength(1)
  await page.getByRole('button', { name: 'Change email address' }).click()
  await guest.send.click()
  await expect(page.getByRole('alert').filter({ hasText: 'Too many codes' })).toBeVisible()
  await isAccessibleToo(page, 'too many codes')
})

test('[BY-21] a lost answer to a request and to a try costs neither a code nor a try', async ({
  page,
  sandbox,
}) => {
  const { email, orderNumber } = await guestWithOrder(sandbox)
  const guest = guestCodePage(page)
  const tries = watchCalls(page, 'POST', redeemGuestCode.path)
  await guest.opens()
  await guest.email.fill(email)
  await missNextAnswer(page, requestGuestCode, 'lost')
  await guest.send.click()
  await expect(
    page.getByRole('alert').filter({ hasText: 'We don’t know if your code was sent' }),
  ).toBeVisible()
  await page.getByRole('button', { name: 'Try again' }).click()
  await guest.seesHeading('Enter your code')
  expect(await guest.mailsTo(email)).toHaveLength(1)
  await missNextAnswer(page, redeemGuestCode, 'lost')
  await guest.types(await guest.codeSentTo(email))
  await expect(page.getByRole('alert').filter({ hasText: 'We couldn’t check your code' })).toBeVisible()
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(order(page, orderNumber)).toBeVisible()
  expect(tries.length).toBeGreaterThan(1)
})

test('[BY-21][BY-22] a reload while the code is checked loses neither the code nor the orders, and one before it asks for no new code', async ({
  page,
  sandbox,
}) => {
  const { email, orderNumber } = await guestWithOrder(sandbox)
  const guest = guestCodePage(page)
  await guest.opens()
  await guest.asksFor(email)
  const code = await guest.codeSentTo(email)
  // The page is loaded anew before a code was tried: whoever has one says so.
  await page.reload()
  await guest.email.fill(email)
  await guest.hasCode.click()
  await guest.seesHeading('Enter your code')
  await expect(page.getByText(/^Enter the 6 digits of the newest code that we sent to /)).toBeVisible()
  await guest.types(otherCode(code))
  await expect(page.getByText('You have 4 tries left.')).toBeVisible()
  // From the first try on the browser is known again: it asks for the code, and for nothing else.
  await page.reload()
  await guest.seesHeading('Enter your code')
  const { worked } = await missNextAnswer(page, redeemGuestCode, 'away')
  await guest.code.fill(code)
  await guest.show.click()
  await worked
  await page.reload()
  await expect(order(page, orderNumber)).toBeVisible()
  expect(await guest.mailsTo(email)).toHaveLength(1)
})

test('[BY-22] more orders than a page holds come on request, those that do not come are asked for again, and the list comes rendered', async ({
  page,
  context,
  sandbox,
}) => {
  const { email, orderNumber } = await guestWithOrder(sandbox)
  for (let more = 0; more < 10; more += 1) {
    await sandbox.newOrder({ from: 'shipped', member: null, country: 'nl', email })
  }
  await comeInFirst(context, email)
  const document = await (await page.request.get('/nl/en/orders/code')).text()
  expect(document.match(/data-order=/g)).toHaveLength(10)
  const lists = watchCalls(page, 'GET', listGuestOrders.path)
  const guest = guestCodePage(page)
  await guest.opens()
  await expect(page.locator('[data-order]')).toHaveCount(10)
  await missNextAnswer(page, listGuestOrders, 'lost')
  const more = page.getByRole('button', { name: 'Show more orders' })
  await more.click()
  await expect(page.getByRole('alert').filter({ hasText: 'We couldn’t load more orders' })).toBeVisible()
  await more.click()
  await expect(order(page, orderNumber)).toBeVisible()
  await expect(page.locator('[data-order]')).toHaveCount(11)
  expect(lists.map(({ url }) => url.searchParams.get('cursor') === null)).toEqual([false, false])
})

test('[BY-22] orders that do not come are asked for again, and need no new code', async ({
  page,
  context,
  sandbox,
}) => {
  const { email, orderNumber } = await guestWithOrder(sandbox)
  await comeInFirst(context, email)
  await missNextAnswer(page, listGuestOrders, 'lost')
  await opensAsShell(page)
  await page.goto('/nl/en/orders/code')
  await expect(page.getByRole('heading', { name: 'We couldn’t load your orders' })).toBeVisible()
  await isAccessibleToo(page, 'orders that did not come')
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(order(page, orderNumber)).toBeVisible()
})

test('[BY-22] a code that was right whose orders are gone says so, and leads on', async ({
  page,
  context,
  sandbox,
}) => {
  const { email } = await guestWithOrder(sandbox)
  await comeInFirst(context, email)
  await opensAsShell(page)
  await changeAnswer(page, listGuestOrders.path, (answer: object) => ({ ...answer, orderItems: [] }))
  const guest = guestCodePage(page)
  await guest.opens()
  const none = page.locator('[data-part=no-guest-orders]')
  await expect(none).toContainText('No guest orders here any more')
  await isAccessibleToo(page, 'no guest orders any more')
  await none.getByRole('link', { name: 'Find one order by its number' }).click()
  await expect(page).toHaveURL(/\/orders\/details$/)
})

test('[BY-23] number and contact show an order in part where the country says so, and lead to the code', async ({
  page,
  context,
  sandbox,
}) => {
  const { email, orderNumber } = await guestWithOrder(sandbox)
  const opens = () => page.goto(`/nl/en/orders/sales/${orderNumber}`)
  await admitFirst(context, email)
  await opens()
  const part = page.locator('[data-part=shown-in-part]')
  await expect(part).toContainText('To keep them private')
  await expect(page.locator('[data-part=payment]')).toHaveCount(0)
  await isAccessibleToo(page, 'an order in part')
  await part.getByRole('link', { name: 'Get a code to see all of this order' }).click()
  const guest = guestCodePage(page)
  await expect(guest.email).toHaveValue(email)
  await guest.asksFor(email)
  await guest.types(await guest.codeSentTo(email))
  await guest.seesHeading('Your orders')
  await opens()
  await expect(page.locator('[data-part=payment]')).toBeVisible()
  await expect(part).toHaveCount(0)
})

test('[BY-23] changing the delivery of an order that is shown in part says where it goes, and no street or name', async ({
  page,
  context,
  sandbox,
}) => {
  const { email = '', orderNumber } = await sandbox.newOrder({
    from: 'delivery-open',
    member: null,
    country: 'nl',
  })
  const { pass } = await comeInFirst(context, email)
  const whole = await page.request.get(`/api${getOrder.path.replace('{orderNumber}', orderNumber)}`, {
    params: { filter: `email(${email})`, country: 'NL', language: 'en' },
    headers: { [guestPassHeader]: pass },
  })
  const { address1, city, lastName } = (await whole.json()).order.shippingAddress
  await admitFirst(context, email)
  const { main } = await opensDelivery(page, orderNumber)
  await expect(main).toContainText(city)
  for (const hidden of [address1, lastName]) await expect(main).not.toContainText(hidden)
  await isAccessibleToo(page, 'changing the delivery of an order in part')
  await admitFirst(context, email, { pass })
  await opensDelivery(page, orderNumber)
  await expect(main).toContainText(address1)
})

test('[BY-23] other countries show the whole order', async ({ page, context, sandbox }) => {
  const { email, orderNumber } = await guestWithOrder(sandbox, 'us')
  await admitFirst(context, email)
  await page.goto(`/us/en/orders/sales/${orderNumber}`)
  await expect(page.locator('[data-part=payment]')).toBeVisible()
  await expect(page.locator('[data-part=shown-in-part]')).toHaveCount(0)
})

test('[BY-24] in China the code comes as a text message, which the sandbox’s phone shows', async ({
  page,
  sandbox,
}) => {
  const { phone, orderNumber } = await sandbox.newOrder({ from: 'shipped', member: null, country: 'cn' })
  const number = (phone ?? '').replaceAll(/\D/g, '').replace(/^86/, '')
  const guest = guestCodePage(page)
  await guest.opens('cn')
  const field = page.getByLabel('Phone number')
  if (!(await field.isVisible()))
    await page.getByRole('button', { name: 'Use my phone number instead' }).click()
  await field.fill(number)
  await guest.send.click()
  await guest.seesHeading('Enter your code')
  const other = await page.context().newPage()
  await other.goto(`/sandbox/phone?number=86${number}`)
  const words = await other.locator('.ph-words').first().textContent()
  await isAccessibleToo(other, 'the phone')
  expect(words).toMatch(/\d{6}.*\n\n@localhost #\d{6}$/s)
  await guest.types(/\d{6}/.exec(words ?? '')?.[0] ?? '')
  await guest.seesHeading('Your orders')
  // Guests of a country share its sample number: newer orders of theirs come first.
  const more = page.getByRole('button', { name: 'Show more orders' })
  await expect(async () => {
    if ((await order(page, orderNumber).count()) === 0) await more.click({ timeout: 1_000 })
    await expect(order(page, orderNumber)).toBeVisible({ timeout: 1_000 })
  }).toPass()
})

test('a member is led to their list', async ({ page, context, sandbox }) => {
  const { member } = await sandbox.newMember({ country: 'nl' })
  await signInFirst(context, member)
  const guest = guestCodePage(page)
  await page.goto('/nl/en/orders/code')
  await guest.seesHeading('See your orders with a code')
  await page.getByRole('link', { name: 'Back to your orders' }).click()
  await expect(page).toHaveURL(/\/nl\/en\/orders$/)
})

test('[BY-20] the way in goes by keyboard alone', async ({ page, sandbox }) => {
  const { email, orderNumber } = await guestWithOrder(sandbox)
  const guest = guestCodePage(page)
  await guest.opens()
  await guest.email.focus()
  await page.keyboard.type(email)
  await page.keyboard.press('Enter')
  await guest.seesHeading('Enter your code')
  await guest.code.focus()
  await page.keyboard.type(await guest.codeSentTo(email))
  await page.keyboard.press('Enter')
  await expect(order(page, orderNumber)).toBeVisible()
})
