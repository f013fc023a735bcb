import { expect } from '@playwright/test'
import { announceArrival, cancelArrival, type Link, linkOf, playStore } from '../../support/curbside.ts'
import { type Executor, factOf, type World } from '../lib/flow-in-browser.ts'
import type { HeldCall } from '../lib/held-calls.ts'

/** Requests of a curbside visit. */
export const curbsideCalls = {
  getStore: { method: 'GET', path: '/api/store/store_locations/v1/{id}' },
  announce: { method: 'POST', path: '/api/store/order_pickups/v1' },
  read: { method: 'GET', path: '/api/store/order_pickups/v1/{id}' },
  cancel: { method: 'PATCH', path: '/api/store/order_pickups/v1/{id}' },
  outcome: { method: 'GET', path: '/api/idempotency/v1/{key}' },
} as const satisfies Record<string, HeldCall>

/** An order of the walk's own; its requests carry a tag, so that a fault meets them alone. */
export const curbsideOrder = async (
  { sandbox, sends, facts }: World,
  from: string,
  member: string | null = null,
): Promise<string> => {
  const { url, orderNumber } = await sandbox.newOrder({ from, member, country: 'us' })
  await sends({ 'X-Sandbox-Tag': orderNumber })
  facts.set('order', orderNumber).set('url', url)
  return url
}

const walkLink = (world: World): Link => linkOf(factOf(world, 'url'), factOf(world, 'order'))

/** Another browser tells the store of this walk's order; its arrival's id is a fact from then on. */
export const tellsElsewhere: Executor = async (world) => {
  world.facts.set('arrival', await announceArrival(world.page.request, walkLink(world))).set('moved', 'no')
}

/** Another browser takes the arrival back. */
export const cancelsElsewhere: Executor = async (world) => {
  await cancelArrival(world.page.request, walkLink(world), factOf(world, 'arrival'))
  world.facts.delete('arrival')
}

/** The store moves the walk's arrival on to this status. */
export const storeMakesIt =
  (status: 'CLAIMED' | 'COMPLETE'): Executor =>
  async (world) => {
    const arrival = factOf(world, 'arrival')
    if (factOf(world, 'moved') === 'no') await playStore(world.page.request, arrival, 'CLAIMED')
    world.facts.set('moved', 'yes')
    if (status === 'COMPLETE') await playStore(world.page.request, arrival, 'COMPLETE')
  }

/** The host answers the actor's next request with this status, and does no work. */
export const failsWith =
  (actor: string, { method, path }: HeldCall, status: number): Executor =>
  async (world) => {
    const call = `${method} ${path.replace('/api', '')}`
    await world.sandbox.addFault({ call, effect: 'status', status, tag: factOf(world, 'order') })
    await world.held.answer(actor, { by: 'host' })
  }

/** Describes the car and presses “I’m here”; the request is held or goes out. */
export const saysHere: Executor = async ({ page }) => {
  await page.getByLabel('Your car').fill('Green estate')
  await page.getByRole('button', { name: 'I’m here' }).click()
}

/** Presses “I’m here”, and notes by which id the store knows the shopper from then on. */
export const isTold = async (world: World, letThrough: () => Promise<void>): Promise<void> => {
  const made = world.page.waitForResponse(
    (response) =>
      response.request().method() === 'POST' &&
      new URL(response.url()).pathname === curbsideCalls.announce.path,
  )
  await letThrough()
  const { id } = (await (await made).json()) as { id: string }
  world.facts.set('arrival', id).set('moved', 'no')
}

/** The curbside chart is in a state whose name matches. */
export const curbsideIs =
  (state: RegExp): Executor =>
  async ({ page }) => {
    await expect(page.locator('[data-flow=curbside]')).toHaveAttribute('data-state', state, { timeout: 1 })
  }

/** The curbside page has this heading. */
export const hasHeading =
  (name: string | RegExp): Executor =>
  async ({ page }) => {
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible({ timeout: 1 })
  }

/** The watch of the arrival is in a state whose name matches. */
export const watchIs =
  (state: RegExp): Executor =>
  async ({ page }) => {
    await expect(page.locator('[data-flow=arrivalWatch]')).toHaveAttribute('data-state', state, {
      timeout: 1,
    })
  }

/** Presses a button of the page itself, not of a dialog. */
export const press =
  (name: string | RegExp): Executor =>
  ({ page }) =>
    page.getByRole('main').getByRole('button', { name }).click()

/** Something happens to the arrival, then this actor's held poll is answered. */
export const polledAfter =
  (actor: string, happens: Executor): Executor =>
  async (world) => {
    await happens(world)
    await world.held.answer(actor, { by: 'host' })
  }
