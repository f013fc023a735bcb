import { expect } from '@playwright/test'
import { curbsideModel } from '../../../model-tests/curbside/curbside.model.ts'
import type { Path } from '../../../model-tests/lib/paths.ts'
import { comesPast, type Executor, type FlowInBrowser, factOf, type World } from '../lib/flow-in-browser.ts'
import { hidePage, pauseClock, runUntilAsked, showPage } from '../lib/page-time.ts'
import { walkFlow } from '../lib/walk-flow.ts'
import {
  cancelsElsewhere,
  curbsideCalls,
  curbsideIs,
  curbsideOrder,
  failsWith,
  hasHeading,
  isTold,
  saysHere,
  storeMakesIt,
  tellsElsewhere,
} from './curbside.executors.ts'

const told = 'the store was told'
const knewById = 'the store knew, by another arrival'
const knew = 'the store knew'
const badLink = 'the link is not the order’s'
const isClosed = 'the store is closed'
const isOpen = 'the store is open'
const noCurbside = 'the store brings nothing to the curb'
const nowKnown = 'the store says since when it knows'
const claimed = 'somebody of the store has taken it on'
const complete = 'the order is handed over'
const cancelledElsewhere = 'the pickup was cancelled elsewhere'
const gone = 'the host knows no such arrival'
const lookAgain = 'the shopper looks again'
const beginAgain = 'the shopper begins again'
const cancelledHere = 'the shopper has cancelled the pickup'

const root = '[data-flow=curbside]'

const press =
  (name: string | RegExp): Executor =>
  ({ page }) =>
    page.getByRole('main').getByRole('button', { name }).click()

const polled: Executor = ({ held }) => held.answer('pickupPolling', { by: 'host' })

/** Something happens to the arrival, then the held poll is answered. */
const polledAfter =
  (happens: Executor): Executor =>
  async (world) => {
    await happens(world)
    await polled(world)
  }

const loseSixPolls: Executor = async (world) => {
  for (let poll = 0; poll < 6; poll += 1) {
    if (!world.held.waits('pickupPolling')) await runUntilAsked(world, 'pickupPolling')
    await world.held.answer('pickupPolling', { by: 'fault', effect: 'drop' })
  }
}

/** “I’m here” is pressed, and the host answers. */
const request: Executor = async (world) => {
  await saysHere(world)
  await world.held.answer('curbsideRequest', { by: 'host' })
}

/** Asking rests in the background, so that no request waits through the time that passes. */
const passTenMinutes: Executor = async ({ page }) => {
  await hidePage(page)
  await page.clock.fastForward('10:05')
  await showPage(page)
}

const scenarioOf = (world: World): string => {
  if (comesPast(world, isClosed)) return 'store-closed'
  if (comesPast(world, noCurbside)) return 'no-curbside'
  return comesPast(world, knew) ? 'curbside-duplicate' : 'curbside'
}

const linkFor = (world: World, url: string): string => {
  if (world.path.start.words === 'a link without its code') return url.replace(/&?qrId=[^&]+/, '')
  return comesPast(world, badLink) ? url.replace(/qrId=[^&]+/, 'qrId=another') : url
}

/** The browser has kept the arrival, as after a reload. */
const remembersArrival = async (world: World): Promise<void> => {
  const { page, path } = world
  if (!path.start.words.startsWith('a reload')) return
  await tellsElsewhere(world)
  const isOver = path.start.words.includes('handed over')
  if (isOver) await storeMakesIt('COMPLETE')(world)
  const kept = `${isOver ? 'COMPLETE' : 'SUBMITTED'} ${factOf(world, 'arrival')}`
  await page.addInitScript(
    ([name, text]) => localStorage.setItem(`baton.pickup.${name}`, `${Date.now()} ${text}`),
    [`arrival.${factOf(world, 'order')}`, kept] as const,
  )
}

const stateHas =
  (name: RegExp, also: Executor): Executor =>
  async (world) => {
    await curbsideIs(name)(world)
    await also(world)
  }

const says =
  (words: string): Executor =>
  async ({ page }) => {
    await expect(page.locator(root).getByText(words).first()).toBeVisible({ timeout: 1 })
  }

/** Answers after which the host knows no other, of a request and of polls. */
const storeSays = [[isOpen], [isClosed], [noCurbside]]
const requestSays = [[told, knewById], [knew], [badLink]]

type Stand = 'none' | 'unknown' | 'SUBMITTED' | 'CLAIMED' | 'COMPLETE'

/** What each answer to a poll is possible after, as far as this page knows of the arrival, and what it knows then. */
const polls: Readonly<Record<string, readonly [after: readonly Stand[], then: Stand]>> = {
  [nowKnown]: [['unknown'], 'SUBMITTED'],
  [claimed]: [['unknown', 'SUBMITTED'], 'CLAIMED'],
  [complete]: [['unknown', 'SUBMITTED', 'CLAIMED'], 'COMPLETE'],
}

/** Whether the store’s side of the path is one that a store can play: an arrival only moves forward. */
const movesForward = ({ start, steps }: Path): boolean => {
  let stand: Stand = start.words.startsWith('a reload') ? 'unknown' : 'none'
  return steps.every(({ step: { words } }) => {
    const poll = polls[words]
    if (poll && !poll[0].includes(stand)) return false
    if (poll) stand = poll[1]
    if (words === told) stand = 'SUBMITTED'
    if (words === knewById) stand = 'unknown'
    return true
  })
}

const countOf = (path: Path, words: readonly (readonly string[])[]): number =>
  words.filter((some) => some.some((one) => comesPast({ path }, one))).length

/** Buttons that a view does not have, by what the chart would take there. */
const withoutButton: Readonly<Record<string, readonly string[]>> = {
  [lookAgain]: ['storeClosed'],
  [cancelledHere]: ['waiting.status.retriable', 'waiting.status.onlyContact'],
}

const hasButtons = ({ initial, steps }: Path): boolean =>
  steps.every(({ step }, index) => {
    const before = steps[index - 1]?.leaves ?? initial.leaves
    return !withoutButton[step.words]?.some((leaf) => before.includes(leaf))
  })

/** A path that one order at one store cannot take. */
const skips = (path: Path): string | null => {
  if (countOf(path, storeSays) > 1)
    return 'a link names one store, which is open, closed or without curbside pickup'
  if (path.start.words.startsWith('a reload') && countOf(path, [[isClosed, noCurbside]]) > 0) {
    return 'the host takes no arrival at such a store: walked where the store does not come'
  }
  if (countOf(path, requestSays) > 1)
    return 'one order has one link, which is right or not, and one store that knows or not'
  const first = path.steps.findIndex(({ step }) => step.words === gone)
  if (first !== -1 && path.steps.slice(first + 1).some(({ step }) => step.words === told)) {
    return 'the host knows of the arrival all the same: it would be a duplicate'
  }
  if (!movesForward(path)) return 'an arrival only moves forward'
  return hasButtons(path)
    ? null
    : 'a closed store is looked at again by the page itself, and one out of sight cannot be told to cancel'
}

const flow: FlowInBrowser = {
  model: curbsideModel,
  calls: {
    getStore: curbsideCalls.getStore,
    curbsideRequest: curbsideCalls.announce,
    pickupPolling: curbsideCalls.read,
  },
  arrange: async (world) => {
    const { page } = world
    const url = await curbsideOrder(world, scenarioOf(world))
    await remembersArrival(world)
    await page.clock.install()
    await page.goto(linkFor(world, url))
    await expect(page.locator(root)).toBeVisible()
    await pauseClock(page)
  },
  events: {
    [lookAgain]: press(/^(Try|Check) again$/),
    'the shopper tries again': press('Try again'),
    [beginAgain]: press('I’m here after all'),
  },
  delays: {
    nextLook: ({ page }) => page.clock.fastForward('15:01'),
    callDelay: passTenMinutes,
  },
  answers: {
    [told]: (world) => isTold(world, () => request(world)),
    [knewById]: async (world) => {
      if (!world.facts.has('arrival')) await tellsElsewhere(world)
      await request(world)
    },
    [knew]: request,
    [badLink]: request,
    [nowKnown]: polled,
    [claimed]: polledAfter(storeMakesIt('CLAIMED')),
    [complete]: polledAfter(storeMakesIt('COMPLETE')),
    [cancelledElsewhere]: polledAfter(cancelsElsewhere),
    [gone]: failsWith('pickupPolling', curbsideCalls.read, 404),
    'six polls had no answer': loseSixPolls,
    [cancelledHere]: async (world) => {
      await press('Cancel pickup')(world)
      await world.page.getByRole('dialog').getByRole('button', { name: 'Yes, cancel' }).click()
      world.facts.delete('arrival')
    },
  },
  headlessOnly: {
    'the store has closed': 'no store of the sandbox closes between the page and the request',
    'the store brings nothing out any more': 'no store of the sandbox changes its services',
    'the order is not ready': 'no order at an open store of the sandbox is not ready',
  },
  sees: {
    missingParams: hasHeading('This link is not complete'),
    loadingStore: curbsideIs(/^loadingStore$/),
    'loadFailed.retriable': stateHas(/^loadFailed\.retriable$/, says('Try again in a moment.')),
    'loadFailed.onlyContact': stateHas(/^loadFailed\.onlyContact$/, says('Trying again did not help.')),
    noCurbside: hasHeading('No curbside pickup here'),
    storeClosed: hasHeading('Podium Old Quay is closed'),
    requesting: hasHeading('Your order is ready'),
    badLink: hasHeading('This link doesn’t fit your order'),
    'waiting.status.following': stateHas(
      /status\.following/,
      hasHeading(/^(We know you’re here|We’re bringing it out)$/),
    ),
    'waiting.status.retriable': stateHas(/status\.retriable/, hasHeading('We’ve lost sight of the store')),
    'waiting.status.onlyContact': stateHas(/status\.onlyContact/, says('trying again did not help.')),
    'waiting.patience.patient': curbsideIs(/patience\.patient/),
    'waiting.patience.overdue': stateHas(/patience\.overdue/, says('It has been ten minutes.')),
    complete: hasHeading('Enjoy your order'),
    duplicate: hasHeading('The store knows already'),
    cancelled: hasHeading('Your pickup is cancelled'),
  },
  skips,
}

walkFlow(flow, '[CU-01][CU-03][CU-08]')
