import { expect } from '@playwright/test'
import { storePickupModel } from '../../../model-tests/store-pickup/store-pickup.model.ts'
import { signInFirst } from '../../support/sign-in.ts'
import { type Executor, type FlowInBrowser, factOf } from '../lib/flow-in-browser.ts'
import { walkFlow } from '../lib/walk-flow.ts'
import { curbsideCalls, curbsideOrder, tellsElsewhere } from './curbside.executors.ts'

const part = '[data-flow=storePickup]'
const cancelled = 'the shopper has cancelled the pickup'

const isAt =
  (region: RegExp): Executor =>
  async ({ page }) => {
    await expect(page.locator(part)).toHaveAttribute('data-state', region, { timeout: 1 })
  }

/** What the part says of the arrival, once the place has come or failed: before that it keeps its shape. */
const saysOfArrival =
  (region: RegExp, words: string): Executor =>
  async (world) => {
    await isAt(region)(world)
    const root = world.page.locator(part)
    const isLoading = (await root.getAttribute('data-state'))?.startsWith('place.loading')
    if (!isLoading) await expect(root.getByText(words, { exact: true })).toBeVisible({ timeout: 1 })
  }

const flow: FlowInBrowser = {
  model: storePickupModel,
  calls: { getPlace: curbsideCalls.getStore },
  arrange: async (world) => {
    const { page, path, sandbox } = world
    const { member } = await sandbox.newMember()
    await curbsideOrder(world, 'curbside', member)
    if (path.start.words.includes('expects')) await tellsElsewhere(world)
    await signInFirst(page.context(), member)
    await page.goto(`/us/en/orders/sales/${factOf(world, 'order')}`)
    await expect(page.locator(part)).toBeAttached()
  },
  events: {
    'the shopper tries again': ({ page }) =>
      page.locator(part).getByRole('button', { name: 'Try again' }).click(),
  },
  delays: {},
  answers: {
    'the place comes': ({ held }) => held.answer('getPlace', { by: 'host' }),
    'the place does not come': ({ held }) => held.answer('getPlace', { by: 'fault', effect: 'drop' }),
    [cancelled]: async ({ page }) => {
      await page.locator(part).getByRole('button', { name: 'Cancel pickup' }).click()
      await page.getByRole('dialog').getByRole('button', { name: 'Yes, cancel' }).click()
    },
  },
  sees: {
    'place.loading': isAt(/^place\.loading /),
    'place.shown': async (world) => {
      await isAt(/^place\.shown /)(world)
      const name = world.page.locator(part).getByRole('heading', { name: 'Podium Night Market' })
      await expect(name).toBeVisible({ timeout: 1 })
    },
    'place.failed': async (world) => {
      await isAt(/^place\.failed /)(world)
      const alert = world.page.locator(part).getByRole('alert')
      await expect(alert).toContainText('We couldn’t load the store’s details', { timeout: 1 })
    },
    'arrival.unannounced': isAt(/ arrival\.unannounced$/),
    'arrival.expected': saysOfArrival(/ arrival\.expected$/, 'The store knows you’re here'),
    'arrival.cancelled': saysOfArrival(/ arrival\.cancelled$/, 'Your pickup is canceled'),
  },
  skips: ({ initial, steps }) => {
    const isHidden = steps.some(({ step }, index) => {
      const before = steps[index - 1]?.leaves ?? initial.leaves
      return step.words === cancelled && before.includes('place.loading')
    })
    return isHidden ? 'while the place is loading there is no button to cancel with' : null
  },
}

walkFlow(flow, '[ST-04]')
