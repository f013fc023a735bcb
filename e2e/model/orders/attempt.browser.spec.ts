import { expect } from '@playwright/test'
import { maxPolls } from '../../../domain/changes/polling.ts'
import { attemptModel } from '../../../model-tests/attempt/attempt.model.ts'
import {
  comesNext,
  comesPast,
  type Executor,
  type FlowInBrowser,
  type World,
} from '../lib/flow-in-browser.ts'
import { type AttemptWords, hostRemembers } from '../lib/host-memory.ts'
import { hidePage, pauseClock, runUntilAsked, showPage } from '../lib/page-time.ts'
import { walkFlow } from '../lib/walk-flow.ts'
import {
  captureCalls,
  choosesWay,
  goesOn,
  memberWithReturnable,
  refuses,
  seesConfirmation,
  seesDialog,
} from '../returns/return.executors.ts'

const neverArrived = 'the attempt never arrived'
const wasAccepted = 'the host has accepted the attempt'
const lostAltogether = 'a change whose request is lost, and its key as well'
const jobFailed = 'the job has failed'

const isReload = ({ path }: Pick<World, 'path'>) => !path.start.words.includes('just confirmed')
const hasKeyOnly = ({ path }: Pick<World, 'path'>) => path.start.words.includes('only the key')

const isAt =
  (state: string): Executor =>
  async ({ page }) => {
    await expect(page.locator('[data-flow=attempt]')).toHaveAttribute('data-state', state, { timeout: 1 })
  }

/** Lost on the way there where the host is to know nothing of the attempt, else on the way back. */
const lose: Executor = (world) =>
  world.held.answer('send', {
    by: 'fault',
    effect: comesNext(world, [neverArrived, wasAccepted]) === neverArrived ? 'drop' : 'drop-after',
  })

const pollToTheEnd: Executor = async (world) => {
  await world.sandbox.jobIsDone(world.page.context(), await world.held.urlOf('jobPolling'))
  await world.held.answer('jobPolling', { by: 'host' })
}

const loseTwentyPolls: Executor = async (world) => {
  for (let poll = 0; poll < maxPolls; poll += 1) {
    await runUntilAsked(world, 'jobPolling')
    await world.held.answer('jobPolling', { by: 'fault', effect: 'drop' })
  }
}

const words: AttemptWords = {
  begins: [],
  arrives: ['the host accepts'],
  getsLost: 'the answer gets lost',
  wasTaken: wasAccepted,
  neverArrived,
}

/** Attempts are seen where they are made: this walk makes a return. */
const flow: FlowInBrowser = {
  model: attemptModel,
  calls: {
    send: captureCalls.capture,
    jobPolling: captureCalls.captureJob,
    readOutcome: captureCalls.outcome,
  },
  arrange: async (world) => {
    const { page } = world
    const order = await memberWithReturnable(world, comesPast(world, jobFailed) ? 'failing' : 'complete')
    await page.clock.install()
    await choosesWay(page, order, 'upsDropoff')
    if (isReload(world)) {
      await goesOn(world)
      await lose(world)
      await expect(page.locator('[data-flow=attempt]')).toHaveAttribute('data-state', /^checkingOutcome/)
      if (hasKeyOnly(world)) await page.evaluate(() => sessionStorage.clear())
      await page.reload()
      await expect(page.locator('[data-flow=attempt]')).toBeVisible()
    }
    await pauseClock(page)
    if (!isReload(world)) await goesOn(world)
  },
  events: {
    'the page goes into the background': ({ page }) => hidePage(page),
    'the page comes back': ({ page }) => showPage(page),
  },
  delays: { checkDelay: (world) => runUntilAsked(world, 'readOutcome') },
  answers: {
    'the browser has remembered the attempt': async () => undefined,
    'the host accepts': ({ held }) => held.answer('send', { by: 'host' }),
    'the host refuses': refuses('send', 'POST /order_mgmt/user_return_captures/v1', 400),
    'the answer gets lost': lose,
    'the job has made it': pollToTheEnd,
    [jobFailed]: pollToTheEnd,
    'twenty polls were not enough': loseTwentyPolls,
    [wasAccepted]: ({ held }) => held.answer('readOutcome', { by: 'host' }),
    [neverArrived]: ({ held }) => held.answer('readOutcome', { by: 'host' }),
    'nobody answers about the attempt': ({ held }) =>
      held.answer('readOutcome', { by: 'fault', effect: 'drop' }),
    'the host keeps no outcomes': ({ held }) => held.answer('readOutcome', { by: 'host', lacksCall: true }),
  },
  sees: {
    sending: isAt('sending'),
    polling: isAt('polling'),
    'checkingOutcome.reading': isAt('checkingOutcome.reading'),
    'checkingOutcome.waiting': isAt('checkingOutcome.waiting'),
    'checkingOutcome.paused': isAt('checkingOutcome.paused'),
    done: seesConfirmation,
    refused: seesDialog('Return not submitted'),
    unconfirmed: seesDialog('We can’t tell whether it worked'),
  },
  passing: ['claimingKey'],
  skips: (path) => {
    if (path.start.words === lostAltogether) return 'no page of this browser asks to send what it has lost'
    if (comesPast({ path }, 'the job has made it') && comesPast({ path }, jobFailed))
      return 'one return is made or not'
    return hostRemembers(path, words, isReload({ path }))
      ? null
      : 'the host knows of each attempt whether it came'
  },
}

walkFlow(flow, '[RS-03][RS-04]')
