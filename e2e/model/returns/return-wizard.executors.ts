import { expect } from '@playwright/test'
import type { Path } from '../../../model-tests/lib/path.ts'
import { exchangePage } from '../../pages/exchange.page.ts'
import { returnWizardPage } from '../../pages/return-wizard.page.ts'
import { changeAnswer } from '../../support/answers.ts'
import { pressInDialog } from '../lib/dialog.ts'
import { isFirstAnswer } from '../lib/first-answer.ts'
import type { Executor, FlowInBrowser, World } from '../lib/flow-in-browser.ts'
import { cannotSay, leavesUnconfirmed } from '../lib/no-outcomes.ts'
import { runUntilAsked } from '../lib/page-time.ts'
import { captureCalls, goesOn, passUntil, refuses, seesDialog } from './return.executors.ts'
import { browserGoesTo } from './wizard-steps.executors.ts'

export const created = 'the return is created'
const fails = 'the host fails to create the return'
export const refusedForGood = 'the host refuses the lines'
const captureCall = 'POST /order_mgmt/user_return_captures/v1'

export const wizardCalls = {
  fetchOrder: { method: 'GET', path: '/api/orders/history/v1/{orderNumber}' },
  returnSubmission: captureCalls.capture,
  outcome: captureCalls.outcome,
} as const

export const isReload = ({ path }: Pick<World, 'path'>) => path.start.words.includes('after a reload')
export const isPreview = ({ path }: World) => path.start.words.includes('tries returns out')

export const isAt =
  (state: string, title?: string): Executor =>
  async (world) => {
    const wizard = world.page.locator('[data-flow=returnWizard]')
    await expect(wizard).toHaveAttribute('data-state', state, { timeout: 1 })
    if (title !== undefined) await seesDialog(title)(world)
  }

export const isStep =
  (state: string, question: string): Executor =>
  async (world) => {
    await isAt(state)(world)
    await expect(world.page.getByRole('heading', { level: 1 })).toHaveText(question, { timeout: 1 })
  }

const isLedTo =
  (root: string): Executor =>
  async ({ page }) => {
    // React shows what it waited for only as time passes.
    await page.clock.runFor(100)
    await expect(page.locator(`[data-flow=${root}]`)).toBeVisible({ timeout: 1 })
  }

const chooses =
  (method: string): Executor =>
  async ({ page }) => {
    // The cards' code may still be on its way.
    await passUntil(page, () => expect(page.locator(`[data-method="${method}"]`)).toBeVisible({ timeout: 1 }))
    await returnWizardPage(page).chooses(method)
  }

const choosesStore =
  (index: number): Executor =>
  async ({ page }) => {
    await passUntil(page, () => expect(page.locator('[data-flow=storeSelector]')).toBeVisible({ timeout: 1 }))
    await returnWizardPage(page).choosesStore(index)
  }

/** Store answers are the host's, but that the first store lies across the border. */
export const firstStoreAbroad: Executor = ({ page }) =>
  changeAnswer<{ objects: { store: object }[] }>(page, '/store/store_locations/v1', (answer) => ({
    ...answer,
    objects: answer.objects.map((nearby, index) =>
      index === 0 ? { ...nearby, store: { ...nearby.store, iso2Country: 'CA' } } : nearby,
    ),
  }))

/** Whether the walk's next answer is about the attempt from before the reload. */
const isLookedUp = (world: World): boolean => isReload(world) && isFirstAnswer(world, 'returnSubmission')

const isMade: Executor = async (world) => {
  await world.held.answer(isLookedUp(world) ? 'outcome' : 'returnSubmission', { by: 'host' })
  await passUntil(world.page, () => isLedTo('returnInstructions')(world))
}

const isNotMade: Executor = async (world) => {
  const { held } = world
  if (!isLookedUp(world)) return refuses('returnSubmission', captureCall, 500)(world)
  // Only the second look tells that the request never came.
  await held.answer('outcome', { by: 'host' })
  await runUntilAsked(world, 'outcome')
  await held.answer('outcome', { by: 'host' })
}

export const wizardEvents: FlowInBrowser['events'] = {
  'the shopper asks for the order again': pressInDialog('Retry'),
  'the shopper checks an item': ({ page }) => returnWizardPage(page).item(0).getByRole('checkbox').check(),
  'the shopper gives a reason': ({ page }) => returnWizardPage(page).picks(0, { reason: 'Too small' }),
  'the shopper wants store credit': ({ page }) => exchangePage(page).wants(0, 'Store credit'),
  'the shopper chooses the drop-off': chooses('upsDropoff'),
  'the shopper chooses the courier': chooses('courierPickup'),
  'the shopper chooses the store': chooses('returnToStore'),
  'the shopper picks a store': choosesStore(1),
  'the shopper picks a store in another country': choosesStore(0),
  'the shopper goes on': goesOn,
  'the shopper goes back': ({ page }) =>
    page.locator('[data-flow=returnWizard]').getByRole('link').first().click(),
  'the shopper tries again': pressInDialog('Try again'),
  'the shopper looks at the order': pressInDialog('Check your order'),
  'the shopper closes the dialog': pressInDialog(/^(Back to your return|Review items|Choose another store)$/),
  'the browser goes back to the items': browserGoesTo('items'),
  'the browser goes forward to the ways back': browserGoesTo('method'),
  'the browser goes forward to the confirmation': browserGoesTo('confirmation'),
}

export const wizardAnswers: NonNullable<FlowInBrowser['answers']> = {
  'the host wants a sign-in': ({ held }) =>
    held.answer('fetchOrder', { by: 'fault', effect: 'unauthorized' }),
  [created]: isMade,
  [refusedForGood]: refuses('returnSubmission', captureCall, 400),
  [fails]: isNotMade,
  [cannotSay]: leavesUnconfirmed({ attempt: 'returnSubmission', isLookedUp }),
}

export const wizardSees: FlowInBrowser['sees'] = {
  loadingOrder: isAt('loadingOrder'),
  'choosing.items': isStep('choosing.items', 'What are you returning?'),
  'choosing.method.ways': isStep('choosing.method.ways', 'How will you send it back?'),
  'choosing.method.stores.browsing': isStep('choosing.method.stores.browsing', 'How will you send it back?'),
  'choosing.method.stores.otherCountry': isAt('choosing.method.stores.otherCountry', 'Choose another store'),
  previewing: async (world) => {
    await isLedTo('returnWizard')(world)
    await isStep('previewing', 'Preview of your return')(world)
  },
  submitting: isAt('submitting'),
  notSubmitted: isAt('notSubmitted', 'Return not submitted'),
  notConfirmed: isAt('notConfirmed', 'We can’t tell whether it worked'),
  orderFailed: isAt('orderFailed', 'We couldn’t load your order'),
  nothingToReturn: isAt('nothingToReturn'),
  sessionEnded: isAt('sessionEnded'),
  left: isLedTo('orderDetail'),
  replaced: isLedTo('orderDetail'),
  leaving: isLedTo('returnInstructions'),
}

const asksForChecked: ReadonlySet<string> = new Set([
  'the shopper gives a reason',
  'the shopper wants store credit',
])

/**
 * Whether the page offers every step where it comes: no reason or answer of an item that is not checked, no press under a dialog, no other
 * try of what was refused for good.
 */
export const isOffered = ({ initial, steps }: Path): boolean =>
  steps.every(({ step }, index) => {
    const before = steps[index - 1]
    const from = before ?? initial
    if (asksForChecked.has(step.words))
      return steps.slice(0, index).some(({ step: { words } }) => words === 'the shopper checks an item')
    const isUnderDialog = from.leaves.includes('choosing.method.stores.otherCountry')
    if (isUnderDialog && step.words.startsWith('the shopper')) return step.words.endsWith('dialog')
    return step.words !== 'the shopper tries again' || before?.step.words !== refusedForGood
  })
