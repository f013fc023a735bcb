import type { BrowserContext, Page } from '@playwright/test'

/** Every page of the browser takes its clock for two hours wrong. */
export const shiftClock = (context: BrowserContext, hours: number): Promise<unknown> =>
  context.addInitScript((ms) => {
    const RealDate = Date
    const now = () => RealDate.now() + ms
    class ShiftedDate extends RealDate {
      constructor(...parts: [] | [number | string]) {
        if (parts.length === 0) super(now())
        else super(...(parts as [number]))
      }
      static override now = now
    }
    globalThis.Date = ShiftedDate as DateConstructor
  }, hours * 3_600_000)

/** Nothing can be stored any more; what is there can be read. */
export const fillStorage = (context: BrowserContext): Promise<unknown> =>
  context.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('The quota has been exceeded.', 'QuotaExceededError')
    }
  })

/** As browsers do whose owner forbids pages to keep anything. */
export const denyStorage = (context: BrowserContext): Promise<unknown> =>
  context.addInitScript(() => {
    const denied = () => new DOMException('Access is denied for this document.', 'SecurityError')
    for (const name of ['localStorage', 'sessionStorage', 'indexedDB', 'caches']) {
      Object.defineProperty(globalThis, name, {
        configurable: true,
        get: () => {
          throw denied()
        },
      })
    }
    LockManager.prototype.request = () => Promise.reject(denied())
  })

/** Calls wait three seconds in place of ten. */
export const shortenPatience = (context: BrowserContext): Promise<unknown> =>
  context.addInitScript(() => {
    const wait = AbortSignal.timeout.bind(AbortSignal)
    AbortSignal.timeout = (ms) => wait(Math.min(ms, 3_000))
  })

/**
 * A new release comes out once the page's document is there, or once the page answers: code that it asks for later is gone, until
 * a document of the new release takes its place.
 */
export const releaseAnew = async (page: Page, when: 'documentIsThere' | 'pageAnswers'): Promise<void> => {
  let isOld = false
  let isOut = false
  const comesOut = () => {
    isOld = !isOut
    isOut = true
  }
  if (when === 'documentIsThere') page.once('domcontentloaded', comesOut)
  else {
    await page.exposeFunction('newReleaseComesOut', comesOut)
    await page.addInitScript(() => {
      new PerformanceObserver((list) => {
        const isTakenOver = list.getEntriesByName('baton:hydrated').length > 0
        if (isTakenOver) (window as { newReleaseComesOut?: () => void }).newReleaseComesOut?.()
      }).observe({ type: 'mark', buffered: true })
    })
  }
  await page.route(
    () => true,
    (route) => {
      const request = route.request()
      if (request.isNavigationRequest() && request.frame() === page.mainFrame()) isOld = false
      if (!isOld || !new URL(request.url()).pathname.startsWith('/assets/')) return route.fallback()
      return route.fulfill({ status: 404, contentType: 'text/plain', body: 'Not found' })
    },
  )
}
