import { expect } from '@playwright/test'
import { listGuestOrders, redeemGuestCode, requestGuestCode } from '../../../contract/session/guest-code.ts'
import { sessionPaths } from '../../../contract/session/session.ts'
import { guestCodeModel } from '../../../model-tests/guest-code/guest-code.model.ts'
import type { Path } from '../../../model-tests/lib/path.ts'
import { guestCodePage, otherCode } from '../../pages/guest-code.page.ts'
import { admitFirst, comeInFirst } from '../../support/guest.ts'
import { comesNext, type Executor, type FlowInBrowser, factOf } from '../lib/flow-in-browser.ts'
import { hourMs, minuteMs, passHostTime, pauseClock } from '../lib/page-time.ts'
import { walkFlow } from '../lib/walk-flow.ts'

const sent = 'the host sends a code'
const right = 'the code is right'
const wrong = 'the code is wrong'
const isInside = 'a guest who has come in by a code'
const starts = ['a guest whose email is filled in', isInside]

const isAt =
  (state: string | RegExp): Executor =>
  async ({ page }) => {
    await expect(page.locator('[data-flow=guestCode]')).toHaveAttribute('data-state', state, { timeout: 1 })
  }

const says =
  (state: string | RegExp, words: string): Executor =>
  async (world) => {
    await isAt(state)(world)
    await expect(world.page.locator('[data-flow=guestCode]').getByText(words).first()).toBeVisible({
      timeout: 1,
    })
  }

const press =
  (name: string | RegExp): Executor =>
  ({ page }) =>
    page.getByRole('button', { name }).click()

/** Types it anew: what stands there already is no change. */
const typesEmail =
  (text: (email: string) => string): Executor =>
  async (world) => {
    const { email } = guestCodePage(world.page)
    await email.fill('')
    await email.fill(text(factOf(world, 'email')))
  }

/** The right code, or another where that is what comes of it. */
const typesCode: Executor = async (world) => {
  const guest = guestCodePage(world.page)
  const code = await guest.codeSentTo(factOf(world, 'email'))
  await guest.code.fill('')
  await guest.code.fill(comesNext(world, [right, wrong]) === wrong ? otherCode(code) : code)
}

const arrange: Executor = async (world) => {
  const { page, sandbox, facts, path } = world
  const { email } = await sandbox.newOrder({ from: 'shipped', member: null, country: 'nl' })
  facts.set('email', email ?? '')
  if (path.start.words === isInside) await comeInFirst(page.context(), email ?? '')
  else await admitFirst(page.context(), email ?? '')
  await page.clock.install()
  await page.goto('/nl/en/orders/code')
  await expect(page.locator('[data-flow=guestCode]')).toBeVisible()
  await pauseClock(page)
}

/** What one guest cannot have one after the other in the minutes of a walk. */
const skips = ({ start, steps }: Path): string | null => {
  if (!starts.includes(start.words)) return 'walked headless'
  const words = steps.map(({ step }) => step.words)
  const times = (what: string) => words.filter((word) => word === what).length
  if (times(sent) > (start.words === isInside ? 0 : 1)) return 'the host’s own minute does not pass'
  if (times(wrong) > 4) return 'a code has five tries'
  if (times(right) > 1) return 'a code works once'
  const used = words.indexOf(right)
  return used !== -1 && words.lastIndexOf(wrong) > used ? 'a code works once' : null
}

const flow: FlowInBrowser = {
  model: guestCodeModel,
  calls: {
    requestCode: { method: 'POST', path: `/api${requestGuestCode.path}` },
    redeemCode: { method: 'POST', path: `/api${redeemGuestCode.path}` },
    listGuestOrders: { method: 'GET', path: `/api${listGuestOrders.path}` },
    endGuest: { method: 'POST', path: sessionPaths.visitorEnd },
  },
  arrange,
  events: {
    'the guest types an email that is none': typesEmail(() => 'lina@example'),
    'the guest types the right email': typesEmail((email) => email),
    'the guest asks for a code': press('Send code'),
    'the guest goes back to the contact': press(/^(Change email address|Get a new code)$/),
    'the guest types the code': typesCode,
    'the guest types a part of the code': async ({ page }) => {
      const { code } = guestCodePage(page)
      await code.fill('')
      await code.fill('123')
    },
    'the guest sends the code': press('Show my orders'),
    'the guest asks for another code': press('Send a new code'),
    'the guest tries again': press('Try again'),
    'the guest asks for the orders again': press('Try again'),
    'the guest asks for more orders': press('Show more orders'),
    'the guest is done on this device': async ({ page }) => {
      const done = page.getByRole('button', { name: 'Done on this device' })
      await ((await done.isVisible()) ? done : page.getByRole('button', { name: 'Try again' })).click()
    },
  },
  delays: {
    untilNext: ({ page }) => passHostTime(page, minuteMs),
    retryAfter: ({ page }) => passHostTime(page, minuteMs),
    untilPassEnds: ({ page }) => passHostTime(page, hourMs),
  },
  sees: {
    'asking.open': says('asking.open', 'Send code'),
    'asking.limited': says('asking.limited', 'Too many codes'),
    'asking.notSent': says('asking.notSent', 'We don’t know if your code was sent'),
    sending: says('sending', 'Sending'),
    resending: says('resending', 'Sending'),
    'typing.code.open': says(/^typing\.code\.open /, 'Show my orders'),
    'typing.code.wrong': says(/^typing\.code\.wrong /, 'That code isn’t right'),
    'typing.code.limited': says(/^typing\.code\.limited /, 'Too many attempts'),
    'typing.another.waiting': says(/ another\.waiting$/, 'You can get a new code at'),
    'typing.another.open': says(/ another\.open$/, 'Send a new code'),
    'typing.another.notSent': says(/ another\.notSent$/, 'We don’t know if a new code was sent'),
    checking: says('checking', 'Checking'),
    unconfirmed: says('unconfirmed', 'We couldn’t check your code'),
    over: says('over', 'This code doesn’t work anymore'),
    'inside.loading': says('inside.loading', 'Your orders'),
    'inside.failed': says('inside.failed', 'We couldn’t load your orders'),
    'inside.shown.resting': says('inside.shown.resting', 'Done on this device'),
    'inside.shown.loadingMore': says('inside.shown.loadingMore', 'Loading'),
    'inside.shown.moreFailed': says('inside.shown.moreFailed', 'We couldn’t load more orders'),
    ending: says('ending', 'Closing'),
    endFailed: says('endFailed', 'Your orders may still be open on this device'),
    expired: says('expired', 'Your hour is over'),
  },
  notWalked: {
    'asking.limited': 'e2e/journeys/orders/guest-code.spec.ts',
    'typing.code.limited': 'the host takes 60 tries an hour of one client',
    over: 'e2e/journeys/orders/guest-code.spec.ts',
    'inside.shown.loadingMore': 'e2e/journeys/orders/guest-code.spec.ts',
    'inside.shown.moreFailed': 'e2e/journeys/orders/guest-code.spec.ts',
  },
  headlessOnly: {
    'the guest says that they have a code':
      'they have none: e2e/journeys/orders/guest-code.spec.ts has one sent',
    'the guest takes the other contact': 'the Netherlands have no phone in its place',
  },
  skips,
}

walkFlow(flow, '[BY-22]')
