import type { Page } from '@playwright/test'
import { pageAnswers } from '../../pages/open-page.ts'
import { holdAnswers } from '../../support/answers.ts'
import { signInFirst } from '../../support/sign-in.ts'
import { expect, test } from '../../support/test.ts'

const fontLimit = 50_000

/** `lasts` is in milliseconds. */
type Moving = { readonly role: string | null; readonly lasts: number; readonly properties: string[] }

/** What moves by a keyframe animation; transitions, and those from page to page, end by themselves. */
const whatMoves = (page: Page): Promise<Moving[]> =>
  page.evaluate(() =>
    document
      .getAnimations()
      .filter((animation) => animation instanceof CSSAnimation && animation.playState === 'running')
      .map(({ effect }) => effect as KeyframeEffect)
      .filter(({ pseudoElement }) => !pseudoElement?.startsWith('::view-transition'))
      .map((effect) => {
        const { target } = effect
        const kept = ['offset', 'computedOffset', 'easing', 'composite']
        const frames = effect.getKeyframes()
        return {
          role: target?.parentElement?.getAttribute('role') ?? null,
          lasts: Number(effect.getComputedTiming().endTime),
          properties: [...new Set(frames.flatMap(Object.keys))].filter((name) => !kept.includes(name)),
        }
      }),
  )

/** How often the page's main thread looked at styles and places while nothing was asked of it for a second. */
const workAtRest = async (page: Page) => {
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Performance.enable')
  const count = async () => {
    const { metrics } = await devtools.send('Performance.getMetrics')
    const of = (wanted: string) => metrics.find(({ name }) => name === wanted)?.value ?? 0
    return of('LayoutCount') + of('RecalcStyleCount')
  }
  const before = await count()
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 1000)))
  return (await count()) - before
}

for (const [prefix, language] of [
  ['/us/en', 'en'],
  ['/pl/pl', 'pl'],
] as const) {
  test(`loads at most 50 kB of fonts and no drawing, in ${language}`, async ({
    page,
    context,
    sandbox,
    history,
  }) => {
    const { member } = await sandbox.newMember({ country: prefix.slice(1, 3), language })
    await signInFirst(context, member)
    for (const from of ['shipped', 'delivered'])
      await sandbox.newOrder({ from, member, country: prefix.slice(1, 3) })
    const fonts: Promise<number>[] = []
    page.on('requestfinished', (request) => {
      if (request.resourceType() === 'font')
        fonts.push(request.sizes().then(({ responseBodySize }) => responseBodySize))
    })
    await history.opens(prefix)
    await expect(history.orders.first()).toBeVisible()
    await page.waitForLoadState('networkidle')
    const sizes = await Promise.all(fonts)
    expect(sizes.length).toBeGreaterThan(1)
    expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(fontLimit)
    const picture = history.lines.first().locator('img')
    await expect
      .poll(() => picture.evaluate((image: HTMLImageElement) => image.currentSrc))
      .toMatch(/\/products\/[a-z-]+-352\.webp$/)
  })
}

test.describe('on a sharp phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, deviceScaleFactor: 3 })

  test('a small picture is loaded in as many pixels as it shows, or a tenth fewer', async ({
    page,
    member,
    sandbox,
    history,
  }) => {
    await sandbox.newOrder({ from: 'shipped', member: member.member })
    await history.opens()
    const picture = history.lines.first().locator('img')
    await expect(picture).toBeVisible()
    const [shown, address] = await picture.evaluate((image: HTMLImageElement) => [
      image.width * devicePixelRatio,
      image.currentSrc,
    ])
    const loaded = Number(/-(\d+)\.webp$/.exec(String(address))?.[1])
    expect(loaded).toBeGreaterThan(Number(shown) * 0.85)
    expect(loaded).toBeLessThan(Number(shown) * 1.5)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
  })
})

test.describe('a page at rest', () => {
  test.beforeEach(({ page }) => page.emulateMedia({ reducedMotion: 'no-preference' }))

  test('moves only the lanes of what is on its way, for less than five seconds, without painting', async ({
    page,
    member,
    sandbox,
    history,
    detail,
  }) => {
    for (const from of ['delivered', 'cancelled', 'pickup-ready'])
      await sandbox.newOrder({ from, member: member.member })
    const delivered = await sandbox.newOrder({ from: 'delivered', member: member.member })
    await detail.opens(delivered.orderNumber)
    expect(await whatMoves(page)).toEqual([])

    await history.opens()
    await expect(history.orders).toHaveCount(4)
    expect(await whatMoves(page)).toEqual([])

    const shipped = await sandbox.newOrder({ from: 'shipped', member: member.member })
    await detail.opens(shipped.orderNumber)
    // What moves begins anew: on a slow machine it may be over by now.
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.emulateMedia({ reducedMotion: 'no-preference' })
    const moving = await whatMoves(page)
    expect(moving.length).toBeGreaterThan(0)
    for (const { role, lasts, properties } of moving) {
      expect(role).toBe('progressbar')
      expect(lasts).toBeLessThan(5000)
      expect(properties).toEqual(['transform'])
    }
    await expect.poll(() => whatMoves(page)).toEqual([])
    await page.waitForLoadState('networkidle')
    await expect.poll(() => workAtRest(page)).toBeLessThan(5)
  })

  test('that waits moves by transform alone', async ({ page, member, sandbox, history }) => {
    const { orderNumber } = await sandbox.newOrder({ from: 'shipped', member: member.member })
    await history.opens()
    await pageAnswers(page)
    await holdAnswers(page, '/orders/history/v1/{orderNumber}')
    await history.order(orderNumber).getByRole('link', { name: 'View order' }).click()
    await expect.poll(async () => (await whatMoves(page)).length).toBeGreaterThan(3)
    const properties = (await whatMoves(page)).flatMap((moving) => moving.properties)
    expect(new Set(properties)).toEqual(new Set(['transform']))
  })
})
