import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { getOrderArchive, getPaper, listPapers } from '../../../../contract/orders/papers.ts'
import { orderLines } from '../../../db/tables/order-lines.ts'
import type { StoredPayment } from '../../../db/tables/orders.ts'
import { orders } from '../../../db/tables/orders.ts'
import { orderPapers } from '../../../db/tables/papers/order-papers.ts'
import { hasDatabase } from '../../../testing/database/open-test-database.ts'
import { send, sendOk } from '../../../testing/host/api-client.ts'
import { openPdf } from '../../../testing/host/read-codes.ts'
import { startTestHost, type TestHost } from '../../../testing/host/test-host.ts'
import { addOrder, newMember, type OrderParts } from '../../../testing/orders/build-order.ts'
import { addReturn } from '../../../testing/orders/return-order.ts'
import { recordRefund } from '../returns/refunds.repository.ts'
import { readPapers } from './papers.usecases.ts'

const at = new Date('2026-11-21T09:00:00.000Z')
const card: StoredPayment = {
  paymentType: 'CREDIT_CARD',
  paymentDisplayNumber: '4242',
  paymentTypeImageUrl: null,
}
const shipped = {
  status: 'Delivered',
  statusVariant: 'DELIVERED',
  dates: { shipped: '2026-11-12T12:00:00.000Z' },
}
/** €119.00 of which €19.00 are VAT, to be delivered in Germany. */
const german: OrderParts = {
  country: 'de',
  currency: 'EUR',
  orderTotal: 11_900,
  inclusiveTaxTotal: 1_900,
  shippingTotal: 500,
  payments: [card],
  shippingAddress: {
    firstName: 'Jonas',
    lastName: 'Keil',
    address1: 'Lindenwinkel 17',
    city: 'Neustadt',
    zipCode: '00417',
    country: 'DE',
  },
  lines: [
    { ...shipped, title: 'Court shoe', size: 'EU 42', quantity: 2, chargedPrice: 8_000 },
    { ...shipped, title: 'Trail jacket', chargedPrice: 3_400 },
  ],
}

describe.skipIf(!hasDatabase())('papers of an order', () => {
  let host: TestHost
  beforeAll(async () => {
    host = await startTestHost({ work: false })
  })
  afterAll(() => host.close())

  type Sale = { readonly as: string; readonly orderNumber: string }
  const sell = async (parts: OrderParts = {}): Promise<Sale> => {
    const as = newMember()
    return { as, orderNumber: await addOrder(host.deps.db, { upmId: as, ...german, ...parts }) }
  }
  const sendBack = async ({ as, orderNumber }: Sale, total: number, parts: OrderParts = {}) => {
    const number = await addReturn(host.deps.db, {
      upmId: as,
      parentSalesOrderNumber: orderNumber,
      country: 'de',
      currency: 'EUR',
      orderTotal: total,
      lines: [{ status: 'Return Processed', title: 'Court shoe', chargedPrice: total }],
      ...parts,
    })
    await recordRefund(host.deps.db, { orderNumber: number, currency: 'EUR', orderTotal: total }, at)
    return number
  }
  const list = ({ as, orderNumber }: Sale) => sendOk(host.app, listPapers, { as, params: { orderNumber } })
  const kindsOf = async (sale: Sale) => (await list(sale)).papers.map(({ kind, title }) => `${kind} ${title}`)
  const contents = async ({ orderNumber }: Sale) =>
    host.deps.db.select().from(orderPapers).where(eq(orderPapers.orderNumber, orderNumber))
  const textOf = async ({ as, orderNumber }: Sale, paperId: string, language = 'en') => {
    const { pdf } = await sendOk(host.app, getPaper, {
      as,
      params: { orderNumber, paperId },
      query: { language },
    })
    return openPdf(Buffer.from(pdf, 'base64')).text.replaceAll(/\s+/g, ' ')
  }

  it('[BY-25] has an invoice and what was paid once all has left, and a PDF of each', async () => {
    const sale = await sell()
    const { papers, sale: standing } = await list(sale)
    expect([
      standing,
      papers.map(({ kind, title, total, currency }) => [kind, title, total, currency]),
    ]).toEqual([
      'made',
      [
        ['sale', 'invoice', 119, 'EUR'],
        ['payment', 'paymentReceipt', 119, 'EUR'],
      ],
    ])
    const invoice = papers.find(({ kind }) => kind === 'sale')
    const text = await textOf(sale, invoice?.id ?? '')
    for (const part of [
      `Invoice ${invoice?.number}`,
      'Buyer Jonas Keil Lindenwinkel 17 00417 Neustadt Germany',
      'Court shoe · Size EU 42 2 €80.00',
      'Trail jacket 1 €34.00',
      'Shipping €5.00',
      'Total €119.00',
      'VAT 19 % €100.00 €19.00 €119.00',
      'Credit card · 4242 €119.00',
      'Tax number: DE000000000',
    ])
      expect(text).toContain(part)
    expect(await list(sale)).toMatchObject({ papers })
  })

  it.each([
    ['US', 'us', 'receipt', 'refundReceipt'],
    ['Australia', 'au', 'taxInvoice', 'creditNote'],
  ])('[BY-25] calls them as their country does: %s', async (_, country, sold, refunded) => {
    const sale = await sell({ country })
    await sendBack(sale, 1_000)
    expect((await kindsOf(sale)).slice(0, 2)).toEqual([`sale ${sold}`, `refund ${refunded}`])
  })

  it('[BY-25] has no invoice while something has not left, or none at all where a store gave it out', async () => {
    const waiting = await sell({ lines: [{ ...shipped }, { status: 'Preparing Shipment' }] })
    const inStore = await sell({ orderClassification: 'STORE' })
    const unpaid = await sell({ lines: [{}], paymentHoldFlag: true })
    const found = []
    for (const sale of [waiting, inStore, unpaid]) found.push([(await list(sale)).sale, await kindsOf(sale)])
    expect(found).toEqual([
      ['later', ['payment paymentReceipt']],
      ['store', []],
      ['later', []],
    ])
  })

  it('[BY-25] leaves out what was canceled, of which a receipt of its own says what went back', async () => {
    const gone = { status: 'Cancelled', statusVariant: 'CANCELLED', cancelledAt: at }
    const sale = await sell({
      lines: [
        { ...shipped, chargedPrice: 8_000 },
        { ...gone, title: 'Trail jacket', chargedPrice: 3_400 },
      ],
    })
    expect(await kindsOf(sale)).toEqual([
      'sale invoice',
      'cancellation refundReceipt',
      'payment paymentReceipt',
    ])
    const rows = await contents(sale)
    const of = (wanted: string) => rows.find(({ kind }) => kind === wanted)?.content
    expect(of('cancellation')).toMatchObject({ total: 3_400, tax: null, lines: [{ title: 'Trail jacket' }] })
    expect(of('sale')).toMatchObject({ total: 8_500, tax: { tax: 1_357, net: 7_143, percent: 19 } })
  })

  it('[BY-26] says the same whatever happens to the order later', async () => {
    const sale = await sell()
    const { papers } = await list(sale)
    const [invoice] = papers
    const before = await textOf(sale, invoice?.id ?? '')
    await host.deps.db
      .update(orders)
      .set({ orderTotal: 1, shippingAddress: null })
      .where(eq(orders.orderNumber, sale.orderNumber))
    await host.deps.db
      .update(orderLines)
      .set({ title: 'Another', chargedPrice: 1 })
      .where(eq(orderLines.orderNumber, sale.orderNumber))
    const number = await sendBack(sale, 4_000)
    const after = await list(sale)
    const credit = after.papers.find(({ kind }) => kind === 'refund')
    expect(after.papers.filter(({ kind }) => kind !== 'refund')).toEqual(papers)
    expect(credit).toMatchObject({
      kind: 'refund',
      title: 'creditNote',
      total: 40,
      returnOrderNumber: number,
    })
    expect(await textOf(sale, invoice?.id ?? '')).toBe(before)
    expect(await textOf(sale, credit?.id ?? '')).toContain(`For: ${invoice?.number} of 20 November 2026`)
  })

  it('[BY-26] takes back no more tax than the invoice had, however it is sent back', async () => {
    const sale = await sell()
    for (const total of [3_333, 3_333, 5_234]) await sendBack(sale, total)
    await list(sale)
    const rows = await contents(sale)
    const taxes = rows.filter(({ kind }) => kind === 'refund').map(({ content }) => content.tax?.tax ?? 0)
    expect(taxes.reduce<number>((sum, tax) => sum + tax, 0)).toBe(1_900)
  })

  it('[BY-26] numbers one after the other without a gap, also where many are made at once or one fails', async () => {
    const numbersOf = async () => {
      const rows = await host.deps.db.select().from(orderPapers)
      return rows
        .filter(({ country, kind }) => country === 'fi' && kind === 'sale')
        .map(({ serial }) => serial)
        .toSorted((one, other) => one - other)
    }
    const sales = await Promise.all(Array.from({ length: 8 }, () => sell({ country: 'fi' })))
    const failing = await sell({ country: 'fi' })
    const fails = host.deps.db.transaction(async (tx) => {
      await readPapers(tx, { kind: 'member', upmId: failing.as }, failing.orderNumber, at)
      throw new Error('late')
    })
    await Promise.all([...[...sales, ...sales].map(list), fails.catch(() => null)])
    await list(failing)
    expect(await numbersOf()).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9])
    const [first] = (await list(sales[0] as Sale)).papers.filter(({ kind }) => kind === 'sale')
    expect(first?.number).toMatch(/^FI-S-000000\d$/)
  })

  it('[BY-25] is the owner’s, by sign-in or contact: other orders, returns and papers of others answer alike', async () => {
    const [sale, other] = [await sell(), await sell()]
    const { papers } = await list(sale)
    const guest = await sendOk(host.app, listPapers, {
      filter: 'email(kim@podium.example)',
      params: { orderNumber: sale.orderNumber },
    })
    expect(guest.papers).toEqual(papers)
    const number = await sendBack(sale, 1_000)
    const codeOf = async (as: string, orderNumber: string) => {
      const { status, body } = await send(host.app, listPapers, { as, params: { orderNumber } })
      return [status, (body as { code?: string }).code]
    }
    const paperOf = async (as: string, orderNumber: string, paperId = papers[0]?.id ?? '') => {
      const { status, body } = await send(host.app, getPaper, { as, params: { orderNumber, paperId } })
      return [status, (body as { code?: string }).code]
    }
    expect([
      await codeOf(other.as, sale.orderNumber),
      await codeOf(sale.as, 'UNKNOWN1'),
      await codeOf(sale.as, number),
      await paperOf(other.as, sale.orderNumber),
      await paperOf(other.as, other.orderNumber),
      await paperOf(sale.as, sale.orderNumber, crypto.randomUUID()),
    ]).toEqual([
      [404, 'order_not_found'],
      [404, 'order_not_found'],
      [404, 'order_not_found'],
      [404, 'order_not_found'],
      [404, 'paper_not_found'],
      [404, 'paper_not_found'],
    ])
    const strangers = await host.deps.db
      .select()
      .from(orderPapers)
      .where(eq(orderPapers.orderNumber, other.orderNumber))
    expect(strangers).toEqual([])
  })

  it('[BY-25] hands nothing out to a guest whose country shows less without a pass, and says so', async () => {
    const sale = await sell({ country: 'nl' })
    const guest = { filter: 'email(kim@podium.example)', params: { orderNumber: sale.orderNumber } }
    const { isShownInPart, papers } = await sendOk(host.app, listPapers, guest)
    expect([isShownInPart, papers.map(({ kind }) => kind)]).toEqual([true, ['sale', 'payment']])
    const answers = []
    for (const [call, params] of [
      [getPaper, { ...guest.params, paperId: papers[0]?.id ?? '' }],
      [getOrderArchive, guest.params],
    ] as const) {
      const { status, body } = await send(host.app, call, { ...guest, params })
      answers.push([status, (body as { code?: string }).code])
    }
    expect(answers).toEqual([
      [403, 'guest_pass_missing'],
      [403, 'guest_pass_missing'],
    ])
    expect((await list(sale)).isShownInPart).toBe(false)
  })
})
