import { expect } from '@playwright/test'
import { curbsideRequestModel } from '../../../model-tests/curbside-request/curbside-request.model.ts'
import { firstAnswer, isFirstAnswer } from '../lib/first-answer.ts'
import { comesPast, type Executor, type FlowInBrowser, type World } from '../lib/flow-in-browser.ts'
import { cannotSay, leavesUnconfirmed } from '../lib/no-outcomes.ts'
import { pauseClock, runUntilAsked } from '../lib/page-time.ts'
import { walkFlow } from '../lib/walk-flow.ts'
import { passUntil } from '../returns/return.executors.ts'
import {
  curbsideCalls,
  curbsideIs,
  curbsideOrder,
  failsWith,
  hasHeading,
  saysHere,
  tellsElsewhere,
} from './curbside.executors.ts'

const form = '[data-flow=curbsideRequest]'
const knewById = 'the store knew already, and says by which arrival'
const knew = 'the store knew already'
const badLink = 'the link is not the order’s'
const inTrouble = 'the host is in trouble'
const lookedUp = 'a reload that has lost what was typed'

const isReload = ({ path }: Pick<World, 'path'>) => path.start.words.includes('reload')
const isLookedUp = ({ path }: Pick<World, 'path'>) => path.start.words === lookedUp

const isAt =
  (state: string, also: Executor): Executor =>
  async (world) => {
    await expect(world.page.locator(form)).toHaveAttribute('data-state', state, { timeout: 1 })
    await also(world)
  }

const sees =
  (words: string): Executor =>
  async ({ page }) => {
    await expect(page.locator(form).getByText(words).first()).toBeVisible({ timeout: 1 })
  }

const fill =
  (text: string): Executor =>
  async ({ page }) => {
    const car = page.getByLabel('Your car')
    await car.fill('')
    if (text) await car.fill(text)
  }

const press =
  (name: string): Executor =>
  ({ page }) =>
    page.getByRole('button', { name, exact: true }).click()

/** Whether the walk's next answer is about the request from before the reload, of which only the key is left. */
const isAboutKey = (world: World): boolean => isLookedUp(world) && isFirstAnswer(world)

const letThrough: Executor = (world) =>
  world.held.answer(isAboutKey(world) ? 'outcome' : 'attempt', { by: 'host' })

/**
 * The request is sent and its answer does not come, and the page is loaded anew. Where only the key is left, the host has
 * done the work, unless the look-up is to find nothing.
 */
const isInterrupted: Executor = async (world) => {
  const { page, held } = world
  const first = firstAnswer(world)
  if (isLookedUp(world) && first === knewById) await tellsElsewhere(world)
  await saysHere(world)
  const isDone = isLookedUp(world) && first !== undefined && ![inTrouble, cannotSay].includes(first)
  await held.answer('attempt', { by: 'fault', effect: isDone ? 'drop-after' : 'drop' })
  await expect(page.locator(form)).toHaveAttribute('data-state', /^submitting/)
  if (isLookedUp(world)) await page.evaluate(() => sessionStorage.clear())
  await pauseClock(page)
  await page.reload()
  await passUntil(page, () => expect(page.locator(form)).toBeVisible({ timeout: 1 }))
  if (!isLookedUp(world)) await held.answer('outcome', { by: 'host' })
}

/** Requests are made at the curb: this walk is a shopper who has parked there. */
const flow: FlowInBrowser = {
  model: curbsideRequestModel,
  calls: { attempt: curbsideCalls.announce, outcome: curbsideCalls.outcome },
  arrange: async (world) => {
    const { page } = world
    const url = await curbsideOrder(world, comesPast(world, knew) ? 'curbside-duplicate' : 'curbside')
    await page.clock.install()
    await page.goto(comesPast(world, badLink) ? url.replace(/qrId=[^&]+/, 'qrId=another') : url)
    await expect(page.locator(form)).toBeVisible()
    if (isReload(world)) await isInterrupted(world)
    else await pauseClock(page)
  },
  events: {
    'the shopper describes the car': fill('Green estate'),
    'the shopper empties the field': fill(''),
    'the shopper presses “I’m here”': press('I’m here'),
    'the shopper tries again': press('Try again'),
  },
  delays: { slowDelay: ({ page }) => page.clock.runFor(6_000) },
  answers: {
    'the store knows': letThrough,
    [knewById]: async (world) => {
      if (!isAboutKey(world)) await tellsElsewhere(world)
      await letThrough(world)
    },
    [knew]: letThrough,
    [badLink]: letThrough,
    [inTrouble]: async (world) => {
      if (!isAboutKey(world)) return failsWith('attempt', curbsideCalls.announce, 503)(world)
      // Only the second look tells that the request never came.
      await letThrough(world)
      await runUntilAsked(world, 'outcome')
      await letThrough(world)
    },
    [cannotSay]: leavesUnconfirmed({ isLookedUp: isAboutKey }),
  },
  headlessOnly: {
    'the store is closed': 'no store of the sandbox closes between the page and the request',
  },
  sees: {
    describing: isAt('describing', sees('I’m here')),
    'submitting.telling': isAt('submitting.telling', sees('Telling the store')),
    'submitting.takingLonger': isAt('submitting.takingLonger', sees('This is taking longer than usual.')),
    retriable: isAt('retriable', sees('Something went wrong on our side. Try again, or call the store.')),
    unconfirmed: isAt('unconfirmed', sees('We can’t tell whether it worked')),
    onlyContact: isAt('onlyContact', sees('We couldn’t reach the store, and trying again didn’t help.')),
    told: curbsideIs(/^(waiting|duplicate)/),
    refused: hasHeading('This link doesn’t fit your order'),
  },
  skips: (path) => {
    if (isLookedUp({ path }) && firstAnswer({ path }) === badLink)
      return 'what became of a request is told by its own link'
    const ends = new Set([knewById, knew, badLink, 'the store knows'])
    return path.steps.filter(({ step }) => ends.has(step.words)).length > 1 ? 'one order is told once' : null
  },
}

walkFlow(flow, '[CU-02][CU-05]')
