import { expect } from '@playwright/test'
import { giftCardModel } from '../../../model-tests/gift-card/gift-card.model.ts'
import type { Path } from '../../../model-tests/lib/path.ts'
import { giftCardOf, unknownCardNumber } from '../../support/gift-card.ts'
import { comesPast, type Executor, type FlowInBrowser, factOf, type World } from '../lib/flow-in-browser.ts'
import { hourMs, passHostTime, pauseClock } from '../lib/page-time.ts'
import { walkFlow } from '../lib/walk-flow.ts'

const path = '/api/payment/giftcard_balance/v1'
const found = 'the balance is found'
const noCard = 'no card has these numbers'
const tooMany = 'there were too many tries'

const says =
  (state: string, words: string): Executor =>
  async ({ page }) => {
    await expect(page.locator('[data-flow=giftCard]')).toHaveAttribute('data-state', state, { timeout: 1 })
    await expect(page.getByText(words).first()).toBeVisible({ timeout: 1 })
  }

/** Types it anew: what stands there already is no change. */
const fill =
  (name: string, text: (world: World) => string): Executor =>
  async (world) => {
    const field = world.page.getByRole('textbox', { name })
    await field.fill('')
    await field.fill(text(world))
  }

const press =
  (name: string): Executor =>
  ({ page }) =>
    page.getByRole('button', { name }).click()

/** Uses up the tries of this walk's card, so that the held request is refused by the host itself. */
const refuseByLimit: Executor = async (world) => {
  const data = { accountNumber: factOf(world, 'number'), pin: '000000', currency: 'USD' }
  await expect(async () => {
    expect((await world.page.context().request.post(path, { data })).status()).toBe(429)
  }).toPass({ intervals: [1], timeout: 8_000 })
  await world.held.answer('checkCard', { by: 'host' })
}

const arrange: Executor = async (world) => {
  const { page, sandbox, facts } = world
  const card = await giftCardOf(sandbox, 'us')
  const isUnknown = comesPast(world, noCard) || comesPast(world, tooMany)
  facts.set('number', isUnknown ? unknownCardNumber() : card.accountNumber).set('pin', card.pin)
  await page.clock.install()
  await page.goto('/us/en/orders/gift-card-lookup')
  await expect(page.locator('[data-flow=giftCard]')).toBeVisible()
  await pauseClock(page)
}

/** One walk is about one card, which is there or not. */
const skips = ({ steps }: Path): string | null => {
  const words = steps.map(({ step }) => step.words)
  const isKnown = words.includes(found)
  if (isKnown && (words.includes(noCard) || words.includes(tooMany))) return 'one card is there or not'
  const limited = words.indexOf(tooMany)
  const after = steps.slice(limited + 1).some(({ step }) => step.kind === 'answer')
  return limited !== -1 && after ? 'the host’s own day does not pass' : null
}

const flow: FlowInBrowser = {
  model: giftCardModel,
  calls: { checkCard: { method: 'POST', path } },
  arrange,
  events: {
    'the shopper types the number of the card': fill('Card number', (world) => factOf(world, 'number')),
    'the shopper takes the last digit away': fill('Card number', (world) =>
      factOf(world, 'number').slice(0, -1),
    ),
    'the shopper types the PIN': fill('PIN', (world) => factOf(world, 'pin')),
    'the shopper asks for the balance': press('Check balance'),
    'the shopper tries again': press('Try again'),
    'the shopper leaves it for now': press('Not now'),
    'the shopper takes another card': press('Check another card'),
  },
  delays: { retryAfter: ({ page }) => passHostTime(page, 24 * hourMs) },
  notWalked: { 'form.refused.invalid': 'e2e/accessibility/rare-screens.spec.ts' },
  answers: { [tooMany]: refuseByLimit },
  sees: {
    'form.accepting.entering': says('form.accepting.entering', 'Check balance'),
    loading: says('loading', 'Checking'),
    balance: says('balance', 'You have $65.50 left'),
    'form.refused.notFound': says('form.refused.notFound', 'We found no gift card with those numbers'),
    'form.rateLimited': says('form.rateLimited', 'Too many attempts'),
    'form.accepting.waitOver': says('form.accepting.waitOver', 'You can check a card again.'),
    unavailable: says('unavailable', 'Your balance isn’t available right now'),
  },
  skips,
}

walkFlow(flow, '[GC-03]')
