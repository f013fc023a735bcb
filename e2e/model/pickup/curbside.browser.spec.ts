import { expect } from '@playwright/test'
import { curbsideModel } from '../../../model-tests/curbside/curbside.model.ts'
import type { Path } from '../../../model-tests/lib/path.ts'
import { comesPast, type Executor, type FlowInBrowser, factOf, type World } from '../lib/flow-in-browser.ts'
import { minuteMs, passHostTime, pauseClock } from '../lib/page-time.ts'
import { walkFlow } from '../lib/walk-flow.ts'
import {
  cancelsElsewhere,
  curbsideCalls,
  curbsideIs,
  curbsideOrder,
  failsWith,
  hasHeading,
  isTold,
  polledAfter,
  press,
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
const complete = 'the order is handed over'
const cancelled = 'the pickup is cancelled'
const gone = 'the host knows no such arrival'
const checkAgain = 'the shopper looks again'
const beginAgain = 'the shopper begins again'

const root = '[data-flow=curbside]'

/** “I’m here” is pressed, and the host answers. */
const request: Executor = async (world) => {
  await saysHere(world)
  await world.held.answer('curbsideRequest', { by: 'host' })
}

/** Which store the page came with, as the answer that would have brought it. */
const cameWith = ({ path: { start } }: Pick<World, 'path'>): string | null => {
  if (!start.rendered) return null
  if (start.words.endsWith('closed store')) return isClosed
  return start.words.endsWith('nothing to the curb') ? noCurbside : isOpen
}

const isStore = (world: Pick<World, 'path'>, words: string) =>
  comesPast(world, words) || cameWith(world) === words

const scenarioOf = (world: World): string => {
  if (isStore(world, isClosed)) return 'store-closed'
  if (isStore(world, noCurbside)) return 'no-curbside'
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
    ([name, text]) => localStorage.setItem(`baton.arrival.${name}`, `${Date.now()} ${text}`),
    [factOf(world, 'order'), kept] as const,
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

const countOf = (path: Path, words: readonly (readonly string[])[]): number =>
  words.filter((some) => some.some((one) => isStore({ path }, one))).length

/** A closed store has no button to look again with: the page does it by itself. */
const hasButtons = ({ initial, steps }: Path): boolean =>
  steps.every(
    ({ step }, index) =>
      step.words !== checkAgain || !(steps[index - 1]?.leaves ?? initial.leaves).includes('storeClosed'),
  )

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
  return hasButtons(path) ? null : 'a closed store is looked at again by the page itself'
}

const flow: FlowInBrowser = {
  model: curbsideModel,
  calls: {
    getStore: curbsideCalls.getStore,
    curbsideRequest: curbsideCalls.announce,
    arrivalWatch: curbsideCalls.read,
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
    [checkAgain]: press(/^(Try|Check) again$/),
    [beginAgain]: press('I’m still here'),
  },
  delays: {
    nextLook: ({ page }) => passHostTime(page, 15 * minuteMs),
  },
  answers: {
    [told]: (world) => isTold(world, () => request(world)),
    [knewById]: async (world) => {
      if (!world.facts.has('arrival')) await tellsElsewhere(world)
      await request(world)
    },
    [knew]: request,
    [badLink]: request,
    [complete]: polledAfter('arrivalWatch', storeMakesIt('COMPLETE')),
    [cancelled]: polledAfter('arrivalWatch', cancelsElsewhere),
    [gone]: failsWith('arrivalWatch', curbsideCalls.read, 404),
  },
  headlessOnly: {
    'the store has closed': 'no store of the sandbox closes between the page and the request',
    'the store brings nothing out any more': 'no store of the sandbox changes its services',
    'the order is not ready': 'no order at an open store of the sandbox is not ready',
  },
  notWalked: { notReady: 'e2e/accessibility/rare-screens.spec.ts' },
  sees: {
    missingParams: hasHeading('This link is not complete'),
    loadingStore: curbsideIs(/^loadingStore$/),
    'loadFailed.retriable': stateHas(/^loadFailed\.retriable$/, says('Try again in a moment.')),
    'loadFailed.onlyContact': stateHas(/^loadFailed\.onlyContact$/, says('Trying again didn’t help.')),
    noCurbside: hasHeading('No curbside pickup here'),
    storeClosed: hasHeading('Podium Old Quay is closed'),
    requesting: hasHeading('Your order is ready'),
    badLink: hasHeading('This link doesn’t fit your order'),
    waiting: stateHas(/^waiting$/, hasHeading('We know you’re here')),
    complete: hasHeading('Enjoy your order'),
    duplicate: hasHeading('The store knows already'),
    cancelled: hasHeading('Your pickup is canceled'),
  },
  skips,
}

walkFlow(flow, '[CU-01][CU-03]')
