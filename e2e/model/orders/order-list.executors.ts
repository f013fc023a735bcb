import { expect } from '@playwright/test'
import { historyPageSize } from '../../../contract/orders/orders.ts'
import type { Path } from '../../../model-tests/lib/path.ts'
import type { Executor, FlowInBrowser } from '../lib/flow-in-browser.ts'

const pages = (path: Path, words: string) => path.steps.filter(({ step }) => step.words === words).length

/** A list that has been shown before, in the same document. */
const isComeBackTo = (path: Path): boolean => path.start.words.endsWith('come back to')

/** As many orders as make the path's pages, the one that it came with included: ten for each page with more behind it, and three on the last. */
export const ordersFor = (path: Path): number => {
  const cameWith = (words: string) => Number(path.start.words.endsWith(`came with ${words}`))
  const more =
    pages(path, 'a page of orders arrives, and there are more') + cameWith('orders, of which there are more')
  const kept = Number(isComeBackTo(path))
  const last = pages(path, 'the last page of orders arrives') + cameWith('all of its orders')
  if (more + kept + last === 0) return 0
  return (more + kept) * historyPageSize + 3
}

/** What a shopper does with any list of orders. */
export const listEvents: FlowInBrowser['events'] = {
  'the shopper asks for more': ({ page }) => page.getByRole('button', { name: 'Show more orders' }).click(),
  'the shopper tries again': ({ page }) => page.getByRole('button', { name: 'Try again' }).click(),
  'the shopper loads the orders': ({ page }) => page.getByRole('button', { name: 'Try again' }).click(),
  'the shopper closes the dialog': ({ page }) =>
    page.getByRole('dialog').getByRole('button', { name: 'Close' }).first().click(),
  'the network comes back': ({ page }) => page.evaluate(() => void window.dispatchEvent(new Event('online'))),
}

/** How the states of a list are seen; `root` is the flow's own element. */
export const listSees = (root: string): FlowInBrowser['sees'] => {
  const isAt =
    (state: string): Executor =>
    async ({ page }) => {
      await expect(page.locator(`[data-flow=${root}]`)).toHaveAttribute('data-state', state, { timeout: 1 })
    }
  const hasDialog =
    (state: string, name: string): Executor =>
    async (world) => {
      await isAt(state)(world)
      await expect(world.page.getByRole('dialog', { name })).toBeVisible({ timeout: 1 })
    }
  return {
    loadingFirstPage: isAt('loadingFirstPage'),
    'ready.idle': isAt('ready.idle'),
    'ready.refreshing': isAt('ready.refreshing'),
    'ready.loadingMore': isAt('ready.loadingMore'),
    'ready.loadMoreFailed': hasDialog('ready.loadMoreFailed', 'We couldn’t load more orders'),
    empty: isAt('empty'),
    firstPageFailed: hasDialog('firstPageFailed', 'We couldn’t load your orders'),
    unloaded: isAt('unloaded'),
    sessionEnded: async (world) => {
      await isAt('sessionEnded')(world)
      const heading = world.page.getByRole('heading', { name: 'You’ve been signed out' })
      await expect(heading).toBeVisible({ timeout: 1 })
    },
  }
}

/** A list that is opened, against one that is come back to: there the first page is asked for to stand in place of what was kept. */
export const skipsOther =
  (kept: boolean) =>
  (path: Path): string | null => {
    if (path.start.words.endsWith('come back to with all of its orders'))
      return 'what is asked for afresh is all that there is: walked headless'
    return isComeBackTo(path) === kept ? null : 'it is walked with the calls of its own start'
  }
