import { type BenchBrowser, onPhone } from './browser.ts'
import type { Address } from './first-view.ts'

const patienceMs = 25_000

/**
 * For pages that do not mark when they answer to taps: milliseconds from the navigation until a tap on the choice of
 * country, repeated until it works, has filled its dialog.
 */
export const firstEffect = (browser: BenchBrowser, { url, state }: Address): Promise<number> =>
  onPhone(browser, { state, speed: 'throttled' }, async (page) => {
    await page.addInitScript(tapUntilItWorks)
    await page.goto(url)
    const effect = await page.waitForFunction(
      () => (globalThis as never as { effectAt?: number }).effectAt,
      null,
      { timeout: patienceMs },
    )
    return Number(await effect.jsonValue())
  })

function tapUntilItWorks(): void {
  const look = setInterval(() => {
    const dialog = document.querySelector('footer [popover][role="dialog"]')
    if (dialog?.querySelector('a')) {
      Object.assign(globalThis, { effectAt: performance.now() })
      clearInterval(look)
    } else if (dialog && !dialog.matches(':popover-open'))
      document.querySelector<HTMLElement>(`[popovertarget="${dialog.id}"]`)?.click()
  }, 50)
}
