import { expect } from '@playwright/test'
import { typingPauseMs } from '../../../machines/order-search/order-search.machine.ts'
import type { Path } from '../../../model-tests/lib/path.ts'
import { orderSearchModel } from '../../../model-tests/order-search/order-search.model.ts'
import { orderSearchPage } from '../../pages/order-search.page.ts'
import { signInFirst } from '../../support/sign-in.ts'
import type { Executor, FlowInBrowser } from '../lib/flow-in-browser.ts'
import { pauseClock } from '../lib/page-time.ts'
import { walkFlow } from '../lib/walk-flow.ts'

const isAt =
  (state: string): Executor =>
  async ({ page }) => {
    await expect(page.locator('[data-flow=orderSearch]')).toHaveAttribute('data-state', state)
  }

const types =
  (words: string): Executor =>
  ({ page }) =>
    orderSearchPage(page).field.fill(words)

const chooses =
  (status: string): Executor =>
  async ({ page }) => {
    await orderSearchPage(page).choice('Status').selectOption(status)
  }

/** What field and choice hold after each of these. */
const settings: Readonly<Record<string, { readonly words?: string; readonly status?: string }>> = {
  'the shopper types a word': { words: 'cap' },
  'the shopper empties the field': { words: '' },
  'the shopper chooses what was delivered': { status: 'delivered' },
  'the shopper chooses all statuses': { status: '' },
}

const setsWhatIsSet = ({ start, steps }: Path): boolean => {
  let held = start.words === 'all orders' ? { words: '', status: '' } : { words: 'cap', status: 'delivered' }
  return steps.some(({ step }) => {
    const before = JSON.stringify(held)
    held = { ...held, ...settings[step.words] }
    return step.words in settings && JSON.stringify(held) === before
  })
}

const flow: FlowInBrowser = {
  model: orderSearchModel,
  calls: {},
  arrange: async ({ page, sandbox, path }) => {
    const { member } = await sandbox.newMember({ orders: 3 })
    await signInFirst(page.context(), member)
    await page.clock.install()
    await page.goto(path.start.words === 'all orders' ? '/orders' : '/orders?q=cap&status=delivered')
    await expect(orderSearchPage(page).field).toBeVisible()
    await pauseClock(page)
  },
  events: {
    'the shopper types a word': types('cap'),
    'the shopper empties the field': types(''),
    'the shopper chooses what was delivered': chooses('delivered'),
    'the shopper chooses all statuses': chooses(''),
    'the shopper presses Enter': ({ page }) => orderSearchPage(page).field.press('Enter'),
  },
  delays: { typingPause: ({ page }) => page.clock.runFor(typingPauseMs) },
  sees: { resting: isAt('resting'), typing: isAt('typing') },
  headlessOnly: {
    'the shopper asks for all orders':
      'the button is the list’s own: e2e/journeys/orders/history/find-orders.spec.ts',
    'the browser goes to a search from before':
      'which entries there are is not the chart’s: find-orders.spec.ts',
    'the browser goes to all orders': 'which entries there are is not the chart’s: find-orders.spec.ts',
  },
  skips: (path) =>
    setsWhatIsSet(path)
      ? 'a field or choice that has its value already tells nothing when it is set again'
      : null,
}

walkFlow(flow, '[BY-55]')
