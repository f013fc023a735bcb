import { expect, type Page } from '@playwright/test'
import { type ScreenNews, type ScreenQuestion, screenQuery } from '../../atlas/screen/protocol.ts'
import { faultsOf } from './lib/faults-of.ts'
import { giftCard, plain, screenOf, test } from './lib/screen-test.ts'
import { openStudio, screensFolder } from './lib/studio.ts'

// Movement is what one of the looks is about.
test.use({ contextOptions: { reducedMotion: 'no-preference' } })

test('a screen tells what it shows: where its flow is, how it came there, its texts, calls and timers', async ({
  page,
  opens,
}) => {
  const { shown } = await opens({ flow: 'cancellation', state: 'dialog.inProgress.shown' })
  expect(shown).toMatchObject({
    flow: 'cancellation',
    state: 'dialog.inProgress.shown',
    leaves: ['dialog.inProgress.shown', 'window.open'],
    view: 'inProgress',
    isOver: false,
    country: 'us',
    language: 'en',
    steps: ['the same page after a reload in the middle of cancelling'],
    calls: [{ chart: 'attempt', actor: 'claimKey' }],
    timers: [
      { chart: 'cancellation', delay: 'windowLeft', ms: 20 * 60_000 },
      { chart: 'cancellation', delay: 'nextMinute', ms: 60_000 },
    ],
    overflow: 0,
  })
  const texts = shown?.texts.map(({ text }) => text) ?? []
  expect(texts).toContain('Canceling your order')
  expect(texts).not.toContain('Cancel this order?')
  const words = await screenOf(page).locator('dialog').innerText()
  expect(words).toContain('Canceling your order')
})

test('a screen is asked by its address as well, of a file too', async ({ page }) => {
  const question = { ...plain, ...giftCard, language: 'pl', country: 'pl', theme: 'dark' } as const
  await page.goto(`${screensFolder.href}screen.html?${screenQuery(question)}`)
  await expect(page.locator('html[data-screen=shown]')).toHaveAttribute('data-theme', 'dark')
  await expect(page.getByText('262 zł').first()).toBeVisible()
})

test('a screen says which country it shows where the one that was asked for does not have the flow', async ({
  opens,
}) => {
  const { shown } = await opens({
    flow: 'address-book',
    state: 'browsing',
    language: 'pl',
    country: 'pl',
  })
  expect(shown).toMatchObject({ country: 'kr', language: 'pl' })
})

test('a screen takes language, direction, theme, size of text and less motion', async ({ page, opens }) => {
  const looks = () =>
    screenOf(page).evaluate(() => {
      const { lang, dir, dataset } = document.documentElement
      const { fontSize, colorScheme } = getComputedStyle(document.documentElement)
      const ring = document.querySelector('[data-in-progress]')
      return [
        lang,
        dir,
        dataset.theme,
        colorScheme,
        fontSize,
        ring && getComputedStyle(ring).animationDuration,
      ]
    })
  const loading = { flow: 'gift-card', state: 'loading' }
  await opens({
    ...loading,
    language: 'ar',
    country: 'ae',
    theme: 'dark',
    text: 150,
    motion: 'reduce',
  })
  expect(await looks()).toEqual(['ar', 'rtl', 'dark', 'dark', '24px', '4s'])
  await opens({ ...loading, language: 'en-GB', country: 'gb', direction: 'rtl' })
  expect(await looks()).toEqual(['en-GB', 'rtl', undefined, 'light dark', '16px', '0.8s'])
})

test('a screen measures em in media queries by the size of text', async ({ page, opens }) => {
  const sections = () => screenOf(page).locator('header nav').first().isVisible()
  await opens(giftCard, 1280)
  expect(await sections()).toBe(true)
  await opens({ ...giftCard, text: 200 }, 1280)
  expect(await sections()).toBe(false)
})

test('a screen shows under a strict Content-Security-Policy with Trusted Types, without asking anybody', async ({
  page,
  home,
}) => {
  const printed: string[] = []
  page.on('console', (message) => printed.push(message.text()))
  const studio = await openStudio(page, home)
  const opened = await studio.open(
    ['en', 'pl'].map((language) => ({
      question: { ...plain, flow: 'carousel', state: 'rotating', language } as ScreenQuestion,
      widths: [390],
    })),
  )
  expect(faultsOf(opened)).toEqual([])
  const pictures = await screenOf(page).evaluate(async () => {
    const seen = [...document.images].filter((image) => image.checkVisibility())
    for (const image of seen) image.loading = 'eager'
    await Promise.all(seen.map((image) => image.decode()))
    return seen.length
  })
  expect(pictures).toBeGreaterThan(1)
  expect(studio.strayRequests()).toEqual([])
  expect(printed).toEqual([])
})

test('a screen leaves the focus with the page around it, and the dialog for who goes in', async ({
  page,
  home,
}) => {
  const studio = await openStudio(page, home)
  const asked = (state: string) => [{ question: { ...plain, flow: 'cancellation', state }, widths: [1280] }]
  await studio.open(asked('dialog.closed'))
  await page.evaluate(() => {
    const button = document.createElement('button')
    document.body.prepend(button)
    button.focus()
  })
  await studio.open(asked('dialog.confirming'))
  await expect(page.locator('button')).toBeFocused()
  await page.keyboard.press('Tab')
  const close = screenOf(page).getByRole('dialog').getByRole('button').first()
  await expect(close).toBeFocused()
})

test('a screen answers the last of several questions', async ({ page, home }) => {
  const studio = await openStudio(page, home)
  await studio.open([{ question: { ...plain, flow: 'gift-card', state: 'balance' }, widths: [1280] }])
  const shown = await page.evaluate(
    async (question) => {
      const seen: string[] = []
      const screen = document.querySelector('iframe')?.contentWindow
      const isShown = new Promise<void>((resolve) =>
        addEventListener('message', ({ data }: MessageEvent<ScreenNews>) => {
          if (data.type !== 'screen.shown') return
          seen.push(data.state)
          if (data.state === 'unavailable') resolve()
        }),
      )
      for (const state of ['form.accepting.entering', 'loading', 'balance', 'unavailable'])
        screen?.postMessage({ type: 'screen.ask', question: { ...question, state } }, '*')
      await isShown
      return seen
    },
    { ...plain, flow: 'gift-card' },
  )
  // The first is on its way by the time that the second comes.
  expect(shown).toEqual(['form.accepting.entering', 'unavailable'])
})

const heard = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => (window as { readonly left?: string[] }).left ?? [])

const leaving = [
  {
    by: 'a link to another page of the orders',
    asked: { flow: 'order-history', state: 'ready.idle' },
    press: 'main article a',
    to: '/us/en/orders/sales/C00000001',
  },
  {
    by: 'a link to the shop',
    asked: giftCard,
    press: 'header a[href*="search"]',
    to: 'https://podium.example/us/en/search',
  },
  {
    by: 'a script',
    asked: { flow: 'tracking', state: 'listing' },
    press: 'dialog a[href*="ups.com"]',
    to: 'https://www.ups.com/track?tracknum=S1',
  },
]
const listen = (page: Page) =>
  page.evaluate(() => {
    const left: string[] = []
    Object.assign(window, { left })
    addEventListener('message', ({ data }: MessageEvent<ScreenNews>) => {
      if (data.type === 'screen.left') left.push(data.address)
    })
  })
const staysFrom = async (page: Page, home: string, to: string) => {
  await expect.poll(() => heard(page)).toEqual([to])
  expect(screenOf(page).url()).toBe(`${home}screen.html`)
  await expect(screenOf(page).locator('main')).not.toBeEmpty()
}
for (const { by, asked, press, to } of leaving) {
  test(`a screen is not left by ${by}, and says where it would lead`, async ({ page, home, opens }) => {
    await opens(asked)
    await listen(page)
    await screenOf(page).locator(press).first().click()
    await staysFrom(page, home, to)
  })
}

test('a screen is not left by a form, and says where it would lead', async ({ page, home, opens }) => {
  const provider = 'https://pay.podium.example/checkout'
  await opens({ flow: 'deferred-payment', state: 'ready' })
  await listen(page)
  await screenOf(page).evaluate((action) => {
    const form = document.createElement('form')
    Object.assign(form, { method: 'post', action })
    document.body.append(form)
    form.submit()
  }, provider)
  await staysFrom(page, home, provider)
})
