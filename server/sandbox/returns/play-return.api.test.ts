import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { getOrder } from '../../../contract/orders/order-calls.ts'
import { listStores, type StoresNearby } from '../../../contract/pickup/store-locations.ts'
import { listProviders } from '../../../contract/returns/carriers.ts'
import { captureReturn, getReturnCaptureJob } from '../../../contract/returns/return-capture.ts'
import { switchReturnMethod } from '../../../contract/returns/return-method.ts'
import { createSampleOrder, playReturn } from '../../../contract/sandbox/sandbox.ts'
import { toMinor } from '../../../domain/format/money.ts'
import { refundEstimate } from '../../../domain/refunds/refund.ts'
import { hasDatabase } from '../../testing/database/open-test-database.ts'
import { send, sendOk } from '../../testing/host/api-client.ts'
import { type SandboxHost, startSandboxHost } from '../../testing/host/sandbox-host.ts'
import { waitFor } from '../../testing/host/wait-for.ts'
import { askedLine, type CaptureBody, captureBody } from '../../testing/orders/return-bodies.ts'

describe.skipIf(!hasDatabase())('returns in the sandbox', () => {
  let host: SandboxHost
  beforeAll(async () => {
    host = await startSandboxHost()
  })
  afterAll(() => host.close())

  const guestOrder = async (country = 'us') => {
    const { orderNumber = '', email } = await sendOk(host.app, createSampleOrder, {
      body: { from: 'returnable', member: null, country },
    })
    const filter = `email(${email})`
    const { order } = await sendOk(host.app, getOrder, { params: { orderNumber }, filter })
    return { orderNumber, filter, order }
  }
  const orderOf = async (orderNumber: string, filter: string) =>
    (await sendOk(host.app, getOrder, { params: { orderNumber }, filter })).order
  const place = async (returnMethod: CaptureBody['returnMethod'] = 'CARRIER_DROP_OFF', country = 'us') => {
    const { orderNumber, filter, order } = await guestOrder(country)
    const lines = order.group.flatMap(({ orderItems }) => orderItems)
    const chosen = lines.flatMap((line) => {
      const { quantity } = line.lineItemTransaction
      return line === lines[0] || quantity === 3 ? [{ line, quantity: Math.min(2, quantity) }] : []
    })
    const body = captureBody(
      orderNumber,
      chosen.map(({ line, quantity }) =>
        askedLine(line.product.gtin ?? '', quantity, { orderLineId: line.id }),
      ),
      { returnMethod },
    )
    const { jobId } = await sendOk(host.app, captureReturn, { filter, body })
    const number = await waitFor('the return', async () => {
      const job = await sendOk(host.app, getReturnCaptureJob, { filter, params: { jobId } })
      return job.response?.returnOrderNumber
    })
    return { orderNumber, filter, number, estimate: refundEstimate(chosen, order.currency) }
  }
  const play = (returnOrderNumber: string, status: string) =>
    send(host.app, playReturn, { params: { returnOrderNumber }, body: { status } })

  it.each(['us', 'jp', 'kw'])(
    '[RI-09] refunds what was estimated to the minor unit, once, whatever comes after (%s)',
    async (country) => {
      const { orderNumber, filter, number, estimate } = await place('STORE_DROP_OFF', country)
      expect((await orderOf(orderNumber, filter)).group).toHaveLength(2)
      for (const status of [
        'Returned At Store',
        'return processed',
        'returned at store',
        'returnCompleted',
      ]) {
        expect((await play(number, status)).status).toBe(200)
      }
      const { refund, transaction, currency, group } = await orderOf(number, filter)
      expect(toMinor(refund?.amount, currency)).toBe(estimate.total)
      expect(toMinor(transaction.subTotal, currency)).toBe(estimate.subtotal)
      expect(group[0]?.headingVariant).toBe('returnCompleted')
      const sale = await orderOf(orderNumber, filter)
      expect(sale.group[1]?.orderItems[0]?.itemDates.returnCompleted).not.toBeNull()
    },
  )

  it('plays carrier and warehouse forward and back, and refuses what no return does', async () => {
    const { orderNumber, filter, number } = await place()
    const moves = ['in transit', 'authorized', 'In Transit', 'received', 'inspection denied', 'return denied']
    for (const status of moves) expect((await play(number, status)).status).toBe(200)
    const sale = await orderOf(orderNumber, filter)
    expect([sale.group[1]?.headingVariant, sale.group[1]?.orderItems[0]?.lineItemStatus.status]).toEqual([
      'returnDenied',
      'Return Denied',
    ])
    for (const [status, code] of [
      ['return processed', 'illegal_move'],
      ['returned at store', 'illegal_move'],
      ['teleported', 'unknown_status'],
    ] as const) {
      const refused = await play(number, status)
      expect([refused.status, refused.body]).toMatchObject([400, { errors: [{ pointer: '/status', code }] }])
    }
    expect((await orderOf(number, filter)).refund).toBeNull()
    expect((await play(orderNumber, 'in transit')).status).toBe(404)
  })

  it('gives the pieces of a dropped return back to the order', async () => {
    const { orderNumber, filter, number } = await place()
    expect((await play(number, 'cancelled')).status).toBe(200)
    const { group } = await orderOf(orderNumber, filter)
    const pieces = group.flatMap(({ orderItems }) =>
      orderItems.map(({ lineItemTransaction: line }) => line.returnableQuantity - line.quantity),
    )
    expect([group.every(({ actions }) => actions.viewReturn === null), new Set(pieces)]).toEqual([
      true,
      new Set([0]),
    ])
  })

  it('[RM-07] switches the method until something was handed over, and makes no second return', async () => {
    const { orderNumber, filter, number } = await place()
    const change = (returnMethod: string, standardCarrierAlphaCode: string | null = null) =>
      send(host.app, switchReturnMethod, {
        params: { returnOrderNumber: number },
        filter,
        body: { returnMethod, standardCarrierAlphaCode },
      })
    const toStore = await change('STORE_DROP_OFF')
    expect([toStore.status, toStore.body]).toEqual([
      200,
      { returnOrderNumber: number, returnMethod: 'returnToStore', standardCarrierAlphaCode: null },
    ])
    expect((await orderOf(number, filter)).returnToStore?.barcodeNumber).toBe(number)
    expect((await change('PICK_UP', 'UPSN')).body).toMatchObject({ returnMethod: 'upsPickup' })
    expect([(await change('PAPERLESS')).status, (await change('CARRIER_DROP_OFF', 'DHLP')).status]).toEqual([
      400, 400,
    ])
    await play(number, 'in transit')
    expect((await change('CARRIER_DROP_OFF')).body).toMatchObject({ code: 'return_state' })
    expect((await orderOf(orderNumber, filter)).group).toHaveLength(2)
    const stranger = await send(host.app, switchReturnMethod, {
      params: { returnOrderNumber: number },
      filter: 'email(someone@else.example)',
      body: { returnMethod: 'PICK_UP', standardCarrierAlphaCode: null },
    })
    expect(stranger.status).toBe(404)
  })

  it('[RM-06] lists stores nearest first, three on a page, by country and open now', async () => {
    const near = { postalCode: '97299', city: 'Fernhollow', state: 'OR', country: 'US' }
    const ask = (query: Record<string, string>): Promise<StoresNearby> =>
      sendOk(host.app, listStores, { query })
    const first = await ask({ ...near, storeCountry: 'US' })
    expect(first.objects.map(({ store }) => store.city)).toEqual(['Portland', 'Portland', 'Eugene'])
    const second = await ask({ ...near, storeCountry: 'US', cursor: first.pages.next ?? '' })
    expect(second.objects[0]?.store.city).toBe('Seattle')
    const all = await ask({ ...near, count: '50' })
    const distances = all.objects.map(({ distanceMeters }) => distanceMeters ?? -1)
    expect(distances).toEqual(distances.toSorted((one, other) => one - other))
    const rest = await ask({ ...near, count: '50', cursor: all.pages.next ?? '' })
    const stores = [...all.objects, ...rest.objects].map(({ store }) => store)
    expect(new Set(stores.map(({ storeId }) => storeId)).size).toBe(all.pages.totalResources)
    expect([stores.length >= 60, rest.pages.next]).toEqual([true, null])
    expect(new Set(stores.map(({ iso2Country }) => iso2Country)).size).toBe(31)
    const open = await ask({ country: 'GB', storeCountry: 'GB', openNow: 'true', count: '50' })
    expect(open.objects.every(({ isOpenNow }) => isOpenNow)).toBe(true)
    expect((await ask({ search: 'montreal', count: '5' })).objects[0]?.store.city).toBe('Montréal')
    expect((await send(host.app, listStores, { query: { cursor: 'garbage' } })).status).toBe(400)
  })

  it('[RM-10] names the carriers of a country by service', async () => {
    const ask = (query: Record<string, string>) => sendOk(host.app, listProviders, { query })
    const { objects } = await ask({ serviceCountryCode: 'DE', nikeServiceTypeCode: 'EMEA_DROPOFF' })
    expect(objects.map(({ providerName }) => providerName)).toEqual(['DHL Paket', 'Hermes'])
    expect((await ask({ serviceCountryCode: 'BR' })).objects).toEqual([])
  })
})
