import { expect, type Page } from '@playwright/test'
import { sessionPaths } from '../../../contract/session/session.ts'
import type { Path } from '../../../model-tests/lib/path.ts'
import { sessionModel } from '../../../model-tests/session/session.model.ts'
import { admitFirst } from '../../support/guest.ts'
import { signInFirst } from '../../support/sign-in.ts'
import { comesPast, type Executor, type FlowInBrowser } from '../lib/flow-in-browser.ts'
import { hidePage, pauseClock, runUntilAsked, showPage } from '../lib/page-time.ts'
import { walkFlows } from '../lib/walk-flow.ts'

const isAt =
  (state: string): Executor =>
  async ({ page }) => {
    await expect(page.locator('[data-flow=session]')).toHaveAttribute('data-state', state, { timeout: 1 })
  }

/** Runs the page's clock until it asks for the next token, a minute before the end of this one: the host's time counts, which goes on as ever. */
const untilRenewalIsDue: Executor = async (world) => {
  const left = Number(world.facts.get('token ends')) - Date.now()
  await runUntilAsked(world, 'loadSession', [Math.max(1, left - 66_000), 3_000, 3_000, 3_000])
}

/** The page leaves for the lookup and comes back as a guest's: its new requests are no part of the walk. */
const leavesAsGuest: Executor = async ({ page, held }) => {
  await held.release()
  await page.waitForURL(/\/orders\/details/)
}

const knowsNobody: Executor = async (world) => {
  const { page, held, facts } = world
  const origin = new URL(page.url()).origin
  await page.context().request.post(sessionPaths.visitorEnd, { headers: { Origin: origin } })
  const state = await page.locator('[data-flow=session]').getAttribute('data-state')
  if (facts.has('token ends')) {
    await page.context().request.post('/session/sign-out', { headers: { Origin: origin } })
  }
  await held.answer('loadSession', { by: 'host' })
  if (state === 'checkingSignOut') await leavesAsGuest(world)
}

const forgets: Executor = async (world) => {
  await world.held.answer('endSession', { by: 'host' })
  await leavesAsGuest(world)
}

const signsOutBy =
  (name: string): Executor =>
  async ({ page }) => {
    await page.getByRole('button', { name: /^Your account/ }).click()
    await page.getByRole('button', { name, exact: true }).click()
  }

const knowsMember = 'the server knows the member'

const signsIn: Executor = async ({ page, sandbox, facts }) => {
  const { member } = await sandbox.newMember()
  await signInFirst(page.context(), member)
  const session = (await (await page.context().request.get('/session')).json()) as { expiresAt: string }
  facts.set('token ends', String(Date.parse(session.expiresAt)))
}

const opensPage = async (page: Page) => {
  await page.clock.install()
  await page.goto('/orders/gift-card-lookup', { waitUntil: 'commit' })
  await expect(page.locator('[data-flow=session]')).toBeVisible()
  await pauseClock(page)
}

/** A guest whose page was there before signs in elsewhere. */
const answersAsMember: Executor = async (world) => {
  if (!world.facts.has('token ends')) await signsIn(world)
  await world.held.answer('loadSession', { by: 'host' })
}

const isByCode = ({ words }: Path['start']): boolean => words.endsWith('come in by a code')

const flow: FlowInBrowser = {
  model: sessionModel,
  arranges: (start) => !isByCode(start),
  calls: {
    loadSession: { method: 'GET', path: '/session' },
    endSession: { method: 'POST', path: '/session/sign-out' },
  },
  arrange: async (world) => {
    const { page, path } = world
    const isMembers = path.start.words.endsWith('came with its member')
    if (isMembers || comesPast(world, knowsMember)) await signsIn(world)
    await opensPage(page)
  },
  events: {
    'the shopper signs in': ({ page }) => page.getByRole('button', { name: 'Sign in' }).first().click(),
    'the shopper signs out': signsOutBy('Sign out'),
    'the shopper signs out everywhere': signsOutBy('Sign out on all devices'),
    'the shopper tries again': ({ page }) => page.getByRole('button', { name: 'Try again' }).click(),
    'the page goes into the background': ({ page }) => hidePage(page),
    'the page comes back': ({ page }) => showPage(page),
  },
  delays: { renewBefore: untilRenewalIsDue, retryDelay: (world) => runUntilAsked(world, 'loadSession') },
  answers: {
    'the server knows nobody': knowsNobody,
    'the server has forgotten the session': forgets,
  },
  sees: {
    booting: async (world) => {
      await isAt('booting')(world)
      await expect(world.page.getByRole('status').getByText('Loading')).toBeAttached({ timeout: 1 })
    },
    unavailable: async (world) => {
      await isAt('unavailable')(world)
      const heading = world.page.getByRole('heading', { name: 'We can’t reach your account' })
      await expect(heading).toBeVisible({ timeout: 1 })
    },
    'guest.known': async ({ page }) => {
      await expect(page.getByRole('button', { name: 'Sign in' }).first()).toBeVisible({ timeout: 1 })
    },
    'guest.recalling': isAt('guest.recalling'),
    'guest.recallFailed': isAt('guest.recallFailed'),
    'member.fresh': isAt('member.fresh'),
    'member.renewalFailed': isAt('member.renewalFailed'),
    renewing: isAt('renewing'),
    signingOut: isAt('signingOut'),
    checkingSignOut: isAt('checkingSignOut'),
  },
  headlessOnly: {
    'the host refuses the token': 'walked by the pages whose calls it meets',
    'a guest finds an order': 'the guest lookup brings it about',
    'a guest leaves': 'the page of a guest’s code brings it about',
  },
}

const byCode: FlowInBrowser = {
  ...flow,
  arranges: isByCode,
  arrange: async ({ page }) => {
    await admitFirst(page.context(), 'guest@example.com', { pass: 'p'.repeat(43) })
    await opensPage(page)
  },
  answers: { ...flow.answers, [knowsMember]: answersAsMember },
  headlessOnly: {
    ...flow.headlessOnly,
    'the shopper signs in': 'the page leaves, and nothing is asked for any more',
  },
}

walkFlows([
  { flow, ids: '[SE-01]' },
  { flow: byCode, ids: '[BY-22]' },
])
