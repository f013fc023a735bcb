import { addressBookPage, seoul } from '../../pages/address-book.page.ts'
import { admitFirst } from '../../support/guest.ts'
import { signInFirst } from '../../support/sign-in.ts'
import { type Executor, factOf, type World } from '../lib/flow-in-browser.ts'
import { choosesWayIn } from './return.executors.ts'

/** Calls of the address book. */
export const addressCalls = {
  list: { method: 'GET', path: '/api/identity/user/v1/{upmId}/address' },
  add: { method: 'POST', path: '/api/identity/user/v1/{upmId}/address' },
  change: { method: 'PUT', path: '/api/identity/user/v1/{upmId}/address/{id}' },
  validation: { method: 'POST', path: '/api/identity/address_validation/v1' },
  outcome: { method: 'GET', path: '/api/idempotency/v1/{key}' },
} as const

export const isGuest = ({ path }: Pick<World, 'path'>): boolean => path.start.words.startsWith('a guest')

/** A return in Korea of somebody of the walk's own, up to the address of the courier. */
export const opensAddresses = async (world: World, addresses: number): Promise<void> => {
  const { page, sandbox, facts } = world
  const member = isGuest(world) ? null : (await sandbox.newMember({ country: 'kr', addresses })).member
  const { orderNumber, email } = await sandbox.newOrder({ from: 'kr-courier', member, country: 'kr' })
  facts.set('member', member ?? '')
  await (member === null ? admitFirst(page.context(), email ?? '') : signInFirst(page.context(), member))
  await choosesWayIn(page, `/kr/en/orders/sales/${orderNumber}/return`, 'courierPickup')
}

/** Fills the form in with an address of Seoul; `change` makes another of it. */
export const fillsIn = (world: World, change: Readonly<Record<string, string>> = {}): Promise<void> =>
  addressBookPage(world.page).types({ ...seoul, ...change })

/** The host answers the next request of an actor with a problem, and does no work. */
export const refusesSave: Executor = async (world) => {
  const { page, sandbox, held } = world
  const isAdded = await page.getByRole('dialog', { name: /^(Add an address|Review|Confirm)/ }).count()
  const [call, path] = isAdded > 0 ? ['POST', ''] : ['PUT', '/{id}']
  await sandbox.addFault({
    call: `${call} /identity/user/v1/{upmId}/address${path}`,
    effect: 'status',
    status: 503,
    member: factOf(world, 'member'),
  })
  await held.answer('attempt', { by: 'host' })
}
