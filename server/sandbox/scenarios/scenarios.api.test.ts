import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { cancelOrder } from '../../../contract/orders/cancellation.ts'
import { getOrder } from '../../../contract/orders/order-calls.ts'
import * as sandbox from '../../../contract/sandbox/sandbox.ts'
import { hasDatabase } from '../../testing/database/open-test-database.ts'
import { sendOk } from '../../testing/host/api-client.ts'
import { type SandboxHost, startSandboxHost } from '../../testing/host/sandbox-host.ts'
import { waitFor } from '../../testing/host/wait-for.ts'
import { memberCancelBody } from '../../testing/orders/cancel-bodies.ts'
import { sampleMembers } from '../members.ts'

const upmIdOf = (email: string | undefined) =>
  sampleMembers.find((member) => member.email === email)?.upmId ?? ''

/** Countries of the method table (returns.md §9), and what is paid with there. */
const returnCountries = {
  ...{ at: 'EUR', be: 'EUR', de: 'EUR', es: 'EUR', fi: 'EUR', fr: 'EUR', gr: 'EUR', ie: 'EUR', it: 'EUR' },
  ...{ lu: 'EUR', nl: 'EUR', pt: 'EUR', si: 'EUR', gb: 'GBP', cz: 'CZK', dk: 'DKK', hu: 'HUF', pl: 'PLN' },
  ...{ se: 'SEK', au: 'AUD', cn: 'CNY', jp: 'JPY', kr: 'KRW', us: 'USD' },
}

/** Tags of orders that can still be canceled: placed a moment ago, and paid or left unpaid. */
const cancellableTags: ReadonlySet<string> = new Set([
  'cancellable',
  'cancel',
  'items-cancellable',
  'items-cancel-denied',
  'items-cancel-pending',
  'payment-pending',
  'deferred-form',
  'deferred-wallet',
  'legacy-payment',
])

describe.skipIf(!hasDatabase())('scenarios', () => {
  let host: SandboxHost
  beforeAll(async () => {
    host = await startSandboxHost()
  })
  afterAll(() => host.close())
  beforeEach(() => host.movable.reset())

  const scenarios = (query = {}) => sendOk(host.app, sandbox.listScenarios, { query })
  const scenario = async (id: string) => {
    const found = (await scenarios()).find((candidate) => candidate.id === id)
    if (!found?.orderNumber) throw new Error(`no order scenario ${id}`)
    return { ...found, orderNumber: found.orderNumber }
  }
  const orderOf = async (orderNumber: string, email: string | undefined) =>
    (await sendOk(host.app, getOrder, { as: upmIdOf(email), params: { orderNumber } })).order
  const canCancel = (order: Awaited<ReturnType<typeof orderOf>>) => order.group[0]?.actions.cancel !== null

  it('has a scenario for every tag that these flows need, for members and for guests', async () => {
    const all = await scenarios()
    const tags = (who: string) =>
      new Set(all.filter((found) => found.tags.includes(who)).flatMap((found) => found.tags))
    const ofOrders = [
      'cancellable',
      'cancel-denied',
      'cancel-pending',
      'cancel-slow',
      'cancel-failing',
      'shipped',
      'delivered',
      'in-store',
      'many-items',
      'custom-design',
      'return-in-process',
      'return-completed',
      'return-denied',
      'global-store',
      'cash',
      'us',
    ]
    expect(
      [...ofOrders, 'history', 'empty-history', 'partner', 'country-mismatch', 'cn'].filter(
        (tag) => !tags('member').has(tag),
      ),
    ).toEqual([])
    expect(ofOrders.filter((tag) => !tags('guest').has(tag))).toEqual([])
    expect(new Set(all.map(({ id }) => id)).size).toBe(all.length)
  })

  it('[A-28] has an order to return in every country of the method table, in its money, from an address of its own, for a member and for a guest', async () => {
    const all = await scenarios({ tag: 'returnable' })
    for (const [country, currency] of Object.entries(returnCountries)) {
      for (const who of ['member', 'guest']) {
        const found = all.find(({ tags }) => tags.includes(country) && tags.includes(who))
        expect(found, `${who} of ${country}`).toBeDefined()
        const { orderNumber = '', member, email } = found ?? {}
        const as = member ? { as: upmIdOf(member) } : { filter: `email(${email})` }
        const { order } = await sendOk(host.app, getOrder, { params: { orderNumber }, ...as })
        expect({
          currency: order.currency,
          from: order.shipFrom?.address?.iso2Country,
          returnable: order.group.flatMap((group) => group.orderItems).filter((item) => item.returnableFlag)
            .length,
        }).toEqual({ currency, from: country.toUpperCase(), returnable: 5 })
      }
    }
  })

  it('[A-28] shows a return by drop-off in Europe and one by Sagawa in Japan, for a member and for a guest', async () => {
    for (const [tag, method] of [
      ['emea-dropoff', 'emeaDropoff'],
      ['jp-sagawa', 'sagawaPickup'],
    ] as const) {
      const found = await scenarios({ tag })
      expect(new Set(found.flatMap(({ tags }) => tags)).isSupersetOf(new Set(['member', 'guest']))).toBe(true)
      for (const { orderNumber = '', member, email } of found) {
        const as = member ? { as: upmIdOf(member) } : { filter: `email(${email})` }
        const { order } = await sendOk(host.app, getOrder, { params: { orderNumber }, ...as })
        expect([order.orderType, order.returnMethod]).toEqual(['RETURN_ORDER', method])
      }
    }
  })

  it('narrows the scenarios by tag and country', async () => {
    const found = await scenarios({ tag: 'cancellable', country: 'PL' })
    expect(found.map(({ id }) => id)).toEqual(['cancellable-zofia', 'cancellable-guest-pl'])
  })

  it('names orders that their people can open', async () => {
    for (const found of await scenarios()) {
      if (!found.orderNumber) continue
      const { orderNumber, email, phone, member } = found
      const contacts = member
        ? [{ as: upmIdOf(member) }]
        : [{ filter: `email(${email})` }, { filter: `phoneNumber(${phone})` }]
      for (const contact of contacts) {
        const { order } = await sendOk(host.app, getOrder, { params: { orderNumber }, ...contact })
        expect(order.orderNumber).toBe(orderNumber)
      }
    }
  })

  it('offers cancellation where a scenario says so, and nowhere in the others', async () => {
    for (const found of await scenarios({ tag: 'member' })) {
      if (!found.orderNumber || found.tags.includes('partner')) continue
      const open = found.tags.some((tag) => cancellableTags.has(tag)) || found.id.startsWith('custom-design')
      expect([found.id, canCancel(await orderOf(found.orderNumber, found.member))]).toEqual([found.id, open])
    }
  })

  it('keeps what can be cancelled fresh: after an hour it can be cancelled again', async () => {
    const before = await scenario('cancellable-oliver')
    await sendOk(host.app, sandbox.moveClock, { body: { advance: 'PT1H' } })
    expect(canCancel(await orderOf(before.orderNumber, before.member))).toBe(false)
    const after = await scenario('cancellable-oliver')
    const order = await orderOf(after.orderNumber, after.member)
    expect(after).toEqual(before)
    expect(order.transaction.orderDate).toBe('2026-11-20T12:57:00.000Z')
    expect(order.group[0]?.orderItems[0]?.itemDates.ordered).toBe('2026-11-20T12:57:00.000Z')
    expect(canCancel(order)).toBe(true)
  })

  it('follows a used-up order with a new one and leaves the old one cancelled', async () => {
    const before = await scenario('cancellable-lena')
    const as = upmIdOf(before.member)
    await sendOk(host.app, cancelOrder, {
      as,
      params: { orderNumber: before.orderNumber },
      body: memberCancelBody(before.orderNumber),
    })
    const after = await scenario('cancellable-lena')
    expect(after.orderNumber).toBe(before.orderNumber.replace(/00$/, '01'))
    expect(canCancel(await orderOf(after.orderNumber, after.member))).toBe(true)
    await waitFor(
      'the old order to be cancelled',
      async () =>
        (await orderOf(before.orderNumber, before.member)).group[0]?.orderItems[0]?.lineItemStatus.status ===
        'Cancelled',
    )
  })
})
