import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { PaymentType } from '../../../../contract/orders/payment.ts'
import { getRefundStatus } from '../../../../contract/orders/refund-status.ts'
import { sendBankRefund } from '../../../../contract/returns/bank-refund.ts'
import { orders, type StoredPayment } from '../../../db/tables/orders.ts'
import { paymentRefunds, payments } from '../../../db/tables/payments.ts'
import { hasDatabase } from '../../../testing/database/open-test-database.ts'
import { send, sendOk } from '../../../testing/host/api-client.ts'
import { startTestHost, type TestHost, testSettings } from '../../../testing/host/test-host.ts'
import { addOrder, newMember, type OrderParts } from '../../../testing/orders/build-order.ts'
import { addCashReturn, sampleAccount, sampleMasked } from '../../../testing/orders/cash-returns.ts'
import { addReturn } from '../../../testing/orders/return-order.ts'
import { recordRefund } from '../returns/refunds.repository.ts'

const email = 'kim@podium.example'
const [first, later] = [new Date('2026-11-21T09:00:00.000Z'), new Date('2026-11-23T09:00:00.000Z')]

const paid = (paymentType: PaymentType, number: string | null, charged?: number): StoredPayment => ({
  paymentType,
  paymentDisplayNumber: number,
  paymentTypeImageUrl: null,
  ...(charged !== undefined && { charged }),
})
const shown = (paymentType: PaymentType, number: string | null) => paid(paymentType, number)

describe.skipIf(!hasDatabase())('where the money of an order is', () => {
  let host: TestHost
  beforeAll(async () => {
    host = await startTestHost({ work: false, overrides: { settings: { ...testSettings, isTrial: true } } })
  })
  afterAll(() => host.close())

  const sell = async (parts: OrderParts = {}) => {
    const as = newMember()
    return { as, orderNumber: await addOrder(host.deps.db, { upmId: as, ...parts }) }
  }
  const sendBack = (
    { as, orderNumber }: { as: string; orderNumber: string },
    parts: OrderParts = {},
  ): Promise<string> => addReturn(host.deps.db, { upmId: as, parentSalesOrderNumber: orderNumber, ...parts })
  const statusOf = ({ as, orderNumber }: { as: string; orderNumber: string }) =>
    sendOk(host.app, getRefundStatus, { as, params: { orderNumber } })
  const refund = (orderNumber: string, orderTotal: number, at: Date, reference: string | null = null) =>
    recordRefund(host.deps.db, { orderNumber, currency: 'USD', orderTotal }, at, reference)

  it('[BY-57] is nowhere as long as nothing goes back', async () => {
    const sale = await sell({ currency: 'EUR' })
    expect(await statusOf(sale)).toEqual({
      orderNumber: sale.orderNumber,
      currency: 'EUR',
      shippingKept: null,
      entries: [],
    })
  })

  it('[BY-57] is told of a return that travels: its pieces, its dates, and all of it to come', async () => {
    const sale = await sell({ payments: [paid('CREDIT_CARD', '4242')], shippingTotal: 800 })
    const dates = { returnCreated: first.toISOString(), returnInProcess: later.toISOString() }
    const number = await sendBack(sale, {
      orderTotal: 10_412,
      orderDate: first,
      lines: [
        { status: 'In Transit', title: 'Court shoe', size: 'EU 42', quantity: 2, taxes: 412, dates },
        { status: 'In Transit', title: 'Trail jacket', dates },
      ],
    })
    const { entries, shippingKept } = await statusOf(sale)
    expect(shippingKept).toBe(8)
    expect(entries).toMatchObject([
      {
        kind: 'return',
        orderNumber: number,
        currency: 'USD',
        country: 'us',
        requestedAt: first.toISOString(),
        returnMethod: 'upsDropoff',
        standing: { lineItemStatus: { status: 'In Transit' }, lineItemStatusVariant: null },
        itemDates: { ...dates, returnCompleted: null },
        pieces: [
          { title: 'Court shoe', size: 'EU 42', quantity: 2, amount: 54.12, isDenied: false },
          { title: 'Trail jacket', size: null, quantity: 1, amount: 50, isDenied: false },
        ],
        due: 104.12,
        refunded: 0,
        toCome: 104.12,
        withheld: [],
        refund: null,
        reference: null,
        parts: [{ payment: shown('CREDIT_CARD', '4242'), amount: 104.12 }],
        bankRefund: null,
      },
    ])
  })

  it('[BY-58] is divided among card and gift card in the order in which it was given back', async () => {
    const ways = [paid('GIFT_CERTIFICATE', '0017', 3_000), paid('CREDIT_CARD', '4242', 7_000)]
    const sale = await sell({ payments: ways, orderTotal: 10_000 })
    const [older, newer] = [
      await sendBack(sale, { orderTotal: 4_000, orderDate: first, lines: [{ status: 'Return Processed' }] }),
      await sendBack(sale, { orderTotal: 5_000, orderDate: later, lines: [{ status: 'Return Processed' }] }),
    ]
    await refund(newer, 5_000, first, '74627123')
    await refund(older, 4_000, later)
    const { entries } = await statusOf(sale)
    expect(entries.map(({ orderNumber, parts, reference }) => [orderNumber, parts, reference])).toEqual([
      [
        older,
        [
          { payment: shown('CREDIT_CARD', '4242'), amount: 20 },
          { payment: shown('GIFT_CERTIFICATE', '0017'), amount: 20 },
        ],
        null,
      ],
      [newer, [{ payment: shown('CREDIT_CARD', '4242'), amount: 50 }], '74627123'],
    ])
    const text = JSON.stringify(entries)
    expect([text.includes('charged'), text.includes('7000')]).toEqual([false, false])
  })

  it('[BY-57] lacks what was denied, led by what was not', async () => {
    const sale = await sell({ payments: [paid('CREDIT_CARD', '4242')] })
    const number = await sendBack(sale, {
      orderTotal: 9_000,
      lines: [
        { status: 'Return Denied', chargedPrice: 4_000 },
        { status: 'Return Processed', chargedPrice: 5_000 },
      ],
    })
    await refund(number, 5_000, later)
    const [entry] = (await statusOf(sale)).entries
    expect(entry).toMatchObject({
      standing: { lineItemStatus: { status: 'Return Processed' } },
      due: 90,
      refunded: 50,
      toCome: 0,
      withheld: [{ reason: 'denied', amount: 40 }],
      refund: { amount: 50, recordedAt: later.toISOString() },
      parts: [{ amount: 50 }],
    })
    expect(entry?.pieces.map(({ isDenied }) => isDenied)).toEqual([true, false])
  })

  it('[BY-57] is back for a cancelled order with its shipping, once, and not for what goes on', async () => {
    const cancelledAt = first
    const gone = {
      status: 'Cancelled',
      statusVariant: 'CANCELLED',
      cancelledAt,
      chargedPrice: 4_000,
      fees: 100,
    }
    const whole = await sell({
      payments: [paid('PAYPAL', null)],
      orderTotal: 4_900,
      shippingTotal: 800,
      lines: [gone],
    })
    const part = await sell({ payments: [paid('PAYPAL', null)], orderTotal: 9_900, lines: [gone, {}] })
    const found = [await statusOf(whole), await statusOf(part)]
    expect(found).toMatchObject([
      {
        shippingKept: null,
        entries: [
          {
            kind: 'cancellation',
            orderNumber: whole.orderNumber,
            requestedAt: first.toISOString(),
            standing: null,
            pieces: [{ quantity: 1, amount: 41 }],
            due: 49,
            refunded: 49,
            toCome: 0,
            refund: { amount: 49, recordedAt: first.toISOString() },
            parts: [{ payment: shown('PAYPAL', null), amount: 49 }],
          },
        ],
      },
      { entries: [{ due: 41, refunded: 41 }] },
    ])
    expect(found.map(({ entries }) => entries.length)).toEqual([1, 1])
  })

  const giveBack = async (orderNumber: string, refundedAt: Date | null, refundDueAt: Date | null = later) => {
    await host.deps.db.insert(payments).values({
      orderNumber,
      id: `secret-${orderNumber}`,
      amount: 12_345,
      currency: 'USD',
      returnUrl: 'https://podium.example/',
      createdAt: first,
      paidAt: first,
      refundDueAt,
      refundedAt,
    })
  }

  it('[BY-57] is to come until the provider has given a payment back, whose id nobody is told', async () => {
    const gone = { status: 'Cancelled', statusVariant: 'CANCELLED', cancelledAt: first }
    const [open, back, stray] = [
      await sell({ payments: [paid('WECHAT', null)], lines: [gone] }),
      await sell({ payments: [paid('WECHAT', null)], lines: [gone] }),
      await sell({ payments: [paid('WECHAT', null)] }),
    ]
    await giveBack(open.orderNumber, null)
    await giveBack(back.orderNumber, later)
    await giveBack(stray.orderNumber, null)
    const all = [await statusOf(open), await statusOf(back), await statusOf(stray)]
    const entry = { due: 123.45, requestedAt: later.toISOString() }
    expect(all.flatMap(({ entries }) => entries)).toMatchObject([
      { ...entry, kind: 'cancellation', refunded: 0, toCome: 123.45, refund: null },
      {
        ...entry,
        kind: 'cancellation',
        refunded: 123.45,
        toCome: 0,
        refund: { recordedAt: later.toISOString() },
      },
      { ...entry, kind: 'payment', refunded: 0, toCome: 123.45, pieces: [] },
    ])
    expect(JSON.stringify(all)).not.toContain('secret-')
  })

  it('[BY-15] [BY-57] of a payment that goes back by parts, that is back which the provider has given', async () => {
    const [gone, whole] = [
      { status: 'Cancelled', statusVariant: 'CANCELLED', cancelledAt: first, chargedPrice: 4_000, fees: 100 },
      { orderTotal: 12_345, payments: [paid('WECHAT', null)] },
    ]
    const addParts = (orderNumber: string, times: readonly (Date | null)[]) =>
      host.deps.db.insert(paymentRefunds).values(
        times.map((refundedAt) => ({
          id: randomUUID(),
          orderNumber,
          amount: 4_100,
          dueAt: first,
          refundedAt,
        })),
      )
    const [open, half, back, rest, late] = [
      await sell({ ...whole, lines: [gone, gone, {}] }),
      await sell({ ...whole, lines: [gone, gone, {}] }),
      await sell({ ...whole, lines: [gone, gone, {}] }),
      await sell({ ...whole, lines: [gone, gone] }),
      await sell({ ...whole, lines: [gone, gone] }),
    ]
    for (const { orderNumber } of [open, half, back]) await giveBack(orderNumber, null, null)
    await giveBack(rest.orderNumber, null)
    await giveBack(late.orderNumber, later)
    await addParts(open.orderNumber, [null, null])
    await addParts(half.orderNumber, [later, null])
    await addParts(back.orderNumber, [first, later])
    await addParts(rest.orderNumber, [first])
    await addParts(late.orderNumber, [null])
    const found = []
    for (const sale of [open, half, back, rest, late]) found.push(...(await statusOf(sale)).entries)
    const since = later.toISOString()
    expect(found).toMatchObject([
      { due: 82, refunded: 0, toCome: 82, refund: null },
      { due: 82, refunded: 41, toCome: 41, refund: { amount: 41, recordedAt: since } },
      { due: 82, refunded: 82, toCome: 0, refund: { amount: 82, recordedAt: since } },
      // The order is cancelled by now, and the rest of its payment is asked back.
      {
        due: 123.45,
        refunded: 41,
        toCome: 82.45,
        refund: { amount: 41, recordedAt: first.toISOString() },
      },
      // The provider has given the rest back, and not the part that was asked for before.
      { due: 123.45, refunded: 82.45, toCome: 41, refund: { amount: 82.45, recordedAt: since } },
    ])
    expect(found.map(({ kind, pieces }) => [kind, pieces.map(({ amount }) => amount)])).toEqual(
      found.map(() => ['cancellation', [41, 41]]),
    )
  })

  it('[BY-58] of a cash purchase waits for an account, and shows its last four alone', async () => {
    const as = newMember()
    const number = await addCashReturn(
      host.deps.db,
      { upmId: as, orderTotal: 20_000, lines: [{ status: 'Return Processed' }] },
      { currency: 'PLN' },
    )
    const [row] = (await host.deps.db.select().from(orders)).filter((order) => order.orderNumber === number)
    const sale = { as, orderNumber: row?.parentSalesOrderNumber ?? '' }
    expect((await statusOf(sale)).entries).toMatchObject([
      { currency: 'PLN', country: 'pl', refunded: 0, toCome: 200, bankRefund: { sent: null } },
    ])
    await sendOk(host.app, sendBankRefund, {
      as,
      key: crypto.randomUUID(),
      body: { accountDetails: sampleAccount, email, orderNumber: number },
    })
    const known = await statusOf(sale)
    expect(known.entries).toMatchObject([
      { refunded: 200, toCome: 0, bankRefund: { sent: { account: sampleMasked } } },
    ])
    expect(JSON.stringify(known)).not.toContain(sampleAccount.iban.slice(4, -4))
  })

  it('[BY-57] is told to a guest by a contact of the order, in one and the same way', async () => {
    const sale = await sell({ payments: [paid('CREDIT_CARD', '4242')] })
    await sendBack(sale)
    const params = { orderNumber: sale.orderNumber }
    const asGuest = await sendOk(host.app, getRefundStatus, { filter: `email(${email})`, params })
    expect(asGuest).toEqual(await statusOf(sale))
  })

  it('[BY-57] is nobody’s for a return’s own number, a stranger’s and an unknown one alike', async () => {
    const sale = await sell()
    const number = await sendBack(sale)
    const ask = async (as: string, orderNumber: string) => {
      const { status, body } = await send(host.app, getRefundStatus, { as, params: { orderNumber } })
      return [status, body]
    }
    const [own, foreign, unknown] = [
      await ask(sale.as, number),
      await ask(newMember(), sale.orderNumber),
      await ask(sale.as, 'UNKNOWN1'),
    ]
    expect(own).toMatchObject([404, { code: 'order_not_found' }])
    expect([foreign, unknown]).toMatchObject([own, own].map(() => [404, { code: 'order_not_found' }]))
  })
})
