import { expect } from '@playwright/test'
import { jobPollingModel } from '../../../model-tests/job-polling/job-polling.model.ts'
import { signInFirst } from '../../support/sign-in.ts'
import type { Executor, FlowInBrowser } from '../lib/flow-in-browser.ts'
import { hidePage, pauseClock, runUntilAsked, showPage } from '../lib/page-time.ts'
import { walkFlow } from '../lib/walk-flow.ts'

const isAt =
  (state: string): Executor =>
  async ({ page }) => {
    await expect(page.locator('[data-flow=jobPolling]')).toHaveAttribute('data-state', state, { timeout: 1 })
  }

const leadsTo =
  (view: string): Executor =>
  async ({ page }) => {
    await expect(page.locator('[data-flow=cancellation]')).toHaveAttribute('data-state', view, { timeout: 1 })
  }

const isChecked: Executor = async ({ page }) => {
  await expect(page.locator('[data-flow=attempt]')).toHaveAttribute('data-state', /^checkingOutcome/, {
    timeout: 1,
  })
}

/** Jobs are seen where they are waited for: this walk polls the job of a cancellation. */
const flow: FlowInBrowser = {
  model: jobPollingModel,
  calls: { requestJob: { method: 'GET', path: '/api/order_mgmt/ordermods/v1/jobs/{jobId}' } },
  arrange: async ({ page, sandbox }) => {
    const { member } = await sandbox.newMember()
    const { orderNumber } = await sandbox.newOrder({ from: 'cancellable', member, rule: 'slow' })
    await signInFirst(page.context(), member)
    await page.clock.install()
    await page.goto(`/orders/sales/${orderNumber}`)
    await page.getByRole('button', { name: 'Cancel order' }).click()
    await page.getByRole('button', { name: 'Yes, cancel order' }).click()
    await expect(page.locator('[data-flow=jobPolling]')).toBeVisible()
    await pauseClock(page)
  },
  events: {
    'the page goes into the background': ({ page }) => hidePage(page),
    'the page comes back': ({ page }) => showPage(page),
  },
  delays: { pollDelay: (world) => runUntilAsked(world, 'requestJob') },
  answers: {
    /** The request is let through only once the host has finished the job, so that its answer says so. */
    'the job is completed': async ({ held, sandbox, page }) => {
      await sandbox.jobIsDone(page.context(), await held.urlOf('requestJob'))
      await held.answer('requestJob', { by: 'host' })
    },
  },
  skips: ({ steps }) => {
    if (steps.length > 6) return 'twenty polls in a row are walked with the cancellation'
    return steps.filter(({ step }) => step.words === 'the job is under way').length > 1
      ? 'a job of the sandbox is under way for some seconds only'
      : null
  },
  notWalked: {
    timedOut: 'twenty polls in a row are walked with the cancellation; it shows what “failed” shows',
  },
  sees: {
    requesting: isAt('requesting'),
    waiting: isAt('waiting'),
    paused: isAt('paused'),
    completed: leadsTo('complete'),
    timedOut: isChecked,
    failed: isChecked,
  },
}

walkFlow(flow, '[JO-01]')
