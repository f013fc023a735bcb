import type { Browser, BrowserContext, Page } from '@playwright/test'
import { announceVisit } from '../../../contract/pickup/visit.ts'
import { clockText } from '../../../domain/visits/arrival-time.ts'
import { hidePage, showPage } from '../../model/lib/page-time.ts'
import { onTheWayPage } from '../../pages/on-the-way.page.ts'
import { orderDetailPage } from '../../pages/order-detail.page.ts'
import { findFaults, isAccessibleToo } from '../../support/accessibility.ts'
import { loseNext, missNextAnswer, watchCalls } from '../../support/answers.ts'
import { admitFirst } from '../../support/guest.ts'
import type { Sandbox } from '../../support/sandbox.ts'
import { signInAsNew } from '../../support/sign-in.ts'
import { expect, test } from '../../support/test.ts'

/** The sample store that never closes, and a place five kilometres from it. */
const storeId = 'us091'
const nearby = { latitude: 39.573, longitude: -119.801_2, accuracy: 20 }

const orderOfMember = async (context: BrowserContext, sandbox: Sandbox) => {
  const member = await signInAsNew(context, sandbox)
  const { orderNumber } = await sandbox.newOrder({ from: 'on-the-way', member, country: 'us' })
  return { orderNumber, returnNumber: `RT${orderNumber.slice(2)}` }
}

const opensStore = async (browser: Browser) => {
  const other = await browser.newContext({ viewport: { width: 390, height: 844 } })
  const screen = await other.newPage()
  await screen.goto(`/sandbox/store?storeId=${storeId}`)
  return { other, screen, row: (orderNumber: string) => screen.locator(`[data-car="${orderNumber}"]`) }
}

/** A phone that is put away and taken out until it shows what the store has noted. */
const looksUntil = (page: Page, seen: () => Promise<void>) =>
  expect(async () => {
    await hidePage(page)
    await showPage(page)
    await seen()
  }).toPass({ timeout: 20_000 })

test('[BY-43] [BY-46] [BY-47] a member says when they come and brings a return, the store takes it and hands the order over', async ({
  page,
  browser,
  context,
  sandbox,
}) => {
  const { orderNumber, returnNumber } = await orderOfMember(context, sandbox)
  const visit = onTheWayPage(page)
  await orderDetailPage(page).opens(orderNumber)
  await page.getByRole('link', { name: 'I’m on my way' }).click()
  await expect(visit.heading('When are you coming?')).toBeVisible()
  await expect(page.getByText('Stay in your car: we’ll bring your order out to you.')).toBeVisible()
  await visit.means('On foot').check()
  await expect(page.getByText('Come to the counter: we’ll have your order there.')).toBeVisible()
  await visit.types('25')
  await expect(page.getByText(/^The store will expect you at /)).toBeVisible()
  await visit.return(returnNumber).check()
  await isAccessibleToo(page, 'on the way, the form')
  await visit.tell.click()
  await expect(visit.expected).toBeVisible()
  await expect(
    visit.brought(returnNumber).getByRole('img', { name: `Barcode for ${returnNumber}` }),
  ).toBeVisible()
  await isAccessibleToo(page, 'on the way, expected')
  await page.reload()
  await expect(visit.expected).toBeVisible()

  const { other, screen, row } = await opensStore(browser)
  await expect(row(orderNumber)).toContainText(/Expected at \d\d:\d\d, in \d+ minutes/)
  await expect(row(orderNumber)).toContainText('on foot, at the counter')
  await expect(row(orderNumber)).toContainText(`Brings back: ${returnNumber}`)
  expect(await findFaults(screen)).toEqual([])
  await screen.getByRole('button', { name: `Return handed over: ${returnNumber}` }).click()
  await expect(row(orderNumber)).toContainText(`Return handed over: ${returnNumber}`)
  await looksUntil(page, () =>
    expect(visit.brought(returnNumber)).toContainText(/Handed over at /, { timeout: 1_000 }),
  )
  await screen.getByRole('button', { name: `Order handed over: ${orderNumber}` }).click()
  await expect(row(orderNumber)).toHaveCount(0)
  await looksUntil(page, () => expect(visit.heading('Enjoy your order')).toBeVisible({ timeout: 1_000 }))
  await isAccessibleToo(page, 'on the way, over')
  await visit.brought(returnNumber).getByRole('link', { name: 'View return' }).click()
  await expect(page.getByRole('heading', { name: 'Back in the store' })).toBeVisible()
  await other.close()
})

test('[BY-43] a guest says it, changes it and takes it back; a lost answer is looked up', async ({
  page,
  context,
  sandbox,
}) => {
  const { orderNumber, email = '' } = await sandbox.newOrder({
    from: 'curbside',
    member: null,
    country: 'us',
  })
  await admitFirst(context, email)
  const visit = onTheWayPage(page)
  await visit.opens(orderNumber)
  await loseNext(page, announceVisit.path, 'back')
  await visit.announces('25')
  await expect(page.getByRole('link', { name: 'I’m here' })).toHaveAttribute('href', /curbside-pickup/)
  await page.getByRole('button', { name: 'Change time' }).click()
  await expect(visit.heading('When are you coming?')).toBeFocused()
  await visit.announces('40')
  await page.getByRole('button', { name: 'I’m not coming' }).click()
  await expect(visit.heading('The store isn’t expecting you')).toBeVisible()
  await page.getByRole('button', { name: 'Set a new time' }).click()
  await visit.announces('30')
})

test('[BY-44] a time that is no good is not sent, and the page says why beside it', async ({
  page,
  context,
  sandbox,
}) => {
  const { orderNumber } = await orderOfMember(context, sandbox)
  const visit = onTheWayPage(page)
  await visit.opens(orderNumber)
  await visit.tell.click()
  await expect(visit.minutes).toHaveAccessibleDescription('Enter minutes or a time.')
  for (const [typed, why] of [
    ['241', /up to 4 hours ahead/],
    ['soon', /Enter whole minutes/],
  ] as const) {
    await visit.types(typed)
    await visit.tell.click()
    await expect(visit.minutes).toHaveAccessibleDescription(why)
  }
  await visit.announces('240')
})

test('[BY-44] [BY-46] whoever is late was expected earlier, here and on the store’s screen, and says a new time', async ({
  page,
  browser,
  context,
  sandbox,
}) => {
  const { orderNumber } = await orderOfMember(context, sandbox)
  const visit = onTheWayPage(page)
  await visit.opens(orderNumber)
  await expect(async () => {
    await visit.clock.fill(clockText(Date.now(), 'America/Los_Angeles'))
    await visit.tell.click()
    await expect(visit.late).toBeVisible({ timeout: 2_000 })
  }).toPass({ timeout: 15_000 })
  await expect(page.getByText(/After \d.* the store won’t expect you anymore\./)).toBeVisible()
  await isAccessibleToo(page, 'on the way, expected earlier')
  const { other, screen, row } = await opensStore(browser)
  await expect(row(orderNumber)).toContainText(/Expected earlier, at \d\d:\d\d/)
  expect(await findFaults(screen)).toEqual([])
  await page.getByRole('button', { name: 'Change time' }).click()
  await expect(visit.clock).toHaveValue('')
  await visit.announces('25')
  await expect(row(orderNumber)).toContainText(/Expected at \d\d:\d\d, in \d+ minutes/)
  await other.close()
})

test('[BY-43] a reload while the store is being told finds out what became of it, and says it once', async ({
  page,
  context,
  sandbox,
}) => {
  const { orderNumber } = await orderOfMember(context, sandbox)
  const visit = onTheWayPage(page)
  await visit.opens(orderNumber)
  await visit.types('25')
  const sent = watchCalls(page, 'POST', announceVisit.path)
  const { worked } = await missNextAnswer(page, announceVisit, 'away')
  await visit.tell.click()
  await visit.seesState('telling')
  await worked
  await page.reload()
  await expect(visit.expected).toBeVisible()
  expect(sent).toHaveLength(1)
})

test('[BY-45] minutes come from the device’s position, which leaves it in no request and stays in no storage', async ({
  page,
  context,
  sandbox,
  allowsOnConsole,
}) => {
  allowsOnConsole(/permissions policy/i)
  const { orderNumber } = await orderOfMember(context, sandbox)
  await context.grantPermissions(['geolocation'])
  await context.setGeolocation(nearby)
  const sent: string[] = []
  page.on('request', (request) => sent.push(`${request.url()} ${request.postData() ?? ''}`))
  const visit = onTheWayPage(page)
  await visit.opens(orderNumber)
  await visit.position.click()
  await visit.seesState('form.located')
  await expect(visit.minutes).toHaveValue('17')
  await visit.means('On foot').check()
  await expect(visit.minutes).toHaveValue('75')
  await visit.types('70')
  await visit.tell.click()
  await expect(visit.expected).toBeVisible()
  const kept = await page.evaluate(() =>
    [
      JSON.stringify({ ...localStorage }),
      JSON.stringify({ ...sessionStorage }),
      document.cookie,
      location.href,
    ].join(),
  )
  for (const text of [...sent, kept]) expect(text).not.toMatch(/39[.,]573|119[.,]801/)
  expect(sent.some((text) => text.includes('expectedAt'))).toBe(true)

  await orderDetailPage(page).opens(orderNumber)
  const elsewhere = await page.evaluate(
    () =>
      new Promise((resolve) =>
        navigator.geolocation.getCurrentPosition(
          () => resolve('found'),
          ({ code }) => resolve(code),
        ),
      ),
  )
  expect(elsewhere).toBe(1)
})

test('[BY-45] a position that is refused, too rough or too far says so, and the time is typed', async ({
  page,
  context,
  sandbox,
}) => {
  const { orderNumber } = await orderOfMember(context, sandbox)
  const visit = onTheWayPage(page)
  await visit.opens(orderNumber)
  await visit.position.click()
  await visit.seesState('form.denied')
  await context.grantPermissions(['geolocation'])
  for (const [place, state] of [
    [{ ...nearby, accuracy: 50_000 }, 'form.coarse'],
    [{ latitude: 51.5, longitude: -0.12, accuracy: 20 }, 'form.far'],
  ] as const) {
    await context.setGeolocation(place)
    await page.reload()
    await visit.position.click()
    await visit.seesState(state)
    await expect(page.getByText('Enter the minutes or a time yourself.')).toBeVisible()
  }
  await isAccessibleToo(page, 'on the way, too far')
  await visit.announces('25')
})

for (const [what, answer, state] of [
  ['never says where it is', 'slow', 'form.slow'],
  ['does not know where it is', 'absent', 'form.absent'],
] as const) {
  test(`[BY-45] a device that ${what} leaves the time to be typed`, async ({ page, context, sandbox }) => {
    const { orderNumber } = await orderOfMember(context, sandbox)
    await page.addInitScript((how) => {
      navigator.geolocation.getCurrentPosition = (_, fail) => {
        if (how === 'absent') fail?.({ code: 2 } as GeolocationPositionError)
      }
    }, answer)
    await page.clock.install()
    const visit = onTheWayPage(page)
    await visit.opens(orderNumber)
    await visit.position.click()
    if (answer === 'slow') {
      await visit.seesState('form.locating')
      await visit.types('25')
      await visit.seesState('form.typing')
      await visit.position.click()
      await visit.seesState('form.locating')
      await page.clock.runFor(20_000)
    }
    await visit.seesState(state)
    await expect(page.getByText('Enter the minutes or a time yourself.')).toBeVisible()
    await isAccessibleToo(page, `on the way, ${answer}`)
    await visit.announces('25')
  })
}

test('[BY-43] an order that is not ready, and one of somebody else, expect nobody', async ({
  page,
  context,
  sandbox,
}) => {
  const member = await signInAsNew(context, sandbox)
  const { orderNumber } = await sandbox.newOrder({ from: 'pickup-preparing', member, country: 'us' })
  const visit = onTheWayPage(page)
  await page.goto(`/us/en/orders/sales/${orderNumber}/on-the-way`)
  await expect(visit.heading('Your order isn’t ready yet')).toBeVisible()
  const others = await sandbox.newOrder({ from: 'curbside', member: null, country: 'us' })
  await page.goto(`/us/en/orders/sales/${others.orderNumber}/on-the-way`)
  await expect(visit.heading('We can’t find this order')).toBeVisible()
})
