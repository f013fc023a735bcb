import { expect } from '@playwright/test'
import { sessionModel } from '../../../model-tests/session/session.model.ts'
import { signInFirst } from '../../support/sign-in.ts'
import { comesPast, type Executor, type FlowInBrowser } from '../lib/flow-in-browser.ts'
import { hidePage, pauseClock, runUntilAsked, showPage } from '../lib/page-time.ts'
import { walkFlow } from '../lib/walk-flow.ts'

const isAt =
  (state: string): Executor =>
  async ({ page }) => {
    await expect(page.locator('[data-flow=session]')).toHaveAttribute('data-state', state, { timeout: 1 })
  }

/** Runs the page's clock to this many milliseconds before the end of the token. */
const runTo =
  (beforeEndMs: number): Executor =>
  async ({ page, facts }) => {
    const now = await page.evaluate(() => Date.now())
    await page.clock.runFor(Math.max(1, Number(facts.get('token ends')) - beforeEndMs - now))
  }

const knowsNobody: Executor = async ({ page, held, facts }) => {
  if (facts.has('token ends')) {
    const origin = new URL(page.url()).origin
    await page.context().request.post('/session/sign-out', { headers: { Origin: origin } })
  }
  await held.answer('loadSession', { by: 'host' })
}

/** The page leaves for the issuer's own sign-out and comes back as a guest's: its new requests are no part of the walk. */
const forgets: Executor = async ({ page, held }) => {
  await held.answer('endSession', { by: 'host' })
  await held.release()
  await page.waitForURL(/\/orders\/details/)
}

const flow: FlowInBrowser = {
  model: sessionModel,
  calls: {
    loadSession: { method: 'GET', path: '/session' },
    endSession: { method: 'POST', path: '/session/sign-out' },
  },
  arrange: async (world) => {
    const { page, sandbox, facts } = world
    const isMembers = world.path.start.words.endsWith('came with its member')
    if (isMembers || comesPast(world, 'the server knows the member')) {
      const { member } = await sandbox.newMember()
      await signInFirst(page.context(), member)
      const session = (await (await page.context().request.get('/session')).json()) as { expiresAt: string }
      facts.set('token ends', String(Date.parse(session.expiresAt)))
    }
    await page.clock.install()
    await page.goto('/orders/gift-card-lookup', { waitUntil: 'commit' })
    await expect(page.locator('[data-flow=session]')).toBeVisible()
    await pauseClock(page)
  },
  events: {
    'the shopper signs in': ({ page }) => page.getByRole('button', { name: 'Sign in' }).first().click(),
    'the shopper signs out': async ({ page }) => {
      await page.getByRole('button', { name: /^Your account/ }).click()
      await page.getByRole('button', { name: 'Sign out' }).click()
    },
    'the shopper tries again': ({ page }) => page.getByRole('button', { name: 'Try again' }).click(),
    'the page goes into the background': ({ page }) => hidePage(page),
    'the page comes back': ({ page }) => showPage(page),
  },
  delays: { renewBefore: runTo(59_000), retryDelay: (world) => runUntilAsked(world, 'loadSession') },
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
    guest: async ({ page }) => {
      await expect(page.getByRole('button', { name: 'Sign in' }).first()).toBeVisible({ timeout: 1 })
    },
    'member.fresh': isAt('member.fresh'),
    'member.renewalFailed': isAt('member.renewalFailed'),
    renewing: isAt('renewing'),
    signingOut: isAt('signingOut'),
  },
  headlessOnly: {
    'the host refuses the token': 'walked by the pages whose calls it meets',
    'a guest finds an order': 'the guest lookup brings it about',
  },
}

walkFlow(flow, '[SE-01]')
