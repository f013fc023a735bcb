import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { getOrder } from '../../../../contract/orders/order-calls.ts'
import { listOrders } from '../../../../contract/orders/orders.ts'
import { captureReturn, getReturnCaptureJob } from '../../../../contract/returns/return-capture.ts'
import { hasDatabase } from '../../../testing/database/open-test-database.ts'
import { type ApiRequest, send, sendOk } from '../../../testing/host/api-client.ts'
import { startTestHost, type TestHost } from '../../../testing/host/test-host.ts'
import { waitFor } from '../../../testing/host/wait-for.ts'
import { addOrder, newMember, type OrderParts } from '../../../testing/orders/build-order.ts'
import {
  askedLine,
  type CaptureBody,
  captureBody,
  deliveredOrder,
} from '../../../testing/orders/return-bodies.ts'

type Refusal = { code: string; errors?: { pointer: string; code: string }[] }

describe.skipIf(!hasDatabase())('asking for a return', () => {
  let host: TestHost
  beforeAll(async () => {
    host = await startTestHost()
  })
  afterAll(() => host.close())

  const place = async (parts: OrderParts = {}) => {
    const upmId = newMember()
    return { upmId, orderNumber: await addOrder(host.deps.db, deliveredOrder({ upmId, ...parts })) }
  }
  const capture = (body: unknown, as: ApiRequest) => send(host.app, captureReturn, { ...as, body })
  const completed = async (jobId: string, as: ApiRequest) =>
    waitFor('the job to be completed', async () => {
      const job = await sendOk(host.app, getReturnCaptureJob, { ...as, params: { jobId } })
      return job.status === 'COMPLETED' && job
    })
  const orderOf = async (orderNumber: string, as: ApiRequest) =>
    (await sendOk(host.app, getOrder, { ...as, params: { orderNumber } })).order
  const returnOf = async (body: CaptureBody, as: ApiRequest) => {
    const { jobId } = await sendOk(host.app, captureReturn, { ...as, body })
    return (await completed(jobId, as)).response?.returnOrderNumber ?? 'none'
  }

  it('[RS-01] answers a job that names the return; it stands in history and detail of its member', async () => {
    const { upmId, orderNumber } = await place()
    const as = { as: upmId }
    const body = captureBody(orderNumber, [
      askedLine('0001'),
      askedLine('0002', 2, { reasonText: 'Heel slips' }),
    ])
    const accepted = await sendOk(host.app, captureReturn, { ...as, body })
    expect(accepted).toEqual({ jobId: expect.any(String), response: null, error: null })
    const job = await completed(accepted.jobId, as)
    expect(job).toMatchObject({ id: accepted.jobId, error: null, eta: null })
    const returnOrderNumber = job.response?.returnOrderNumber ?? ''

    const made = await orderOf(returnOrderNumber, as)
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
    const { upmId, orderNumber } = await place()
    const as = { as: upmId }
    const returnOrderNumber = await returnOf(captureBody(orderNumber, [askedLine('0002', 2)]), as)
    const { group, shouldRefresh, transaction } = await orderOf(orderNumber, as)
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
    const { upmId, orderNumber } = await place()
    const totals: (number | null)[] = []
    for (let piece = 0; piece < 3; piece += 1) {
      const number = await returnOf(captureBody(orderNumber, [askedLine('0002')]), { as: upmId })
      const { subTotal, totalTaxes } = (await orderOf(number, { as: upmId })).transaction
      totals.push(subTotal, totalTaxes)
    }
    // 33.33 + 33.34 + 33.33 = 100.00 and 2.42 + 2.41 + 2.42 = 7.25
    expect(totals).toEqual([33.33, 2.42, 33.34, 2.41, 33.33, 2.42])
  })

  it('[RS-01] lets a guest return by the order’s e-mail or phone, and nobody by another', async () => {
    const email = 'kim@podium.example'
    for (const filter of [`email(${email})`, 'phoneNumber(1 2025550143)']) {
      const { orderNumber } = await place({ upmId: null })
      expect(await returnOf(captureBody(orderNumber, [askedLine('0001')]), { filter })).toMatch(/^RN/)
    }
    const { orderNumber, upmId } = await place()
    const body = captureBody(orderNumber, [askedLine('0001')])
    const { jobId } = await sendOk(host.app, captureReturn, { as: upmId, body })
    const strangers: ApiRequest[] = [{ as: newMember() }, { filter: 'email(someone@else.example)' }]
    for (const stranger of strangers) {
      const refused = await capture(body, stranger)
      const unknown = await capture({ ...body, orderNumber: 'T99999999' }, stranger)
      const job = await send(host.app, getReturnCaptureJob, { ...stranger, params: { jobId } })
      expect([refused.status, refused.body]).toEqual([unknown.status, unknown.body])
      expect([refused.status, (refused.body as Refusal).code, job.status]).toEqual([
        404,
        'order_not_found',
        404,
      ])
    }
  })

  it.each([
    ['0', 0, 'quantity'],
    ['1.5', 1.5, 'quantity'],
    ['-1', -1, 'quantity'],
    ['a thousand million', 1e9, 'quantity'],
    ['one too many', 4, 'too_many'],
    ['text', '1', 'number'],
    ['nothing', null, 'number'],
  ])('refuses a quantity of %s at its field', async (_, quantity, code) => {
    const { upmId, orderNumber } = await place()
    const body = captureBody(orderNumber, [askedLine('0001'), askedLine('0002', quantity as number)])
    const { status, body: refusal } = await capture(body, { as: upmId })
    const { errors = [] } = refusal as Refusal
    expect([status, errors.map((error) => error.pointer)]).toEqual([
      400,
      errors.map(() => '/orderLines/1/quantity'),
    ])
    expect(errors.map((error) => error.code)).toContain(code)
    const { group } = await orderOf(orderNumber, { as: upmId })
    expect(group[0]?.orderItems[1]?.lineItemTransaction.returnableQuantity).toBe(3)
  })

  it('refuses lines named twice for too much, unknown lines, long comments, and lines that cannot be returned', async () => {
    const { upmId, orderNumber } = await place({
      lines: [
        ...(deliveredOrder().lines ?? []),
        { gtin: '0006', status: 'Delivered', returnable: false, returnableQuantity: 0 },
      ],
    })
    const refusals: unknown[] = []
    for (const lines of [
      [askedLine('0002', 2), askedLine('0002', 2)],
      [askedLine('9999')],
      [askedLine('0001', 1, { orderLineId: 'no-such-line' })],
      [askedLine('0006')],
      [askedLine('0001', 1, { reasonText: 'x'.repeat(141) })],
      [],
    ]) {
      const answer = await capture(captureBody(orderNumber, lines), { as: upmId })
      const { code, errors = [] } = answer.body as Refusal
      refusals.push([answer.status, code, ...errors.map((error) => `${error.pointer} ${error.code}`)])
    }
    expect(refusals).toEqual([
      [400, 'validation', '/orderLines/1/quantity too_many'],
      [400, 'validation', '/orderLines/0/universalProductCode unknown_line'],
      [400, 'validation', '/orderLines/0/orderLineId unknown_line'],
      [400, 'validation', '/orderLines/0/quantity too_many'],
      [400, 'validation', '/orderLines/0/reasonText reason_text'],
      [400, 'validation', '/orderLines min_length'],
    ])
  })

  it('refuses what its own clock, the order’s state, country and methods forbid', async () => {
    const codeOf = async (parts: OrderParts, more: Partial<CaptureBody> = {}) => {
      const { upmId, orderNumber } = await place(parts)
      const answer = await capture(captureBody(orderNumber, [askedLine('0001')], more), { as: upmId })
      const { code, errors } = answer.body as Refusal
      return [answer.status, errors?.[0] ? `${errors[0].pointer} ${errors[0].code}` : code]
    }
    const elsewhere = { address: { country: 'CA' } }
    expect([
      await codeOf({ orderDate: new Date('2026-09-21T12:00:00.000Z') }),
      await codeOf({ orderType: 'RETURN_ORDER' }),
      await codeOf({ cancelledAt: new Date('2026-11-15T12:00:00.000Z') }),
      await codeOf({ pendingModification: 'CANCEL_ORDER' }),
      await codeOf({ isGlobalStoreOrder: true }),
      await codeOf({}, { returnMethod: 'PAPERLESS' }),
      await codeOf({}, { standardCarrierAlphaCode: 'DHLP' }),
      await codeOf({}, { shipFrom: elsewhere }),
    ]).toEqual([
      [400, 'return_window_closed'],
      [400, 'return_state'],
      [400, 'return_state'],
      [400, 'return_state'],
      [400, 'return_state'],
      [400, '/returnMethod return_method'],
      [400, '/standardCarrierAlphaCode return_method'],
      [400, '/shipFrom/address/country country'],
    ])
  })

  it('[RM-02] keeps the label service’s method, a barcode for a store, and USPS from special addresses', async () => {
    const made = async (returnMethod: CaptureBody['returnMethod'], parts: OrderParts = {}) => {
      const { upmId, orderNumber } = await place(parts)
      const number = await returnOf(captureBody(orderNumber, [askedLine('0001')], { returnMethod }), {
        as: upmId,
      })
      const order = await orderOf(number, { as: upmId })
      return [order.returnMethod, order.returnToStore?.barcodeNumber === number, carrierOf(order)]
    }
    const carrierOf = (order: Awaited<ReturnType<typeof orderOf>>) =>
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
      const { upmId, orderNumber } = await place({ country })
      const body = captureBody(orderNumber, [askedLine('0001')], { returnMethod: undefined })
      return (await orderOf(await returnOf(body, { as: upmId }), { as: upmId })).returnMethod
    }
    expect([await made('us'), await made('jp')]).toEqual(['upsDropoff', 'returnToStore'])
  })

  it('finds two lines of one product, and the one that an id names', async () => {
    const lines = [
      { ...(deliveredOrder().lines?.[0] ?? {}), gtin: '7777', chargedPrice: 5000, taxes: 0 },
      { ...(deliveredOrder().lines?.[0] ?? {}), gtin: '7777', chargedPrice: 4000, taxes: 0 },
    ]
    const { upmId, orderNumber } = await place({ lines })
    const second = await returnOf(
      captureBody(orderNumber, [askedLine('7777', 1, { orderLineId: `${orderNumber}-2` })]),
      { as: upmId },
    )
    expect((await orderOf(second, { as: upmId })).transaction.orderTotal).toBe(40)
    const both = await place({ lines })
    const all = await returnOf(captureBody(both.orderNumber, [askedLine('7777', 2)]), { as: both.upmId })
    expect((await orderOf(all, { as: both.upmId })).transaction.orderTotal).toBe(90)
  })

  it('[RS-04] the same key answers the same job, and makes one return', async () => {
    const { upmId, orderNumber } = await place()
    const body = captureBody(orderNumber, [askedLine('0002')])
    const request = { as: upmId, key: `key-${orderNumber}`, body }
    const first = await send(host.app, captureReturn, request)
    const again = await send(host.app, captureReturn, request)
    const other = await send(host.app, captureReturn, {
      ...request,
      body: captureBody(orderNumber, [askedLine('0003')]),
    })
    expect([again.body, other.status]).toEqual([first.body, 422])
    await completed((first.body as { jobId: string }).jobId, { as: upmId })
    const { group } = await orderOf(orderNumber, { as: upmId })
    expect(group.slice(1).map(({ orderItems }) => orderItems.length)).toEqual([1])
  })

  it('gives the pieces back where the warehouse fails or denies, and says so', async () => {
    for (const [rule, httpStatus, code] of [
      ['failing', 500, 'internal'],
      ['denied', 400, 'return_state'],
    ] as const) {
      const { upmId, orderNumber } = await place({ rule })
      const before = await orderOf(orderNumber, { as: upmId })
      const body = captureBody(orderNumber, [askedLine('0002', 2), askedLine('0003')])
      const { jobId } = await sendOk(host.app, captureReturn, { as: upmId, body })
      const job = await completed(jobId, { as: upmId })
      expect(job).toMatchObject({ response: null, error: { httpStatus, code } })
      expect((await orderOf(orderNumber, { as: upmId })).group).toEqual(before.group)
    }
  })
})
