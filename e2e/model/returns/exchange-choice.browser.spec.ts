import { expect } from '@playwright/test'
import { exchangeChoiceModel } from '../../../model-tests/exchange-choice/exchange-choice.model.ts'
import type { Path } from '../../../model-tests/lib/path.ts'
import { exchangePage } from '../../pages/exchange.page.ts'
import { returnWizardPage } from '../../pages/return-wizard.page.ts'
import { signInAsNew } from '../../support/sign-in.ts'
import type { Executor, FlowInBrowser } from '../lib/flow-in-browser.ts'
import { minuteMs, passHostTime, pauseClock } from '../lib/page-time.ts'
import { walkFlow } from '../lib/walk-flow.ts'
import { captureCalls } from './return.executors.ts'

const journeys = 'e2e/journeys/returns/exchange.spec.ts'

const isAt =
  (state: string): Executor =>
  async ({ page }) => {
    await expect(exchangePage(page).panel(0)).toHaveAttribute('data-state', state, { timeout: 1 })
  }

const wants =
  (answer: 'Money back' | 'Another size or color'): Executor =>
  ({ page }) =>
    exchangePage(page).wants(0, answer)

/** What the sandbox has otherwise, or the host answers otherwise; holds that are left under way have the chart’s own walks. */
const skips = ({ steps }: Path): string | null => {
  if (steps.some(({ step }) => /pieces? goes? back|choose blue|size 11/.test(step.words))) {
    return 'pieces and colors of the sandbox are other ones; the journeys choose them'
  }
  const asks = ['open.holding', 'releasing']
  const goesOn = steps.some(({ step }, at) => {
    const before = steps[at - 1]?.leaves ?? []
    return (
      (before.includes('releasing') && step.words === 'size 10 is held') ||
      (/^they want/.test(step.words) && asks.some((state) => before.includes(state)))
    )
  })
  return goesOn
    ? 'a hold that was left under way is looked up first, and what is let go of is held no more'
    : null
}

const flow: FlowInBrowser = {
  model: exchangeChoiceModel,
  calls: {
    fetchOptions: { method: 'GET', path: '/api/order_mgmt/exchange_options/v1/{orderNumber}' },
    attempt: { method: 'PUT', path: '/api/order_mgmt/exchange_holds/v1/{orderNumber}/{lineId}' },
    outcome: captureCalls.outcome,
  },
  arrange: async ({ page, sandbox }) => {
    const member = await signInAsNew(page.context(), sandbox)
    const { orderNumber } = await sandbox.newOrder({ from: 'exchangeable', member, country: 'us' })
    await page.clock.install()
    const wizard = returnWizardPage(page)
    await wizard.opens(orderNumber)
    await wizard.picks(0, { reason: 'Too small' })
    // The panel is there from the first time on that it was asked for.
    const exchange = exchangePage(page)
    await exchange.wants(0, 'Another size or color')
    await exchange.seesState(0, 'loading')
    await exchange.wants(0, 'Money back')
    await exchange.seesState(0, 'closed')
    await pauseClock(page)
  },
  events: {
    'they want another size or color': wants('Another size or color'),
    'they want something else for it': wants('Money back'),
    'they choose size 10': ({ page }) => exchangePage(page).sizes(0).nth(4).check(),
    'the connection is back': ({ page }) =>
      page.evaluate(() => dispatchEvent(new Event('online'))).then(() => undefined),
    'they try again': ({ page }) =>
      exchangePage(page)
        .panel(0)
        .getByRole('button', { name: /^(Try again|Hold it again)$/ })
        .click(),
  },
  delays: { holdEnds: ({ page }) => passHostTime(page, 15 * minuteMs) },
  answers: {},
  notWalked: {
    releasing: 'model-tests/exchange-choice/exchange-choice.model.ts',
    'open.refreshing': journeys,
    unavailable: 'model-tests/exchange-choice/exchange-choice.model.ts',
    sessionEnded: 'who may not see the order is led away, as everywhere',
  },
  sees: {
    'open.choosing': isAt('open.choosing'),
    'open.holding': isAt('open.holding'),
    'open.held': isAt('open.held'),
    'open.expired': isAt('open.expired'),
    loading: isAt('loading'),
    offline: isAt('offline'),
    failed: isAt('failed'),
    closed: isAt('closed'),
    releasing: isAt('releasing'),
  },
  skips,
}

walkFlow(flow, '[BY-02]')
