import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { changeDelivery, getDeliveryChangeJob } from '../../../../contract/orders/delivery-change.ts'
import { getOrder } from '../../../../contract/orders/order-calls.ts'
import { deliveryChanges } from '../../../db/tables/delivery-changes.ts'
import { orderLines } from '../../../db/tables/order-lines.ts'
import { orders } from '../../../db/tables/orders.ts'
import { hasDatabase } from '../../../testing/database/open-test-database.ts'
import { type ApiRequest, send, sendOk } from '../../../testing/host/api-client.ts'
import { startTestHost, type TestHost } from '../../../testing/host/test-host.ts'
import { addOrder, newMember, type OrderParts } from '../../../testing/orders/build-order.ts'

/** Where the orders of these tests go. */
const home = {
  address1: '12 Birch Lane',
  city: 'Portland',
  state: 'OR',
  zipCode: '97205',
  country: 'US',
  iso2Country: 'US',
  firstName: 'Kim',
  lastName: 'Ito',
}
const sent = (more: object = {}) => ({
  code: '97205',
  country: 'us',
  line1: '12 Birch Lane',
  line2: 'Apt 4',
  locality: 'Portland',
  province: 'OR',
  name: { nameGiven: 'Kim', nameFamily: 'Ito' },
  ...more,
})
const elsewhere = sent({ code: '98101', line1: '600 Pine St', locality: 'Seattle', province: 'WA' })
/** Host time is 2026-11-20T12:00Z; the order is expected on the 24th. */
const offered = '2026-11-25'
const byEmail = 'email(kim@podium.example)'
const byPhone = 'phoneNumber(1 2025550143)'

describe.skipIf(!hasDatabase())('asking for another delivery', () => {
  let host: TestHost
  const owner = newMember()
  beforeAll(async () => {
    host = await startTestHost({ work: false })
  })
  afterAll(() => host.close())

  const add = (parts: OrderParts = {}) =>
    addOrder(host.deps.db, {
      upmId: owner,
      shippingAddress: home,
      lines: [{ dates: { estimatedDeliveryDate: '2026-11-24' } }],
      ...parts,
    })
  const change = (orderNumber: string, body: object = {}, request: ApiRequest = {}) =>
    send(host.app, changeDelivery, {
      params: { orderNumber },
      body: { address: null, day: offered, ...body },
      ...(request.filter === undefined && { as: owner }),
      ...request,
    })
  const jobsOf = (orderNumber: string) =>
    host.deps.db.select().from(deliveryChanges).where(eq(deliveryChanges.orderNumber, orderNumber))
  const codeOf = (answer: { status: number; body: unknown }) => [
    answer.status,
    (answer.body as { code?: string }).code,
  ]

  it('[BY-17] answers 202 with a job that is pending, and keeps what was asked for', async () => {
    const orderNumber = await add()
    const answer = await change(orderNumber, { address: elsewhere })
    const [job] = await jobsOf(orderNumber)
    expect([answer.status, answer.body]).toEqual([
      202,
      { id: job?.id, status: 'PENDING', eta: 20, error: null, response: null },
    ])
    expect(job).toMatchObject({
      requestedBy: 'member',
      movesAddress: true,
      town: 'Seattle',
      deliveryDay: offered,
      address: { line1: '600 Pine St', code: '98101', preferred: false },
    })
    expect(
      await sendOk(host.app, getDeliveryChangeJob, { as: owner, params: { jobId: job?.id ?? '' } }),
    ).toMatchObject({ id: job?.id, status: 'PENDING' })
  })

  it.each<[string, OrderParts]>([
    ['packed', { lines: [{ status: 'Ordered' }, { status: 'Preparing Shipment' }] }],
    ['sent', { lines: [{ status: 'Shipped' }] }],
    ['cancelled', { cancelledAt: new Date('2026-11-20T11:59:00Z') }],
    ['being cancelled', { pendingModification: 'CANCEL_ORDER' }],
    ['unpaid', { paymentPending: true }],
    ['fetched', { pickupAddress: home }],
    ['bought in a store', { orderClassification: 'STORE', storeAddress: home, shippingAddress: null }],
    ['without an address', { shippingAddress: null }],
    ['a return', { orderType: 'RETURN_ORDER' }],
  ])('[BY-17] refuses an order that is %s', async (_, parts) => {
    const orderNumber = await add(parts)
    expect(codeOf(await change(orderNumber))).toEqual([400, 'delivery_closed'])
    expect(await jobsOf(orderNumber)).toEqual([])
  })

  it('[BY-17] refuses what is packed between two changes, by the row as it is then', async () => {
    const orderNumber = await add()
    await host.deps.db
      .update(orderLines)
      .set({ status: 'Preparing Shipment' })
      .where(eq(orderLines.orderNumber, orderNumber))
    expect(codeOf(await change(orderNumber))).toEqual([400, 'delivery_closed'])
  })

  it.each(['2026-11-24', '2026-11-20', '2026-11-28', '2026-12-09', '2027-11-25'])(
    '[BY-18] refuses %s, which is not offered',
    async (day) => {
      expect(codeOf(await change(await add(), { day }))).toEqual([400, 'delivery_day_gone'])
    },
  )

  it('[BY-18] takes as soon as possible, the day that the order has, and each day that is offered', async () => {
    const statuses = [
      await change(await add(), { day: null }),
      await change(await add({ deliveryDay: '2026-11-24' }), { day: '2026-11-24', address: elsewhere }),
      await change(await add(), { day: '2026-12-08' }),
      // Without an estimate the days count from tomorrow.
      await change(await add({ lines: [{}] }), { day: '2026-11-23' }),
    ].map(({ status }) => status)
    expect(statuses).toEqual([202, 202, 202, 202])
  })

  it('[BY-18] takes no day for granted: a body that names none is refused', async () => {
    const orderNumber = await add()
    const { status, body } = await change(orderNumber, {}, { body: { address: null } })
    const { errors } = body as { errors?: { pointer: string }[] }
    expect([status, errors?.map(({ pointer }) => pointer)]).toEqual([400, ['/day']])
  })

  it('[BY-17] names each field of an address that its country refuses, and keeps to the country', async () => {
    const pointersOf = async (address: object) => {
      const { status, body } = await change(await add(), { address })
      const { errors, code } = body as { code: string; errors?: { pointer: string; code: string }[] }
      return [status, errors?.map((error) => `${error.pointer} ${error.code}`) ?? code]
    }
    expect(await pointersOf(sent({ line1: null, code: '1' }))).toEqual([
      400,
      ['/address/line1 required', '/address/code postal_code'],
    ])
    expect(await pointersOf(sent({ name: null }))).toEqual([
      400,
      ['/address/name/nameGiven required', '/address/name/nameFamily required'],
    ])
    expect(
      await pointersOf(sent({ country: 'de', code: '10115', locality: 'Berlin', province: null })),
    ).toEqual([400, 'delivery_elsewhere'])
  })

  it('[BY-19] lets a guest correct the address within its postal code, and move it nowhere', async () => {
    const as = (filter: string) => ({ filter })
    expect((await change(await add(), { address: sent() }, as(byEmail))).status).toBe(202)
    expect((await change(await add(), { address: sent() }, as(byPhone))).status).toBe(202)
    expect(codeOf(await change(await add(), { address: elsewhere }, as(byEmail)))).toEqual([
      400,
      'delivery_elsewhere',
    ])
    expect((await change(await add(), { address: elsewhere })).status).toBe(202)
  })

  it('[BY-19] lets a guest change the day alone where no mail tells of it', async () => {
    const without = () => add({ contactEmail: null })
    const request = { filter: byPhone }
    expect(codeOf(await change(await without(), { address: sent() }, request))).toEqual([
      400,
      'delivery_elsewhere',
    ])
    expect((await change(await without(), {}, request)).status).toBe(202)
  })

  it('answers an unknown order, somebody else’s and a wrong contact alike, whatever is asked for', async () => {
    const orderNumber = await add()
    const wrong = { address: sent({ line1: null }), day: '2020-01-01' }
    const answers = [
      await change('UNKNOWN1', wrong),
      await change(orderNumber, wrong, { as: newMember() }),
      await change(orderNumber, wrong, { filter: 'email(lee@podium.example)' }),
    ]
    expect(answers.map(codeOf)).toEqual(Array.from({ length: 3 }, () => [404, 'order_not_found']))
    expect(await jobsOf(orderNumber)).toEqual([])
  })

  it('[BY-17] takes one change at a time', async () => {
    const orderNumber = await add()
    const answers = await Promise.all([change(orderNumber), change(orderNumber, { day: null })])
    expect(answers.map(({ status }) => status).toSorted()).toEqual([202, 409])
    expect(codeOf(await change(orderNumber))).toEqual([409, 'delivery_change_pending'])
    expect(await jobsOf(orderNumber)).toHaveLength(1)
  })

  it('[BY-19] takes ten changes of an order a day', async () => {
    const orderNumber = await add()
    const statuses: number[] = []
    for (let count = 0; count < 11; count += 1) {
      statuses.push((await change(orderNumber)).status)
      await host.deps.db.delete(deliveryChanges).where(eq(deliveryChanges.orderNumber, orderNumber))
    }
    expect(statuses).toEqual([...Array.from({ length: 10 }, () => 202), 429])
    expect((await change(await add())).status).toBe(202)
  })

  it('[BY-17] tells on the order that its delivery can be changed, and of no other', async () => {
    const deliveryOf = async (parts: OrderParts) => {
      const orderNumber = await add(parts)
      return (await sendOk(host.app, getOrder, { as: owner, params: { orderNumber } })).order.delivery
    }
    expect(await deliveryOf({})).toEqual({ day: null, soonest: '2026-11-24' })
    expect(await deliveryOf({ deliveryDay: offered })).toEqual({ day: offered, soonest: '2026-11-24' })
    expect(await deliveryOf({ pickupAddress: home })).toBeNull()
    expect(await deliveryOf({ orderType: 'RETURN_ORDER' })).toBeNull()
    expect(await deliveryOf({ shippingAddress: null })).toBeNull()
  })

  it('[BY-18] an order is expected on the day that it has, and nothing else of it changes', async () => {
    const lines = [
      {
        dates: {
          ordered: '2026-11-20T11:55:00.000Z',
          estimatedDeliveryDate: '2026-11-24',
          arriveDateRange: { from: '2026-11-23', to: '2026-11-24' },
        },
        eddText: { en: 'Arrives Tue' },
      },
      { dates: { delivered: '2026-11-20T11:55:00.000Z' } },
    ]
    const orderNumber = await add({ lines, deliveryDay: offered })
    const { order } = await sendOk(host.app, getOrder, { as: owner, params: { orderNumber } })
    const [first, second] = order.group[0]?.orderItems ?? []
    expect(first?.itemDates).toMatchObject({
      ordered: '2026-11-20T11:55:00.000Z',
      estimatedDeliveryDate: offered,
      arriveDateRange: null,
    })
    expect(first?.eddTranslated).toBeNull()
    expect(second?.itemDates).toMatchObject({
      delivered: '2026-11-20T11:55:00.000Z',
      estimatedDeliveryDate: null,
    })
    await host.deps.db.update(orders).set({ deliveryDay: null }).where(eq(orders.orderNumber, orderNumber))
    const again = await sendOk(host.app, getOrder, { as: owner, params: { orderNumber } })
    expect(again.order.group[0]?.orderItems[0]).toMatchObject({
      eddTranslated: 'Arrives Tue',
      itemDates: { estimatedDeliveryDate: '2026-11-24' },
    })
  })
})
