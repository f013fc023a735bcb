import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { getOrder } from '../../../../contract/orders/order-calls.ts'
import { listOrders } from '../../../../contract/orders/orders.ts'
import { unpaidOrder } from '../../../../domain/payments/finish-paying.ts'
import { hasDatabase } from '../../../testing/database/open-test-database.ts'
import { send, sendOk } from '../../../testing/host/api-client.ts'
import { startTestHost, type TestHost } from '../../../testing/host/test-host.ts'
import { addOrder, newMember, type OrderParts } from '../../../testing/orders/build-order.ts'

const minutesAgo = (minutes: number) => new Date(Date.parse('2026-11-20T12:00:00Z') - minutes * 60_000)

describe.skipIf(!hasDatabase())('the history of a member', () => {
  let host: TestHost
  beforeAll(async () => {
    host = await startTestHost({ work: false })
  })
  afterAll(() => host.close())

  const numbersOf = (items: readonly { readonly orderNumber: string }[]) => [
    ...new Set(items.map((item) => item.orderNumber)),
  ]

  const walk = async (upmId: string, between: (page: number) => Promise<void> = async () => {}) => {
    const pages: string[][] = []
    let cursor: string | null = null
    do {
      const query: Record<string, string> = cursor === null ? {} : { cursor }
      const answer: { orderItems: readonly { orderNumber: string }[]; pages: { next: string | null } } =
        await sendOk(host.app, listOrders, { as: upmId, query })
      pages.push(numbersOf(answer.orderItems))
      cursor = answer.pages.next
      await between(pages.length)
    } while (cursor !== null)
    return pages
  }

  it('[HI-03] [AP-01] pages ten orders at a time, newest first, with a cursor while there are more', async () => {
    const upmId = newMember()
    const numbers: string[] = []
    for (let age = 0; age < 25; age += 1) {
      numbers.push(await addOrder(host.deps.db, { upmId, orderDate: minutesAgo(age) }))
    }
    expect(await walk(upmId)).toEqual([numbers.slice(0, 10), numbers.slice(10, 20), numbers.slice(20)])
  })

  it('[HI-03] shows each order once while orders arrive between pages, orders of the same instant included', async () => {
    const upmId = newMember()
    const sameInstant = minutesAgo(60)
    const numbers: string[] = []
    for (let count = 0; count < 23; count += 1) {
      numbers.push(await addOrder(host.deps.db, { upmId, orderDate: sameInstant }))
    }
    const seen = await walk(upmId, async (page) => {
      await addOrder(host.deps.db, { upmId, orderDate: minutesAgo(-page) })
    })
    expect(seen.flat()).toEqual(numbers.toReversed())
  })

  it('says of each order which country it shipped from, whose rules it follows', async () => {
    const upmId = newMember()
    await addOrder(host.deps.db, { upmId, shipFrom: null, orderDate: minutesAgo(2) })
    const address = { iso2Country: 'DE' } as NonNullable<NonNullable<OrderParts['shipFrom']>['address']>
    await addOrder(host.deps.db, { upmId, shipFrom: { address }, orderDate: minutesAgo(3) })
    const { orderItems } = await sendOk(host.app, listOrders, { as: upmId })
    expect(orderItems.map(({ shipFromCountry }) => shipFromCountry)).toEqual([null, 'de'])
  })

  it('ends without a cursor when the last page is full', async () => {
    const upmId = newMember()
    for (let age = 0; age < 10; age += 1) await addOrder(host.deps.db, { upmId, orderDate: minutesAgo(age) })
    const answer = await sendOk(host.app, listOrders, { as: upmId })
    expect(answer.pages).toEqual({ next: null })
  })

  it('carries at most five lines of an order and says how many there are', async () => {
    const upmId = newMember()
    await addOrder(host.deps.db, { upmId, lines: Array.from({ length: 8 }, () => ({})) })
    const { orderItems } = await sendOk(host.app, listOrders, { as: upmId })
    expect(orderItems.map((item) => [item.product.title, item.orderLineCount])).toEqual(
      [1, 2, 3, 4, 5].map((line) => [`Court shoe ${line}`, 8]),
    )
  })

  it('tells everything that a line shows, in the asked language and else in English', async () => {
    const upmId = newMember()
    const orderNumber = await addOrder(host.deps.db, {
      upmId,
      currency: 'JPY',
      orderTotal: 9800,
      pendingModification: 'CANCEL_ORDER',
      lines: [
        {
          quantity: 2,
          chargedPrice: 9800,
          category: { en: 'Shoes', pl: 'Buty' },
          color: { en: 'Blue' },
          size: '27.5',
          productImage: '/pictures/runner.svg',
          eddText: { en: 'Arrives Tue', pl: 'Dotrze we wt.' },
          dates: { estimatedDeliveryDate: '2026-11-24' },
          actions: { buyItAgain: { webLink: '/t/runner' } },
        },
      ],
    })
    const { orderItems } = await sendOk(host.app, listOrders, { as: upmId, query: { language: 'PL' } })
    expect(orderItems).toMatchObject([
      {
        orderNumber,
        orderType: 'SALES_ORDER',
        orderDate: '2026-11-20T11:55:00.000Z',
        currency: 'JPY',
        orderTotal: 9800,
        isCancellationPending: true,
        isPaymentPending: false,
        eddTranslated: 'Dotrze we wt.',
        product: { category: 'Buty', color: 'Blue', size: '27.5', productImage: '/pictures/runner.svg' },
        lineItemTransaction: { quantity: 2, lineItemChargedPrice: 9800 },
        itemDates: { estimatedDeliveryDate: '2026-11-24', cancelled: null },
        actions: { buyItAgain: { webLink: '/t/runner', appCallback: null } },
      },
    ])
  })

  it('[OD-14 A-33] tells of an unpaid order what its own page is told', async () => {
    const upmId = newMember()
    const payBy = '2026-11-23T11:55:00.000Z'
    const legacyPaymentUrl = 'https://podium.example/payment/legacy/1'
    const kinds = [
      { paymentPending: true, paymentApprovalId: 'ap1' },
      { paymentHoldFlag: true },
      { paymentHoldFlag: true, legacyPaymentUrl },
      {},
    ]
    for (const kind of kinds) await addOrder(host.deps.db, { upmId, ...kind })
    const { orderItems } = await sendOk(host.app, listOrders, { as: upmId })
    const lines = orderItems.map(
      ({ orderNumber, isPaymentPending, hasWayToPay, legacyPaymentUrl: older, payBy }) => ({
        orderNumber,
        facts: { isPaymentPending, hasWayToPay, legacyPaymentUrl: older, payBy },
      }),
    )
    expect(lines.map(({ facts }) => facts).toReversed()).toEqual([
      { isPaymentPending: true, hasWayToPay: true, legacyPaymentUrl: null, payBy },
      { isPaymentPending: true, hasWayToPay: false, legacyPaymentUrl: null, payBy },
      { isPaymentPending: true, hasWayToPay: false, legacyPaymentUrl, payBy },
      { isPaymentPending: false, hasWayToPay: false, legacyPaymentUrl: null, payBy: null },
    ])
    for (const { orderNumber, facts } of lines) {
      const { order } = await sendOk(host.app, getOrder, { as: upmId, params: { orderNumber } })
      expect(unpaidOrder(order, 'us')).toEqual(facts)
    }
  })

  it('answers an empty list to a member without orders, and nobody else’s orders', async () => {
    await addOrder(host.deps.db)
    const answer = await send(host.app, listOrders, { as: newMember() })
    expect([answer.status, answer.body]).toEqual([200, { orderItems: [], pages: { next: null } }])
  })

  it('keeps partner orders apart', async () => {
    const upmId = newMember()
    const own = await addOrder(host.deps.db, { upmId })
    const partner = await addOrder(host.deps.db, {
      upmId,
      orderType: 'PARTNER_SALES_ORDER',
      partnerName: 'Stride House',
      memberGated: true,
    })
    const numbers = async (query: Record<string, string>) =>
      numbersOf((await sendOk(host.app, listOrders, { as: upmId, query })).orderItems)
    expect(await numbers({})).toEqual([own])
    expect(await numbers({ filter: 'type(SALES_ORDER)' })).toEqual([own])
    expect(await numbers({ filter: 'type(PARTNER_SALES_ORDER)' })).toEqual([partner])
  })

  it('[PA-02] tells of a partner line who sold it, to whom, and what it came to; of an own line its parts', async () => {
    const upmId = newMember()
    const lines = [{ chargedPrice: 5000, fees: 150, taxes: 413 }, { chargedPrice: 0 }]
    await addOrder(host.deps.db, { upmId, lines })
    await addOrder(host.deps.db, {
      upmId,
      lines,
      orderType: 'PARTNER_SALES_ORDER',
      partnerName: 'Stride House',
      memberGated: true,
    })
    const told = async (query: Record<string, string>) =>
      (await sendOk(host.app, listOrders, { as: upmId, query })).orderItems.map((line) => [
        line.partnerName,
        line.memberGatedFlag,
        line.lineItemTotal,
      ])
    expect(await told({ filter: 'type(PARTNER_SALES_ORDER)' })).toEqual([
      ['Stride House', true, 55.63],
      ['Stride House', true, 0],
    ])
    expect(await told({})).toEqual([
      [null, false, null],
      [null, false, null],
    ])
  })

  it('refuses a cursor that it did not write, and filters and languages that are none', async () => {
    const upmId = newMember()
    for (let age = 0; age < 11; age += 1) await addOrder(host.deps.db, { upmId, orderDate: minutesAgo(age) })
    const { pages } = await sendOk(host.app, listOrders, { as: upmId })
    const [text = ''] = (pages.next ?? '').split('.')
    const refusals = []
    for (const query of [
      { cursor: 'garbage' },
      { cursor: `${text}.` },
      { cursor: `${text}x.${(pages.next ?? '').split('.')[1]}` },
      { cursor: `${pages.next}.more` },
      { cursor: 'x'.repeat(256) },
      { filter: 'type(ANY)' },
      { language: 'english' },
      { sort: 'price' },
    ]) {
      const { status, body } = await send(host.app, listOrders, {
        as: upmId,
        query: query as Record<string, string>,
      })
      const { code, errors } = body as { code: string; errors: { pointer: string }[] }
      refusals.push([status, code, errors.map((error) => error.pointer)])
    }
    const cursor = [400, 'validation', ['?cursor']]
    expect(refusals).toEqual([
      cursor,
      cursor,
      cursor,
      cursor,
      cursor,
      [400, 'validation', ['?filter']],
      [400, 'validation', ['?language']],
      [400, 'validation', ['?sort']],
    ])
  })
})
