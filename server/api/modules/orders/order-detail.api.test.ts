import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { getOrder } from '../../../../contract/orders/order-calls.ts'
import { storePickups } from '../../../db/tables/pickup/pickups.ts'
import { hasDatabase } from '../../../testing/database/open-test-database.ts'
import { sendOk } from '../../../testing/host/api-client.ts'
import { startTestHost, type TestHost } from '../../../testing/host/test-host.ts'
import { addOrder, newMember, type OrderParts } from '../../../testing/orders/build-order.ts'

const offered = { webLink: null, appCallback: null }

describe.skipIf(!hasDatabase())('an order as its page gets it', () => {
  let host: TestHost
  beforeAll(async () => {
    host = await startTestHost({ work: false })
  })
  afterAll(() => host.close())

  const load = async (parts: OrderParts, query: Record<string, string> = {}) => {
    const upmId = newMember()
    const orderNumber = await addOrder(host.deps.db, { upmId, ...parts })
    return (await sendOk(host.app, getOrder, { as: upmId, params: { orderNumber }, query })).order
  }

  it('[AP-01] turns minor units into amounts of the currency’s own decimals, in both currencies', async () => {
    const order = await load({
      currency: 'KWD',
      currencyAlt: 'USD',
      orderTotal: 12_345,
      subTotal: 12_000,
      shippingTotal: 345,
      totalsAlt: { orderTotal: 4012 },
      lines: [{ chargedPrice: 12_000, quantity: 3, amountsAlt: { chargedPrice: 3900 } }],
    })
    expect(order.transaction).toEqual({
      orderDate: '2026-11-20T11:55:00.000Z',
      message: null,
      msrp: null,
      chargedPrice: null,
      shippingTotal: 0.345,
      totalFees: null,
      totalTaxes: null,
      orderTotal: 12.345,
      subTotal: 12,
      inclusiveTaxTotal: null,
      promotionalCodeDiscount: null,
      promotions: [],
    })
    expect(order.transactionAlt).toMatchObject({ orderTotal: 40.12, subTotal: null })
    expect(order.group[0]?.orderItems[0]?.lineItemTransaction).toMatchObject({
      quantity: 3,
      lineItemChargedPrice: 12,
    })
    expect(order.group[0]?.orderItems[0]?.lineItemTransactionAlt).toMatchObject({ lineItemChargedPrice: 39 })
  })

  it('tells texts in the language of the query, of the locale, and else in English', async () => {
    const group = {
      heading: { en: 'Preparing shipment', pl: 'Przygotowujemy paczkę', ar: 'قيد التجهيز' },
      message: { en: 'Soon', pl: 'Wkrótce – żółw' },
    }
    const inPolish = await load({ group }, { language: 'pl' })
    const inArabic = await load({ group }, { locale: 'ar_AE' })
    const inFrench = await load({ group }, { language: 'fr' })
    expect(
      [inPolish, inArabic, inFrench].map((order) => [order.group[0]?.heading, order.group[0]?.message]),
    ).toEqual([
      ['Przygotowujemy paczkę', 'Wkrótce – żółw'],
      ['قيد التجهيز', 'Soon'],
      ['Preparing shipment', 'Soon'],
    ])
    const encoded = Buffer.from(inPolish.group[0]?.encodedMessage ?? '', 'base64').toString('utf8')
    expect(encoded).toBe('Wkrótce – żółw')
  })

  it('[CA-03] offers cancel on the first group for 30 minutes of host time, and on no other order', async () => {
    const cancelOf = async (parts: OrderParts) => (await load(parts)).group[0]?.actions.cancel
    const placed = (text: string) => ({ orderDate: new Date(text) })
    expect({
      fresh: await cancelOf({}),
      lastMoment: await cancelOf(placed('2026-11-20T11:30:00.001Z')),
      onTheDot: await cancelOf(placed('2026-11-20T11:30:00.000Z')),
      preparing: await cancelOf({ lines: [{ status: 'Preparing Shipment' }] }),
      shippedLine: await cancelOf({ lines: [{}, { status: 'Shipped' }] }),
      pending: await cancelOf({ pendingModification: 'CANCEL_ORDER' }),
      cancelled: await cancelOf({ cancelledAt: new Date('2026-11-20T11:58:00Z') }),
      inStore: await cancelOf({ orderClassification: 'STORE' }),
      returnOrder: await cancelOf({ orderType: 'RETURN_ORDER' }),
    }).toEqual({
      fresh: offered,
      lastMoment: offered,
      onTheDot: null,
      preparing: offered,
      shippedLine: null,
      pending: null,
      cancelled: null,
      inStore: null,
      returnOrder: null,
    })
  })

  it('offers return, track and view-return as the order’s own data allow', async () => {
    const returned = await addOrder(host.deps.db, { orderType: 'RETURN_ORDER' })
    const delivered = { status: 'Delivered', returnable: true, quantity: 2, returnableQuantity: 2 }
    const order = await load({
      lines: [delivered],
      group: {
        returnLink: '/us/en/orders/sales/C1/return',
        trackingUrl: 'https://carrier.example/t/1',
        returnOrderNumber: returned,
      },
    })
    expect(order.group[0]?.actions).toEqual({
      cancel: null,
      cancelItems: null,
      return: { webLink: '/us/en/orders/sales/C1/return', appCallback: null },
      trackShipment: { webLink: 'https://carrier.example/t/1', appCallback: null },
      viewReturn: { returnOrderId: returned },
      returnDisableReasonAction: null,
    })
    const nothingLeft = await load({
      lines: [{ ...delivered, returnableQuantity: 0 }],
      group: { returnLink: '/r' },
    })
    expect(nothingLeft.group[0]?.actions.return).toBeNull()
    expect(nothingLeft.group[0]?.orderItems[0]?.returnableFlag).toBe(false)
  })

  it('[OD-16 A-38] tells of a line that it can be returned only while it can, whatever its row says', async () => {
    const actions = { return: { webLink: '/r' }, viewReturn: { webLink: '/v' } }
    const line = { status: 'Delivered', returnable: true, returnableQuantity: 1, actions }
    const order = await load({ lines: [line, { ...line, returnableQuantity: 0 }] })
    const told = (webLink: string) => ({ webLink, appCallback: null })
    expect(order.group[0]?.orderItems.map((item) => item.actions)).toEqual([
      { return: told('/r'), viewReturn: told('/v') },
      { viewReturn: told('/v') },
    ])
  })

  it('answers 200 lines in their order', async () => {
    const order = await load({ lines: Array.from({ length: 200 }, () => ({})) })
    expect(order.group[0]?.orderItems.map((item) => item.product.title)).toEqual(
      Array.from({ length: 200 }, (_, index) => `Court shoe ${index + 1}`),
    )
  })

  it('tells what cancelled lines gave back and when; nothing of an order that was never paid', async () => {
    const cancelledAt = new Date('2026-11-20T12:03:00.000Z')
    const parts: OrderParts = {
      orderTotal: 27_349,
      payments: [{ paymentType: 'CREDIT_CARD', paymentDisplayNumber: '4242', paymentTypeImageUrl: null }],
      lines: [
        { status: 'Shipped', chargedPrice: 8500, taxes: 616 },
        { status: 'Cancelled', chargedPrice: 17_000, taxes: 1233, cancelledAt },
      ],
    }
    const recordedAt = cancelledAt.toISOString()
    expect((await load(parts)).cancelRefund).toEqual({ amount: 182.33, recordedAt })
    expect((await load({ ...parts, paymentHoldFlag: true })).cancelRefund).toBe(null)
    const lines = parts.lines?.map((line) => ({ ...line, status: 'Cancelled', cancelledAt }))
    expect((await load({ ...parts, lines: lines ?? [] })).cancelRefund).toEqual({
      amount: 273.49,
      recordedAt,
    })
    expect((await load({ ...parts, lines: parts.lines?.slice(0, 1) ?? [] })).cancelRefund).toBe(null)
  })

  it('says of what is fetched that it is, and until when the store holds it', async () => {
    const orderNumber = 'TPICKUP01'
    const upmId = newMember()
    await addOrder(host.deps.db, {
      upmId,
      orderNumber,
      pickupAddress: { city: 'Portland' },
      lines: [{ status: 'Ready For Pickup', dates: { readyForPickup: '2026-11-20T14:00:00.000Z' } }],
    })
    const at = { orderNumber, storeId: 'us001', status: 'READY_FOR_PICK_UP', code: null }
    await host.deps.db.insert(storePickups).values(at)
    const { order } = await sendOk(host.app, getOrder, { as: upmId, params: { orderNumber } })
    expect(order.group[0]?.orderItems[0]?.isForPickup).toBe(true)
    expect(order.storePickup).toMatchObject({ storeId: 'us001', collectBy: '2026-11-27' })
    expect((await load({})).group[0]?.orderItems[0]?.isForPickup).toBe(false)
  })
})
