import { expect, type Page } from '@playwright/test'
import { faultsOf } from './lib/faults-of.ts'
import { giftCard, test } from './lib/screen-test.ts'
import type { Opened } from './lib/studio.ts'

test('a screen fails where its flow has no such state', async ({ faultOf }) => {
  expect(await faultOf({ flow: 'gift-card', state: 'elsewhere' })).toContain(
    'No way leads to "elsewhere" of "gift-card"',
  )
})

test('a screen fails where nobody knows the flow', async ({ faultOf }) => {
  expect(await faultOf({ flow: 'nothing', state: 'here' })).toContain('No stage for "nothing"')
})

test('a screen fails where a text has no translation', async ({ page, faultOf }) => {
  await page.route('**/texts/pl.js', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: 'window.batonTexts={messages:{}}' }),
  )
  expect(await faultOf({ ...giftCard, language: 'pl' })).toMatch(/No text for \S{6}/)
})

test('a screen fails where the texts do not come', async ({ page, faultOf }) => {
  await page.route('**/texts/pl.js', (route) => route.abort())
  expect(await faultOf({ ...giftCard, language: 'pl' })).toContain('No texts in pl')
})

/** What a test does to the page of the screen, once it is asked for a state. */
const spoil = (page: Page, how: () => void) => page.addInitScript(how)

test('a screen fails where a view throws', async ({ page, faultOf }) => {
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
  expect(await faultOf(giftCard)).toContain('no money')
})

test('a screen fails where something throws beside it', async ({ page, faultOf }) => {
  await spoil(page, () =>
    addEventListener('message', () =>
      setTimeout(() => {
        throw new Error('thrown beside')
      }),
    ),
  )
  expect(await faultOf(giftCard)).toContain('thrown beside')
})

test('a screen fails where a promise fails that nobody waits for', async ({ page, faultOf }) => {
  await spoil(page, () =>
    addEventListener('message', () => setTimeout(() => void Promise.reject(new Error('forgotten')))),
  )
  expect(await faultOf(giftCard)).toContain('forgotten')
})

test('a screen fails where an error is printed', async ({ page, faultOf }) => {
  await spoil(page, () =>
    new MutationObserver(() => console.error('printed')).observe(document, {
      subtree: true,
      childList: true,
    }),
  )
  expect(await faultOf(giftCard)).toContain('printed')
})

test('a screen fails where the page says that its flow is elsewhere', async ({ page, faultOf }) => {
  await spoil(page, () =>
    new MutationObserver(() => {
      const marked = document.querySelector('[data-flow=giftCard]')
      if (marked?.getAttribute('data-state') === 'balance') marked.setAttribute('data-state', 'elsewhere')
    }).observe(document, { subtree: true, childList: true, attributes: true }),
  )
  expect(await faultOf(giftCard)).toContain('giftCard shows elsewhere in place of balance (balance)')
})

test('a screen fails where no view has the flow', async ({ page, faultOf }) => {
  expect(await faultOf({ flow: 'review', state: 'writing', country: 'us' })).toBe('')
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
  expect(await faultOf({ flow: 'review', state: 'writing' })).toContain('No view runs it at')
})

test('a screen fails where a part of the page that shows it is missing', async ({ page, faultOf }) => {
  await spoil(page, () =>
    new MutationObserver(() => {
      for (const button of document.querySelectorAll('[data-action=shopSimilar]'))
        button.removeAttribute('data-action')
    }).observe(document, { subtree: true, childList: true }),
  )
  expect(await faultOf({ flow: 'shop-similar', state: 'panel.closed' })).toContain(
    'The page has the parts of no view in place of closed',
  )
})

test('a screen fails where the page is empty', async ({ page, faultOf }) => {
  await spoil(page, () => {
    const own = Object.getOwnPropertyDescriptor(Node.prototype, 'textContent')
    Object.defineProperty(HTMLElement.prototype, 'textContent', {
      ...own,
      get(this: HTMLElement) {
        return this.localName === 'main' ? ' ' : own?.get?.call(this)
      },
    })
  })
  expect(await faultOf(giftCard)).toContain('The page is empty')
})

test('a screen fails where the page is wider than its window', async ({ page, faultOf }) => {
  await spoil(page, () =>
    document.addEventListener('DOMContentLoaded', () => {
      document.body.style.minWidth = '2000px'
    }),
  )
  expect(await faultOf(giftCard)).toMatch(/7\d\d px wider than 1280 px/)
})

test('a screen fails where it looks like a state with another view', async ({ opens }) => {
  const one = await opens(giftCard)
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
