import { expect } from '@playwright/test'
import type { Path } from '../../../model-tests/lib/paths.ts'
import { returnWizardModel } from '../../../model-tests/return-wizard/return-wizard.model.ts'
import { returnWizardPage } from '../../pages/return-wizard.page.ts'
import { changeAnswer } from '../../support/answers.ts'
import { admitFirst } from '../../support/guest.ts'
import { signInFirst } from '../../support/sign-in.ts'
import { pressInDialog } from '../lib/dialog.ts'
import { firstAnswer, isFirstAnswer } from '../lib/first-answer.ts'
import { comesPast, type Executor, type FlowInBrowser, type World } from '../lib/flow-in-browser.ts'
import { cannotSay, leavesUnconfirmed } from '../lib/no-outcomes.ts'
import { pauseClock } from '../lib/page-time.ts'
import { walkFlow } from '../lib/walk-flow.ts'
import { captureCalls, goesOn, passUntil, refuses, seesDialog } from './return.executors.ts'

const captureCall = 'POST /order_mgmt/user_return_captures/v1'
const comes = 'a delivered order comes'
const nothing = 'an order comes of which nothing can go back'
const asReturn = 'a return comes'
const created = 'the return is created'

const isGuest = ({ path }: World) => path.start.words.startsWith('a guest')
const isReload = ({ path }: Pick<World, 'path'>) => path.start.words.includes('after a reload')
const isAtMethod = ({ path }: World) => path.start.words.includes('reloaded at the ways back')
/** What the browser's own button does; time passes for what the page does then. */
const goesBack: Executor = async ({ page }) => {
  await page.goBack()
  await page.clock.runFor(100)
}

/** The same forward; where the walk has not come by an entry ahead, one is made. */
const goesForward: Executor = async ({ page }) => {
  await page.evaluate(async () => {
    const next = new Promise((resolve) => addEventListener('popstate', resolve, { once: true }))
    const ahead = new URL(location.href)
    ahead.searchParams.set('step', 'method')
    history.pushState(
      { ...history.state, __TSR_index: history.state.__TSR_index + 1, stepsBehind: 1 },
      '',
      ahead,
    )
    history.back()
    await next
  })
  await page.goForward()
  await page.clock.runFor(100)
}

const isPreview = ({ path }: World) => path.start.words.includes('tries returns out')

const isAt =
  (state: string, title?: string): Executor =>
  async (world) => {
    const wizard = world.page.locator('[data-flow=returnWizard]')
    await expect(wizard).toHaveAttribute('data-state', state, { timeout: 1 })
    if (title !== undefined) await seesDialog(title)(world)
  }

const isStep =
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

/** What the page came with, as the answer that would have brought it. */
const cameWith = ({ path: { start } }: Pick<World, 'path'>): string | null => {
  if (!start.rendered) return null
  if (start.words.endsWith('nothing can go back')) return nothing
  return start.words.endsWith('a return') ? asReturn : comes
}

const isOrder = (world: Pick<World, 'path'>, words: string) =>
  comesPast(world, words) || cameWith(world) === words

const orderFor = async (world: World, member: string | null) => {
  const from = isOrder(world, nothing) ? 'shipped' : 'returnable'
  if (!isOrder(world, asReturn) || member === null) return world.sandbox.newOrder({ from, member })
  return world.sandbox.newOrder({ from: 'return-created', member })
}

/** Store answers are the host's, but that the first store lies across the border. */
const firstStoreAbroad: Executor = ({ page }) =>
  changeAnswer<{ objects: { store: object }[] }>(page, '/store/store_locations/v1', (answer) => ({
    ...answer,
    objects: answer.objects.map((nearby, index) =>
      index === 0 ? { ...nearby, store: { ...nearby.store, iso2Country: 'CA' } } : nearby,
    ),
  }))

/** The answer got lost; the request, too, where nobody is to know what became of it. */
const submitAndReload: Executor = async (world) => {
  const { page, held } = world
  const wizard = returnWizardPage(page)
  await held.answer('fetchOrder', { by: 'host' })
  await wizard.picks(0, { reason: 'Too small' })
  await wizard.goesOn()
  await wizard.chooses('upsDropoff')
  await wizard.goesOn()
  const isDropped = firstAnswer(world, 'returnSubmission') === cannotSay
  await held.answer('returnSubmission', { by: 'fault', effect: isDropped ? 'drop' : 'drop-after' })
  await expect(page.getByRole('dialog', { name: 'Checking what happened' })).toBeVisible()
  await page.reload()
  await expect(page.locator('[data-flow=returnWizard]')).toBeVisible()
}

/** The page comes with its order, and the tab has what was entered up to the ways back. */
const reloadAtMethod: Executor = async ({ page }) => {
  const wizard = returnWizardPage(page)
  await wizard.picks(0, { reason: 'Too small' })
  await wizard.goesOn()
  await page.reload()
  await wizard.seesStep('choosing.method')
}

/** Whether the walk's next answer is about the attempt from before the reload. */
const isLookedUp = (world: World): boolean => isReload(world) && isFirstAnswer(world, 'returnSubmission')

const isMade: Executor = async (world) => {
  await world.held.answer(isLookedUp(world) ? 'outcome' : 'returnSubmission', { by: 'host' })
  await passUntil(world.page, () => isLedTo('returnInstructions')(world))
}

/** A courier comes in Korea alone, whose return has journeys of its own. */
const courierSteps = [
  'the shopper chooses the courier',
  'the shopper chooses an address',
  'the browser goes forward to the confirmation',
]
const korea = 'e2e/journeys/returns/korea.spec.ts'

const skips = (path: Path): string | null => {
  const { initial, steps, start } = path
  if (start.words.includes('in Korea') || courierSteps.some((words) => comesPast({ path }, words)))
    return korea
  if (isReload({ path }) && start.words.startsWith('a page that came'))
    return 'walked where the page asks for its order'
  const kinds = [comes, nothing, asReturn].filter((words) => isOrder({ path }, words))
  if (kinds.length > 1) return 'one number is one kind of order'
  if (isReload({ path }) && (comesPast({ path }, nothing) || comesPast({ path }, asReturn)))
    return 'what was submitted is of an order that can go back'
  const answers = [created, 'the host refuses the lines', 'the host fails to create the return']
  if (isReload({ path }) && steps.some(({ step: { words } }) => words !== created && answers.includes(words)))
    return 'the attempt from before the reload has made its return'
  const unsure = steps.findIndex(({ step }) => step.words === cannotSay)
  if (isReload({ path }) && unsure !== -1 && unsure < steps.length - 1)
    return 'a browser has kept what was entered, and goes back to that'
  const isElsewhere = steps.some(({ step, leaves }, index) => {
    const before = steps[index - 1]
    const from = before ?? initial
    const isChecked = steps
      .slice(0, index)
      .some(({ step: { words } }) => words === 'the shopper checks an item')
    if (step.words === 'the shopper gives a reason' && !isChecked) return true
    const isUnderDialog = from.leaves.includes('choosing.method.stores.otherCountry')
    if (isUnderDialog && step.words.startsWith('the shopper') && !step.words.endsWith('dialog')) return true
    if (step.words !== 'the shopper tries again') return false
    const isRejected = before?.step.words === 'the host refuses the lines'
    return isRejected || (from.leaves.includes('notSubmitted') && !leaves.includes('submitting'))
  })
  return isElsewhere ? 'the page offers no such step there' : null
}

const flow: FlowInBrowser = {
  model: returnWizardModel,
  calls: {
    fetchOrder: { method: 'GET', path: '/api/orders/history/v1/{orderNumber}' },
    returnSubmission: captureCalls.capture,
    outcome: captureCalls.outcome,
  },
  arrange: async (world) => {
    const { page, sandbox, facts } = world
    const member = isGuest(world) ? null : (await sandbox.newMember()).member
    const { orderNumber, email } = await orderFor(world, member)
    facts.set('member', member ?? '')
    await (member === null ? admitFirst(page.context(), email ?? '') : signInFirst(page.context(), member))
    await firstStoreAbroad(world)
    await page.clock.install()
    await page.goto(`/orders/sales/${orderNumber}/return?flag.enableFakeReturn=${isPreview(world)}`)
    // A page that came with a return leads on to it at once.
    await expect(page.locator('[data-flow=returnWizard], [data-flow=orderDetail]').first()).toBeVisible()
    if (isReload(world)) await submitAndReload(world)
    if (isAtMethod(world)) await reloadAtMethod(world)
    await pauseClock(page)
  },
  events: {
    'the shopper asks for the order again': pressInDialog('Retry'),
    'the shopper checks an item': ({ page }) => returnWizardPage(page).item(0).getByRole('checkbox').check(),
    'the shopper gives a reason': ({ page }) => returnWizardPage(page).picks(0, { reason: 'Too small' }),
    'the shopper chooses the drop-off': chooses('upsDropoff'),
    'the shopper chooses the store': chooses('returnToStore'),
    'the shopper picks a store': choosesStore(1),
    'the shopper picks a store in another country': choosesStore(0),
    'the shopper goes on': goesOn,
    'the shopper goes back': ({ page }) =>
      page.locator('[data-flow=returnWizard]').getByRole('link').first().click(),
    'the shopper tries again': pressInDialog('Try again'),
    'the shopper looks at the order': pressInDialog('Check your order'),
    'the shopper closes the dialog': pressInDialog(
      /^(Back to your return|Review items|Choose another store)$/,
    ),
    'the browser goes back to the items': goesBack,
    'the browser goes forward to the ways back': goesForward,
  },
  delays: {},
  notWalked: {
    recalling: korea,
    'choosing.method.addresses': korea,
    'choosing.confirmation': korea,
  },
  answers: {
    [nothing]: ({ held }) => held.answer('fetchOrder', { by: 'host' }),
    [asReturn]: ({ held }) => held.answer('fetchOrder', { by: 'host' }),
    'the host wants a sign-in': ({ held }) =>
      held.answer('fetchOrder', { by: 'fault', effect: 'unauthorized' }),
    [created]: isMade,
    'the host refuses the lines': refuses('returnSubmission', captureCall, 400),
    'the host fails to create the return': refuses('returnSubmission', captureCall, 500),
    [cannotSay]: leavesUnconfirmed({ attempt: 'returnSubmission', isLookedUp }),
  },
  sees: {
    loadingOrder: isAt('loadingOrder'),
    'choosing.items': isStep('choosing.items', 'What are you returning?'),
    'choosing.method.ways': isStep('choosing.method.ways', 'How will you send it back?'),
    'choosing.method.stores.browsing': isStep(
      'choosing.method.stores.browsing',
      'How will you send it back?',
    ),
    'choosing.method.stores.otherCountry': isAt(
      'choosing.method.stores.otherCountry',
      'Choose another store',
    ),
    previewing: async (world) => {
      await isLedTo('returnWizard')(world)
      await isStep('previewing', 'Preview of your return')(world)
    },
    submitting: isAt('submitting'),
    notSubmitted: isAt('notSubmitted', 'Return not submitted'),
    notConfirmed: isAt('notConfirmed', 'We can’t tell whether it worked'),
    orderFailed: isAt('orderFailed', 'We couldn’t load your order'),
    nothingToReturn: isAt('nothingToReturn'),
    sessionEnded: async (world) => {
      if (!isGuest(world)) return isAt('sessionEnded')(world)
      await world.page.clock.runFor(100)
      expect(new URL(world.page.url()).pathname).toMatch(/^\/orders\/details\//)
    },
    left: isLedTo('orderDetail'),
    replaced: isLedTo('orderDetail'),
    leaving: isLedTo('returnInstructions'),
  },
  skips,
}

walkFlow(flow, '[RI-01][RS-02]')
