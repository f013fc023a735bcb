import { expect } from '@playwright/test'
import type { Path } from '../../../model-tests/lib/path.ts'
import { returnWizardModel } from '../../../model-tests/return-wizard/return-wizard.model.ts'
import { returnWizardPage } from '../../pages/return-wizard.page.ts'
import { admitFirst } from '../../support/guest.ts'
import { signInFirst } from '../../support/sign-in.ts'
import { firstAnswer } from '../lib/first-answer.ts'
import { comesPast, type Executor, type FlowInBrowser, type World } from '../lib/flow-in-browser.ts'
import { pauseClock } from '../lib/page-time.ts'
import { walkFlows } from '../lib/walk-flow.ts'
import {
  created,
  firstStoreAbroad,
  isOffered,
  isPreview,
  isReload,
  refusedForGood,
  wizardAnswers,
  wizardCalls,
  wizardEvents,
  wizardSees,
} from './return-wizard.executors.ts'
import { returnInKorea } from './return-wizard.korea.ts'

const comes = 'a delivered order comes'
const nothing = 'an order comes of which nothing can go back'
const asReturn = 'a return comes'

const isGuest = ({ path }: World) => path.start.words.startsWith('a guest')
const isAtMethod = ({ path }: World) => path.start.words.includes('reloaded at the ways back')

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

/**
 * The answer got lost; the request, too, where the return is not to be made. Of what was entered nothing is left: the attempt may
 * be another tab's.
 */
const submitAndReload: Executor = async (world) => {
  const { page, held } = world
  const wizard = returnWizardPage(page)
  await held.answer('fetchOrder', { by: 'host' })
  await wizard.picks(0, { reason: 'Too small' })
  await wizard.goesOn()
  await wizard.chooses('upsDropoff')
  await wizard.goesOn()
  const isMade = (firstAnswer(world, 'returnSubmission') ?? created) === created
  await held.answer('returnSubmission', { by: 'fault', effect: isMade ? 'drop-after' : 'drop' })
  await expect(page.getByRole('dialog', { name: 'Checking what happened' })).toBeVisible()
  await page.evaluate(() => sessionStorage.clear())
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

const skips = (path: Path): string | null => {
  const { start } = path
  if (isReload({ path }) && start.words.startsWith('a page that came'))
    return 'walked where the page asks for its order'
  const kinds = [comes, nothing, asReturn].filter((words) => isOrder({ path }, words))
  if (kinds.length > 1) return 'one number is one kind of order'
  if (isReload({ path }) && (comesPast({ path }, nothing) || comesPast({ path }, asReturn)))
    return 'what was submitted is of an order that can go back'
  if (isReload({ path }) && firstAnswer({ path }, 'returnSubmission') === refusedForGood)
    return 'the attempt from before the reload was right'
  return isOffered(path) ? null : 'the page offers no such step there'
}

const flow: FlowInBrowser = {
  model: returnWizardModel,
  arranges: ({ words }) => !words.includes('in Korea'),
  calls: wizardCalls,
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
  events: wizardEvents,
  delays: {},
  answers: {
    ...wizardAnswers,
    [nothing]: ({ held }) => held.answer('fetchOrder', { by: 'host' }),
    [asReturn]: ({ held }) => held.answer('fetchOrder', { by: 'host' }),
  },
  headlessOnly: {
    'the shopper chooses the courier': 'none comes in the US: walked in Korea',
    'the shopper chooses an address': 'where no courier comes none is asked for: walked in Korea',
  },
  sees: {
    ...wizardSees,
    sessionEnded: async (world) => {
      if (!isGuest(world)) return wizardSees.sessionEnded?.(world)
      await world.page.clock.runFor(100)
      expect(new URL(world.page.url()).pathname).toMatch(/^\/orders\/details\//)
    },
  },
  skips,
}

walkFlows([
  { flow, ids: '[RI-01][RS-02]' },
  { flow: returnInKorea, ids: '', isRest: true },
])
