import { expect } from '@playwright/test'
import type { Path } from '../../../model-tests/lib/path.ts'
import { onTheWayModel } from '../../../model-tests/on-the-way/on-the-way.model.ts'
import { onTheWayPage } from '../../pages/on-the-way.page.ts'
import { linkOf } from '../../support/curbside.ts'
import { admitFirst } from '../../support/guest.ts'
import { signInFirst } from '../../support/sign-in.ts'
import type { Executor, FlowInBrowser, World } from '../lib/flow-in-browser.ts'
import { cannotSay, leavesUnconfirmed } from '../lib/no-outcomes.ts'
import { hidePage, pauseClock, runUntilAsked, showPage } from '../lib/page-time.ts'
import { walkFlow } from '../lib/walk-flow.ts'
import { captureCalls } from '../returns/return.executors.ts'
import { expected, expects, expectsNobody, handsOver, isOutside, refuses } from './on-the-way.executors.ts'

const post = '/store/order_visits/v1/{orderNumber}'
const noSuchOrder = 'ZZZZ99999999'
const told = 'the store knows when to expect the shopper'
const toldOff = 'the store expects nobody any more'
const refused = 'the host does not take it'
const unknown = 'the host knows no such order'
const outside = 'the shopper waits at the curb'
const over = 'the order was handed over'

/** 25 seconds after the last answer. */
const halfAMinute = [9_000, 9_000, 9_000]

const isGuest = ({ path }: Pick<World, 'path'>) => path.start.words.startsWith('a guest')
const comesTo = (path: Path, words: string) => path.steps.some(({ step }) => step.words === words)

const isAt =
  (state: string | RegExp): Executor =>
  ({ page }) =>
    onTheWayPage(page).seesState(state)

const press =
  (name: string | RegExp): Executor =>
  ({ page }) =>
    page.getByRole('button', { name }).click()

const loads =
  (arrange: Executor): Executor =>
  async (world) => {
    await arrange(world)
    await world.held.answer('loadVisit', { by: 'host' })
  }

/** What is asked must be what the answer is about: a visit, or none. */
const isOtherwise = ({ steps }: Path): boolean => {
  let asked = ''
  return steps.some(({ step }) => {
    if (step.words === 'the shopper tells the store') asked = told
    if (step.words === 'the shopper is not coming') asked = toldOff
    return [told, toldOff].includes(step.words) && step.words !== asked
  })
}

const skips = (path: Path): string | null => {
  if (/looked a minute ago|says not where|after a reload/.test(path.start.words)) return 'walked headless'
  const loads = path.steps.filter(({ step }) => step.kind === 'answer' && step.actor === 'loadVisit').length
  if (comesTo(path, unknown) && (loads > 1 || path.start.rendered)) return 'one number is one order'
  const last = (words: string) => {
    const index = path.steps.findIndex(({ step }) => step.words === words)
    return index >= 0 && path.steps.slice(index + 1).some(({ step }) => step.kind === 'answer')
  }
  if (last(outside) || last(over)) return 'nobody drives away again'
  if (comesTo(path, 'the time passes') || comesTo(path, 'two hours pass'))
    return 'hours of the page are none of the host’s'
  return isOtherwise(path) ? 'the host answers what it was asked' : null
}

const flow: FlowInBrowser = {
  model: onTheWayModel,
  calls: {
    loadVisit: { method: 'GET', path: `/api${post}` },
    attempt: { method: 'POST', path: `/api${post}` },
    outcome: captureCalls.outcome,
  },
  arrange: async (world) => {
    const { page, sandbox, facts, path } = world
    const member = isGuest(world) ? null : (await sandbox.newMember()).member
    const {
      orderNumber,
      email = '',
      url,
    } = await sandbox.newOrder({ from: 'curbside', member, country: 'us' })
    const { storeId, code } = linkOf(url, orderNumber)
    facts.set('order', orderNumber).set('store', storeId).set('code', code)
    if (member === null) facts.set('email', email)
    await (member === null ? admitFirst(page.context(), email) : signInFirst(page.context(), member))
    await page.clock.install()
    const number = comesTo(path, unknown) ? noSuchOrder : orderNumber
    await page.goto(`/us/en/orders/sales/${number}/on-the-way`)
    await expect(page.locator('[data-flow=onTheWay]')).toBeVisible()
    await pauseClock(page)
  },
  events: {
    'the shopper comes on foot': ({ page }) => onTheWayPage(page).means('On foot').check(),
    'the shopper types minutes': ({ page }) => onTheWayPage(page).minutes.fill('25'),
    'the shopper types too many minutes': ({ page }) => onTheWayPage(page).minutes.fill('241'),
    'the shopper tells the store': press('Tell the store'),
    'the shopper changes the time': press('Change time'),
    'the shopper leaves it so': press(/^Keep /),
    'the shopper is not coming': press('I’m not coming'),
    'the shopper is coming after all': press('Set a new time'),
    'the shopper tries again': press('Try again'),
    'the shopper looks again': async ({ page }) => {
      const button = (name: RegExp) => page.getByRole('button', { name })
      const looks = button(/^(Check again|Back)$/)
      await ((await looks.count()) > 0 ? looks : button(/^(Try again|Retry)$/)).click()
    },
    'the connection is back': ({ page }) =>
      page.evaluate(() => void window.dispatchEvent(new Event('online'))),
    'the page goes into the background': ({ page }) => hidePage(page),
    'the page comes back': ({ page }) => showPage(page),
  },
  delays: { refreshInterval: (world) => runUntilAsked(world, 'loadVisit', halfAMinute) },
  answers: {
    'the store expects nobody yet': loads(expectsNobody),
    'the store expects the shopper': loads(expects),
    'the store expected the shopper earlier': loads(expected),
    [told]: (world) => world.held.answer('attempt', { by: 'host' }),
    [outside]: loads(isOutside),
    [over]: loads(handsOver),
    [toldOff]: (world) => world.held.answer('attempt', { by: 'host' }),
    [refused]: refuses(`POST ${post}`),
    [cannotSay]: leavesUnconfirmed(),
  },
  skips,
  headlessOnly: {
    'the order is not ready': 'e2e/journeys/pickup/on-the-way.spec.ts',
    'the shopper types a time': 'the walk’s time and the host’s are not the same',
    'the shopper types a time that is past': 'the walk’s time and the host’s are not the same',
    'the shopper brings a return': 'e2e/journeys/pickup/on-the-way.spec.ts',
    'the shopper asks for the way': 'e2e/journeys/pickup/on-the-way.spec.ts',
  },
  notWalked: {
    'form.locating': 'e2e/journeys/pickup/on-the-way.spec.ts',
    'form.located': 'e2e/journeys/pickup/on-the-way.spec.ts',
    'form.denied': 'e2e/journeys/pickup/on-the-way.spec.ts',
    'form.slow': 'e2e/journeys/pickup/on-the-way.spec.ts',
    'form.absent': 'e2e/journeys/pickup/on-the-way.spec.ts',
    'form.coarse': 'e2e/journeys/pickup/on-the-way.spec.ts',
    'form.far': 'e2e/journeys/pickup/on-the-way.spec.ts',
    closed: 'e2e/journeys/pickup/on-the-way.spec.ts',
  },
  sees: {
    loading: isAt('loading'),
    'form.typing': isAt('form.typing'),
    telling: isAt('telling'),
    'expected.time.ahead': ({ page }) => expect(onTheWayPage(page).expected).toBeVisible(),
    'expected.time.earlier': ({ page }) => expect(onTheWayPage(page).late).toBeVisible(),
    'expected.time.here': ({ page }) =>
      expect(onTheWayPage(page).heading('The store knows you’re here')).toBeVisible(),
    'expected.news.fresh': isAt(/news\.fresh$/),
    'expected.news.refreshing': isAt(/news\.refreshing$/),
    'expected.news.outdated': async ({ page }) =>
      expect(page.getByText('We can’t reach the store')).toBeVisible(),
    takenBack: isAt('takenBack'),
    over: isAt('over'),
    unconfirmed: isAt('unconfirmed'),
    notTold: isAt('notTold'),
    unknown: isAt('unknown'),
    offline: isAt('offline'),
    failed: isAt('failed'),
    sessionEnded: async (world) => {
      if (!isGuest(world)) return isAt('sessionEnded')(world)
      expect(new URL(world.page.url()).pathname).toMatch(/\/orders\/details/)
    },
  },
}

walkFlow(flow, '[BY-43] [BY-46]')
