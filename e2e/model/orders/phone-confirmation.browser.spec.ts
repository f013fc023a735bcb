import { expect } from '@playwright/test'
import { confirmPhone, requestPhoneCode } from '../../../contract/notifications/notification-calls.ts'
import type { Path } from '../../../model-tests/lib/path.ts'
import { phoneConfirmationModel } from '../../../model-tests/phone-confirmation/phone-confirmation.model.ts'
import { otherCode } from '../../pages/guest-code.page.ts'
import { notificationsPage } from '../../pages/notifications/notifications.page.ts'
import { codeTexted, newPhone } from '../../support/notifications/told.ts'
import { signInFirst } from '../../support/sign-in.ts'
import { comesNext, type Executor, type FlowInBrowser, factOf } from '../lib/flow-in-browser.ts'
import { minuteMs, passHostTime, pauseClock } from '../lib/page-time.ts'
import { walkFlow } from '../lib/walk-flow.ts'

const sent = 'the host texts a code'
const right = 'the code is right'
const wrong = 'the code is wrong'

const says =
  (state: string | RegExp, words: string): Executor =>
  async ({ page }) => {
    const flow = page.locator('[data-flow=phoneConfirmation]')
    await expect(flow).toHaveAttribute('data-state', state, { timeout: 1 })
    await expect(flow.getByText(words).first()).toBeVisible({ timeout: 1 })
  }

const press =
  (name: string | RegExp): Executor =>
  ({ page }) =>
    page.locator('[data-flow=phoneConfirmation]').getByRole('button', { name, exact: true }).click()

/** Types it anew: what stands there already is no change. */
const typesNumber =
  (text: string): Executor =>
  async ({ page }) => {
    const { phone } = notificationsPage(page)
    await phone.fill('')
    await phone.fill(text)
  }

/** The right code, or another where that is what comes of it. */
const typesCode: Executor = async (world) => {
  const told = notificationsPage(world.page)
  const code = await codeTexted(world.page.request, factOf(world, 'order'))
  await told.code.fill('')
  await told.code.fill(comesNext(world, [right, wrong]) === wrong ? otherCode(code) : code)
}

const goesBack: Executor = ({ page }) =>
  expect(notificationsPage(page).flow).toHaveAttribute('data-state', /^choosing/)

const skips = ({ steps }: Path): string | null => {
  const words = steps.map(({ step }) => step.words)
  const times = (what: string) => words.filter((word) => word === what).length
  if (times(sent) > 1) return 'the host’s own minute does not pass'
  return times(wrong) > 4 ? 'a code has five tries' : null
}

const flow: FlowInBrowser = {
  model: phoneConfirmationModel,
  calls: {
    requestPhoneCode: { method: 'POST', path: `/api${requestPhoneCode.path}` },
    confirmPhone: { method: 'POST', path: `/api${confirmPhone.path}` },
  },
  arrange: async (world) => {
    const { page, sandbox, facts } = world
    const { member } = await sandbox.newMember()
    const { orderNumber } = await sandbox.newOrder({ from: 'cancellable', member, country: 'us' })
    facts.set('order', orderNumber)
    facts.set('phone', newPhone())
    await signInFirst(page.context(), member)
    await page.clock.install()
    await notificationsPage(page).opens(orderNumber)
    await notificationsPage(page).otherNumber.click()
    await expect(page.locator('[data-flow=phoneConfirmation]')).toBeVisible()
    await pauseClock(page)
  },
  events: {
    'the shopper types a number that is none': typesNumber('12'),
    'the shopper types the right number': (world) => typesNumber(factOf(world, 'phone'))(world),
    'the shopper asks for a code': press('Send code'),
    'the shopper goes back to the number': press('Change phone number'),
    'the shopper leaves it': press('Back'),
    'the shopper types the code': typesCode,
    'the shopper types a part of the code': async ({ page }) => {
      const { code } = notificationsPage(page)
      await code.fill('')
      await code.fill('123')
    },
    'the shopper sends the code': press('Confirm number'),
    'the shopper asks for another code': press('Send a new code'),
    'the shopper tries again': press('Try again'),
  },
  delays: {
    untilNext: ({ page }) => passHostTime(page, minuteMs),
    retryAfter: ({ page }) => passHostTime(page, minuteMs),
  },
  sees: {
    'asking.open': says('asking.open', 'Send code'),
    'asking.refused': says('asking.refused', 'We can’t text this number'),
    'asking.limited': says('asking.limited', 'Too many codes'),
    'asking.notSent': says('asking.notSent', 'We don’t know if your code was sent'),
    sending: says('sending', 'Sending'),
    resending: says('resending', 'Sending'),
    'typing.code.open': says(/^typing\.code\.open /, 'Confirm number'),
    'typing.code.wrong': says(/^typing\.code\.wrong /, 'That code isn’t right'),
    'typing.code.limited': says(/^typing\.code\.limited /, 'Too many attempts'),
    'typing.another.waiting': says(/ another\.waiting$/, 'You can get a new code at'),
    'typing.another.open': says(/ another\.open$/, 'Send a new code'),
    'typing.another.notSent': says(/ another\.notSent$/, 'We don’t know if a new code was sent'),
    checking: says('checking', 'Checking'),
    unconfirmed: says('unconfirmed', 'We couldn’t check your code'),
    over: says('over', 'This code doesn’t work anymore'),
    confirmed: goesBack,
    left: goesBack,
  },
  notWalked: {
    'asking.refused': 'the host knows whom no text reaches: server/api/modules/notifications',
    'asking.limited': 'the host takes several codes of an order: server/api/modules/notifications',
    'typing.code.limited': 'the host takes many tries of one client: server/api/modules/notifications',
    over: 'a code has five tries: server/api/modules/notifications',
  },
  skips,
}

walkFlow(flow, '[BY-37]')
