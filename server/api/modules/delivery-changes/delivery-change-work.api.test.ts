import { eq } from 'drizzle-orm'
import * as v from 'valibot'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { Address } from '../../../../contract/orders/address.ts'
import { cancelOrder, getCancelJob } from '../../../../contract/orders/cancellation.ts'
import { changeDelivery, getDeliveryChangeJob } from '../../../../contract/orders/delivery-change.ts'
import { getOrder } from '../../../../contract/orders/order-calls.ts'
import { deliveryChanges } from '../../../db/tables/delivery-changes.ts'
import { orders } from '../../../db/tables/orders.ts'
import { listMails } from '../../../sandbox/mails/list-mails.ts'
import type { SandboxRule } from '../../../sandbox/tables.ts'
import { hasDatabase } from '../../../testing/database/open-test-database.ts'
import { sendOk } from '../../../testing/host/api-client.ts'
import { completedJob } from '../../../testing/host/job-polling.ts'
import { startTestHost, type TestHost } from '../../../testing/host/test-host.ts'
import { addOrder, newMember, type OrderParts } from '../../../testing/orders/build-order.ts'
import { memberCancelBody } from '../../../testing/orders/cancel-bodies.ts'
import { workDeliveryChange } from './delivery-changes.worker.ts'

const home = v.parse(Address, {
  address1: '12 Birch Lane',
  city: 'Portland',
  state: 'OR',
  zipCode: '97205',
  country: 'US',
  iso2Country: 'US',
  firstName: 'Kim',
  lastName: 'Ito',
})
const office = {
  code: '98101',
  country: 'us',
  line1: '600 Pine St',
  locality: 'Seattle',
  province: 'WA',
  name: { nameGiven: 'Ada', nameFamily: 'Okafor' },
  phone: '2025550177',
}
const day = '2026-11-25'

describe.skipIf(!hasDatabase())('working another delivery', () => {
  let host: TestHost
  const owner = newMember()
  beforeAll(async () => {
    host = await startTestHost()
  })
  afterAll(() => host.close())

  const add = (rule: SandboxRule | null = null, parts: OrderParts = {}) =>
    addOrder(host.deps.db, {
      upmId: owner,
      shippingAddress: home,
      shipFrom: {
        address: { ...home, firstName: null, lastName: null },
        contactInformation: { dayPhoneNumber: null, email: 'kim@podium.example' },
      },
      lines: [{ title: 'Court shoe', dates: { estimatedDeliveryDate: '2026-11-24' } }],
      rule,
      ...parts,
    })
  const start = async (orderNumber: string, body: object) =>
    (await sendOk(host.app, changeDelivery, { as: owner, params: { orderNumber }, body })).id
  const done = (jobId: string) => completedJob(host.app, getDeliveryChangeJob, jobId, { as: owner })
  const orderOf = async (orderNumber: string) =>
    (await sendOk(host.app, getOrder, { as: owner, params: { orderNumber } })).order
  const mailsOf = async (orderNumber: string) =>
    (await listMails(host.deps.db, host.deps, { orderNumber })).filter(
      ({ kind }) => kind === 'deliveryChanged',
    )

  it('[BY-17] [BY-18] the order then goes to the new address, on the new day, and returns start from there', async () => {
    const orderNumber = await add()
    const jobId = await start(orderNumber, { address: office, day })
    expect(await done(jobId)).toMatchObject({
      status: 'COMPLETED',
      error: null,
      response: { orderNumber, day },
    })
    const order = await orderOf(orderNumber)
    expect(order.shippingAddress).toMatchObject({
      address1: '600 Pine St',
      address2: null,
      city: 'Seattle',
      state: 'WA',
      zipCode: '98101',
      iso2Country: 'US',
      firstName: 'Ada',
      lastName: 'Okafor',
    })
    expect(order.shipFrom).toMatchObject({
      address: { address1: '600 Pine St', firstName: null },
      recipient: { firstName: 'Ada', lastName: 'Okafor' },
      contactInformation: { email: 'kim@podium.example' },
    })
    expect(order.delivery).toEqual({ day, soonest: '2026-11-24' })
    expect(order.group[0]?.orderItems[0]?.itemDates.estimatedDeliveryDate).toBe(day)
    expect(order.authorizationInfo?.email).toBe('kim@podium.example')
  })

  it('[BY-18] a day alone leaves the address, and as soon as possible takes the day back', async () => {
    const orderNumber = await add()
    await done(await start(orderNumber, { address: null, day }))
    expect((await orderOf(orderNumber)).shippingAddress).toMatchObject(home)
    await done(await start(orderNumber, { address: null, day: null }))
    expect((await orderOf(orderNumber)).delivery).toEqual({ day: null, soonest: '2026-11-24' })
  })

  it('the address stands in no job once it is over, whatever came of it', async () => {
    for (const rule of ['complete', 'denied', 'failing'] as const) {
      const jobId = await start(await add(rule), { address: office, day })
      await done(jobId)
      const [job] = await host.deps.db.select().from(deliveryChanges).where(eq(deliveryChanges.id, jobId))
      expect([job?.address, job?.town]).toEqual([null, 'Seattle'])
    }
  })

  it.each([
    ['denied', 400, 'delivery_closed'],
    ['failing', 500, 'internal'],
  ] as const)(
    '[BY-17] a warehouse that is %s leaves the order as it was, and no mail is sent',
    async (...row) => {
      const [rule, httpStatus, code] = row
      const orderNumber = await add(rule)
      const { status, error, response } = await done(await start(orderNumber, { address: office, day }))
      expect([status, error?.httpStatus, error?.code, response]).toEqual([
        'COMPLETED',
        httpStatus,
        code,
        null,
      ])
      const order = await orderOf(orderNumber)
      expect([order.shippingAddress?.address1, order.delivery?.day]).toEqual(['12 Birch Lane', null])
      expect(await mailsOf(orderNumber)).toEqual([])
      expect((await done(await start(orderNumber, { address: null, day }))).status).toBe('COMPLETED')
    },
  )

  it('[BY-19] one mail goes to the contact that the order had, and says the town but not the address', async () => {
    const orderNumber = await add()
    const jobId = await start(orderNumber, { address: office, day })
    const { signal } = new AbortController()
    await Promise.all(Array.from({ length: 4 }, () => workDeliveryChange(host.deps, jobId, signal)))
    await done(jobId)
    const mails = await mailsOf(orderNumber)
    expect(mails.map(({ to, subject }) => [to, subject])).toEqual([
      ['kim@podium.example', `The delivery of your order ${orderNumber} was changed`],
    ])
    const text = mails[0]?.text ?? ''
    expect(text).toContain('Changed to an address in Seattle')
    expect(text).toContain('Wednesday, November 25')
    expect(text).toContain('If you didn’t ask for this, contact us right away')
    expect(JSON.stringify(mails)).not.toMatch(/600 Pine|98101|Okafor|2025550177/)
  })

  it('[BY-19] a mail about the day says nothing of the address; an order without an email address has none', async () => {
    const orderNumber = await add()
    await done(await start(orderNumber, { address: null, day }))
    await done(await start(orderNumber, { address: null, day: null }))
    const texts = (await mailsOf(orderNumber)).map(({ text }) => text)
    expect(texts).toHaveLength(2)
    expect(texts.join()).not.toContain('Delivery address')
    expect(texts.some((text) => text.includes('As soon as possible'))).toBe(true)
    const quiet = await add(null, { contactEmail: null })
    await done(await start(quiet, { address: office, day }))
    expect(await mailsOf(quiet)).toEqual([])
  })

  it('an order that is cancelled while the warehouse is asked goes nowhere', async () => {
    const orderNumber = await add('slow')
    const jobId = await start(orderNumber, { address: office, day })
    await host.deps.db
      .update(orders)
      .set({ cancelledAt: host.clock.now() })
      .where(eq(orders.orderNumber, orderNumber))
    expect((await done(jobId)).error?.code).toBe('delivery_closed')
    expect((await orderOf(orderNumber)).shippingAddress?.address1).toBe('12 Birch Lane')
  })

  it('[BY-17] a cancellation that is asked for meanwhile is worked as well, and both end', async () => {
    const orderNumber = await add()
    const jobId = await start(orderNumber, { address: office, day })
    const cancelling = await sendOk(host.app, cancelOrder, {
      as: owner,
      params: { orderNumber },
      body: memberCancelBody(orderNumber),
    })
    await Promise.all([done(jobId), completedJob(host.app, getCancelJob, cancelling.id, { as: owner })])
    const order = await orderOf(orderNumber)
    expect(order.group[0]?.headingVariant).toBe('cancelled')
    expect(await host.deps.db.$count(deliveryChanges, eq(deliveryChanges.orderNumber, orderNumber))).toBe(1)
  })
})
