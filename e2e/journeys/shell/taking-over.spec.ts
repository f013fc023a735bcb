import type { Page } from '@playwright/test'
import { pageAnswers } from '../../pages/open-page.ts'
import { returnWizardPage } from '../../pages/return-wizard.page.ts'
import { watchCalls } from '../../support/answers.ts'
import { everyPage } from '../../support/every-page.ts'
import { summaryCall } from '../../support/guest.ts'
import { expect, test } from '../../support/own-order.ts'
import { holdScript } from '../../support/page-code.ts'
import { signInAsNew } from '../../support/sign-in.ts'

/** What a page came with and somebody may press, but is no longer there. Where less motion is wished for, nothing is to be paused. */
const watchReplaced = async (page: Page) => {
  await page.addInitScript(() => {
    addEventListener('DOMContentLoaded', () => {
      const rendered = document.querySelectorAll(
        'h1, [data-flow], #main button:not([aria-label="Pause banners"]), #main a',
      )
      Object.assign(window, { rendered: [...rendered] })
    })
  })
  return () =>
    page.evaluate(() =>
      (window as unknown as { rendered: readonly Element[] }).rendered
        .filter((element) => !element.isConnected)
        .map((element) => element.outerHTML.slice(0, 200)),
    )
}

/** Code and styles that the document did not name: they were found out later, one request after the other. */
const foundLater = (page: Page) =>
  page.evaluate(async () => {
    const document = await (await fetch(location.href, { headers: { accept: 'text/html' } })).text()
    const [answered] = performance.getEntriesByName('baton:hydrated')
    return performance
      .getEntriesByType('resource')
      .filter(({ startTime }) => startTime < (answered?.startTime ?? 0))
      .map(({ name }) => new URL(name).pathname)
      .filter((path) => /\.(?:js|css)$/.test(path) && !document.includes(path))
  })

test('a press before the script has come takes effect once, when it has', async ({
  page,
  ownOrder,
  detail,
  cancellation,
}) => {
  const orderNumber = await ownOrder()
  const letGo = await holdScript(page)
  await detail.opens(orderNumber)
  await detail.quickAction('cancel').dblclick()
  await cancellation.seesNoDialog()
  letGo()
  await cancellation.seesView('confirming')
  await expect(detail.dialog).toHaveCount(1)
  await cancellation.presses('Keep order')
  await cancellation.seesNoDialog()
})

test('a lookup that is typed and sent before the script has come finds its order; nothing of it is in an address', async ({
  page,
  sandbox,
  lookup,
  detail,
}) => {
  const order = await sandbox.newOrder({ from: 'shipped', member: null, country: 'us' })
  const addresses: string[] = []
  page.on('request', (request) => addresses.push(request.isNavigationRequest() ? request.url() : ''))
  page.on('framenavigated', (frame) => addresses.push(frame.url()))
  const asked = watchCalls(page, 'GET', summaryCall)
  const letGo = await holdScript(page)
  await lookup.opens()
  await lookup.fills(order)
  await lookup.email.press('Enter')
  await lookup.email.press('Enter')
  expect(asked).toEqual([])
  letGo()
  await detail.seesOrder(order.orderNumber)
  expect(asked).toHaveLength(1)
  expect(addresses.filter((address) => /@|%40/.test(address))).toEqual([])
})

test('a label that was asked for before the script has come is there when it has', async ({
  page,
  ownReturn,
}) => {
  const { returnNumber } = await ownReturn('return-created')
  const letGo = await holdScript(page)
  await page.goto(`/us/en/orders/returns/${returnNumber}`)
  await page.getByRole('button', { name: 'Show label' }).click()
  await page
    .getByRole('contentinfo')
    .getByRole('button', { name: /United States/ })
    .click()
  const places = page.getByRole('dialog', { name: 'Country and language' })
  await expect(places).toBeVisible()
  await expect(places.getByRole('link')).toHaveCount(0)
  letGo()
  await expect(page.getByRole('article', { name: 'Return label' })).toBeVisible()
  await expect(places.getByRole('link', { name: /Polska/ })).toBeVisible()
})

/** Whether the first box on the page is ticked, as frames show it from now on. */
const watchTick = async (page: Page) => {
  await page.evaluate(() => {
    const shown = new Set<boolean>()
    const look = () => {
      const box = document.querySelector<HTMLInputElement>('#main input[type=checkbox]')
      if (box !== null) shown.add(box.checked)
      requestAnimationFrame(look)
    }
    requestAnimationFrame(look)
    Object.assign(window, { shown })
  })
  return () => page.evaluate(() => [...(window as unknown as { shown: ReadonlySet<boolean> }).shown])
}

test('what was chosen in a return before the script has come stays chosen', async ({ page, ownOrder }) => {
  const orderNumber = await ownOrder({ from: 'returnable' })
  const letGo = await holdScript(page)
  const wizard = returnWizardPage(page)
  await wizard.opens(orderNumber)
  await wizard.item(0).getByRole('checkbox').check()
  const shown = await watchTick(page)
  letGo()
  await pageAnswers(page)
  await expect(wizard.item(0).getByRole('checkbox')).toBeChecked()
  expect(await shown(), 'each frame shows it chosen').toEqual([true])
  await wizard.picks(0, { reason: 'Too small' })
  await expect(wizard.chosen).toHaveCount(1)
})

test('what is typed while the page is being taken over stays as it was typed', async ({ page }) => {
  await page.addInitScript(() => {
    const digits = [...'6006004912'].values()
    // Parts of the page answer one after the other, each with this event, before the page as a whole does.
    addEventListener(
      'gotpointercapture',
      () => {
        const field = document.querySelector<HTMLInputElement>('#main input')
        field?.focus()
        // A key fires it, a command does not.
        field?.dispatchEvent(new InputEvent('beforeinput', { bubbles: true }))
        document.execCommand('insertText', false, `${digits.next().value}${digits.next().value}`)
      },
      true,
    )
  })
  await page.goto('/us/en/orders/gift-card-lookup')
  await pageAnswers(page)
  const number = page.getByRole('textbox', { name: 'Card number' })
  await expect(number).toHaveValue(/^6006 00/)
  await page.keyboard.type('7')
  await expect(number).toHaveValue(/^6006 00.*7$/)
})

test('what is chosen early in a return stays chosen where the tab holds a draft, and the page begins anew', async ({
  page,
  ownOrder,
}) => {
  const orderNumber = await ownOrder({ from: 'returnable' })
  const wizard = returnWizardPage(page)
  await wizard.opens(orderNumber)
  await wizard.picks(0, { reason: 'Too small' })
  const letGo = await holdScript(page)
  await page.reload()
  await wizard.item(1).getByRole('checkbox').check()
  letGo()
  await pageAnswers(page)
  await expect(wizard.chosen).toHaveCount(2)
  await expect(wizard.item(0).getByRole('radio', { name: 'Too small' })).toBeChecked()
})

for (const { timezoneId, reducedMotion } of [
  { timezoneId: 'Pacific/Auckland', reducedMotion: 'no-preference' },
  { timezoneId: 'America/Los_Angeles', reducedMotion: 'reduce' },
] as const) {
  test.describe(`in ${timezoneId}, motion: ${reducedMotion}`, () => {
    test.use({ timezoneId, contextOptions: { reducedMotion } })

    test('every page is taken over as it was rendered, on the first visit and later', async ({
      page,
      signsIn,
      sandbox,
    }) => {
      const pages = await everyPage(sandbox, await signsIn('us'), '/us/en')
      const replaced = await watchReplaced(page)
      for (const visit of ['first', 'second']) {
        for (const { name, path } of pages) {
          await test.step(`${name}, ${visit} visit`, async () => {
            if (visit === 'first') await page.context().clearCookies({ name: '__Host-baton-time-zone' })
            await page.goto(path)
            // Whatever is not as it was rendered is printed, which no test lets pass.
            await pageAnswers(page)
            await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
            // What the first visit has begun may lie in the tab: then the page begins anew.
            if (visit === 'first') expect(await replaced()).toEqual([])
            expect(await foundLater(page)).toEqual([])
          })
        }
      }
    })
  })
}

test('a draft that lies in the tab comes back after the page was taken over', async ({ page, ownOrder }) => {
  const orderNumber = await ownOrder({ from: 'returnable' })
  const wizard = returnWizardPage(page)
  await wizard.opens(orderNumber)
  await wizard.picks(0, { reason: 'Too small', comment: 'Half a size.' })
  await wizard.goesOn()
  await wizard.seesStep('choosing.method')
  const letGo = await holdScript(page)
  await page.reload()
  // The host does not have the draft that this step stands on.
  await wizard.seesStep('loadingOrder')
  letGo()
  await wizard.seesStep('choosing.method')
  await expect(wizard.chosen).toHaveCount(1)
})

test('a cancellation that was under way when the page was left is taken up after it was taken over', async ({
  page,
  opensOwnOrder,
  cancellation,
}) => {
  await opensOwnOrder()
  const path = '/order_mgmt/ordermods/v1/{orderNumber}/cancelOrder'
  const sent = watchCalls(page, 'POST', path)
  await page.route('**/cancelOrder*', (route) => route.abort())
  await cancellation.cancels()
  await expect.poll(() => sent.length).toBeGreaterThan(0)
  await page.unroute('**/cancelOrder*')
  await page.reload()
  await cancellation.endsCancelled()
  expect(new Set(sent.map(({ headers }) => headers['idempotency-key'])).size).toBe(1)
})

test('a list that was scrolled before the script has come stays where it is', async ({
  page,
  context,
  sandbox,
  history,
}) => {
  await signInAsNew(context, sandbox, { orders: 12 })
  const letGo = await holdScript(page)
  await history.opens()
  await history.more.scrollIntoViewIfNeeded()
  const at = await page.evaluate(() => scrollY)
  expect(at).toBeGreaterThan(500)
  letGo()
  await pageAnswers(page)
  expect(await page.evaluate(() => scrollY)).toBe(at)
  await history.showsMore()
  await expect.poll(() => history.orders.count()).toBeGreaterThan(10)
})
