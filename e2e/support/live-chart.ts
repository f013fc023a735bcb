import { liveChart } from '../pages/live-chart.page.ts'
import { test as base, expect } from './own-order.ts'

type Fixtures = {
  readonly live: ReturnType<typeof liveChart>
  /** A fresh order's page that is watched, with the panel docked to it and the cancellation's chart on show. */
  readonly watchesCancellation: (rule?: 'complete' | 'slow' | 'denied') => Promise<string>
}

/** Tests of the live chart. */
export const test = base.extend<Fixtures>({
  live: ({ page, allowsOnConsole }, use) => {
    // A page beside a docked panel is narrower than it was made for, and may need other pictures than were named ahead.
    allowsOnConsole(/was preloaded using link preload/)
    return use(liveChart(page))
  },
  watchesCancellation: ({ live, opensOwnOrder }, use) =>
    use(async (rule) => {
      await live.switchesOn()
      const orderNumber = await opensOwnOrder(rule && { rule })
      await live.opens()
      await live.panel.shows('Actors')
      await live.panel.choosesActor('Cancellation')
      await live.panel.shows('Chart')
      await live.panel.showsChartOf('Cancellation')
      return orderNumber
    }),
})

export { expect }
