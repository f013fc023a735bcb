import { expect } from '@playwright/test'
import { experienceModel } from '../../../model-tests/experience/experience.model.ts'
import type { Executor, FlowInBrowser } from '../lib/flow-in-browser.ts'
import { pauseClock, runUntilAsked } from '../lib/page-time.ts'
import { walkFlow } from '../lib/walk-flow.ts'

const isAt =
  (state: string): Executor =>
  async ({ page }) => {
    await expect(page.locator('[data-flow=experience]')).toHaveAttribute('data-state', state, { timeout: 1 })
  }

const flow: FlowInBrowser = {
  model: experienceModel,
  calls: { loadExperience: { method: 'GET', path: '/api/experience/settings/v1' } },
  arrange: async ({ page }) => {
    await page.clock.install()
    await page.goto('/orders/gift-card-lookup', { waitUntil: 'commit' })
    await expect(page.locator('[data-flow=experience]')).toBeVisible()
    await pauseClock(page)
  },
  events: {},
  delays: { retryDelay: (world) => runUntilAsked(world, 'loadExperience') },
  sees: {
    loading: isAt('loading'),
    ready: isAt('ready'),
    'defaulted.waiting': isAt('defaulted.waiting'),
    'defaulted.retrying': isAt('defaulted.retrying'),
  },
  headlessOnly: {
    'the shopper changes to Poland': 'another country is another document',
    'the shopper changes to the United States': 'another country is another document',
  },
}

walkFlow(flow, '[SH-10]')
