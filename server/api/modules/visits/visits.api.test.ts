import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createPickup } from '../../../../contract/pickup/pickup.ts'
import { announceVisit } from '../../../../contract/pickup/visit.ts'
import { playPickup, setFlag } from '../../../../contract/sandbox/sandbox.ts'
import { validationCodeHeader } from '../../../../contract/wire/link-code.ts'
import { orders } from '../../../db/tables/orders.ts'
import { orderVisits } from '../../../db/tables/pickup/visits.ts'
import { listMails } from '../../../sandbox/mails/list-mails.ts'
import { hasDatabase } from '../../../testing/database/open-test-database.ts'
import { send, sendOk } from '../../../testing/host/api-client.ts'
import { type SandboxHost, startSandboxHost } from '../../../testing/host/sandbox-host.ts'
import { newMember } from '../../../testing/orders/build-order.ts'
import { codeOf } from '../../../testing/orders/curbside-visits.ts'
import { type Coming, nightMarket, visitsOnTheWay } from '../../../testing/orders/visits-on-the-way.ts'

describe.skipIf(!hasDatabase())('on the way to a store', () => {
  let host: SandboxHost
  let way: ReturnType<typeof visitsOnTheWay>
  beforeAll(async () => {
    host = await startSandboxHost()
    way = visitsOnTheWay(host)
  })
  afterAll(() => host.close())
  const kim = 'email(kim@podium.example)'
  const asGuest = ({ orderNumber }: Coming): Coming => ({ orderNumber, who: { filter: kim } })
  const guestOrder = () => way.place({ upmId: null }).then(asGuest)

  it.each([
    ['CAR', 'CURB'],
    ['BICYCLE', 'COUNTER'],
    ['ON_FOOT', 'COUNTER'],
  ] as const)('[BY-43] expects a member who comes by %s at the %s', async (means, meetsAt) => {
    const of = await way.place()
    const expectedAt = way.inMinutes(25)
    const answer = await way.announced(of, { means, expectedAt })
    expect(answer).toMatchObject({
      refusal: null,
      store: { storeId: nightMarket },
      bringsToCar: true,
      visit: { means, meetsAt, expectedAt, arrivedAt: null, returns: [] },
    })
    expect(await way.read(of)).toEqual(answer)
  })

  it('[BY-43] expects a car at the counter where nothing is brought out, by the store or by its country', async () => {
    const without = await way.place({}, { storeId: 'us093' })
    const { visit, bringsToCar } = await way.announced(without)
    expect([visit?.meetsAt, bringsToCar]).toEqual(['COUNTER', false])
    await sendOk(host.app, setFlag, { body: { country: 'us', flag: 'enableCurbsidePickup', value: false } })
    const switchedOff = (await way.announced(await way.place())).visit?.meetsAt
    await sendOk(host.app, setFlag, { body: { country: 'us', flag: 'enableCurbsidePickup', value: null } })
    expect(switchedOff).toBe('COUNTER')
  })

  it('[BY-43] lets a guest say it, say it anew and take it back, twice as well', async () => {
    const of = await guestOrder()
    await way.announced(of)
    const later = way.inMinutes(50)
    expect((await way.announced(of, { expectedAt: later })).visit?.expectedAt).toBe(later)
    expect(await host.deps.db.$count(orderVisits, eq(orderVisits.orderNumber, of.orderNumber))).toBe(1)
    for (const _ of [1, 2]) {
      const { status, body } = await way.takeBack(of)
      expect([status, (body as { visit: unknown }).visit]).toEqual([200, null])
    }
    expect((await way.read(of)).visit).toBe(null)
  })

  it('[BY-43] is nobody’s but the owner’s: unknown orders, others’ and wrong contacts answer alike, and so does a link alone', async () => {
    const of = await way.place()
    const body = way.bodyOf()
    const stranger = { as: newMember() }
    const link = { headers: { [validationCodeHeader]: `code-${of.orderNumber}` } }
    expect([
      codeOf(await way.announce({ ...of, who: {} }, body)),
      codeOf(await way.announce({ ...of, who: {} }, body, link)),
      codeOf(await way.announce({ ...of, who: stranger }, body)),
      codeOf(await way.announce({ ...of, who: { filter: 'email(someone@else.example)' } }, body)),
      codeOf(await way.announce({ orderNumber: 'X00000000', who: stranger }, body)),
    ]).toEqual([
      [401, 'unauthorized'],
      [401, 'unauthorized'],
      [404, 'order_not_found'],
      [404, 'order_not_found'],
      [404, 'order_not_found'],
    ])
    expect((await way.read(of)).visit).toBe(null)
  })

  it('[BY-43] says it once for its key, and 20 times a day for an order; taking it back is never too often', async () => {
    const of = await way.place()
    const key = randomUUID()
    const body = way.bodyOf()
    const first = await way.announce(of, body, { key })
    expect((await way.announce(of, body, { key })).body).toEqual(first.body)
    for (let count = 1; count < 20; count += 1)
      expect((await way.announce(of, way.bodyOf())).status).toBe(200)
    const refused = await way.announce(of, way.bodyOf())
    expect(codeOf(refused)).toEqual([429, 'rate_limited'])
    expect(Number(refused.headers.get('Retry-After'))).toBeGreaterThan(23 * 60 * 60)
    expect((await way.takeBack(of)).status).toBe(200)
  })

  it.each([
    ['is being packed', {}, { status: 'PREPARING' }, 'notReady'],
    ['was fetched', {}, { status: 'PICKED_UP' }, 'over'],
    ['is about to be canceled', { pendingModification: 'CANCEL_ORDER' as const }, {}, 'cancelled'],
    ['was canceled', { cancelledAt: new Date('2026-11-20T11:56:00Z') }, {}, 'cancelled'],
    ['waits at a store that is no more', {}, { storeId: 'us000' }, 'noStore'],
  ] as const)('[BY-43] is refused for an order that %s', async (_, parts, pickup, refusal) => {
    const of = await way.place(parts, pickup)
    expect((await way.read(of)).refusal).toBe(refusal)
    expect(codeOf(await way.announce(of, way.bodyOf()))).toEqual([400, 'pickup_state'])
    expect((await way.takeBack(of)).status).toBe(200)
  })

  it.each([
    ['is past', -2, nightMarket, 'visit_time'],
    ['is more than four hours ahead', 241, nightMarket, 'visit_time'],
    ['is when the store is closed', 25, 'us092', 'store_closed'],
  ])('[BY-44] refuses a time that %s', async (_, minutes, storeId, code) => {
    const of = await way.place({}, { storeId })
    expect(codeOf(await way.announce(of, way.bodyOf({ expectedAt: way.inMinutes(minutes) })))).toEqual([
      400,
      code,
    ])
    expect((await way.read(of)).visit).toBe(null)
  })

  it('[BY-44] turns nobody away where the hours are not known', async () => {
    const of = await way.place({}, { storeId: 'us095' })
    expect((await way.announced(of)).visit).not.toBe(null)
  })

  it('[BY-45] takes minutes and means, and nothing of where somebody is', async () => {
    const of = await way.place()
    const { visit } = way.bodyOf()
    const bodies = [
      { visit: { ...visit, latitude: 39.5, longitude: -119.8 } },
      { visit: { ...visit, expectedAt: way.inMinutes(5).replace(':00.000Z', ':17.123Z') } },
      { visit: { ...visit, means: 'PLANE' } },
      {},
    ]
    for (const body of bodies) expect(codeOf(await way.announce(of, body))).toEqual([400, 'validation'])
  })

  it('[BY-44][BY-46] lists who comes, earliest first, as expected earlier once the time has passed, and not two hours later', async () => {
    const waiting = { status: 'Ready For Pickup', statusVariant: 'PICKUP_READY', title: 'Trail jacket' }
    const sent = { status: 'Delivered', statusVariant: 'DELIVERED', title: 'Court shoe' }
    const [late, soon] = [await way.place({ lines: [waiting, sent] }), await guestOrder()]
    const storeId = 'us095'
    const elsewhere = await way.place({}, { storeId })
    await way.announced(late, { expectedAt: way.inMinutes(40), means: 'ON_FOOT' })
    await way.announced(soon, { expectedAt: way.inMinutes(10) })
    await way.announced(elsewhere)
    const ours = [late.orderNumber, soon.orderNumber]
    const seen = async () =>
      (await way.screen())
        .filter(({ orderNumber }) => ours.includes(orderNumber))
        .map(({ orderNumber, meetsAt, isEarlier }) => [orderNumber, meetsAt, isEarlier])
    expect(await seen()).toEqual([
      [soon.orderNumber, 'CURB', false],
      [late.orderNumber, 'COUNTER', false],
    ])
    const [first, second] = (await way.screen()).filter(({ orderNumber }) => ours.includes(orderNumber))
    expect(first).toMatchObject({ means: 'CAR', items: ['2 × Trail jacket'], isHere: false })
    expect(second?.items).toEqual(['Trail jacket'])
    await host.movable.advance(11 * 60_000)
    expect(await seen()).toEqual([
      [soon.orderNumber, 'CURB', true],
      [late.orderNumber, 'COUNTER', false],
    ])
    expect((await way.read(soon)).visit).not.toBe(null)
    await host.movable.advance(2 * 60 * 60_000)
    expect(await seen()).toEqual([[late.orderNumber, 'COUNTER', true]])
    expect((await way.read(soon)).visit).toBe(null)
    await way.announced(soon)
    expect((await seen()).map(([orderNumber]) => orderNumber)).toEqual([late.orderNumber, soon.orderNumber])
    expect((await way.screen(storeId)).every((visit) => visit.storeId === storeId)).toBe(true)
  })

  it('[BY-46][BY-47] shows who is outside by now, whom the counter does not serve as well: the return is taken and the order handed over at the car', async () => {
    const of = await way.place()
    const brought = await way.bring(of)
    await way.announced(of, { returns: [brought] })
    const code = `code-${of.orderNumber}`
    const arrival = await sendOk(host.app, createPickup, {
      headers: { [validationCodeHeader]: code },
      body: {
        notes: [{ authorType: 'CONSUMER', content: 'Green estate', targetType: 'VEHICLE' }],
        orderNumber: of.orderNumber,
        storeId: nightMarket,
        storeServiceId: 'CURBSIDE',
        validationCode: { type: 'QR', code },
      },
    })
    expect((await way.read(of)).visit?.arrivedAt).toBe(arrival.submittedAt)
    const [row] = (await way.screen()).filter(({ orderNumber }) => orderNumber === of.orderNumber)
    expect(row?.isHere).toBe(true)
    expect(codeOf(await way.handOver(of))).toEqual([400, 'pickup_state'])
    expect((await way.takeReturn(of, brought)).status).toBe(200)
    for (const status of ['CLAIMED', 'COMPLETE'] as const)
      await sendOk(host.app, playPickup, { params: { id: arrival.id }, body: { status } })
    const { refusal, visit } = await way.read(of)
    expect([refusal, visit?.returns]).toEqual([
      'over',
      [{ returnOrderNumber: brought, handedOverAt: expect.any(String) }],
    ])
    expect((await way.screen()).some(({ orderNumber }) => orderNumber === of.orderNumber)).toBe(false)
  })

  it('[BY-46] is over once the order is handed over at the counter, which one mail tells, once', async () => {
    const of = await way.place()
    await way.announced(of, { means: 'ON_FOOT' })
    for (const _ of [1, 2]) expect((await way.handOver(of)).status).toBe(200)
    const { refusal, visit } = await way.read(of)
    expect([refusal, visit?.means]).toEqual(['over', 'ON_FOOT'])
    expect((await way.screen()).some(({ orderNumber }) => orderNumber === of.orderNumber)).toBe(false)
    const mails = await listMails(host.deps.db, host.deps, { orderNumber: of.orderNumber })
    expect(mails.map(({ kind }) => kind)).toEqual(['pickedUp'])
    expect(codeOf(await way.announce(of, way.bodyOf()))).toEqual([400, 'pickup_state'])
    expect(codeOf(await way.handOver(await way.place()))).toEqual([404, 'order_not_found'])
  })

  it('[BY-43] and a cancellation at the same moment: one of them comes first, and nobody is expected for a canceled order', async () => {
    const of = await way.place()
    const [, said] = await Promise.all([
      host.deps.db.transaction(async (tx) => {
        await tx.select().from(orders).where(eq(orders.orderNumber, of.orderNumber)).for('update')
        await tx
          .update(orders)
          .set({ pendingModification: 'CANCEL_ORDER' })
          .where(eq(orders.orderNumber, of.orderNumber))
      }),
      send(host.app, announceVisit, {
        ...of.who,
        params: { orderNumber: of.orderNumber },
        body: way.bodyOf(),
      }),
    ])
    expect([200, 400]).toContain(said.status)
    expect((await way.screen()).some(({ orderNumber }) => orderNumber === of.orderNumber)).toBe(false)
    expect((await way.read(of)).refusal).toBe('cancelled')
  })
})
