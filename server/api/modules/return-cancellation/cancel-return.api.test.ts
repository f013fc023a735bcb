import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { getOrder } from '../../../../contract/orders/order-calls.ts'
import { sendBankRefund } from '../../../../contract/returns/bank-refund.ts'
import { cancelReturn } from '../../../../contract/returns/return-cancellation.ts'
import { captureReturn, getReturnCaptureJob } from '../../../../contract/returns/return-capture.ts'
import { getReturnLabel } from '../../../../contract/returns/return-label.ts'
import {
  dispatchReturnLabel,
  sendStoreReturnEmail,
} from '../../../../contract/returns/return-label-dispatch.ts'
import { switchReturnMethod } from '../../../../contract/returns/return-method.ts'
import { createSampleOrder, playReturn } from '../../../../contract/sandbox/sandbox.ts'
import { orders } from '../../../db/tables/orders.ts'
import { outgoingMails } from '../../../db/tables/outgoing-mails.ts'
import { bankRefunds } from '../../../db/tables/payments/bank-refunds.ts'
import { refunds } from '../../../db/tables/returns.ts'
import { listMails } from '../../../sandbox/mails/list-mails.ts'
import { hasDatabase } from '../../../testing/database/open-test-database.ts'
import { type ApiRequest, send, sendOk } from '../../../testing/host/api-client.ts'
import { type SandboxHost, startSandboxHost } from '../../../testing/host/sandbox-host.ts'
import { waitFor } from '../../../testing/host/wait-for.ts'
import { addOrder, newMember } from '../../../testing/orders/build-order.ts'
import { addCashReturn, sampleAccount } from '../../../testing/orders/cash-returns.ts'
import { askedLine, captureBody, deliveredOrder } from '../../../testing/orders/return-bodies.ts'
import { addReturn } from '../../../testing/orders/return-order.ts'
import { workMail } from '../mail/mail.worker.ts'

describe.skipIf(!hasDatabase())('taking a return back', () => {
  let host: SandboxHost
  beforeAll(async () => {
    host = await startSandboxHost()
  })
  afterAll(() => host.close())

  type Who = Pick<ApiRequest, 'as' | 'filter'>
  const orderOf = async (orderNumber: string, who: Who) =>
    (await sendOk(host.app, getOrder, { ...who, params: { orderNumber } })).order
  const capture = async (orderNumber: string, who: Who, pieces: readonly (readonly [string, number])[]) => {
    const body = captureBody(
      orderNumber,
      pieces.map(([code, quantity]) => askedLine(code, quantity)),
    )
    const { jobId } = await sendOk(host.app, captureReturn, { ...who, body })
    return waitFor('the return', async () => {
      const job = await sendOk(host.app, getReturnCaptureJob, { ...who, params: { jobId } })
      return job.response?.returnOrderNumber
    })
  }
  /** A delivered order of a member; what goes back of it is a whole line and two of three pieces of another. */
  const place = async () => {
    const who = { as: newMember() }
    const orderNumber = await addOrder(host.deps.db, deliveredOrder({ upmId: who.as }))
    const before = await orderOf(orderNumber, who)
    const number = await capture(orderNumber, who, [
      ['0001', 1],
      ['0002', 2],
    ])
    return { who, orderNumber, before, number }
  }
  const sampleReturn = async (from: string, country = 'us') => {
    const { orderNumber = '', email } = await sendOk(host.app, createSampleOrder, {
      body: { from, member: null, country },
    })
    return { number: orderNumber, who: { filter: `email(${email})` } }
  }
  const cancel = (returnOrderNumber: string, request: ApiRequest) =>
    send(host.app, cancelReturn, { ...request, params: { returnOrderNumber } })
  const codeOf = ({ status, body }: { status: number; body: unknown }) => [
    status,
    (body as { code?: string }).code,
  ]
  const play = (returnOrderNumber: string, status: string) =>
    send(host.app, playReturn, { params: { returnOrderNumber }, body: { status } })
  const mailsOf = (orderNumber: string) => listMails(host.deps.db, host.deps, { orderNumber })

  it('[BY-13] gives every piece back to the line and the group that it was taken from, to be returned again', async () => {
    const { who, orderNumber, before, number } = await place()
    expect((await orderOf(orderNumber, who)).group).toHaveLength(2)
    const answer = await sendOk(host.app, cancelReturn, { ...who, params: { returnOrderNumber: number } })
    expect(answer).toEqual({ returnOrderNumber: number, cancelledAt: host.deps.clock.now().toISOString() })
    const after = await orderOf(orderNumber, who)
    expect({ ...after, shouldRefresh: false }).toEqual({ ...before, shouldRefresh: false })
    expect(after.shouldRefresh).toBe(true)
    const again = await capture(orderNumber, who, [
      ['0001', 1],
      ['0002', 3],
    ])
    expect(again).not.toBe(number)
  })

  it('[BY-13] gives pieces back into a line that was all taken by and by, whichever return is called off first', async () => {
    const who = { as: newMember() }
    const orderNumber = await addOrder(host.deps.db, deliveredOrder({ upmId: who.as }))
    const first = await capture(orderNumber, who, [['0002', 2]])
    const second = await capture(orderNumber, who, [['0002', 1]])
    for (const returnOrderNumber of [first, second])
      await sendOk(host.app, cancelReturn, { ...who, params: { returnOrderNumber } })
    const lines = (await orderOf(orderNumber, who)).group.flatMap(({ orderItems }) => orderItems)
    const ofCode = lines.filter(({ product }) => product.gtin === '0002')
    const sum = (name: 'quantity' | 'returnableQuantity' | 'lineItemChargedPrice' | 'lineItemTaxes') =>
      ofCode.reduce((total, line) => total + Math.round(Number(line.lineItemTransaction[name]) * 100), 0)
    expect([
      sum('quantity'),
      sum('returnableQuantity'),
      sum('lineItemChargedPrice'),
      sum('lineItemTaxes'),
    ]).toEqual([300, 300, 10_000, 725])
    expect(new Set(ofCode.map(({ lineItemStatus }) => lineItemStatus.status))).toEqual(new Set(['Delivered']))
    expect(await capture(orderNumber, who, [['0002', 3]])).toMatch(/^RN/)
  })

  it('[BY-13] ends the return: canceled with its day, without label, code or another way, and no refund ever', async () => {
    const { who, number } = await place()
    await sendOk(host.app, cancelReturn, { ...who, params: { returnOrderNumber: number } })
    const order = await orderOf(number, who)
    const [line] = order.group.flatMap(({ orderItems }) => orderItems)
    expect([
      order.group[0]?.headingVariant,
      line?.lineItemStatus.status,
      line?.itemDates.cancelled,
      order.refund,
    ]).toEqual(['cancelled', 'Cancelled', host.deps.clock.now().toISOString(), null])
    const label = await send(host.app, getReturnLabel, { ...who, params: { returnOrderNum: number } })
    const posted = await send(host.app, dispatchReturnLabel, {
      ...who,
      body: { dispatchType: 'email', returnOrderNumber: number },
    })
    const switched = await send(host.app, switchReturnMethod, {
      ...who,
      params: { returnOrderNumber: number },
      body: { returnMethod: 'PICK_UP', standardCarrierAlphaCode: null },
    })
    expect([codeOf(label), codeOf(posted), codeOf(switched)]).toEqual([
      [400, 'label_not_available'],
      [400, 'label_not_available'],
      [400, 'return_state'],
    ])
    for (const status of ['authorized', 'in transit', 'received', 'return processed', 'early refund'])
      expect((await play(number, status)).status).toBe(400)
    expect(await host.deps.db.$count(refunds, eq(refunds.returnOrderNumber, number))).toBe(0)
  })

  it.each([
    ['en', 'is canceled', 'no refund'],
    ['pl', 'jest anulowany', 'Produkty zostają u ciebie'],
    ['ar', 'أُلغي الإرجاع', 'تبقى المنتجات لديك'],
  ])('[BY-13] tells of it by one mail in the page’s language (%s)', async (language, subject, words) => {
    const { who, number } = await place()
    const headers = { 'Accept-Language': language }
    const key = randomUUID()
    const first = await cancel(number, { ...who, headers, key })
    const same = await cancel(number, { ...who, headers, key })
    expect([first.status, same.body]).toEqual([200, first.body])
    expect(codeOf(await cancel(number, { ...who, headers }))).toEqual([400, 'return_already_cancelled'])
    const [mail, ...others] = await mailsOf(number)
    expect([mail?.kind, mail?.to, others]).toEqual(['returnCanceled', 'kim@podium.example', []])
    expect([mail?.subject, mail?.text]).toEqual([
      expect.stringContaining(subject),
      expect.stringContaining(words),
    ])
    expect(mail?.text).toContain(`/us/${language}/orders/returns/${number}`)
  })

  it('[BY-13] tells whoever booked a pickup to call that off as well', async () => {
    const { number, who } = await sampleReturn('return-pickup')
    await sendOk(host.app, cancelReturn, { ...who, params: { returnOrderNumber: number } })
    const [mail] = await mailsOf(number)
    expect(mail?.text).toContain('If you booked a pickup, cancel it with the carrier.')
  })

  it('[BY-13] deletes the bank account that the money would have gone to', async () => {
    const as = newMember()
    const orderNumber = await addCashReturn(host.deps.db, { upmId: as })
    const body = { accountDetails: sampleAccount, email: 'kim@podium.example', orderNumber }
    await sendOk(host.app, sendBankRefund, { as, body })
    expect((await cancel(orderNumber, { as })).status).toBe(200)
    const [row] = await host.deps.db
      .select()
      .from(bankRefunds)
      .where(eq(bankRefunds.returnOrderNumber, orderNumber))
    expect([row?.sealedAccount, row?.closedAt]).toEqual([null, host.deps.clock.now()])
    expect(codeOf(await send(host.app, sendBankRefund, { as, body }))).toEqual([400, 'bank_refund_not_due'])
  })

  it('[BY-13] stops a label on its way to the mailbox or the post room', async () => {
    const { who, number } = await place()
    const [email, letter] = [randomUUID(), randomUUID()]
    const ids: readonly string[] = [email, letter]
    const mail = {
      kind: 'returnLabel',
      orderNumber: number,
      language: 'en',
      firstName: null,
      returnMethod: 'upsDropoff',
      status: 'QUEUED',
      requestedAt: host.deps.clock.now(),
    } as const
    await host.deps.db.insert(outgoingMails).values([
      { ...mail, id: email, channel: 'email', recipient: 'kim@podium.example' },
      { ...mail, id: letter, channel: 'letter', recipient: null },
    ])
    expect((await cancel(number, who)).status).toBe(200)
    for (const id of ids) await workMail(host.deps, { mailer: null, texts: null }, id)
    const rows = await host.deps.db.select().from(outgoingMails).where(eq(outgoingMails.orderNumber, number))
    expect(rows.filter(({ id }) => ids.includes(id)).map(({ status, failure }) => [status, failure])).toEqual(
      [
        ['FAILED', { code: 'return_cancelled' }],
        ['FAILED', { code: 'return_cancelled' }],
      ],
    )
  })

  it.each(['return-created', 'return-pickup', 'return-to-store'])(
    '[BY-13] takes a guest’s return back that was asked for elsewhere (%s)',
    async (from) => {
      const { number, who } = await sampleReturn(from)
      const { parentSalesOrderNumber } = await orderOf(number, who)
      expect((await cancel(number, who)).status).toBe(200)
      const sale = await orderOf(parentSalesOrderNumber ?? '', who)
      const lines = sale.group.flatMap(({ orderItems }) => orderItems)
      expect(new Set(lines.map(({ lineItemStatus }) => lineItemStatus.status))).toEqual(
        new Set(['Delivered']),
      )
      expect(sale.group.every(({ actions }) => actions.viewReturn === null)).toBe(true)
      expect(lines.every(({ lineItemTransaction: t }) => t.returnableQuantity === t.quantity)).toBe(true)
    },
  )

  it('[BY-13] voids the code of a return to a store, and mails it no more', async () => {
    const { number, who } = await sampleReturn('return-to-store')
    const { returnToStore, parentSalesOrderNumber, authorizationInfo } = await orderOf(number, who)
    expect(returnToStore?.barcodeNumber).toBe(number)
    await sendOk(host.app, cancelReturn, { ...who, params: { returnOrderNumber: number } })
    const after = await orderOf(number, who)
    expect([after.returnToStore, after.showBarcodeFlag]).toEqual([null, false])
    const mailed = await send(host.app, sendStoreReturnEmail, {
      ...who,
      body: {
        country: 'US',
        firstName: 'Ada',
        language: 'en',
        orderNumber: parentSalesOrderNumber,
        returnNumber: number,
        to: authorizationInfo?.email,
      },
    })
    expect(codeOf(mailed)).toEqual([400, 'order_not_found'])
  })

  it('[BY-13] gives what was picked up from a store back as picked up', async () => {
    const { db } = host.deps
    const upmId = newMember()
    const number = await addReturn(db, { upmId })
    const orderNumber = await addOrder(db, {
      upmId,
      group: { headingVariant: 'returnCreated', returnOrderNumber: number },
      lines: [
        {
          status: 'Return Created',
          dates: { pickedUp: '2026-11-15T12:00:00.000Z', returnCreated: '2026-11-18T12:00:00.000Z' },
        },
      ],
    })
    await db.update(orders).set({ parentSalesOrderNumber: orderNumber }).where(eq(orders.orderNumber, number))
    expect((await cancel(number, { as: upmId })).status).toBe(200)
    const [line] = (await orderOf(orderNumber, { as: upmId })).group.flatMap(({ orderItems }) => orderItems)
    expect([line?.lineItemStatus.status, line?.itemDates.pickedUp, line?.itemDates.returnCreated]).toEqual([
      'Picked Up',
      '2026-11-15T12:00:00.000Z',
      null,
    ])
  })

  it.each([
    ['in transit', 'return-created'],
    ['returned at store', 'return-to-store'],
    ['received', 'return-created'],
    ['early refund', 'return-created'],
  ])('[BY-14] is refused once it is %s, and nothing changes', async (status, from) => {
    const { number, who } = await sampleReturn(from)
    expect((await play(number, status)).status).toBe(200)
    const before = await orderOf(number, who)
    expect(codeOf(await cancel(number, who))).toEqual([400, 'return_state'])
    expect(await orderOf(number, who)).toEqual(before)
    expect(await mailsOf(number)).toEqual([])
  })

  it('[BY-14] is nobody’s but the owner’s: unknown returns, others’, sales and wrong contacts are one answer', async () => {
    const { orderNumber, number, who } = await place()
    expect([
      codeOf(await cancel(number, {})),
      codeOf(await cancel('RT00000000', who)),
      codeOf(await cancel(number, { as: newMember() })),
      codeOf(await cancel(number, { filter: 'email(someone@else.example)' })),
      codeOf(await cancel(orderNumber, who)),
    ]).toEqual([[401, 'unauthorized'], ...Array.from({ length: 4 }, () => [404, 'order_not_found'])])
  })

  it('[BY-14] is done once, of many at the same time as well', async () => {
    const { who, number } = await place()
    const answers = await Promise.all(Array.from({ length: 6 }, () => cancel(number, who)))
    expect(answers.map((answer) => codeOf(answer).join(' ')).sort()).toEqual([
      '200 ',
      ...Array.from({ length: 5 }, () => '400 return_already_cancelled'),
    ])
    expect(await mailsOf(number)).toHaveLength(1)
  })

  it.each(['in transit', 'early refund'])(
    '[BY-14] and a carrier or a refund at the same moment: one of them comes first, and the other is refused (%s)',
    async (status) => {
      const { who, number, orderNumber } = await place()
      const [played, cancelled] = await Promise.all([play(number, status), cancel(number, who)])
      const order = await orderOf(number, who)
      const isOver = cancelled.status === 200
      expect([played.status, codeOf(cancelled)]).toEqual(
        isOver ? [400, [200, undefined]] : [200, [400, 'return_state']],
      )
      expect(order.group[0]?.headingVariant === 'cancelled').toBe(isOver)
      expect(await host.deps.db.$count(refunds, eq(refunds.returnOrderNumber, number))).toBe(
        isOver || status === 'in transit' ? 0 : 1,
      )
      expect((await orderOf(orderNumber, who)).group).toHaveLength(isOver ? 1 : 2)
    },
  )

  it('[BY-14] and a switch of the method at the same moment leave a canceled return, whichever comes first', async () => {
    const { who, number } = await place()
    const body = { returnMethod: 'PICK_UP', standardCarrierAlphaCode: null }
    const [switched, cancelled] = await Promise.all([
      send(host.app, switchReturnMethod, { ...who, params: { returnOrderNumber: number }, body }),
      cancel(number, who),
    ])
    expect([cancelled.status, [200, 400].includes(switched.status)]).toEqual([200, true])
    expect((await orderOf(number, who)).group[0]?.headingVariant).toBe('cancelled')
  })
})
