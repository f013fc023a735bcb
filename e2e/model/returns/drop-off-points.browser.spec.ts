import { expect } from '@playwright/test'
import { dropOffPointsModel } from '../../../model-tests/drop-off-points/drop-off-points.model.ts'
import type { Path } from '../../../model-tests/lib/path.ts'
import { comesNext, type Executor, type FlowInBrowser } from '../lib/flow-in-browser.ts'
import { walkFlow } from '../lib/walk-flow.ts'
import { choosesWay, memberWithReturnable } from './return.executors.ts'

const more = 'three points come, and there are more'
const all = 'all points come'
const none = 'no point is there'
const added = 'three more points come'
const last = 'the last points come'
const find = 'the shopper looks for a town'

/** What the shopper types to find as many: a city with a few counters, and a town without any. */
const words: Readonly<Record<string, string>> = {
  [more]: 'Fernhollow',
  [all]: 'Anchorage',
  [none]: 'Atlantis',
}

const points = { method: 'GET', path: '/api/ship/drop_off_points/v1' }

const isAt =
  (state: string, text: string | RegExp): Executor =>
  async ({ page }) => {
    const list = page.locator('[data-flow=dropOffPoints]')
    await expect(list).toHaveAttribute('data-state', state, { timeout: 1 })
    await expect(list.getByText(text).first()).toBeAttached({ timeout: 1 })
  }

const presses =
  (name: string | RegExp): Executor =>
  ({ page }) =>
    page.locator('[data-flow=dropOffPoints]').getByRole('button', { name }).click()

/** One place has as many points as it has, however often it is asked for. */
const skips = ({ steps }: Path): string | null => {
  let found: string | null = more
  for (const { step } of steps) {
    if (step.words === find) found = null
    if (step.words === last)
      return 'how many pages a place has is the sandbox’s: the journeys come to the last'
    if (step.words === added) continue
    if (![more, all, none].includes(step.words)) continue
    found ??= step.words
    if (found !== step.words) return 'a place has the same points each time'
  }
  return null
}

const flow: FlowInBrowser = {
  model: dropOffPointsModel,
  calls: {
    findMorePoints: { ...points, query: /cursor=/ },
    findPoints: points,
  },
  arrange: async (world) => {
    const orderNumber = await memberWithReturnable(world)
    await choosesWay(world.page, orderNumber, 'upsDropoff')
  },
  events: {
    'the shopper opens the points': presses(/^Drop-off points/),
    'the shopper closes the points': presses(/^Drop-off points/),
    'the shopper asks for more points': presses('Show more'),
    'the shopper tries again': presses('Try again'),
    [find]: async (world) => {
      const { page } = world
      const found = comesNext(world, [more, all, none]) ?? more
      await page.getByLabel('City or ZIP code').fill(words[found] ?? '')
      await presses('Search')(world)
    },
  },
  delays: {},
  answers: {
    [all]: ({ held }) => held.answer('findPoints', { by: 'host' }),
    [none]: ({ held }) => held.answer('findPoints', { by: 'host' }),
  },
  sees: {
    closed: isAt('closed', /^Drop-off points near/),
    'open.loading': isAt('loading', 'Searching for drop-off points'),
    'open.shown': isAt('shown', /^Showing \d+ of \d+$/),
    'open.adding': isAt('adding', 'Loading'),
    'open.notAdded': isAt('notAdded', 'We couldn’t load more drop-off points'),
    'open.empty': isAt('empty', 'No drop-off points there'),
    'open.failed': isAt('failed', 'We couldn’t load the drop-off points'),
  },
  headlessOnly: { 'what comes cannot be read': 'it looks like points that get lost' },
  skips,
}

walkFlow(flow, '[RM-10]')
