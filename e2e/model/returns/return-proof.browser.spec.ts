import { expect } from '@playwright/test'
import type { Path } from '../../../model-tests/lib/path.ts'
import { returnProofModel } from '../../../model-tests/return-proof/return-proof.model.ts'
import { returnProofPage } from '../../pages/papers/return-proof.page.ts'
import { signInFirst } from '../../support/sign-in.ts'
import { firstAnswer, isFirstAnswer } from '../lib/first-answer.ts'
import type { Executor, FlowInBrowser, World } from '../lib/flow-in-browser.ts'
import { cannotSay, leavesUnconfirmed } from '../lib/no-outcomes.ts'
import { walkFlow } from '../lib/walk-flow.ts'
import { captureCalls, refuses } from './return.executors.ts'

const post = '/order_mgmt/return_proofs/v1/{returnOrderNumber}'
const refused = 'the host does not take it'
const kept = 'the receipt is kept'

/** A picture of one dot. */
const dot = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAAAAAA6fptVAAAACklEQVR4nGNoAAAAggCBd81ytgAAAABJRU5ErkJggg==',
  'base64',
)

const isAt =
  (state: string, heading?: string): Executor =>
  async ({ page }) => {
    await returnProofPage(page).seesState(state, 1)
    if (heading !== undefined)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading, { timeout: 1 })
  }

const isReload = ({ path }: { readonly path: Path }) => path.start.words.includes('after a reload')

/** Whether the walk's next answer is about the proof from before the reload. */
const isLookedUp = (world: World): boolean => isReload(world) && isFirstAnswer(world)

/** The answer got lost; the request, too, where the host is to know nothing of it. */
const reloadInTheMiddle: Executor = async (world) => {
  const proof = returnProofPage(world.page)
  await world.held.answer('loadProof', { by: 'host' })
  await proof.number.fill('1Z999AA1')
  await proof.save.click()
  const isTaken = firstAnswer(world, 'attempt') === kept
  await world.held.answer('attempt', { by: 'fault', effect: isTaken ? 'drop-after' : 'drop' })
  await world.page.reload()
}

const flow: FlowInBrowser = {
  model: returnProofModel,
  calls: {
    loadProof: { method: 'GET', path: `/api${post}` },
    attempt: { method: 'POST', path: `/api${post}` },
    outcome: captureCalls.outcome,
  },
  arrange: async (world) => {
    const { page, sandbox, facts } = world
    const { member } = await sandbox.newMember()
    const { returnNumber } = await sandbox.newReturn('return-created', member)
    facts.set('member', member)
    await signInFirst(page.context(), member)
    await page.goto(`/us/en/orders/returns/${returnNumber}/proof`)
    if (isReload(world)) await reloadInTheMiddle(world)
    await expect(returnProofPage(page).flow).toBeVisible()
  },
  events: {
    'the sender types the number': ({ page }) => returnProofPage(page).number.fill('1Z 999 AA1'),
    'the sender picks a photo': ({ page }) =>
      returnProofPage(page).photo.setInputFiles({ name: 'receipt.png', mimeType: 'image/png', buffer: dot }),
    'the sender removes the photo': ({ page }) => returnProofPage(page).remove.click(),
    'the sender saves it': ({ page }) => returnProofPage(page).save.click(),
    'the sender goes back to change it': ({ page }) =>
      page.getByRole('button', { name: 'Change it', exact: true }).click(),
    'the sender replaces it': ({ page }) => returnProofPage(page).replace.click(),
    'the sender keeps what was sent': ({ page }) => returnProofPage(page).keep.click(),
    'the sender tries again': ({ page }) =>
      page.getByRole('button', { name: /^(Try again|Check again)$/ }).click(),
  },
  delays: {},
  notWalked: { closed: 'e2e/journeys/papers/return-proof.spec.ts' },
  answers: {
    // The browser draws it by itself: nothing is held.
    'the photo is small enough': ({ page }) => expect(returnProofPage(page).remove).toBeVisible(),
    [kept]: (world) => world.held.answer(isLookedUp(world) ? 'outcome' : 'attempt', { by: 'host' }),
    [refused]: async (world) => {
      if (!isLookedUp(world)) return refuses('attempt', `POST ${post}`, 503)(world)
      // Only the second look tells that the request never came.
      await world.held.answer('outcome', { by: 'host' })
      await world.held.answer('outcome', { by: 'host' })
    },
    [cannotSay]: leavesUnconfirmed({ isLookedUp, wait: async () => undefined }),
  },
  sees: {
    loading: isAt('loading', 'Proof of return'),
    unavailable: isAt('unavailable', 'We couldn’t load your receipt'),
    closed: isAt('closed', 'No receipt needed'),
    proven: isAt('proven', 'Proof of return'),
    asking: isAt('asking', 'Add your receipt'),
    sending: isAt('sending'),
    failed: isAt('failed', 'Your receipt wasn’t saved'),
    unconfirmed: isAt('unconfirmed', 'We can’t tell whether it worked'),
  },
  passing: ['preparing'],
  skips: (path) => {
    const words = path.steps.map(({ step }) => step.words)
    const none = words.lastIndexOf('nothing was sent yet')
    const sent = words.indexOf('a receipt was sent')
    const saved = words.indexOf(kept)
    if (sent !== -1 && (saved === -1 || sent < saved)) return 'a host that has no receipt tells of none'
    if (saved !== -1 && none > saved) return 'a host that has a receipt tells of it'
    const isActedUpon = path.steps.some(
      ({ step }, index) => step.kind === 'event' && path.steps[index - 1]?.leaves.includes('preparing'),
    )
    return isActedUpon ? 'a photo is drawn before anybody can do anything else' : null
  },
}

walkFlow(flow, '[BY-27]')
