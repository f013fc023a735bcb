import { expect, type Frame, type Page, test } from '@playwright/test'
import { type ScreenNews, type ScreenQuestion, screenQuery } from '../../atlas/screen/protocol.ts'
import { faultsOf } from './lib/faults-of.ts'
import { serveScreens } from './lib/serve-screens.ts'
import { type Opened, openStudio, screensFolder } from './lib/studio.ts'

// Movement is what one of the looks is about.
test.use({ contextOptions: { reducedMotion: 'no-preference' } })

let screens: Awaited<ReturnType<typeof serveScreens>>

test.beforeAll(async () => {
  screens = await serveScreens()
})
test.afterAll(() => screens.end())

const plain: Omit<ScreenQuestion, 'flow' | 'state'> = {
  country: 'us',
  language: 'en',
  direction: null,
  theme: null,
  motion: null,
  text: 100,
}

type Asked = Pick<ScreenQuestion, 'flow' | 'state'> & Partial<ScreenQuestion>

const open = async (page: Page, asked: Asked, width = 1280): Promise<Opened> => {
  const studio = await openStudio(page, screens.home)
  const [opened] = await studio.open([{ question: { ...plain, ...asked }, widths: [width] }])
  if (!opened) throw new Error('Nothing was opened')
  return opened
}

const screenOf = (page: Page): Frame => {
  const [, frame] = page.frames()
  if (!frame) throw new Error('There is no screen')
  return frame
}

const giftCard = { flow: 'gift-card', state: 'balance' }

test.describe('a screen', () => {
  test('tells what it shows: where its flow is, how it came there, its texts, calls and timers', async ({
    page,
  }) => {
    const { shown } = await open(page, { flow: 'cancellation', state: 'dialog.inProgress.shown' })
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

  test('is asked by its address as well, of a file too', async ({ page }) => {
    const question = { ...plain, ...giftCard, language: 'pl', country: 'pl', theme: 'dark' } as const
    await page.goto(`${screensFolder.href}screen.html?${screenQuery(question)}`)
    await expect(page.locator('html[data-screen=shown]')).toHaveAttribute('data-theme', 'dark')
    await expect(page.getByText('262 zł').first()).toBeVisible()
  })

  test('says which country it shows where the one that was asked for does not have the flow', async ({
    page,
  }) => {
    const { shown } = await open(page, {
      flow: 'address-book',
      state: 'browsing',
      language: 'pl',
      country: 'pl',
    })
    expect(shown).toMatchObject({ country: 'kr', language: 'pl' })
  })

  test('takes language, direction, theme, size of text and less motion', async ({ page }) => {
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
    await open(page, {
      ...loading,
      language: 'ar',
      country: 'ae',
      theme: 'dark',
      text: 150,
      motion: 'reduce',
    })
    expect(await looks()).toEqual(['ar', 'rtl', 'dark', 'dark', '24px', '4s'])
    await open(page, { ...loading, language: 'en-GB', country: 'gb', direction: 'rtl' })
    expect(await looks()).toEqual(['en-GB', 'rtl', undefined, 'light dark', '16px', '0.8s'])
  })

  test('measures em in media queries by the size of text', async ({ page }) => {
    const sections = () => screenOf(page).locator('header nav').first().isVisible()
    await open(page, giftCard, 1280)
    expect(await sections()).toBe(true)
    await open(page, { ...giftCard, text: 200 }, 1280)
    expect(await sections()).toBe(false)
  })

  test('shows under a strict Content-Security-Policy with Trusted Types, without asking anybody', async ({
    page,
  }) => {
    const printed: string[] = []
    page.on('console', (message) => printed.push(message.text()))
    const studio = await openStudio(page, screens.home)
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
  const staysFrom = async (page: Page, to: string) => {
    await expect.poll(() => heard(page)).toEqual([to])
    expect(screenOf(page).url()).toBe(`${screens.home}screen.html`)
    await expect(screenOf(page).locator('main')).not.toBeEmpty()
  }
  for (const { by, asked, press, to } of leaving) {
    test(`is not left by ${by}, and says where it would lead`, async ({ page }) => {
      await open(page, asked)
      await listen(page)
      await screenOf(page).locator(press).first().click()
      await staysFrom(page, to)
    })
  }

  test('is not left by a form, and says where it would lead', async ({ page }) => {
    const provider = 'https://pay.podium.example/checkout'
    await open(page, { flow: 'deferred-payment', state: 'ready' })
    await listen(page)
    await screenOf(page).evaluate((action) => {
      const form = document.createElement('form')
      Object.assign(form, { method: 'post', action })
      document.body.append(form)
      form.submit()
    }, provider)
    await staysFrom(page, provider)
  })
})

test.describe('a screen fails', () => {
  const faultOf = async (page: Page, asked: Asked) => {
    const opened = await open(page, asked)
    return faultsOf([opened]).join('\n')
  }

  test('where its flow has no such state', async ({ page }) => {
    expect(await faultOf(page, { flow: 'gift-card', state: 'elsewhere' })).toContain(
      'No way leads to "elsewhere" of "gift-card"',
    )
  })

  test('where nobody knows the flow', async ({ page }) => {
    expect(await faultOf(page, { flow: 'nothing', state: 'here' })).toContain('No stage for "nothing"')
  })

  test('where a text has no translation', async ({ page }) => {
    await page.route('**/texts/pl.js', (route) =>
      route.fulfill({ contentType: 'text/javascript', body: 'window.batonTexts={messages:{}}' }),
    )
    expect(await faultOf(page, { ...giftCard, language: 'pl' })).toMatch(/No text for \S{6}/)
  })

  test('where the texts do not come', async ({ page }) => {
    await page.route('**/texts/pl.js', (route) => route.abort())
    expect(await faultOf(page, { ...giftCard, language: 'pl' })).toContain('No texts in pl')
  })

  /** What a test does to the page of the screen, once it is asked for a state. */
  const spoil = (page: Page, how: () => void) => page.addInitScript(how)

  test('where a view throws', async ({ page }) => {
    await spoil(page, () => {
      Intl.NumberFormat.prototype.formatToParts = () => {
        throw new Error('no money')
      }
      Object.defineProperty(Intl.NumberFormat.prototype, 'format', {
        get: () => () => {
          throw new Error('no money')
        },
      })
    })
    expect(await faultOf(page, giftCard)).toContain('no money')
  })

  test('where something throws beside it', async ({ page }) => {
    await spoil(page, () =>
      addEventListener('message', () =>
        setTimeout(() => {
          throw new Error('thrown beside')
        }),
      ),
    )
    expect(await faultOf(page, giftCard)).toContain('thrown beside')
  })

  test('where a promise fails that nobody waits for', async ({ page }) => {
    await spoil(page, () =>
      addEventListener('message', () => setTimeout(() => void Promise.reject(new Error('forgotten')))),
    )
    expect(await faultOf(page, giftCard)).toContain('forgotten')
  })

  test('where an error is printed', async ({ page }) => {
    await spoil(page, () =>
      new MutationObserver(() => console.error('printed')).observe(document, {
        subtree: true,
        childList: true,
      }),
    )
    expect(await faultOf(page, giftCard)).toContain('printed')
  })

  test('where the page says that its flow is elsewhere', async ({ page }) => {
    await spoil(page, () =>
      new MutationObserver(() => {
        const marked = document.querySelector('[data-flow=giftCard]')
        if (marked?.getAttribute('data-state') === 'balance') marked.setAttribute('data-state', 'elsewhere')
      }).observe(document, { subtree: true, childList: true, attributes: true }),
    )
    expect(await faultOf(page, giftCard)).toContain('giftCard shows elsewhere in place of balance (balance)')
  })

  test('where no view has the flow', async ({ page }) => {
    expect(await faultOf(page, { flow: 'review', state: 'writing', country: 'us' })).toBe('')
    await spoil(page, () => {
      const get = URLSearchParams.prototype.get
      URLSearchParams.prototype.get = function (name) {
        return name === 'enableWriteReview' ? null : get.call(this, name)
      }
      const entries = URLSearchParams.prototype.entries
      URLSearchParams.prototype.entries = function* (this: URLSearchParams) {
        for (const entry of entries.call(this)) if (entry[0] !== 'enableWriteReview') yield entry
      } as typeof entries
    })
    expect(await faultOf(page, { flow: 'review', state: 'writing' })).toContain('No view runs it at')
  })

  test('where a part of the page that shows it is missing', async ({ page }) => {
    await spoil(page, () =>
      new MutationObserver(() => {
        for (const button of document.querySelectorAll('[data-action=shopSimilar]'))
          button.removeAttribute('data-action')
      }).observe(document, { subtree: true, childList: true }),
    )
    expect(await faultOf(page, { flow: 'shop-similar', state: 'panel.closed' })).toContain(
      'The page has the parts of no view in place of closed',
    )
  })

  test('where the page is empty', async ({ page }) => {
    await spoil(page, () => {
      const own = Object.getOwnPropertyDescriptor(Node.prototype, 'textContent')
      Object.defineProperty(HTMLElement.prototype, 'textContent', {
        ...own,
        get(this: HTMLElement) {
          return this.localName === 'main' ? ' ' : own?.get?.call(this)
        },
      })
    })
    expect(await faultOf(page, giftCard)).toContain('The page is empty')
  })

  test('where the page is wider than its window', async ({ page }) => {
    await spoil(page, () =>
      document.addEventListener('DOMContentLoaded', () => {
        document.body.style.minWidth = '2000px'
      }),
    )
    expect(await faultOf(page, giftCard)).toMatch(/7\d\d px wider than 1280 px/)
  })

  test('where it looks like a state with another view', async ({ page }) => {
    const one = await open(page, giftCard)
    if (!one.shown) throw new Error('Not shown')
    const other = (view: string): Opened => ({
      ...one,
      question: { ...one.question, state: view },
      shown: one.shown && { ...one.shown, state: view, view },
    })
    expect(faultsOf([one, other('balance')])).toEqual([])
    expect(faultsOf([one, other('loading')])).toEqual([
      'gift-card: balance (balance) and loading (loading) look alike',
    ])
  })
})
