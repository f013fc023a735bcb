import { expect, type Page } from '@playwright/test'

/** A move of what stood on the page already. */
type LayoutShift = {
  /** As browsers score it; 0.1 in all is what they call good. */
  score: number
  /** What moved, with where it stood and where it stands: x, y, width and height in CSS pixels. */
  moved: string[]
}

type LayoutShiftEntry = PerformanceEntry & {
  value: number
  sources: { node: Node | null; previousRect: DOMRectReadOnly; currentRect: DOMRectReadOnly }[]
}

/**
 * Every document that this page opens from now on remembers what moves in it. Faces do not come: a line that ends near the
 * edge may wrap otherwise in them, and what today's date and the sample's words are decides which does.
 */
export async function watchShifts(page: Page): Promise<void> {
  await page.route('**/*.woff2', (route) => route.abort())
  await page.addInitScript(() => {
    const shifts: LayoutShift[] = []
    Object.assign(globalThis, { shifts })
    const nameOf = (node: Node | null) => {
      const element = node instanceof Element ? node : node?.parentElement
      return element ? `${element.localName}.${element.className}` : 'what is gone'
    }
    const box = ({ x, y, width, height }: DOMRectReadOnly) => [x, y, width, height].map(Math.round).join(' ')
    new PerformanceObserver((list) => {
      for (const { value, sources } of list.getEntries() as LayoutShiftEntry[]) {
        const moved = sources.map(
          ({ node, previousRect, currentRect }) =>
            `${nameOf(node)}: ${box(previousRect)} -> ${box(currentRect)}`,
        )
        shifts.push({ score: value, moved })
      }
    }).observe({ type: 'layout-shift', buffered: true })
  })
}

/** The document that stands open has moved less than this since it began; what moved is told where it did not. */
export async function standsStill(page: Page, below: number): Promise<void> {
  const shifts = await page.evaluate(
    () =>
      new Promise<LayoutShift[]>((resolve) =>
        requestAnimationFrame(() =>
          requestAnimationFrame(() => resolve((globalThis as never as { shifts: LayoutShift[] }).shifts)),
        ),
      ),
  )
  const score = shifts.reduce((sum, shift) => sum + shift.score, 0)
  expect(score, JSON.stringify({ url: page.url(), shifts }, null, 2)).toBeLessThan(below)
}
