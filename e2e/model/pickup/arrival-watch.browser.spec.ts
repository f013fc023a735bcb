import { expect } from '@playwright/test'
import { arrivalWatchModel } from '../../../model-tests/arrival-watch/arrival-watch.model.ts'
import type { Path } from '../../../model-tests/lib/path.ts'
import { type Executor, type FlowInBrowser, factOf } from '../lib/flow-in-browser.ts'
import { hidePage, pauseClock, runUntilAsked, showPage } from '../lib/page-time.ts'
import { walkFlow } from '../lib/walk-flow.ts'
import {
  cancelsElsewhere,
  curbsideCalls,
  curbsideOrder,
  failsWith,
  hasHeading,
  isTold,
  polledAfter,
  press,
  saysHere,
  storeMakesIt,
  tellsElsewhere,
  watchIs,
} from './curbside.executors.ts'

const nowKnown = 'the store says since when it knows'
const claimed = 'somebody of the store has taken it on'
const complete = 'the order is handed over'
const cancelledElsewhere = 'the pickup was cancelled elsewhere'
const gone = 'the host knows no such arrival'
const cancelledHere = 'the shopper has cancelled the pickup'

const root = '[data-flow=curbside]'
const isReload = ({ start }: Pick<Path, 'start'>) => start.words.startsWith('a reload')

const polled: Executor = ({ held }) => held.answer('pickupPolling', { by: 'host' })

const loseSixPolls: Executor = async (world) => {
  for (let poll = 0; poll < 6; poll += 1) {
    if (!world.held.waits('pickupPolling')) await runUntilAsked(world, 'pickupPolling')
    await world.held.answer('pickupPolling', { by: 'fault', effect: 'drop' })
  }
}

/** Asking rests in the background, so that no request waits through the time that passes. */
const passTenMinutes: Executor = async ({ page }) => {
  await hidePage(page)
  await page.clock.fastForward('10:05')
  await showPage(page)
}

const says =
  (words: string): Executor =>
  async ({ page }) => {
    await expect(page.locator(root).getByText(words).first()).toBeVisible({ timeout: 1 })
  }

const stateHas =
  (name: RegExp, also: Executor): Executor =>
  async (world) => {
    await watchIs(name)(world)
    await also(world)
  }

/** The page around the watch says how it ended. */
const endSeen: Executor = (world) => {
  const last = world.path.steps.slice(0, world.taken()).at(-1)?.step.words
  if (last === complete) return hasHeading('Enjoy your order')(world)
  return hasHeading(last === gone ? 'Your order is ready' : 'Your pickup is canceled')(world)
}

type Stand = 'unknown' | 'SUBMITTED' | 'CLAIMED' | 'COMPLETE'

/** What each answer to a poll is possible after, as far as this page knows of the arrival, and what it knows then. */
const polls: Readonly<Record<string, readonly [after: readonly Stand[], then: Stand]>> = {
  [nowKnown]: [['unknown'], 'SUBMITTED'],
  [claimed]: [['unknown', 'SUBMITTED'], 'CLAIMED'],
  [complete]: [['unknown', 'SUBMITTED', 'CLAIMED'], 'COMPLETE'],
}

/** Whether the store’s side of the path is one that a store can play: an arrival only moves forward. */
const movesForward = (path: Path): boolean => {
  let stand: Stand = isReload(path) ? 'unknown' : 'SUBMITTED'
  return path.steps.every(({ step: { words } }) => {
    const poll = polls[words]
    if (poll && !poll[0].includes(stand)) return false
    if (poll) stand = poll[1]
    return true
  })
}

/** One that is out of sight cannot be told to cancel. */
const hasButton = ({ initial, steps }: Path): boolean =>
  steps.every(({ step }, index) => {
    const before = steps[index - 1]?.leaves ?? initial.leaves
    return step.words !== cancelledHere || before.includes('waiting.status.following')
  })

/** Arrivals are followed at the curb: this walk is a shopper who waits there. */
const flow: FlowInBrowser = {
  model: arrivalWatchModel,
  calls: { pickupPolling: curbsideCalls.read },
  arrange: async (world) => {
    const { page, path } = world
    const url = await curbsideOrder(world, 'curbside')
    await page.clock.install()
    if (isReload(path)) {
      await tellsElsewhere(world)
      await page.addInitScript(
        ([name, text]) => localStorage.setItem(`baton.arrival.${name}`, `${Date.now()} ${text}`),
        [factOf(world, 'order'), `SUBMITTED ${factOf(world, 'arrival')}`] as const,
      )
      await page.goto(url)
    } else {
      await page.goto(url)
      await isTold(world, () => saysHere(world))
    }
    await expect(page.getByRole('heading', { level: 1, name: 'We know you’re here' })).toBeVisible()
    await pauseClock(page)
  },
  events: { 'the shopper tries again': press('Try again') },
  delays: { callDelay: passTenMinutes },
  answers: {
    [nowKnown]: polled,
    [claimed]: polledAfter('pickupPolling', storeMakesIt('CLAIMED')),
    [complete]: polledAfter('pickupPolling', storeMakesIt('COMPLETE')),
    [cancelledElsewhere]: polledAfter('pickupPolling', cancelsElsewhere),
    [gone]: failsWith('pickupPolling', curbsideCalls.read, 404),
    'six polls had no answer': loseSixPolls,
    [cancelledHere]: async (world) => {
      await press('Cancel pickup')(world)
      await world.page.getByRole('dialog').getByRole('button', { name: 'Yes, cancel' }).click()
    },
  },
  sees: {
    'waiting.status.following': stateHas(
      /status\.following/,
      hasHeading(/^(We know you’re here|We’re bringing it out)$/),
    ),
    'waiting.status.retriable': stateHas(
      /status\.retriable/,
      hasHeading('We’ve lost contact with the store'),
    ),
    'waiting.status.onlyContact': stateHas(/status\.onlyContact/, says('trying again didn’t help.')),
    'waiting.patience.patient': watchIs(/patience\.patient/),
    'waiting.patience.overdue': stateHas(/patience\.overdue/, says('It’s been ten minutes.')),
    ended: endSeen,
  },
  skips: (path) => {
    if (!movesForward(path)) return 'an arrival only moves forward'
    return hasButton(path) ? null : 'one out of sight cannot be told to cancel'
  },
}

walkFlow(flow, '[CU-03][CU-07][CU-08]')
