import { expect, type FrameLocator, type Page } from '@playwright/test'

type LiveView = 'Chart' | 'Log' | 'By hand' | 'Actors' | 'Sequence' | 'Recording'

/** The live chart's panel, docked to a page or in a window of its own. */
const panelIn = (place: Page | FrameLocator) => {
  const slider = place.getByRole('slider', { name: 'Moment' })
  const view = (name: LiveView) => place.getByRole('tab', { name, exact: true })
  const shows = async (name: LiveView) => {
    await view(name).click()
    await expect(view(name)).toHaveAttribute('aria-selected', 'true')
  }
  const actor = (title: string) => place.getByRole('button', { name: new RegExp(`^${title} ?, chart`) })
  const state = (path: string) => place.locator(`[data-state="${path}"]`)
  return {
    place,
    slider,
    view,
    shows,
    isOpen: () => expect(place.getByRole('heading', { name: 'Live chart' })).toBeVisible(),
    showsChartOf: (title: string) =>
      expect(place.getByRole('heading', { level: 2, name: title })).toBeVisible(),
    /** The chart's drawing has this state lit. */
    seesLit: (path: string) => expect(state(path)).toHaveAttribute('data-mark', /\blit\b/),
    seesUnlit: (path: string) => expect(state(path)).not.toHaveAttribute('data-mark', /\blit\b/),
    current: place.getByRole('list', { name: 'Current states' }).getByRole('listitem'),
    /** Rows of the log with these words. */
    row: (words: string | RegExp) =>
      place.getByRole('list', { name: 'Log' }).getByRole('button', { name: words }),
    isNow: () =>
      expect(place.getByRole('button', { name: 'Now', exact: true })).toHaveAttribute('aria-pressed', 'true'),
    goesToNow: () => place.getByRole('button', { name: 'Now', exact: true }).click(),
    /** A chart among the page's actors. */
    actor,
    choosesActor: (title: string) => actor(title).click(),
    sends: (words: string) => place.getByRole('button', { name: `Send: ${words}` }).click(),
    answers: (words: string) => place.getByRole('button', { name: words, exact: true }).click(),
    letsRunOut: (timer: string) => place.getByRole('button', { name: `Let ${timer} run out now` }).click(),
  }
}

export type LivePanel = ReturnType<typeof panelIn>

export const liveChart = (page: Page) => {
  const launch = page.getByRole('button', { name: 'Live chart', exact: true })
  const dock = page.getByRole('region', { name: 'Live chart' })
  const panel = panelIn(page.frameLocator('iframe[title="Live chart"]'))
  return {
    launch,
    dock,
    grip: page.getByRole('separator', { name: 'Size of the live chart' }),
    panel,
    switchesOn: async () => {
      await page.goto('/sandbox')
      await page.getByRole('button', { name: 'Watch the charts' }).click({ timeout: 80_000 })
      await expect(page.getByRole('button', { name: 'Stop watching' })).toBeVisible({ timeout: 80_000 })
    },
    switchesOff: async () => {
      await page.goto('/sandbox')
      await page.getByRole('button', { name: 'Stop watching' }).click()
      await expect(page.getByRole('button', { name: 'Watch the charts' })).toBeVisible()
    },
    opens: async () => {
      await launch.click()
      await panel.isOpen()
    },
    opensOwnWindow: async () => {
      const [window] = await Promise.all([
        page.context().waitForEvent('page'),
        panel.place.getByRole('button', { name: 'Open in a window of its own' }).click(),
      ])
      const own = panelIn(window)
      await own.isOpen()
      return { window, panel: own }
    },
  }
}
