import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { LineAnswer } from '../../../../contract/orders/line-answer.ts'
import { getOrder } from '../../../../contract/orders/order-calls.ts'
import { playReturn } from '../../../../contract/sandbox/sandbox.ts'
import { playParcel } from '../../../../contract/sandbox/told.ts'
import { notifications } from '../../../db/tables/notifications/notifications.ts'
import { hasDatabase } from '../../../testing/database/open-test-database.ts'
import { sendOk } from '../../../testing/host/api-client.ts'
import { type SandboxHost, startSandboxHost } from '../../../testing/host/sandbox-host.ts'
import { type Exchanging, exchanging } from '../../../testing/orders/exchanging.ts'

describe.skipIf(!hasDatabase())('what is told of an exchange', () => {
  let host: SandboxHost
  let shop: Exchanging
  beforeAll(async () => {
    host = await startSandboxHost()
    shop = exchanging(host)
  })
  afterAll(() => host.close())

  const play = (returnOrderNumber: string, status: string) =>
    sendOk(host.app, playReturn, { params: { returnOrderNumber }, body: { status } })
  const eventsOf = async (orderNumber: string) =>
    (await host.deps.db.select().from(notifications).where(eq(notifications.orderNumber, orderNumber)))
      .map(({ event }) => event)
      .toSorted()
  const sameSize = (send: 'atOnce' | 'afterArrival'): LineAnswer => ({
    kind: 'exchange',
    skuId: shop.plenty,
    send,
  })

  it('is that the replacement is shipped, once, and no refund where there is none', async () => {
    const placed = await shop.order()
    const number = await shop.exchange(placed, [{ lineId: placed.lineId, answer: sameSize('afterArrival') }])
    await play(number, 'Received')
    expect(await eventsOf(placed.orderNumber)).toEqual(['parcelIn'])
    await play(number, 'Return Processed')
    await play(number, 'Return Processed')
    expect(await eventsOf(placed.orderNumber)).toEqual(['parcelIn', 'shipped'])
  })

  it('comes when it leaves at once, before the parcel is in', async () => {
    const placed = await shop.order()
    const number = await shop.exchange(placed, [{ lineId: placed.lineId, answer: sameSize('atOnce') }], {
      charge: 0,
      hold: placed.paid,
    })
    await play(number, 'Replacement Sent')
    await play(number, 'Replacement Sent')
    expect(await eventsOf(placed.orderNumber)).toEqual(['shipped'])
  })

  it('is nothing where the rest of the order is shipped: what waits for the return goes on waiting', async () => {
    const placed = await shop.order({}, { lines: 2 })
    const { as, orderNumber } = placed
    const number = await shop.exchange(placed, [{ lineId: placed.lineId, answer: sameSize('afterArrival') }])
    const replacement = async () => {
      const { order } = await sendOk(host.app, getOrder, { as, params: { orderNumber } })
      const lines = order.group.flatMap(({ orderItems }) => orderItems)
      return lines.find(({ replacementFor }) => replacementFor !== null)?.lineItemStatus.status
    }
    const carry = (step: 'SHIPPED' | 'DELIVERED') =>
      sendOk(host.app, playParcel, { params: { orderNumber }, body: { step } })
    await carry('SHIPPED')
    expect(await replacement()).toBe('Preparing Shipment')
    expect(await eventsOf(orderNumber)).toEqual([])
    for (const status of ['Received', 'Return Processed']) await play(number, status)
    expect(await replacement()).toBe('Shipped')
    await carry('DELIVERED')
    expect(await replacement()).toBe('Delivered')
  })

  it('is a refund where something of the return is money', async () => {
    const placed = await shop.order({}, { lines: 2 })
    const { lineId, orderNumber } = placed
    const number = await shop.exchange(placed, [
      { lineId, answer: sameSize('afterArrival') },
      { lineId: `${orderNumber}-2`, answer: { kind: 'money' } },
    ])
    await play(number, 'Received')
    await play(number, 'Return Processed')
    expect(await eventsOf(orderNumber)).toEqual(['parcelIn', 'refunded', 'shipped'])
  })
})
