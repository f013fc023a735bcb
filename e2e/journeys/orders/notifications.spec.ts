import { chooseNotifications } from '../../../contract/notifications/notification-calls.ts'
import { notificationsPage, stopPage } from '../../pages/notifications/notifications.page.ts'
import { orderDetailPage } from '../../pages/order-detail.page.ts'
import { isAccessibleToo } from '../../support/accessibility.ts'
import { loseNext, watchCalls } from '../../support/answers.ts'
import { admitFirst } from '../../support/guest.ts'
import {
  bringsPush,
  codeTexted,
  newPhone,
  playParcel,
  pushedOf,
  stopLinkOf,
  toldBy,
  zoneAtMidnight,
  zoneAtNoon,
} from '../../support/notifications/told.ts'
import { signInAsNew } from '../../support/sign-in.ts'
import { expect, test } from '../../support/test.ts'

test.use({ timezoneId: zoneAtNoon })

test('[BY-36] [BY-38] [BY-40] a member chooses texts and web push, hears once that the order has shipped, and stops the texts by their link', async ({
  page,
  context,
  sandbox,
  request,
}) => {
  const member = await signInAsNew(context, sandbox)
  const { orderNumber } = await sandbox.newOrder({ from: 'cancellable', member, country: 'us' })
  const told = notificationsPage(page)
  await bringsPush(page)
  await orderDetailPage(page).opens(orderNumber)
  await page.getByRole('link', { name: 'Text or push updates' }).click()
  await told.seesState(/choosing.*push\.ready/)
  await expect(told.email).toBeChecked()
  await isAccessibleToo(page, 'notifications, the choice')
  await told.text.check()
  await told.push.check()
  const calls = watchCalls(page, 'PUT', chooseNotifications.path)
  await told.save.dblclick()
  await expect(told.saved).toBeVisible()
  expect(calls).toHaveLength(1)
  await isAccessibleToo(page, 'notifications, saved')
  await page.reload()
  await expect(told.text).toBeChecked()
  await expect(told.push).toBeChecked()

  await playParcel(request, orderNumber, 'SHIPPED')
  await playParcel(request, orderNumber, 'SHIPPED')
  await expect.poll(async () => (await toldBy(request, orderNumber, 'text')).length).toBe(1)
  await expect.poll(async () => (await pushedOf(request, orderNumber)).length).toBe(1)
  const [pushed] = await pushedOf(request, orderNumber)
  expect(pushed?.message).toMatchObject({ event: 'shipped' })
  expect(pushed?.message.path).toMatch(new RegExp(`/orders/sales/${orderNumber}$`))
  const [text] = await toldBy(request, orderNumber, 'text')
  expect(text?.text).toContain(orderNumber)

  await context.clearCookies()
  const stop = stopPage(page)
  await page.goto(stopLinkOf(text?.text ?? ''))
  await expect(stop.heading('Stop texts about this order?')).toBeVisible()
  expect(new URL(page.url()).hash).toBe('')
  await isAccessibleToo(page, 'stop of messages, asking')
  await stop.stop.click()
  await expect(stop.heading('We’ve stopped the texts')).toBeVisible()
  await isAccessibleToo(page, 'stop of messages, stopped')

  await playParcel(request, orderNumber, 'OUT_FOR_DELIVERY')
  await expect.poll(async () => (await pushedOf(request, orderNumber)).length).toBe(2)
  expect(await toldBy(request, orderNumber, 'text')).toHaveLength(1)
})

test('[BY-37] a guest has texts sent to another phone that a code confirms', async ({
  page,
  context,
  sandbox,
  request,
}) => {
  const { orderNumber, email = '' } = await sandbox.newOrder({
    from: 'cancellable',
    member: null,
    country: 'us',
  })
  await admitFirst(context, email)
  const told = notificationsPage(page)
  await told.opens(orderNumber)
  await told.otherNumber.click()
  await told.phone.fill('12')
  await told.send.click()
  await expect(page.getByText('Enter a phone number with all its digits.')).toBeVisible()
  const phone = newPhone()
  await told.phone.fill(phone)
  await isAccessibleToo(page, 'phone confirmation, the number')
  await told.send.click()
  await expect(told.code).toBeVisible()
  await expect.poll(() => codeTexted(request, orderNumber)).toMatch(/^\d{6}$/)
  const code = await codeTexted(request, orderNumber)
  await told.code.fill(code === '000000' ? '111111' : '000000')
  await told.confirm.click()
  await expect(page.getByText('That code isn’t right')).toBeVisible()
  await expect(told.code).toBeFocused()
  await isAccessibleToo(page, 'phone confirmation, a wrong code')
  await told.code.fill(code)
  await told.confirm.click()
  // It comes with another page, and is what is read first.
  await expect(page.getByRole('status').filter({ hasText: 'Number confirmed' })).toBeFocused()
  await expect(told.text).toBeChecked()
  await told.saves()
  await playParcel(request, orderNumber, 'SHIPPED')
  await expect.poll(async () => (await toldBy(request, orderNumber, 'text')).length).toBe(1)
  const [text] = await toldBy(request, orderNumber, 'text')
  expect(text?.to ?? '').toContain(phone.replaceAll(/\D/g, ''))
})

test('[BY-36] a choice whose answer is lost is looked up, and is there once', async ({
  page,
  context,
  sandbox,
}) => {
  const member = await signInAsNew(context, sandbox)
  const { orderNumber } = await sandbox.newOrder({ from: 'cancellable', member, country: 'us' })
  const told = notificationsPage(page)
  await told.opens(orderNumber)
  await told.email.uncheck()
  await loseNext(page, chooseNotifications.path, 'back')
  await told.save.click()
  await expect(told.saved).toBeVisible()
  await expect(page.getByText('We won’t send you updates about this order.')).toBeVisible()
  await page.reload()
  await expect(told.email).not.toBeChecked()
})

test('[BY-36] a browser that may not show notifications says how it is allowed again, and nothing is saved', async ({
  page,
  context,
  sandbox,
}) => {
  const member = await signInAsNew(context, sandbox)
  const { orderNumber } = await sandbox.newOrder({ from: 'cancellable', member, country: 'us' })
  const told = notificationsPage(page)
  await bringsPush(page, { answer: 'denied' })
  await told.opens(orderNumber)
  await told.text.check()
  await told.push.check()
  await told.save.click()
  await expect(page.getByText(/They’re blocked for this site/)).toBeVisible()
  await expect(told.text).toBeChecked()
  await isAccessibleToo(page, 'notifications, blocked')
  await page.reload()
  await expect(told.text).not.toBeChecked()
})

test('[BY-36] an order of somebody else is not found, and an unknown link stops nothing', async ({
  page,
  context,
  sandbox,
}) => {
  await signInAsNew(context, sandbox)
  const { orderNumber } = await sandbox.newOrder({ from: 'cancellable', member: null, country: 'us' })
  await page.goto(`/us/en/orders/sales/${orderNumber}/notifications`)
  await expect(page.getByRole('heading', { name: 'We can’t find this order' })).toBeVisible()
  const stop = stopPage(page)
  await page.goto(`/us/en/orders/stop#${orderNumber}.t.AAAAAAAAAAAAAAAAAAAAAA`)
  await expect(stop.heading('This link doesn’t work')).toBeVisible()
  await page.goto('/us/en/orders/stop')
  await expect(stop.heading('This link doesn’t work')).toBeVisible()
})

test('[BY-36] in Arabic the page is read from the right, with numbers as they are', async ({
  page,
  context,
  sandbox,
}) => {
  const member = await signInAsNew(context, sandbox, { country: 'ae', language: 'ar' })
  const { orderNumber } = await sandbox.newOrder({ from: 'cancellable', member, country: 'ae' })
  await page.goto(`/ae/ar/orders/sales/${orderNumber}/notifications`)
  await expect(page.getByRole('heading', { level: 1, name: 'تحديثات الطلب' })).toBeVisible()
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl')
})

test.describe('at night', () => {
  test.use({ timezoneId: zoneAtMidnight })

  test('[BY-39] a text waits for the end of the quiet hours, a mail does not', async ({
    page,
    context,
    sandbox,
    request,
  }) => {
    const member = await signInAsNew(context, sandbox)
    const { orderNumber } = await sandbox.newOrder({ from: 'cancellable', member, country: 'us' })
    const told = notificationsPage(page)
    await told.opens(orderNumber)
    await expect(page.getByText(/Nothing comes between/).first()).toBeVisible()
    await told.text.check()
    await told.saves()
    await playParcel(request, orderNumber, 'OUT_FOR_DELIVERY')
    await expect.poll(async () => (await toldBy(request, orderNumber, 'email')).length).toBeGreaterThan(0)
    expect(await toldBy(request, orderNumber, 'text')).toEqual([])
  })
})
