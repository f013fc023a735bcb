import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { getOrder } from '../../../../contract/orders/order-calls.ts'
import { cancelReturn } from '../../../../contract/returns/return-cancellation.ts'
import { playReturn } from '../../../../contract/sandbox/sandbox.ts'
import { orderVisits, visitReturns } from '../../../db/tables/pickup/visits.ts'
import { hasDatabase } from '../../../testing/database/open-test-database.ts'
import { send, sendOk } from '../../../testing/host/api-client.ts'
import { type SandboxHost, startSandboxHost } from '../../../testing/host/sandbox-host.ts'
import { newMember } from '../../../testing/orders/build-order.ts'
import { codeOf } from '../../../testing/orders/curbside-visits.ts'
import { type Coming, visitsOnTheWay } from '../../../testing/orders/visits-on-the-way.ts'

describe.skipIf(!hasDatabase())('returns that come with a visit', () => {
  let host: SandboxHost
  let way: ReturnType<typeof visitsOnTheWay>
  beforeAll(async () => {
    host = await startSandboxHost()
    way = visitsOnTheWay(host)
  })
  afterAll(() => host.close())
  const offered = async (of: Coming) =>
    (await way.read(of)).returns.map(({ returnOrderNumber }) => returnOrderNumber)
  const play = (returnOrderNumber: string, status: string) =>
    sendOk(host.app, playReturn, { params: { returnOrderNumber }, body: { status } })

  it('[BY-47] are a member’s that go to this store or to any of its country, with code and items', async () => {
    const of = await way.place()
    const toAny = await way.bring(of, { returnToStore: { barcodeNumber: 'RT123' } })
    const toThis = await way.bring(of, { returnToStore: { barcodeNumber: 'RT124', storeId: 'us091' } })
    await way.bring(of, { returnToStore: { barcodeNumber: 'RT125', storeId: 'us001' } })
    await way.bring(of, { returnMethod: 'upsDropoff', returnToStore: null })
    await way.bring(of, { country: 'ca', shipFrom: null })
    await way.bring(of, { lines: [{ status: 'Returned At Store' }] })
    await way.bring({ ...of, who: { as: newMember() } })
    expect(await offered(of)).toEqual([toAny, toThis])
    expect((await way.read(of)).returns[0]).toEqual({
      returnOrderNumber: toAny,
      barcodeNumber: 'RT123',
      items: ['2 × Court shoe'],
    })
  })

  it('[BY-47] are a guest’s of this order alone', async () => {
    const { orderNumber } = await way.place({ upmId: null })
    const of = { orderNumber, who: { filter: 'email(kim@podium.example)' } }
    const own = await way.bring(of, { upmId: null, parentSalesOrderNumber: orderNumber })
    const ofAnother = await way.bring(of, { upmId: null })
    expect(await offered(of)).toEqual([own])
    expect(codeOf(await way.announce(of, way.bodyOf({ returns: [ofAnother] })))).toEqual([
      400,
      'return_state',
    ])
    expect((await way.announced(of, { returns: [own] })).visit?.returns).toEqual([
      { returnOrderNumber: own, handedOverAt: null },
    ])
  })

  it('[BY-47] are refused where they are somebody else’s, unknown or not to be taken, and no visit is announced then', async () => {
    const of = await way.place()
    const others = await way.bring({ ...of, who: { as: newMember() } })
    const byCarrier = await way.bring(of, { returnMethod: 'upsDropoff', returnToStore: null })
    for (const number of [others, byCarrier, 'RT00000000', of.orderNumber])
      expect(codeOf(await way.announce(of, way.bodyOf({ returns: [number] })))).toEqual([400, 'return_state'])
    expect(codeOf(await way.announce(of, way.bodyOf({ returns: [others, others] })))).toEqual([
      400,
      'validation',
    ])
    expect((await way.read(of)).visit).toBe(null)
  })

  it('[BY-47] are marked as handed over by the store, once, and are returned at the store then', async () => {
    const of = await way.place()
    const number = await way.bring(of)
    await way.announced(of, { returns: [number] })
    const [row] = (await way.screen()).filter(({ orderNumber }) => orderNumber === of.orderNumber)
    expect(row?.returns).toEqual([
      { returnOrderNumber: number, items: ['2 × Court shoe'], handedOverAt: null },
    ])
    for (const _ of [1, 2]) expect((await way.takeReturn(of, number)).status).toBe(200)
    const { order } = await sendOk(host.app, getOrder, { ...of.who, params: { orderNumber: number } })
    const [line] = order.group.flatMap(({ orderItems }) => orderItems)
    expect(line?.lineItemStatus.status).toBe('Returned At Store')
    const handedOverAt = host.deps.clock.now().toISOString()
    expect((await way.read(of)).visit?.returns).toEqual([{ returnOrderNumber: number, handedOverAt }])
    expect((await way.announced(of, { expectedAt: way.inMinutes(30) })).visit?.returns).toEqual([
      { returnOrderNumber: number, handedOverAt },
    ])
  })

  it('[BY-47] are not taken where they come with no visit, with another one, or cannot be taken any more', async () => {
    const of = await way.place()
    const [number, other, canceled] = [await way.bring(of), await way.bring(of), await way.bring(of)]
    expect(codeOf(await way.takeReturn(of, number))).toEqual([404, 'order_not_found'])
    await way.announced(of, { returns: [number, canceled] })
    expect(codeOf(await way.takeReturn(of, other))).toEqual([404, 'order_not_found'])
    await play(number, 'returned at store')
    expect(codeOf(await way.takeReturn(of, number))).toEqual([400, 'return_state'])
    await sendOk(host.app, cancelReturn, { ...of.who, params: { returnOrderNumber: canceled } })
    expect(codeOf(await way.takeReturn(of, canceled))).toEqual([400, 'return_state'])
  })

  it('[BY-47] come with one visit: with the one that named them last, and with none once it is taken back', async () => {
    const first = await way.place()
    const second = { ...(await way.place({ upmId: first.who.as ?? '' })), who: first.who }
    const number = await way.bring(first)
    await way.announced(first, { returns: [number] })
    await way.announced(second, { returns: [number] })
    expect((await way.read(first)).visit?.returns).toEqual([])
    expect((await way.announced(second)).visit?.returns).toEqual([])
    await way.announced(second, { returns: [number] })
    expect((await way.takeBack(second)).status).toBe(200)
    const { db } = host.deps
    expect([
      await db.$count(orderVisits, eq(orderVisits.orderNumber, second.orderNumber)),
      await db.$count(visitReturns, eq(visitReturns.returnOrderNumber, number)),
    ]).toEqual([0, 0])
  })

  it('[BY-47] stay with a visit whose time a guest changes, who does not see them', async () => {
    const of = await way.place()
    const number = await way.bring(of, { contactEmail: 'another@podium.example' })
    await way.announced(of, { returns: [number] })
    const guest = { ...of, who: { filter: 'email(kim@podium.example)' } }
    expect((await way.announced(guest, { expectedAt: way.inMinutes(40) })).visit?.returns).toEqual([])
    expect((await way.read(of)).visit?.returns).toEqual([{ returnOrderNumber: number, handedOverAt: null }])
    const refused = await send(host.app, cancelReturn, {
      ...guest.who,
      params: { returnOrderNumber: number },
    })
    expect(codeOf(refused)).toEqual([404, 'order_not_found'])
  })
})
