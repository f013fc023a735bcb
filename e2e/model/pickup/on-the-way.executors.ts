import { type APIRequestContext, expect } from '@playwright/test'
import { announceArrival, type Link } from '../../support/curbside.ts'
import { bearer } from '../../support/sandbox.ts'
import { type Executor, factOf, type World } from '../lib/flow-in-browser.ts'

const visits = '/api/store/order_visits/v1'

/** Says by the API what the page of another tab would, as the member or guest of this browser. */
const say = async (world: World, visit: object | null): Promise<void> => {
  const { request } = world.page.context()
  const email = world.facts.get('email')
  const answer = await request.post(`${visits}/${factOf(world, 'order')}`, {
    data: { visit },
    headers: {
      'Idempotency-Key': crypto.randomUUID(),
      ...(email === undefined && (await bearer(request))),
    },
    ...(email !== undefined && { params: { filter: `email(${email})` } }),
  })
  expect(answer.status(), await answer.text()).toBe(200)
}

const hostNow = async (request: APIRequestContext): Promise<number> =>
  Date.parse(((await (await request.get('/api/sandbox/clock')).json()) as { now: string }).now)

/** They are expected in 25 minutes, by the host's clock. */
export const expects: Executor = async (world) => {
  const minute = 60_000
  const at = Math.ceil((await hostNow(world.page.request)) / minute) * minute + 25 * minute
  await say(world, { means: 'CAR', expectedAt: new Date(at).toISOString(), returns: [] })
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
