import type { Page } from '@playwright/test'
import type { InferInput } from 'valibot'
import type { Experience } from '../../../contract/session/experience.ts'
import { againLines, shopPage } from '../../pages/shop.page.ts'
import { isAccessibleToo } from '../../support/accessibility.ts'
import { changeFirstAnswer, holdAnswers, loseNext, watchCalls, watchReports } from '../../support/answers.ts'
import { leftInEnglish } from '../../support/catalog.ts'
import { expect, test } from '../../support/own-order.ts'

const v1 = '/recommend/shop_similar/v1'
const v2 = '/recommend/shop_similar/v2'
const { fullPrice, onSale, retired } = againLines

const inArm = (page: Page, shopSimilar: 'control' | 'v2') =>
  changeFirstAnswer<InferInput<typeof Experience>>(page, '/experience/settings/v1', (settings) => ({
    ...settings,
    experiments: { ...settings.experiments, shopSimilar },
  }))

/** Slides that fit into the slider: its width with one more gap, by the width of a slide with its gap. */
const inView = async (page: Page) => {
  const slides = page.locator('[data-flow=shopSimilar] [data-style-color]')
  const [viewport, slide] = [
    await slides.first().locator('../..').boundingBox(),
    await slides.first().boundingBox(),
  ]
  const next = await slides.nth(1).boundingBox()
  const step = Math.abs((next?.x ?? 0) - (slide?.x ?? 0))
  return Math.round(((viewport?.width ?? 0) / step) * 2) / 2
}

test('[BA-03][HI-09] by keyboard: opens beneath its line, loads once, walks the products, closes', async ({
  page,
  ownOrder,
  history,
}) => {
  const orderNumber = await ownOrder({ from: 'buy-again' })
  const shop = shopPage(page)
  await inArm(page, 'control')
  const events = watchCalls(page, 'POST', '/telemetry/events/v1')
  const asked = watchCalls(page, 'GET', v1)
  const answers = await holdAnswers(page, v1)
  await history.opens('/us/en')
  const toggle = shop.similar(orderNumber, onSale)
  const panel = shop.panel(orderNumber, onSale)
  await expect(shop.similar(orderNumber, fullPrice)).toBeVisible()
  await toggle.focus()
  await page.keyboard.press('Enter')
  await expect(panel).toHaveAttribute('data-state', 'loading')
  await expect(toggle).toHaveAttribute('aria-expanded', 'true')
  await isAccessibleToo(page, 'similar products on their way')
  answers.letGo()
  await expect(panel).toHaveAttribute('data-state', 'shown')
  await isAccessibleToo(page, 'similar products')
  await page.setViewportSize({ width: 1280, height: 720 })
  expect(asked.map(({ url }) => Object.fromEntries(url.searchParams))).toEqual([
    { colorWays: 'CH2001-135', country: 'us', language: 'en' },
  ])

  const links = panel.getByRole('link')
  const count = await links.count()
  expect(count).toBeGreaterThan(5)
  await expect(links.first()).toHaveAttribute('href', /^\/sandbox\/shop\/us\/en\/t\/[\w-]+\/[\w-]+$/)
  await expect(links.first()).toHaveAccessibleName(/^Studio Oversized Hoodie\s*Women’s hoodie$/)
  await expect(links.first().locator('img')).toHaveJSProperty('complete', true)

  await toggle.focus()
  for (const name of ['Previous products', 'Next products']) {
    await page.keyboard.press('Tab')
    await expect(panel.getByRole('button', { name })).toBeFocused()
  }
  await page.keyboard.press('Tab')
  await expect(links.first()).toBeFocused()
  await page.keyboard.press('ArrowRight')
  await expect(links.nth(1)).toBeFocused()
  await page.keyboard.press('End')
  await expect(links.last()).toBeFocused()
  await expect(links.last()).toBeInViewport({ ratio: 0.99 })
  await expect(links.first()).not.toBeInViewport()
  await page.keyboard.press('Home')
  await expect(links.first()).toBeInViewport({ ratio: 0.99 })
  await panel.getByRole('button', { name: 'Next products' }).press('Enter')
  await expect(links.first()).not.toBeInViewport()

  await toggle.press('Enter')
  await expect(panel).toBeHidden()
  await toggle.press('Enter')
  await expect(links).toHaveCount(count)
  expect(asked.length).toBe(1)
  await expect
    .poll(() => JSON.stringify(events.map(({ body }) => body)))
    .toContain('"properties":{"experiment":"shopSimilar","arm":"control"}')
})

test('[BA-03] the second version of the call; 2.5 to 5.5 in view by width, at most 800 px high, also from the right', async ({
  page,
  ownOrder,
  history,
}) => {
  const orderNumber = await ownOrder({ from: 'buy-again' })
  const shop = shopPage(page)
  await inArm(page, 'v2')
  const asked = watchCalls(page, 'GET', v2)
  await history.opens('/ae/ar')
  await shop.line(orderNumber, onSale).locator('[data-action=shopSimilar]').click()
  const panel = shop.panel(orderNumber, onSale)
  await expect(panel).toHaveAttribute('data-state', 'shown')
  expect(
    asked.map(({ url, headers }) => [url.search, headers['x-shop-country'], headers['x-shop-language']]),
  ).toEqual([['?colorWays=CH2001-135', 'ae', 'ar']])
  expect(await leftInEnglish(page, 'ar')).toEqual([])
  const seen: number[][] = []
  for (const width of [390, 700, 1000, 1500, 1920]) {
    await page.setViewportSize({ width, height: 900 })
    seen.push([width, await inView(page)])
    expect((await panel.boundingBox())?.height).toBeLessThanOrEqual(800)
  }
  expect(seen).toEqual([
    [390, 2.5],
    [700, 3.5],
    [1000, 4.5],
    [1500, 5.5],
    [1920, 5.5],
  ])
  const links = panel.getByRole('link')
  const [first, second] = [await links.first().boundingBox(), await links.nth(1).boundingBox()]
  expect(first?.x ?? 0).toBeGreaterThan(second?.x ?? 0)
  await links.first().focus()
  await page.keyboard.press('ArrowLeft')
  await expect(links.nth(1)).toBeFocused()
})

test.describe('by touch', () => {
  test.use({ hasTouch: true, viewport: { width: 390, height: 844 } })

  test('[BA-03] a swipe brings further products', async ({ page, ownOrder, history }) => {
    const orderNumber = await ownOrder({ from: 'buy-again' })
    const shop = shopPage(page)
    await history.opens('/us/en', '?flag.enableAbTesting=false')
    await shop.similar(orderNumber, onSale).tap()
    const links = shop.panel(orderNumber, onSale).getByRole('link')
    await links.first().scrollIntoViewIfNeeded()
    await expect(links.first()).toBeInViewport()
    const box = await links.nth(1).boundingBox()
    const [x, y] = [(box?.x ?? 0) + 60, (box?.y ?? 0) + 60]
    const touch = await page.context().newCDPSession(page)
    const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', by: number) =>
      touch.send('Input.dispatchTouchEvent', {
        type,
        touchPoints: type === 'touchEnd' ? [] : [{ x: x - by, y }],
      })
    await send('touchStart', 0)
    for (const by of [20, 60, 100, 140, 180]) await send('touchMove', by)
    await send('touchEnd', 180)
    await expect(links.first()).not.toBeInViewport()
    await expect(links.nth(3)).toBeInViewport()
    await expect(page).toHaveURL(/\/orders/)
  })
})

test('[BA-03][ER-01] nothing similar is said; a failure is reported and can be tried again; the flag takes it away', async ({
  page,
  ownOrder,
  history,
}) => {
  const orderNumber = await ownOrder({ from: 'buy-again' })
  const shop = shopPage(page)
  await inArm(page, 'control')
  const reports = watchReports(page)
  await history.opens('/us/en')
  await shop.similar(orderNumber, retired).click()
  await expect(shop.panel(orderNumber, retired)).toContainText('We don’t have anything similar right now.')
  await loseNext(page, v1, 'there')
  await shop.similar(orderNumber, fullPrice).click()
  const panel = shop.panel(orderNumber, fullPrice)
  await expect(panel).toContainText('We couldn’t load suggestions.')
  await isAccessibleToo(page, 'similar products that did not load, and none')
  await panel.getByRole('button', { name: 'Try again' }).click()
  await expect(panel.getByRole('link').first()).toBeVisible()
  await expect.poll(() => reports().map(({ code }) => code)).toContain('get-shop-similar-failure')
  await history.opens('/us/en', '?flag.enableShopSimilar=false')
  await expect(shop.buyAgain(orderNumber, fullPrice)).toBeVisible()
  await expect(page.locator('[data-action=shopSimilar]')).toHaveCount(0)
})
