import { returnPageParts } from '../../../domain/pages/page.ts'
import { opensAsShell, pageAnswers } from '../../pages/open-page.ts'
import { signInPage } from '../../pages/sign-in.page.ts'
import { admitFirst } from '../../support/guest.ts'
import { codeOf, holdScript } from '../../support/page-code.ts'
import { samplePassword } from '../../support/sandbox.ts'
import { signInFirst } from '../../support/sign-in.ts'
import { expect, test } from '../../support/test.ts'

const orderCall = 'GET /orders/history/v1/{orderNumber}'

test('[GL-06] standalone with all data sends itself, and what is personal has left the address by then', async ({
  page,
  sandbox,
  detail,
  lookup,
}) => {
  const order = await sandbox.newOrder({ from: 'delivered', member: null, country: 'us' })
  const path = `/us/en/orders/details/${order.orderNumber}`
  await page.goto(`${path}?standalone=true&email=${encodeURIComponent(order.email ?? '')}`)
  await detail.seesOrder(order.orderNumber)
  await expect(page).toHaveURL(`${path}?standalone=true`)
  expect(await page.evaluate(() => JSON.stringify(history.state))).not.toContain('@')

  await page.context().clearCookies()
  await page.goto('/us/en/orders/details?standalone=true&email=lina%40example.com')
  await lookup.seesState('form.accepting.editing')
  await expect(lookup.email).toHaveValue('lina@example.com')
  await page.goto(`${path}?email=lina%40example.com`)
  await lookup.seesState('form.accepting.editing')
  await expect(lookup.orderNumber).toHaveValue(order.orderNumber)
})

test('[GL-06] a phone number in the address serves as an email address does, where it may be given', async ({
  page,
  sandbox,
  detail,
  lookup,
}) => {
  const order = await sandbox.newOrder({ from: 'delivered', member: null, country: 'cn' })
  const number = (order.phone ?? '').replace('86 ', '')
  const path = `/cn/en/orders/details/${order.orderNumber}`
  await page.goto(`${path}?phoneNumber=${number}`)
  await lookup.seesState('form.accepting.editing')
  await expect(lookup.phone).toHaveValue(number)
  await expect(page).toHaveURL(path)
  await pageAnswers(page)
  await lookup.terms.check()
  await lookup.submits()
  await detail.seesOrder(order.orderNumber)

  await page.context().clearCookies()
  await page.goto(`/us/en/orders/details?phoneNumber=${number}`)
  await lookup.seesState('form.accepting.editing')
  await expect(lookup.phone).toHaveCount(0)
  await expect(lookup.email).toHaveValue('')
})

test('[GL-06] [GL-07] showSignin signs in at once; giving up stays on the lookup and does not start over', async ({
  page,
  lookup,
}) => {
  await page.goto('/us/en/orders/details?showSignin=true')
  await signInPage(page).seesIt()
  await signInPage(page).cancels()
  await expect(page).toHaveURL('/us/en/orders/details')
  await lookup.seesState('form.accepting.editing')
  await expect(lookup.flow.getByText('Members return for free.')).toBeVisible()
  await lookup.opens('/gb/en/orders/details')
  await expect(lookup.signInButton).toBeVisible()
  await expect(lookup.flow.getByText('Members return for free.')).toHaveCount(0)
})

test('[GL-07] [OD-08] signing in from the lookup comes back to the order; a token on a guest path opens it', async ({
  page,
  sandbox,
  lookup,
  detail,
  shell,
}) => {
  const { member } = await sandbox.newMember()
  const { orderNumber, returnNumber } = await sandbox.newReturn('return-created', member)
  await lookup.opens('/orders/details')
  await lookup.orderNumber.fill(orderNumber)
  await lookup.signInButton.click()
  await signInPage(page).seesIt()
  await signInPage(page).triesPassword(member, samplePassword)
  await detail.seesOrder(orderNumber)
  await expect(page).toHaveURL(`/orders/sales/${orderNumber}`)

  await page.goto(
    `/gb/en/orders/details/${returnNumber}/summary?redirectPath=/orders/returns/${returnNumber}`,
  )
  await shell.seesHeading('Send it back')
  await expect(page).toHaveURL(`/gb/en/orders/returns/${returnNumber}/return-detail-confirmation`)
  await page.goto(`/orders/details/${orderNumber}?redirectPath=//elsewhere.example/orders/returns`)
  await expect(page).toHaveURL(`/orders/sales/${orderNumber}`)

  await page.goto('/orders/details')
  await shell.seesHeading('Find your order')
  await expect(page.getByText('You’re signed in, and')).toBeVisible()
  await page.getByRole('button', { name: 'Sign out', exact: true }).click()
  await lookup.seesState('form.accepting.editing')
})

test('[SH-14] [OD-08 A-25] with a token the guest path leads to the return for every return page, and else to the order', async ({
  page,
  context,
  sandbox,
  detail,
}) => {
  const { member } = await sandbox.newMember()
  const { orderNumber, returnNumber } = await sandbox.newReturn('return-created', member)
  await signInFirst(context, member)
  const returnPages = [
    ...returnPageParts.map((part) => `/orders/returns/${returnNumber}/${part}`),
    `/orders/sales/${orderNumber}/return-instructions`,
  ]
  // An order that opens as what it is not is led on: only the way there tells where the guest path has led.
  const visited: string[] = []
  page.on('framenavigated', (frame) => visited.push(new URL(frame.url()).pathname))
  for (const path of returnPages) {
    await page.goto(`/orders/details/${returnNumber}?redirectPath=${path}`)
    await detail.seesReturn(returnNumber)
    await expect(page).toHaveURL(`/orders/returns/${returnNumber}`)
  }
  expect(visited).not.toContain(`/orders/sales/${returnNumber}`)
  for (const other of [`/orders/sales/${orderNumber}/return`, `/orders/sales/${orderNumber}`]) {
    await page.goto(`/orders/details/${orderNumber}?redirectPath=${other}`)
    await detail.seesOrder(orderNumber)
    await expect(page).toHaveURL(`/orders/sales/${orderNumber}`)
  }
  expect(visited).not.toContain(`/orders/returns/${orderNumber}`)
})

test('[OD-08] nobody that is known goes to the lookup, and back to the return from there', async ({
  page,
  sandbox,
  lookup,
  detail,
}) => {
  const {
    orderNumber = '',
    parentOrderNumber,
    email,
  } = await sandbox.newOrder({
    from: 'return-created',
    member: null,
    country: 'us',
  })
  await page.goto(`/us/en/orders/sales/${parentOrderNumber}?emailSent=true&pageView=summary`)
  await lookup.seesState('form.accepting.editing')
  await expect(page).toHaveURL(`/us/en/orders/details/${parentOrderNumber}`)
  await page.goto(`/us/en/orders/returns/${orderNumber}`)
  await lookup.seesState('form.accepting.editing')
  await expect(lookup.orderNumber).toHaveValue(orderNumber)
  await lookup.looksUp({ orderNumber, email })
  await detail.seesReturn(orderNumber)
  await expect(page).toHaveURL(`/us/en/orders/returns/${orderNumber}`)
  await page.goto(`/us/en/orders/details/${orderNumber}`)
  await detail.seesReturn(orderNumber)
})

test('[OD-08] an order that does not open for its guest leads to the lookup, without emailSent and pageView', async ({
  page,
  context,
  sandbox,
  lookup,
  detail,
}) => {
  const order = await sandbox.newOrder({ from: 'shipped', member: null, country: 'us' })
  const path = `/us/en/orders/details/${order.orderNumber}`
  await admitFirst(context, 'somebody.else@example.com')
  await page.goto(`${path}?emailSent=true&pageView=summary&standalone=true`)
  await lookup.seesState('form.accepting.noMatch')
  await expect(page).toHaveURL(`${path}?standalone=true`)
  await expect(lookup.orderNumber).toHaveValue(order.orderNumber)
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await lookup.looksUp(order)
  await detail.seesOrder(order.orderNumber)

  await opensAsShell(page)
  await sandbox.addFault({ call: orderCall, effect: 'status', status: 500, orderNumber: order.orderNumber })
  await page.reload()
  await lookup.seesState('form.accepting.unavailable')
  await expect(lookup.email).toHaveValue(order.email ?? '')
  await lookup.submits()
  await detail.seesOrder(order.orderNumber)
})

test('[RM-08] a guest whose contacts are a member’s may sign in before a return, or go on as a guest', async ({
  page,
  context,
  sandbox,
  detail,
}) => {
  const [known] = await sandbox.scenarios('known-contacts')
  await admitFirst(context, known?.email ?? '')
  await page.goto(known?.url ?? '')
  const returns = detail.quickAction('return')
  await returns.click()
  await expect(detail.dialog).toHaveAccessibleName('Return for free with your account')
  await page.keyboard.press('Escape')
  await expect(detail.dialog).toBeHidden()
  await expect(returns).toBeFocused()
  await returns.click()
  await detail.dialog.getByRole('button', { name: 'Continue as guest' }).click()
  await expect(page).toHaveURL(`/us/en/orders/sales/${known?.orderNumber}/return`)
  await page.goto(known?.url ?? '')
  await returns.click()
  await detail.dialog.getByRole('button', { name: 'Sign in' }).click()
  await signInPage(page).seesIt()

  const unknown = await sandbox.newOrder({ from: 'delivered', member: null, country: 'us' })
  await context.clearCookies()
  await admitFirst(context, unknown.email ?? '')
  await page.goto(unknown.url)
  await returns.click()
  await expect(page).toHaveURL(`/us/en/orders/sales/${unknown.orderNumber}/return`)

  await context.clearCookies()
  const { member } = await sandbox.newMember()
  const own = await sandbox.newOrder({ from: 'delivered', member })
  await signInFirst(context, member)
  await detail.opens(own.orderNumber)
  await expect(returns).toHaveAttribute('href', `/orders/sales/${own.orderNumber}/return`)
})

test('a guest’s order comes with its styles: nothing of it moves as its script comes', async ({
  page,
  context,
  sandbox,
  detail,
}) => {
  const order = await sandbox.newOrder({ from: 'delivered', member: null, country: 'us' })
  await admitFirst(context, order.email ?? '')
  const letScriptCome = await holdScript(page)
  await page.goto(order.url)
  await page.evaluate(() => document.fonts.ready)
  const before = await detail.quickAction('return').boundingBox()
  letScriptCome()
  await pageAnswers(page)
  expect(await detail.quickAction('return').boundingBox()).toEqual(before)
})

test('the code of an order’s page comes with the first letter, or beside a lookup that sends itself, not with the form', async ({
  page,
  sandbox,
  lookup,
  detail,
}) => {
  const order = await sandbox.newOrder({ from: 'delivered', member: null, country: 'us' })
  const code = codeOf('src/features/order-detail/guest-order-detail.tsx')
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  await lookup.opens()
  await pageAnswers(page)
  await page.waitForLoadState('networkidle')
  expect(asked).not.toContain(code)
  await lookup.orderNumber.fill('P')
  await expect.poll(() => asked).toContain(code)

  asked.length = 0
  const summary = `/api/orders/summary/v1/${order.orderNumber}`
  const { promise: isCodeAsked, resolve: letGo } = Promise.withResolvers<void>()
  page.on('request', (request) => request.url().endsWith(code) && letGo())
  await page.route(`**${summary}*`, async (route) => {
    await isCodeAsked
    await route.fallback()
  })
  const contact = encodeURIComponent(order.email ?? '')
  await page.goto(`/us/en/orders/details/${order.orderNumber}?standalone=true&email=${contact}`)
  await detail.seesOrder(order.orderNumber)
  expect(asked).toContain(summary)
})
