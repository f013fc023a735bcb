import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { listOrders } from '../../../../contract/orders/orders.ts'
import { captureReturn, getReturnCaptureJob } from '../../../../contract/returns/return-capture.ts'
import { hasDatabase } from '../../../testing/database/open-test-database.ts'
import { type ApiRequest, send, sendOk } from '../../../testing/host/api-client.ts'
import { startTestHost, type TestHost } from '../../../testing/host/test-host.ts'
import { askedReturns, type Refusal } from '../../../testing/orders/asked-returns.ts'
import { newMember, type OrderParts } from '../../../testing/orders/build-order.ts'
import {
  askedLine,
  type CaptureBody,
  captureBody,
  deliveredOrder,
} from '../../../testing/orders/return-bodies.ts'

describe.skipIf(!hasDatabase())('asking for a return', () => {
  let host: TestHost
  let asked: ReturnType<typeof askedReturns>
  beforeAll(async () => {
    host = await startTestHost()
    asked = askedReturns(host)
  })
  afterAll(() => host.close())

  it('[RS-01] answers a job that names the return; it stands in history and detail of its member', async () => {
    const { upmId, orderNumber } = await asked.place()
    const as = { as: upmId }
    const body = captureBody(orderNumber, [
      askedLine('0001'),
      askedLine('0002', 2, { reasonText: 'Heel slips' }),
    ])
    const accepted = await sendOk(host.app, captureReturn, { ...as, body })
    expect(accepted).toEqual({ jobId: expect.any(String), response: null, error: null })
    const job = await asked.completed(accepted.jobId, as)
    expect(job).toMatchObject({ id: accepted.jobId, error: null, eta: null })
    const returnOrderNumber = job.response?.returnOrderNumber ?? ''

    const made = await asked.orderOf(returnOrderNumber, as)
    expect(made).toMatchObject({
      orderType: 'RETURN_ORDER',
      parentSalesOrderNumber: orderNumber,
      returnMethod: 'upsDropoff',
      returnToStore: null,
      currency: 'USD',
      payment: [{ paymentType: 'CREDIT_CARD' }],
      shipFrom: { address: { city: 'Fernhollow' } },
      // 30.00 + 2.18 for the one, 66.67 of 100.00 and 4.83 of 7.25 for two of three
      transaction: { subTotal: 96.67, totalTaxes: 7.01, orderTotal: 103.68, shippingTotal: 0 },
      refund: null,
    })
    expect(
      made.group[0]?.orderItems.map((line) => [
        line.lineItemStatus.status,
        line.lineItemTransaction.quantity,
      ]),
    ).toEqual([
      ['Authorized', 1],
      ['Authorized', 2],
    ])
    const { orderItems } = await sendOk(host.app, listOrders, as)
    expect([...new Set(orderItems.map((item) => item.orderNumber))]).toEqual([returnOrderNumber, orderNumber])
  })

  it('shows the returned pieces in a group of their own, and keeps count of what is left', async () => {
    const { upmId, orderNumber } = await asked.place()
    const as = { as: upmId }
    const returnOrderNumber = await asked.returnOf(captureBody(orderNumber, [askedLine('0002', 2)]), as)
    const { group, shouldRefresh, transaction } = await asked.orderOf(orderNumber, as)
    const told = group.map(({ headingVariant, actions, orderItems }) => [
      headingVariant,
      actions.viewReturn?.returnOrderId ?? null,
      orderItems.map(({ product, lineItemTransaction: { quantity, returnableQuantity } }) =>
        [product.gtin, quantity, returnableQuantity].join(' '),
      ),
    ])
    expect(told).toEqual([
      ['delivered', null, ['0001 1 1', '0002 1 1', '0003 1 1', '0004 2 2', '0005 1 1']],
      ['returnCreated', returnOrderNumber, ['0002 2 0']],
    ])
    const left = group[0]?.orderItems[1]
    expect(left?.orderedTransaction).toEqual({ quantity: 3, lineItemChargedPrice: 100, lineItemTaxes: 7.25 })
    expect(left?.lineItemTransaction).toMatchObject({ lineItemChargedPrice: 33.33, lineItemTaxes: 2.42 })
    expect([shouldRefresh, transaction.orderTotal, group[0]?.actions.cancel]).toEqual([true, 123.45, null])
  })

  it('piece by piece gives back the whole line, to the cent', async () => {
    const { upmId, orderNumber } = await asked.place()
    const totals: (number | null)[] = []
    for (let piece = 0; piece < 3; piece += 1) {
      const number = await asked.returnOf(captureBody(orderNumber, [askedLine('0002')]), { as: upmId })
      const { subTotal, totalTaxes } = (await asked.orderOf(number, { as: upmId })).transaction
      totals.push(subTotal, totalTaxes)
    }
    // 33.33 + 33.34 + 33.33 = 100.00 and 2.42 + 2.41 + 2.42 = 7.25
    expect(totals).toEqual([33.33, 2.42, 33.34, 2.41, 33.33, 2.42])
  })

  it('[RS-01] lets a guest return by the order’s e-mail or phone, and nobody by another', async () => {
    const email = 'kim@podium.example'
    for (const filter of [`email(${email})`, 'phoneNumber(1 2025550143)']) {
      const { orderNumber } = await asked.place({ upmId: null })
      expect(await asked.returnOf(captureBody(orderNumber, [askedLine('0001')]), { filter })).toMatch(/^RN/)
    }
    const { orderNumber, upmId } = await asked.place()
    const body = captureBody(orderNumber, [askedLine('0001')])
    const { jobId } = await sendOk(host.app, captureReturn, { as: upmId, body })
    const strangers: ApiRequest[] = [{ as: newMember() }, { filter: 'email(someone@else.example)' }]
    for (const stranger of strangers) {
      const refused = await asked.capture(body, stranger)
      const unknown = await asked.capture({ ...body, orderNumber: 'T99999999' }, stranger)
      const job = await send(host.app, getReturnCaptureJob, { ...stranger, params: { jobId } })
      expect([refused.status, refused.body]).toEqual([unknown.status, unknown.body])
      expect([refused.status, (refused.body as Refusal).code, job.status]).toEqual([
        404,
        'order_not_found',
        404,
      ])
    }
  })

  it('[RM-02] keeps the label service’s method, a barcode for a store, and USPS from special addresses', async () => {
    const made = async (returnMethod: CaptureBody['returnMethod'], parts: OrderParts = {}) => {
      const { upmId, orderNumber } = await asked.place(parts)
      const number = await asked.returnOf(captureBody(orderNumber, [askedLine('0001')], { returnMethod }), {
        as: upmId,
      })
      const order = await asked.orderOf(number, { as: upmId })
      return [order.returnMethod, order.returnToStore?.barcodeNumber === number, carrierOf(order)]
    }
    const carrierOf = (order: Awaited<ReturnType<typeof asked.orderOf>>) =>
      order.group[0]?.orderItems[0]?.standardCarrierAlphaCode
    const { shipFrom } = deliveredOrder()
    const alaska = { ...shipFrom, address: shipFrom?.address ? { ...shipFrom.address, state: 'AK' } : null }
    expect([
      await made('CARRIER_DROP_OFF'),
      await made('PICK_UP'),
      await made('STORE_DROP_OFF'),
      await made('CARRIER_DROP_OFF', { shipFrom: alaska }),
    ]).toEqual([
      ['upsDropoff', false, 'UPSN'],
      ['upsPickup', false, 'UPSN'],
      ['returnToStore', true, null],
      ['upsDropoff', false, 'USPS'],
    ])
  })

  it('[SE-06 A-29] takes a capture that names no method for the usual one of the country', async () => {
    const made = async (country: string) => {
      const { upmId, orderNumber } = await asked.place({ country })
      const body = captureBody(orderNumber, [askedLine('0001')], { returnMethod: undefined })
      return (await asked.orderOf(await asked.returnOf(body, { as: upmId }), { as: upmId })).returnMethod
    }
    expect([await made('us'), await made('jp')]).toEqual(['upsDropoff', 'returnToStore'])
  })

  it('finds two lines of one product, and the one that an id names', async () => {
    const lines = [
      { ...(deliveredOrder().lines?.[0] ?? {}), gtin: '7777', chargedPrice: 5000, taxes: 0 },
      { ...(deliveredOrder().lines?.[0] ?? {}), gtin: '7777', chargedPrice: 4000, taxes: 0 },
    ]
    const { upmId, orderNumber } = await asked.place({ lines })
    const second = await asked.returnOf(
      captureBody(orderNumber, [askedLine('7777', 1, { orderLineId: `${orderNumber}-2` })]),
      { as: upmId },
    )
    expect((await asked.orderOf(second, { as: upmId })).transaction.orderTotal).toBe(40)
    const both = await asked.place({ lines })
    const all = await asked.returnOf(captureBody(both.orderNumber, [askedLine('7777', 2)]), {
      as: both.upmId,
    })
    expect((await asked.orderOf(all, { as: both.upmId })).transaction.orderTotal).toBe(90)
  })

  it('[RS-04] the same key answers the same job, and makes one return', async () => {
    const { upmId, orderNumber } = await asked.place()
    const body = captureBody(orderNumber, [askedLine('0002')])
    const request = { as: upmId, key: `key-${orderNumber}`, body }
    const first = await send(host.app, captureReturn, request)
    const again = await send(host.app, captureReturn, request)
    const other = await send(host.app, captureReturn, {
      ...request,
      body: captureBody(orderNumber, [askedLine('0003')]),
    })
    expect([again.body, other.status]).toEqual([first.body, 422])
    await asked.completed((first.body as { jobId: string }).jobId, { as: upmId })
    const { group } = await asked.orderOf(orderNumber, { as: upmId })
    expect(group.slice(1).map(({ orderItems }) => orderItems.length)).toEqual([1])
  })

  it('gives the pieces back where the warehouse fails or denies, and says so', async () => {
    for (const [rule, httpStatus, code] of [
      ['failing', 500, 'internal'],
      ['denied', 400, 'return_state'],
    ] as const) {
      const { upmId, orderNumber } = await asked.place({ rule })
      const before = await asked.orderOf(orderNumber, { as: upmId })
      const body = captureBody(orderNumber, [askedLine('0002', 2), askedLine('0003')])
      const { jobId } = await sendOk(host.app, captureReturn, { as: upmId, body })
      const job = await asked.completed(jobId, { as: upmId })
      expect(job).toMatchObject({ response: null, error: { httpStatus, code } })
      expect((await asked.orderOf(orderNumber, { as: upmId })).group).toEqual(before.group)
    }
  })
})
