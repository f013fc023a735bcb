import { setTimeout as pause } from 'node:timers/promises'
import { type BenchBrowser, onPhone } from './browser.ts'
import { type Address, rest } from './first-view.ts'
import type { Speed } from './profile.ts'
import { watchTraffic } from './traffic.ts'
import { watchPage } from './watch-page.ts'

const inViewMs = 1000

/**
 * Milliseconds from the tap on the newest order of a history at rest, in view for a second, to the frame after the one
 * with its heading.
 */
export const openOrder = (
  browser: BenchBrowser,
  { url, state, awaited }: Address,
  orderNumber: string,
  speed: Extract<Speed, 'throttled' | 'full'>,
): Promise<number> =>
  onPhone(browser, { state, speed }, async (page, session) => {
    const traffic = watchTraffic(session)
    await page.addInitScript(watchPage, awaited)
    await page.goto(url)
    await rest(page, traffic)
    await pause(inViewMs)
    await page.evaluate(watchOpening, orderNumber)
    await page.locator(`[data-order="${orderNumber}"]`).getByRole('link', { name: 'View order' }).tap()
    const opening = await page.waitForFunction(
      () => (globalThis as never as { opening: { took?: number } }).opening.took,
    )
    return Number(await opening.jsonValue())
  })

function watchOpening(orderNumber: string): void {
  const opening: { tapped: number; took?: number } = { tapped: 0 }
  Object.assign(globalThis, { opening })
  addEventListener(
    'pointerdown',
    ({ timeStamp }) => {
      opening.tapped = timeStamp
    },
    { capture: true, once: true },
  )
  const painted = () => setTimeout(() => (opening.took = performance.now() - opening.tapped))
  new MutationObserver((_, observer) => {
    if (!document.querySelector('main h1')?.textContent?.includes(orderNumber)) return
    observer.disconnect()
    requestAnimationFrame(painted)
  }).observe(document, { subtree: true, childList: true, characterData: true })
}
