import { giftReturnModel } from '../../../model-tests/gift-return/gift-return.model.ts'
import { giftReturnPage } from '../../pages/returns/gift-return.page.ts'
import { giveBack, receiptOf } from '../../support/gifts/gift.ts'
import { hasDialogTitle, pressInDialog } from '../lib/dialog.ts'
import { comesPast, type Executor, type FlowInBrowser, factOf } from '../lib/flow-in-browser.ts'
import { cannotSay, leavesUnconfirmed } from '../lib/no-outcomes.ts'
import { hourMs, passHostTime, pauseClock } from '../lib/page-time.ts'
import { walkFlow } from '../lib/walk-flow.ts'
import { captureCalls } from './return.executors.ts'

const path = '/orders/gift_returns/v1'
const journeys = 'e2e/journeys/returns/gift-return.spec.ts'
const earlier = 'they open an earlier return'
const earlierToStore = 'they open an earlier return to a store'

const isAt =
  (state: string, title?: string | RegExp): Executor =>
  async ({ page }) => {
    await giftReturnPage(page).seesState(state, 1)
    await hasDialogTitle(page, title)
  }

const press =
  (name: string | RegExp): Executor =>
  ({ page }) =>
    page.getByRole('button', { name, exact: true }).click()

/** What stands there already is no change. */
const typesAnew =
  (field: 'orderNumber' | 'code'): Executor =>
  async (world) => {
    const box = giftReturnPage(world.page)[field]
    await box.fill('')
    await box.fill(factOf(world, field))
  }

const opensEarlier =
  (fact: string): Executor =>
  (world) =>
    giftReturnPage(world.page)
      .returned(factOf(world, fact))
      .getByRole('button', { name: 'Show how to send it' })
      .click()

const flow: FlowInBrowser = {
  model: giftReturnModel,
  calls: {
    openGift: { method: 'POST', path: `/api${path}` },
    attempt: { method: 'POST', path: `/api${path}/{orderNumber}` },
    getLabel: { method: 'GET', path: `/api${path}/{orderNumber}/{returnNumber}/label` },
    outcome: captureCalls.outcome,
  },
  arrange: async (world) => {
    const { page, sandbox, facts } = world
    const receipt = receiptOf(await sandbox.newOrder({ from: 'gift', member: null, country: 'us' }))
    facts.set('orderNumber', receipt.orderNumber).set('code', receipt.code)
    const { request } = page.context()
    if (comesPast(world, earlier)) {
      facts.set('earlier', await giveBack(request, receipt, { line: 1, way: 'upsDropoff' }))
    }
    if (comesPast(world, earlierToStore)) {
      facts.set('earlierToStore', await giveBack(request, receipt, { line: 1, way: 'returnToStore' }))
    }
    await page.clock.install()
    await giftReturnPage(page).opens()
    await pauseClock(page)
  },
  events: {
    'they type the order number': typesAnew('orderNumber'),
    'they type the code': typesAnew('code'),
    'they look the gift up': press('Find the gift'),
    // After the hour the page names what it leads to.
    'they look up another gift': press(/^(Look up another gift|Find the gift)$/),
    'they choose the first item': ({ page }) => giftReturnPage(page).boxes.first().check(),
    'they say why the first item goes back': ({ page }) => giftReturnPage(page).reason('Too big').check(),
    'they go on to the ways back': press('Continue'),
    'they choose the drop-off': ({ page }) => giftReturnPage(page).way('upsDropoff').check(),
    'they type their e-mail address': ({ page }) => giftReturnPage(page).email.fill('nia@example.com'),
    'they go on to the review': press('Continue'),
    'they go a step back': press('Back'),
    'they return the gift': press('Return the gift'),
    'they try again': pressInDialog('Try again'),
    [earlier]: opensEarlier('earlier'),
    [earlierToStore]: opensEarlier('earlierToStore'),
    'they ask for the label again': press('Try again'),
    'they go back to the gift': press('Back to the gift'),
    'they close the dialog': pressInDialog('Close'),
  },
  delays: { accessEnds: ({ page }) => passHostTime(page, hourMs) },
  answers: {
    'the host does not make it': async (world) => {
      const call = `POST ${path}/{orderNumber}`
      const orderNumber = factOf(world, 'orderNumber')
      await world.sandbox.addFault({ call, effect: 'status', status: 503, orderNumber })
      await world.held.answer('attempt', { by: 'host' })
    },
    [cannotSay]: leavesUnconfirmed(),
  },
  notWalked: {
    'lookup.notFound': journeys,
    'lookup.limited': 'server/api/modules/gift-returns/gift-returns.api.test.ts',
    'open.closed': journeys,
    'open.outdated': 'model-tests/gift-return/gift-return.journeys.test.ts',
  },
  sees: {
    'lookup.asking': isAt('lookup.asking'),
    'lookup.unavailable': isAt('lookup.unavailable'),
    searching: isAt('searching'),
    'open.items': isAt('open.items'),
    'open.way': isAt('open.way'),
    'open.review': isAt('open.review'),
    'open.instructions.loading': isAt('open.instructions.loading'),
    'open.instructions.ready': isAt('open.instructions.ready'),
    'open.instructions.missing': isAt('open.instructions.missing'),
    'open.unconfirmed': isAt('open.unconfirmed', 'We can’t tell whether it worked'),
    'open.failed': isAt('open.failed', 'Your return wasn’t made'),
    sending: isAt('sending'),
    ended: isAt('ended'),
  },
}

walkFlow(flow, '[BY-49]')
