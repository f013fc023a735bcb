import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { getOrder } from '../../../../contract/orders/order-calls.ts'
import { getWithdrawal, withdrawOrder } from '../../../../contract/orders/withdrawal-calls.ts'
import { captureReturn } from '../../../../contract/returns/return-capture.ts'
import { cancellationJobs } from '../../../db/tables/cancellation-jobs.ts'
import { idempotencyKeys } from '../../../db/tables/idempotency-keys.ts'
import type { NewOrderLine } from '../../../db/tables/order-lines.ts'
import { outgoingMails } from '../../../db/tables/outgoing-mails.ts'
import { withdrawals } from '../../../db/tables/withdrawals.ts'
import { listMails } from '../../../sandbox/mails/list-mails.ts'
import { hasDatabase } from '../../../testing/database/open-test-database.ts'
import { type ApiRequest, send, sendOk } from '../../../testing/host/api-client.ts'
import { startTestHost, type TestHost } from '../../../testing/host/test-host.ts'
import { addOrder, newMember, type OrderParts } from '../../../testing/orders/build-order.ts'
import { askedLine, captureBody } from '../../../testing/orders/return-bodies.ts'
import { orderRequestLimits } from '../../http/limits/order-requests.ts'

const email = 'kim@podium.example'
const dayMs = 86_400_000

describe.skipIf(!hasDatabase())('withdrawing from an order', () => {
  let host: TestHost
  beforeAll(async () => {
    host = await startTestHost({ work: false })
  })
  afterAll(() => host.close())

  const delivered = (daysAgo: number, more: Partial<NewOrderLine> = {}): Partial<NewOrderLine> => ({
    status: 'Delivered',
    statusVariant: 'DELIVERED',
    quantity: 1,
    returnable: true,
    returnableQuantity: 1,
    dates: { delivered: new Date(host.clock.now().getTime() - daysAgo * dayMs).toISOString() },
    ...more,
  })
  /** A member's order that was placed so many days ago. */
  const place = async (lines: readonly Partial<NewOrderLine>[], parts: OrderParts = {}, daysAgo = 8) => {
    const as = newMember()
    const orderDate = new Date(host.clock.now().getTime() - daysAgo * dayMs)
    const orderNumber = await addOrder(host.deps.db, { upmId: as, country: 'de', orderDate, lines, ...parts })
    return { as, orderNumber, ids: lines.map((_, index) => `${orderNumber}-${index + 1}`) }
  }
  type Placed = Awaited<ReturnType<typeof place>>
  const requestOf = ({ as, orderNumber, ids }: Placed, body: object = {}, more: ApiRequest = {}) => ({
    as,
    params: { orderNumber },
    body: { name: 'Kim Vale', email, lines: ids, ...body },
    ...more,
  })
  const ask = async (request: ApiRequest) => {
    const { status, body } = await send(host.app, withdrawOrder, request)
    const { code, errors } = body as { code?: string; errors?: { pointer: string }[] }
    return [status, errors?.map(({ pointer }) => pointer).join() ?? code]
  }
  const shown = async ({ as, orderNumber }: Placed) =>
    (await sendOk(host.app, getOrder, { as, params: { orderNumber } })).order
  const mailsOf = ({ orderNumber }: Placed) =>
    host.deps.db.select().from(outgoingMails).where(eq(outgoingMails.orderNumber, orderNumber))

  it('[BY-08][BY-09][BY-12] takes a statement once, tells of it on the order, and acknowledges it by one mail', async () => {
    const placed = await place([delivered(4), delivered(3)])
    const request = requestOf(placed, { name: '  Kim Vale ' }, { key: randomUUID() })
    const answer = await sendOk(host.app, withdrawOrder, request)
    expect(answer).toMatchObject({
      receivedAt: host.clock.now().toISOString(),
      lines: placed.ids,
      stops: false,
    })
    expect(await sendOk(host.app, withdrawOrder, request)).toEqual(answer)
    const { stops: _, ...told } = answer
    expect((await shown(placed)).withdrawals).toEqual([told])
    expect(
      (await mailsOf(placed)).map(({ kind, recipient, withdrawalId }) => [kind, recipient, withdrawalId]),
    ).toEqual([['orderWithdrawn', email, answer.id]])
    expect(await ask(requestOf(placed))).toEqual([409, 'withdrawal_exists'])
  })

  it('[BY-08] takes the rest of an order by a second statement, and no item twice', async () => {
    const placed = await place([delivered(4), delivered(3)])
    const [one = '', two = ''] = placed.ids
    const first = await ask(requestOf(placed, { lines: [one] }))
    host.clock.advanceMinutes(1)
    expect([
      first,
      await ask(requestOf(placed, { lines: [one, two] })),
      await ask(requestOf(placed, { lines: [two] })),
      await ask(requestOf(placed, { lines: [two] })),
    ]).toEqual([
      [201, undefined],
      [409, 'withdrawal_exists'],
      [201, undefined],
      [409, 'withdrawal_exists'],
    ])
    expect((await shown(placed)).withdrawals.map(({ lines }) => lines)).toEqual([[one], [two]])
  })

  it('[BY-08] takes one of many statements at the same time', async () => {
    const placed = await place([delivered(2)])
    const answers = await Promise.all(Array.from({ length: 6 }, () => ask(requestOf(placed))))
    expect(answers.map(([status]) => status).toSorted()).toEqual([201, 409, 409, 409, 409, 409])
    expect(await mailsOf(placed)).toHaveLength(1)
  })

  it('[BY-07] is open to a guest who knows number and contact, by e-mail or by phone', async () => {
    const guest = async (filter: string) => {
      const placed = await place([delivered(2)], { upmId: null })
      const { as: _, ...request } = requestOf(placed)
      return ask({ ...request, filter })
    }
    expect([await guest(`email(${email})`), await guest('phoneNumber(1 2025550143)')]).toEqual([
      [201, undefined],
      [201, undefined],
    ])
  })

  it('[BY-08] is nobody’s but the owner’s: unknown orders, others’ and wrong contacts are one answer', async () => {
    const placed = await place([delivered(2)])
    const other = await place([delivered(2)])
    const ofStranger = { ...placed, as: other.as }
    const { as: _, ...unsigned } = requestOf(placed)
    const asGuest = (filter: string | null): ApiRequest => ({ ...unsigned, ...(filter && { filter }) })
    expect([
      await ask(asGuest(null)),
      await ask(requestOf(ofStranger)),
      await ask(requestOf({ ...placed, orderNumber: 'ZZ00000000' })),
      await ask(asGuest('email(someone@else.example)')),
      await ask(requestOf(ofStranger, { email: 'none' })),
    ]).toEqual([[401, 'unauthorized'], ...Array.from({ length: 4 }, () => [404, 'order_not_found'])])
    expect(await host.deps.db.$count(withdrawals, eq(withdrawals.orderNumber, placed.orderNumber))).toBe(0)
  })

  it('[BY-08] is refused with a pointer to each field, and without naming a reason', async () => {
    const placed = await place([delivered(2)])
    expect([
      await ask(requestOf(placed, { name: ' ' })),
      await ask(requestOf(placed, { name: 'x'.repeat(121) })),
      await ask(requestOf(placed, { name: 'Kim\nVale' })),
      await ask(requestOf(placed, { email: 'kim@' })),
      await ask(requestOf(placed, { email: '' })),
      await ask(requestOf(placed, { lines: [] })),
      await ask(requestOf(placed, { lines: ['another'] })),
    ]).toEqual([
      [400, '/name'],
      [400, '/name'],
      [400, '/name'],
      [400, '/email'],
      [400, '/email'],
      [400, '/lines'],
      [400, 'withdrawal_unavailable'],
    ])
  })

  it('[BY-07][BY-11] is refused where there is no such right: other countries, stores, partners, returns, custom designs', async () => {
    const asked = async (line: Partial<NewOrderLine>, parts: OrderParts = {}) =>
      (await ask(requestOf(await place([delivered(2, line)], parts))))[1]
    expect([
      await asked({}, { country: 'gb' }),
      await asked({}, { orderClassification: 'STORE' }),
      await asked({}, { orderType: 'PARTNER_SALES_ORDER' }),
      await asked({}, { orderType: 'RETURN_ORDER' }),
      await asked({ status: 'Cancelled' }),
      await asked({ status: 'Return Created' }),
      await asked({ pbid: 'pb1' }),
      await asked({ customizedProductReference: 'c1' }),
    ]).toEqual([
      ...Array.from({ length: 6 }, () => 'withdrawal_unavailable'),
      'withdrawal_exempt',
      'withdrawal_exempt',
    ])
    const mixed = await place([delivered(2), delivered(2, { pbid: 'pb1' })])
    expect([
      await ask(requestOf(mixed)),
      await ask(requestOf(mixed, { lines: mixed.ids.slice(0, 1) })),
    ]).toEqual([
      [400, 'withdrawal_exempt'],
      [201, undefined],
    ])
  })

  it('[BY-10] is open until the end of the period, ten minutes for what is on its way, and before all has come', async () => {
    const at = async (delivery: readonly (string | null)[], now: string) => {
      const lines = delivery.map((day) =>
        delivered(0, day === null ? { status: 'Shipped', dates: {} } : { dates: { delivered: day } }),
      )
      const placed = await place(lines, { orderDate: new Date('2026-10-20T10:00:00Z') })
      host.clock.set(now)
      return (await ask(requestOf(placed)))[1] ?? 'taken'
    }
    const start = host.clock.now()
    const came = '2026-11-12T09:00:00Z'
    const seen = [
      await at([came], '2026-11-26T22:59:59Z'),
      await at([came], '2026-11-26T23:09:59Z'),
      await at([came], '2026-11-26T23:10:00Z'),
      await at(['2026-11-01T09:00:00Z', came], '2026-11-26T22:00:00Z'),
      await at([came, null], '2026-12-20T10:00:00Z'),
    ]
    host.clock.set(start.toISOString())
    expect(seen).toEqual(['taken', 'taken', 'withdrawal_period_over', 'taken', 'taken'])
  })

  it('[BY-12] stops what is still in the warehouse, whatever the window of cancelling, and nothing that has left it', async () => {
    const jobsOf = ({ orderNumber }: Placed) =>
      host.deps.db.$count(cancellationJobs, eq(cancellationJobs.orderNumber, orderNumber))
    const packing = { status: 'Preparing Shipment', dates: {} }
    const whole = await place([packing, packing])
    const { stops } = await sendOk(host.app, withdrawOrder, requestOf(whole))
    const after = await shown(whole)
    expect([stops, await jobsOf(whole), after.pendingModification]).toEqual([
      true,
      1,
      { type: 'CANCEL_ORDER' },
    ])
    const part = await place([packing, packing])
    const half = await sendOk(host.app, withdrawOrder, requestOf(part, { lines: part.ids.slice(0, 1) }))
    const rest = await sendOk(host.app, withdrawOrder, requestOf(part, { lines: part.ids.slice(1) }))
    expect([half.stops, rest.stops, await jobsOf(part)]).toEqual([false, true, 1])
    const left = await place([packing, { status: 'Shipped', dates: {} }])
    expect([(await sendOk(host.app, withdrawOrder, requestOf(left))).stops, await jobsOf(left)]).toEqual([
      false,
      0,
    ])
  })

  it('[BY-12] [BY-15] stops all that a cancellation of pieces has left', async () => {
    const gone = { status: 'Cancelled', statusVariant: 'CANCELLED', dates: {} }
    const placed = await place([gone, { status: 'Ordered', dates: {} }])
    const { stops } = await sendOk(host.app, withdrawOrder, requestOf(placed, { lines: placed.ids.slice(1) }))
    expect([stops, (await shown(placed)).pendingModification]).toEqual([true, { type: 'CANCEL_ORDER' }])
  })

  it('[BY-12] keeps the return open until the goods are due back, for what was withdrawn from alone', async () => {
    const placed = await place([delivered(2, { gtin: '0001' }), delivered(2, { gtin: '0002' })], {}, 59)
    const [one = ''] = placed.ids
    const { sendBackBy } = await sendOk(host.app, withdrawOrder, requestOf(placed, { lines: [one] }))
    const start = host.clock.now()
    host.clock.set(new Date(start.getTime() + 5 * dayMs).toISOString())
    const flags = (await shown(placed)).group.flatMap(({ orderItems }) =>
      orderItems.map((item) => item.returnableFlag),
    )
    const back = async (gtin: string) =>
      (
        await send(host.app, captureReturn, {
          as: placed.as,
          body: captureBody(placed.orderNumber, [askedLine(gtin)]),
        })
      ).status
    const open = [await back('0002'), await back('0001')]
    host.clock.set(start.toISOString())
    expect([flags, open]).toEqual([
      [true, false],
      [400, 202],
    ])
    expect(sendBackBy > start.toISOString().slice(0, 10)).toBe(true)
  })

  it('is limited by the order', async () => {
    const { max } = orderRequestLimits.withdrawal
    const placed = await place(Array.from({ length: max + 1 }, () => delivered(2)))
    const answers = []
    for (const id of placed.ids) answers.push((await ask(requestOf(placed, { lines: [id] })))[1] ?? 'taken')
    expect(answers).toEqual([...Array.from({ length: max }, () => 'taken'), 'rate_limited'])
  })

  it.each([
    ['en', /We received your withdrawal from order \w+/, /20 November 2026 at 13:\d\d:\d\d GMT\+1/],
    [
      'pl',
      /Otrzymaliśmy oświadczenie o odstąpieniu od zamówienia \w+/,
      /20 listopada 2026 13:\d\d:\d\d GMT\+1/,
    ],
    ['ar', /استلمنا عدولك عن الطلب \w+/, /إلى Podium: أعدل عن عقدي/],
  ] as const)(
    '[BY-09] acknowledges in %s: content, date, time and zone, in the mail and as a PDF',
    async (language, subject, words) => {
      const placed = await place([delivered(2, { title: 'Tempo Glide 3', size: 'EU 44' })])
      const { id } = await sendOk(
        host.app,
        withdrawOrder,
        requestOf(
          placed,
          { name: 'Kim Vale', email: 'other@podium.example' },
          { headers: { 'Accept-Language': language } },
        ),
      )
      const mails = await listMails(host.deps.db, host.deps, { orderNumber: placed.orderNumber })
      expect(mails.map(({ to }) => to).toSorted()).toEqual([email, 'other@podium.example'])
      for (const mail of mails) {
        const said = JSON.stringify(mail)
        expect(mail.subject).toMatch(subject)
        expect(said).toMatch(words)
        for (const part of ['Kim Vale', 'other@podium.example', 'Tempo Glide 3', 'EU 44', placed.orderNumber])
          expect(said).toContain(part)
      }
      const read = () =>
        sendOk(host.app, getWithdrawal, {
          as: placed.as,
          params: { orderNumber: placed.orderNumber, withdrawalId: id },
          query: { language },
        })
      const { acknowledgement } = await read()
      const pdf = Buffer.from(acknowledgement, 'base64')
      expect([pdf.subarray(0, 8).toString(), pdf.includes('/MarkInfo')]).toEqual(['%PDF-1.7', true])
      expect((await read()).acknowledgement).toBe(acknowledgement)
    },
  )

  it('[BY-09] has the PDF for the order’s own people, and of the order’s own statements', async () => {
    const placed = await place([delivered(2)])
    const other = await place([delivered(2)])
    const { id } = await sendOk(host.app, withdrawOrder, requestOf(placed))
    const codeOf = async (as: string, orderNumber: string, withdrawalId = id) => {
      const { status, body } = await send(host.app, getWithdrawal, {
        as,
        params: { orderNumber, withdrawalId },
      })
      return [status, (body as { code?: string }).code]
    }
    expect([
      await codeOf(other.as, placed.orderNumber),
      await codeOf(other.as, other.orderNumber),
      await codeOf(placed.as, placed.orderNumber, randomUUID()),
      await codeOf(placed.as, placed.orderNumber, 'none'),
    ]).toEqual([
      [404, 'order_not_found'],
      [404, 'withdrawal_not_found'],
      [404, 'withdrawal_not_found'],
      [400, 'validation'],
    ])
  })

  it('keeps name and address in the statement alone: no log, outcome or order tells them', async () => {
    const placed = await place([delivered(2)])
    await sendOk(
      host.app,
      withdrawOrder,
      requestOf(placed, { name: 'Quillon Marsh', email: 'quillon@podium.example' }),
    )
    const everywhere = JSON.stringify([
      host.lines,
      await host.deps.db.select().from(idempotencyKeys),
      await shown(placed),
    ])
    expect(['Quillon', 'quillon@'].filter((text) => everywhere.includes(text))).toEqual([])
  })
})
