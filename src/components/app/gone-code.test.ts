import { afterEach, expect, test, vi } from 'vitest'
import { isGoneCode, nameGoneCode, startAgain, startAgainIfGone, startAgainOnce } from './gone-code.ts'

afterEach(() => vi.unstubAllGlobals())

/** A browser whose document was loaded in this way; tells how often it was loaded anew. */
const inBrowser = (type: 'navigate' | 'reload', { online = true, ageMs = 1_000 } = {}) => {
  const reload = vi.fn()
  const page = new EventTarget()
  vi.stubGlobal('location', { reload })
  vi.stubGlobal('navigator', { onLine: online })
  vi.stubGlobal('performance', { now: () => ageMs, getEntriesByType: () => [{ type }] })
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page))
  return {
    reloads: () => reload.mock.calls.length,
    isOnlineAgain: () => page.dispatchEvent(new Event('online')),
  }
}

test('code that is gone is told from defects by its error alone', () => {
  const page = new EventTarget()
  nameGoneCode(page as unknown as Window)
  const error = new TypeError('Failed to fetch dynamically imported module: https://shop.example/a.js')
  page.dispatchEvent(Object.assign(new Event('vite:preloadError'), { payload: error }))
  expect([isGoneCode(error), isGoneCode(new TypeError('x is undefined')), isGoneCode(null)]).toEqual([
    true,
    false,
    false,
  ])
  expect(error.message).not.toContain('dynamically imported')
})

test('a document is loaded anew by itself, but not again right after', () => {
  const first = inBrowser('navigate')
  startAgainOnce()
  expect(first.reloads()).toBe(1)
  const second = inBrowser('reload')
  startAgainOnce()
  expect(second.reloads()).toBe(0)
  const later = inBrowser('reload', { ageMs: 3_600_000 })
  startAgainOnce()
  expect(later.reloads()).toBe(1)
})

test('without a connection it waits for one: the browser would show a page of its own', () => {
  const browser = inBrowser('navigate', { online: false })
  startAgain()
  expect(browser.reloads()).toBe(0)
  browser.isOnlineAgain()
  expect(browser.reloads()).toBe(1)
})

test('what fails by anything but gone code loads nothing anew', () => {
  const browser = inBrowser('navigate')
  startAgainIfGone(new TypeError('x is undefined'))
  expect(browser.reloads()).toBe(0)
  startAgainIfGone(Object.assign(new Error('a part of the page did not come'), { name: 'GoneCode' }))
  expect(browser.reloads()).toBe(1)
})
