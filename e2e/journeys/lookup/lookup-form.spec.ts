import type { Page } from '@playwright/test'
import { minuteMs, passHostTime } from '../../model/lib/page-time.ts'
import { pageAnswers } from '../../pages/open-page.ts'
import { isAccessible, isAccessibleToo } from '../../support/accessibility.ts'
import { watchCalls } from '../../support/answers.ts'
import { summaryCall, unknownOrderNumber } from '../../support/guest.ts'
import { expect, test } from '../../support/test.ts'

test('[GL-02] [GL-03] [GL-04] [GL-08] [SH-11] what is missing, what is wrong, and what was not found', async ({
  page,
  sandbox,
  lookup,
}) => {
  const order = await sandbox.newOrder({ from: 'shipped', member: null, country: 'us' })
  const asked = watchCalls(page, 'GET', summaryCall)
  await lookup.opens()
  await lookup.seesState('form.accepting.editing')
  await isAccessible(page, 'the lookup')
  await page.setViewportSize({ width: 1280, height: 900 })
  expect((await page.locator('[data-part=lookup]').boundingBox())?.width).toBe(316)

  await expect(lookup.button).toHaveAttribute('aria-disabled', 'true')
  await expect.poll(lookup.reason).toBe('Still needed: order number and email address.')
  await lookup.orderNumber.fill('PD48_KX')
  await expect.poll(lookup.reason).toBe('Still needed: email address.')
  await lookup.orderNumber.press('Enter')
  await lookup.seesState('form.accepting.editing')
  await lookup.email.fill('lina@example')
  await expect.poll(lookup.reason).toBeNull()
  await expect(lookup.orderNumber).not.toHaveAttribute('aria-invalid')

  await lookup.submits()
  await lookup.seesState('form.accepting.validating')
  await expect(page).toHaveTitle('Error: Guest Order Lookup | Podium')
  await expect(lookup.summary).toBeFocused()
  await expect(lookup.summary).toHaveText('Two things to checkOrder numberEmail address')
  await expect(lookup.orderNumber).toHaveAccessibleDescription(
    'Enter a valid order number: 4 to 32 letters and numbers.',
  )
  await expect(lookup.email).toHaveAccessibleDescription(
    'Enter a valid email address, such as name@example.com.',
  )
  await isAccessibleToo(page, 'the lookup with errors')
  await lookup.summary.getByRole('link', { name: 'Email address' }).click()
  await expect(lookup.email).toBeFocused()
  await lookup.email.fill('lina@example.com')
  await expect(lookup.email).not.toHaveAttribute('aria-invalid')
  await expect(lookup.summary).toHaveText('One thing to checkOrder number')
  await lookup.orderNumber.fill(unknownOrderNumber())
  await expect(lookup.summary).toBeHidden()
  await lookup.email.press('End')
  for (let left = '.com'.length; left > 0; left -= 1) await page.keyboard.press('Backspace')
  await expect(lookup.summary).toHaveText('One thing to checkEmail address')
  await expect(lookup.email).toBeFocused()
  await expect(lookup.email).toHaveValue('lina@example')
  await page.keyboard.type('.com')
  await expect(lookup.summary).toBeHidden()
  await expect(page).toHaveTitle('Guest Order Lookup | Podium')
  expect(asked).toEqual([])

  await lookup.submits()
  await lookup.seesState('form.accepting.noMatch')
  const unknown = await lookup.banner.textContent()
  await expect(lookup.banner).toHaveAttribute('data-banner', 'generic')
  expect(unknown).toContain('Order numbers are 4 to 32 letters and numbers.')
  await expect(page).toHaveTitle('Error: Guest Order Lookup | Podium')
  await isAccessibleToo(page, 'the lookup without a match')
  const { orderNumber } = order
  await lookup.orderNumber.fill(orderNumber)
  await lookup.submits()
  await expect.poll(() => asked.length).toBe(2)
  await lookup.seesState('form.accepting.noMatch')
  expect(await lookup.banner.textContent()).toBe(unknown)

  await sandbox.addFault({ call: `GET ${summaryCall}`, effect: 'status', status: 503, orderNumber })
  await lookup.submits()
  await lookup.seesState('form.accepting.unavailable')
  await expect(lookup.banner).toContainText('We couldn’t look up your order')
  await page.getByRole('contentinfo').getByRole('link', { name: 'Find an order' }).click()
  await expect(page).toHaveURL('/us/en/orders/details')
})

/** Refusals of lookups come as where no work lets anybody in: the host's own, with the challenge left out on their way. */
const withoutWork = (page: Page) =>
  page.route('**/orders/summary/**', async (route) => {
    const response = await route.fetch()
    if (response.status() !== 429) return route.fulfill({ response })
    const { challenge: _work, ...problem } = await response.json()
    return route.fulfill({ response, json: problem })
  })

test('what came of a lookup takes focus, and the same pair sent again uses up no tries', async ({
  page,
  sandbox,
  lookup,
}) => {
  const order = await sandbox.newOrder({ from: 'shipped', member: null, country: 'us' })
  const outcome = page.locator('[data-part=outcome]')
  await withoutWork(page)
  await lookup.opens()
  await pageAnswers(page)
  await lookup.fills({ orderNumber: order.orderNumber, email: 'lina@example.com' })
  for (let sent = 0; sent < 7; sent += 1) {
    await lookup.email.press('Enter')
    await expect(outcome).toBeFocused()
    await lookup.seesState('form.accepting.noMatch')
  }
  await expect(outcome.getByRole('alert')).toContainText('We couldn’t find this order')
  for (let wrong = 0; wrong < 4; wrong += 1) {
    await lookup.orderNumber.fill(unknownOrderNumber())
    await lookup.submits()
    await expect(outcome).toBeFocused()
  }
  await lookup.orderNumber.fill(unknownOrderNumber())
  await lookup.submits()
  await lookup.seesState('form.rateLimited')
  await expect(outcome).toBeFocused()
  await expect(outcome.getByRole('alert')).toContainText('Too many attempts')
  await page.goto('/us/en/orders/details')
  await sandbox.addFault({
    call: `GET ${summaryCall}`,
    effect: 'status',
    status: 503,
    orderNumber: order.orderNumber,
  })
  await lookup.looksUp(order)
  await lookup.seesState('form.accepting.unavailable')
  await expect(outcome).toBeFocused()
})

test('the tooltip covers neither its field nor its label, and fits the page, at any width and text size', async ({
  page,
  lookup,
}) => {
  const tip = page.getByRole('tooltip', { includeHidden: true })
  for (const width of [320, 390, 768, 1280, 1920]) {
    await page.setViewportSize({ width, height: 800 })
    await lookup.opens()
    for (const size of ['100%', '200%']) {
      await page.evaluate((fontSize) => {
        document.documentElement.style.fontSize = fontSize
      }, size)
      await page.getByRole('button', { name: 'Where is my order number?' }).focus()
      await expect(tip).toBeVisible()
      const tipBox = await tip.boundingBox()
      const fieldBox = await lookup.orderNumber.boundingBox()
      const at = `at ${width} with ${size}`
      expect((tipBox?.y ?? 0) + (tipBox?.height ?? 0), at).toBeLessThan(fieldBox?.y ?? 0)
      expect((tipBox?.y ?? 0) + (await page.evaluate(() => scrollY)), at).toBeGreaterThanOrEqual(0)
      expect(tipBox?.x, at).toBeGreaterThanOrEqual(0)
      expect((tipBox?.x ?? 0) + (tipBox?.width ?? 0), at).toBeLessThanOrEqual(width)
      await lookup.email.focus()
    }
  }
})

test('[SH-11] the tooltip is at most 320 px wide, stays a second, and goes with Escape', async ({
  page,
  lookup,
}) => {
  await lookup.opens()
  await pageAnswers(page)
  const mark = page.getByRole('button', { name: 'Where is my order number?' })
  const tip = page.getByRole('tooltip', { includeHidden: true })
  await expect(tip).toBeHidden()
  await mark.focus()
  await expect(tip).toBeVisible()
  expect((await tip.boundingBox())?.width).toBeLessThanOrEqual(320)
  expect(await tip.evaluate((element) => getComputedStyle(element).maxWidth)).toMatch(/^(320px|min\(320px,)/)
  await page.keyboard.press('Escape')
  await expect(tip).toBeHidden()
  await mark.blur()
  await expect(mark).toHaveAccessibleDescription(/order confirmation/)
  await mark.focus()
  await expect(tip).toBeVisible()
  expect(await tip.evaluate((element) => getComputedStyle(element).transitionDelay)).toBe('0s')
  await lookup.email.focus()
  expect(await tip.evaluate((element) => getComputedStyle(element).transitionDelay)).toBe('1s')
  await expect(tip).toBeHidden()
})

test('[GL-02] after five failures the sixth waits as long as the host says', async ({
  page,
  request,
  lookup,
}) => {
  for (let attempt = 0; attempt < 5; attempt += 1) {
    const url = `/api/orders/summary/v1/${unknownOrderNumber()}?filter=email(lina@example.com)`
    expect((await request.get(url)).status()).toBe(404)
  }
  await page.clock.install()
  await withoutWork(page)
  await lookup.opens()
  await lookup.looksUp({ orderNumber: unknownOrderNumber(), email: 'lina@example.com' })
  await lookup.seesState('form.rateLimited')
  await expect(lookup.banner).toContainText('Too many attempts')
  await expect.poll(lookup.reason).toMatch(/^You can try again at \d{1,2}:\d{2} [ap]m\.$/i)
  await isAccessibleToo(page, 'the lookup that waits')
  await lookup.email.press('Enter')
  await lookup.seesState('form.rateLimited')
  await passHostTime(page, minuteMs)
  await lookup.seesState('form.accepting.waitOver')
  await expect(page.getByRole('status').getByText('You can find an order again.')).toBeVisible()
  await expect.poll(lookup.reason).toBeNull()
})

test('[GL-08] whatever is typed is answered on the page, and nothing of it is run', async ({
  page,
  lookup,
}) => {
  const asked = watchCalls(page, 'GET', summaryCall)
  await lookup.opens('/us/en/orders/details/%3Cimg%20src%3Dx%20onerror%3Dalert(1)%3E')
  await expect(lookup.orderNumber).toHaveValue('<img src=x onerror=alert(1)>')
  await lookup.email.fill('a@b.co')
  await lookup.submits()
  for (const [number, email] of [
    ["' or 1=1 --", 'lina@example.com)'],
    ['𝟙𝟚𝟛𝟜', 'lina@example.com) or email(x@example.com'],
    ['‮PD48!', 'javascript:alert(1)'],
    ['x'.repeat(33), `${'a'.repeat(300)}@example.com`],
  ] as const) {
    await lookup.orderNumber.fill(number)
    await lookup.email.fill(email)
    await lookup.submits()
    await lookup.seesState('form.accepting.validating')
    await expect(lookup.summary).toHaveText('Two things to checkOrder numberEmail address')
  }
  expect(asked).toEqual([])
})
