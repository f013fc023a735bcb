import { expect } from '@playwright/test'
import type { Path } from '../../../model-tests/lib/path.ts'
import { storeSelectorModel } from '../../../model-tests/store-selector/store-selector.model.ts'
import { comesNext, type Executor, type FlowInBrowser } from '../lib/flow-in-browser.ts'
import { walkFlow } from '../lib/walk-flow.ts'
import { choosesWay, goesOn, memberWithReturnable } from './return.executors.ts'

const more = 'three stores come, and there are more'
const last = 'the last stores come'
const none = 'no store is there'
const search = 'the shopper looks for a town'
const next = 'the shopper asks for more stores'

/** What the shopper types to find as many: every store of the shop, one town, a town without any. */
const words: Readonly<Record<string, string>> = { [more]: 'Podium', [last]: 'Eugene', [none]: 'Atlantis' }

const isAt =
  (state: string, text: string | RegExp): Executor =>
  async ({ page }) => {
    const stores = page.locator('[data-flow=storeSelector]')
    await expect(stores).toHaveAttribute('data-state', state, { timeout: 1 })
    await expect(stores.getByText(text).first()).toBeAttached({ timeout: 1 })
  }

const presses =
  (name: string): Executor =>
  ({ page }) =>
    page.locator('[data-flow=storeSelector]').getByRole('button', { name }).click()

/** Near the shopper are more than two pages of stores; one search finds one thing, however often it is asked for. */
const skips = ({ steps }: Path): string | null => {
  let found: string | null = more
  for (const { step } of steps) {
    if (step.words === search) found = null
    if (step.words === next && found !== more) return 'one town has no further stores'
    if (![more, last, none].includes(step.words)) continue
    found ??= step.words
    if (found !== step.words) return 'a search finds the same each time'
  }
  return null
}

const flow: FlowInBrowser = {
  model: storeSelectorModel,
  calls: { findStores: { method: 'GET', path: '/api/store/store_locations/v1' } },
  arrange: async (world) => {
    const orderNumber = await memberWithReturnable(world)
    await choosesWay(world.page, orderNumber, 'returnToStore')
    await goesOn(world)
  },
  events: {
    [next]: presses('More stores'),
    'the shopper goes back a page': presses('Previous stores'),
    'the shopper tries again': presses('Try again'),
    [search]: async (world) => {
      const { page } = world
      const found = comesNext(world, [more, last, none]) ?? more
      await page.getByLabel('City, ZIP code or store name').fill(words[found] ?? '')
      await page.getByRole('button', { name: 'Search' }).click()
    },
  },
  delays: {},
  answers: {
    [last]: ({ held }) => held.answer('findStores', { by: 'host' }),
    [none]: ({ held }) => held.answer('findStores', { by: 'host' }),
  },
  sees: {
    loading: isAt('loading', 'Searching for stores'),
    shown: isAt('shown', /^Stores \d+–\d+ of \d+$/),
    empty: isAt('empty', 'No stores there'),
    failed: isAt('failed', 'We couldn’t load the stores'),
  },
  skips,
}

walkFlow(flow, '[RM-06]')
