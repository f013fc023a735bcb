import { type APIRequestContext, type APIResponse, expect } from '@playwright/test'
import { announceArrival, type Link } from '../../support/curbside.ts'
import { bearer } from '../../support/sandbox.ts'
import { type Executor, factOf, type World } from '../lib/flow-in-browser.ts'

const visits = '/api/store/order_visits/v1'

/** Says by the API what the page of another tab would, as the member or guest of this browser. */
const ask = async (world: World, visit: object | null): Promise<APIResponse> => {
  const { request } = world.page.context()
  const email = world.facts.get('email')
  return request.post(`${visits}/${factOf(world, 'order')}`, {
    data: { visit },
    headers: {
      'Idempotency-Key': crypto.randomUUID(),
      ...(email === undefined && (await bearer(request))),
    },
    ...(email !== undefined && { params: { filter: `email(${email})` } }),
  })
}

const say = async (world: World, visit: object | null): Promise<void> => {
  const answer = await ask(world, visit)
  expect(answer.status(), await answer.text()).toBe(200)
}

const hostNow = async (request: APIRequestContext): Promise<number> =>
  Date.parse(((await (await request.get('/api/sandbox/clock')).json()) as { now: string }).now)

const minute = 60_000

/** They are expected in 25 minutes, by the host's clock. */
export const expects: Executor = async (world) => {
  const at = Math.ceil((await hostNow(world.page.request)) / minute) * minute + 25 * minute
  await say(world, { means: 'CAR', expectedAt: new Date(at).toISOString(), returns: [] })
}

/** They were expected when the minute that runs began, the earliest time that a host still takes. */
export const expected: Executor = async (world) => {
  await expect(async () => {
    const at = Math.floor((await hostNow(world.page.request)) / minute) * minute
    const visit = { means: 'CAR', expectedAt: new Date(at).toISOString(), returns: [] }
    expect((await ask(world, visit)).status()).toBe(200)
  }).toPass({ timeout: 4_000 })
}

export const expectsNobody: Executor = (world) => say(world, null)

/** Another browser with the link says to be outside. */
export const isOutside: Executor = async (world) => {
  await expects(world)
  const link: Link = {
    orderNumber: factOf(world, 'order'),
    storeId: factOf(world, 'store'),
    code: factOf(world, 'code'),
  }
  await announceArrival(world.page.request, link)
}

/** The store hands the order over at its counter. */
export const handsOver: Executor = async (world) => {
  await expects(world)
  const answer = await world.page.request.post(`/api/sandbox/visits/${factOf(world, 'order')}/order`)
  expect(answer.status()).toBe(200)
}

/** The host takes none of this order's next announcement, and says so. */
export const refuses =
  (call: string): Executor =>
  async (world) => {
    const orderNumber = factOf(world, 'order')
    await world.sandbox.addFault({ call, effect: 'status', status: 503, orderNumber })
    await world.held.answer('attempt', { by: 'host' })
  }
