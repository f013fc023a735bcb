import { expect } from '@playwright/test'
import { pickupPollingModel } from '../../../model-tests/pickup-polling/pickup-polling.model.ts'
import { type Executor, type FlowInBrowser, factOf, type World } from '../lib/flow-in-browser.ts'
import { hidePage, pauseClock, runUntilAsked, showPage } from '../lib/page-time.ts'
import { walkFlow } from '../lib/walk-flow.ts'
import {
  curbsideCalls,
  curbsideOrder,
  failsWith,
  hasHeading,
  isTold,
  saysHere,
  storeMakesIt,
  tellsElsewhere,
  watchIs,
} from './curbside.executors.ts'

const asks =
  (isAsking: boolean): Executor =>
  async (world) => {
    await watchIs(/status\.following/)(world)
    expect(world.held.waits('readPickup')).toBe(isAsking)
  }

const letThrough: Executor = ({ held }) => held.answer('readPickup', { by: 'host' })

/** The store moves first, then the held request is answered. */
const answersAfter =
  (status: 'CLAIMED' | 'COMPLETE'): Executor =>
  async (world) => {
    await storeMakesIt(status)(world)
    await letThrough(world)
  }

const changeSeen: Executor = async (world) => {
  const last = world.path.steps.at(-1)?.step.words
  if (last === 'somebody of the store has taken it on') return hasHeading('We’re bringing it out')(world)
  if (last === 'the order is handed over') return hasHeading('Enjoy your order')(world)
  await hasHeading('We know you’re here')(world)
  await expect(world.page.getByText(/You told us at .+ If no one has come by/)).toBeVisible({ timeout: 1 })
}

const byLink = async (world: World, url: string) => {
  await tellsElsewhere(world)
  await world.page.goto(`${url}&storeInteractionId=${factOf(world, 'arrival')}`)
}

/** Arrivals are followed at the curb: this walk is a shopper who waits there. */
const flow: FlowInBrowser = {
  model: pickupPollingModel,
  calls: { readPickup: curbsideCalls.read },
  arrange: async (world) => {
    const { page, path } = world
    const url = await curbsideOrder(world, 'curbside')
    await page.clock.install()
    if (path.start.words.includes('only the id')) await byLink(world, url)
    else {
      await page.goto(url)
      await isTold(world, () => saysHere(world))
    }
    await expect(page.getByRole('heading', { level: 1, name: 'We know you’re here' })).toBeVisible()
    await pauseClock(page)
  },
  events: {
    'the page goes into the background': ({ page }) => hidePage(page),
    'the page comes back': ({ page }) => showPage(page),
  },
  delays: {
    pollDelay: (world) => runUntilAsked(world, 'readPickup'),
    retryDelay: (world) => runUntilAsked(world, 'readPickup'),
  },
  answers: {
    'nothing has changed': letThrough,
    'somebody of the store has taken it on': answersAfter('CLAIMED'),
    'the order is handed over': answersAfter('COMPLETE'),
    'the answer does not arrive': ({ held }) => held.answer('readPickup', { by: 'fault', effect: 'drop' }),
    'the answer is not JSON': ({ held }) => held.answer('readPickup', { by: 'fault', effect: 'html' }),
    'the host is in trouble': failsWith('readPickup', curbsideCalls.read, 503),
    'the host knows no such arrival': failsWith('readPickup', curbsideCalls.read, 404),
  },
  sees: {
    requesting: asks(true),
    waiting: asks(false),
    retrying: asks(false),
    paused: asks(false),
    changed: changeSeen,
    gone: hasHeading('Your order is ready'),
    failed: hasHeading('We’ve lost contact with the store'),
  },
  skips: ({ steps }) => {
    const last = steps.at(-1)
    const isLost = last?.leaves.includes('failed') && last.step.words !== 'the answer does not arrive'
    return isLost ? 'six failures of another kind end as six lost answers do' : null
  },
}

walkFlow(flow, '[CU-04]')
