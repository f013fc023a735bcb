import { expect } from '@playwright/test'
import { guestLookupModel } from '../../../model-tests/guest-lookup/guest-lookup.model.ts'
import type { Path } from '../../../model-tests/lib/path.ts'
import { admitFirst, unknownOrderNumber } from '../../support/guest.ts'
import { comesPast, type Executor, type FlowInBrowser, factOf, type World } from '../lib/flow-in-browser.ts'
import { minuteMs, passHostTime, pauseClock } from '../lib/page-time.ts'
import { walkFlow } from '../lib/walk-flow.ts'

const lookupPath = '/orders/summary/v1'
const noMatch = 'no order goes with what was sent'
const tooMany = 'there were too many tries'

const isAt =
  (state: string): Executor =>
  async ({ page }) => {
    await expect(page.locator('[data-flow=guestLookup]')).toHaveAttribute('data-state', state, { timeout: 1 })
  }

const says =
  (state: string, words: string): Executor =>
  async (world) => {
    await isAt(state)(world)
    await expect(world.page.locator('[data-flow=guestLookup]').getByText(words)).toBeVisible({ timeout: 1 })
  }

const type =
  (name: string, text: (world: World) => string): Executor =>
  (world) =>
    world.page.getByRole('textbox', { name }).fill(text(world))

const isInChina = ({ path }: Pick<World, 'path'>) => path.start.words.includes('China')

/**
 * Uses up the tries of this walk's client address, so that the held lookup is refused by the host itself, and leaves out the
 * work that would let the guest in, as where nothing does.
 */
const refuseByLimit: Executor = async ({ page, held }) => {
  const { request } = page.context()
  await expect(async () => {
    const answer = await request.get(
      `/api${lookupPath}/${unknownOrderNumber()}?filter=email(nobody@example.com)`,
    )
    expect(answer.status()).toBe(429)
  }).toPass({ intervals: [1], timeout: 8_000 })
  const change = ({ challenge: _work, ...problem }: Record<string, unknown>) => problem
  await held.answer('findOrder', { by: 'fault', effect: 'changed', change })
}

const arrange: Executor = async (world) => {
  const { page, sandbox, facts, path } = world
  const china = isInChina(world)
  const order = await sandbox.newOrder({ from: 'shipped', member: null, country: china ? 'cn' : 'us' })
  const number = comesPast(world, noMatch) ? unknownOrderNumber() : order.orderNumber
  facts.set('email', order.email ?? '').set('number', number)
  const contact = china ? { phoneNumber: order.phone ?? '' } : { email: order.email ?? '' }
  const sendsItself = path.start.words === 'a link that sends itself'
  if (path.start.words.includes('did not open')) await admitFirst(page.context(), 'somebody.else@example.com')
  await page.clock.install()
  const query = new URLSearchParams({ ...contact, ...(sendsItself && { standalone: 'true' }) })
  await page.goto(`${china ? '/cn' : '/us'}/en/orders/details/${number}?${query}`)
  await expect(page.locator('[data-flow=guestLookup]')).toBeVisible()
  await pauseClock(page)
}

const starts = [
  'a guest whose form is filled in',
  'a guest in China, who has not agreed to the terms',
  'a link that sends itself',
  'a guest whose order did not open: no order goes with the contact',
]

/** Steps that a page has no place for, or that one walk cannot have one after the other. */
const skips = (path: Path): string | null => {
  if (!starts.includes(path.start.words)) return 'walked headless, and by the journeys'
  const words = path.steps.map(({ step }) => step.words)
  const inChina = isInChina({ path })
  const onlyThere = ['the guest ticks the terms', 'the guest takes the other contact']
  if (!inChina && words.some((word) => onlyThere.includes(word))) return 'the form has no such part there'
  if (inChina && words.some((word) => word.startsWith('the guest types')))
    return 'the phone is asked for there'
  const answers = path.steps.filter(({ step }) => step.kind === 'answer' && step.actor === 'findOrder')
  const limited = answers.findIndex(({ step }) => step.words === tooMany)
  if (limited !== -1 && limited < answers.length - 1) return 'the host’s own minute does not pass'
  if (limited > 0 && answers.slice(0, limited).some(({ step }) => step.words === noMatch))
    return 'what failed before is answered again without being counted'
  const found = words.includes('the order is found')
  return found && words.includes(noMatch) ? 'one number is one kind of order' : null
}

const flow: FlowInBrowser = {
  model: guestLookupModel,
  calls: {
    findOrder: { method: 'GET', path: `/api${lookupPath}/{orderNumber}` },
    rememberVisitor: { method: 'POST', path: '/session/visitor' },
  },
  arrange,
  events: {
    'the guest types an email that is none': type('Email address', () => 'lina@example'),
    'the guest types the right email': type('Email address', (world) => factOf(world, 'email')),
    'the guest empties the order number': type('Order number', () => ''),
    'the guest ticks the terms': ({ page }) => page.getByRole('checkbox').click(),
    'the guest takes the other contact': ({ page }) => page.getByRole('button', { name: /instead$/ }).click(),
    'the guest sends the form': ({ page }) => page.getByRole('button', { name: 'Find order' }).click(),
  },
  delays: { retryAfter: ({ page }) => passHostTime(page, minuteMs) },
  answers: { [tooMany]: refuseByLimit },
  sees: {
    'form.accepting.editing': isAt('form.accepting.editing'),
    'form.accepting.validating': isAt('form.accepting.validating'),
    loading: says('loading', 'Searching'),
    'form.accepting.noMatch': says('form.accepting.noMatch', 'We couldn’t find this order'),
    'form.accepting.unavailable': says('form.accepting.unavailable', 'We couldn’t look up your order'),
    'form.rateLimited': says('form.rateLimited', 'Too many attempts'),
    'form.accepting.waitOver': says('form.accepting.waitOver', 'You can find an order again.'),
    remembering: says('remembering', 'Searching'),
    found: async ({ page }) => {
      // React shows what it waited for only as time passes.
      await page.clock.runFor(300)
      await expect(page.locator('[data-flow=orderDetail]')).toBeVisible({ timeout: 1 })
    },
  },
  headlessOnly: {
    'the guest signs in instead': 'leaves the page: walked by the journeys',
  },
  skips,
}

walkFlow(flow, '[GL-02]')
