import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { cancelOrder, getCancelJob } from '../../../../contract/orders/cancellation.ts'
import { outgoingMails } from '../../../db/tables/outgoing-mails.ts'
import { listMails } from '../../../sandbox/mails/list-mails.ts'
import { hasDatabase } from '../../../testing/database/open-test-database.ts'
import { type ApiRequest, send, sendOk } from '../../../testing/host/api-client.ts'
import { completedJob } from '../../../testing/host/job-polling.ts'
import { startTestHost, type TestHost } from '../../../testing/host/test-host.ts'
import { waitFor } from '../../../testing/host/wait-for.ts'
import { addOrder, newMember, type OrderParts } from '../../../testing/orders/build-order.ts'
import { guestCancelBody, memberCancelBody } from '../../../testing/orders/cancel-bodies.ts'
import { workCancellation } from '../cancellation/cancellation.worker.ts'
import type { Fulfilment } from '../cancellation/fulfilment.ts'

/** A warehouse that decides later, and then says no. */
const refusesLater: Fulfilment = {
  etaMs: 20,
  cancel: async () => ({ kind: 'pending', settleAfterMs: 200 }),
  changeDelivery: async () => ({ kind: 'changed' }),
  settle: async () => ({ kind: 'denied' }),
}

const card = { paymentType: 'CREDIT_CARD', paymentDisplayNumber: '4242', paymentTypeImageUrl: null } as const

describe.skipIf(!hasDatabase())('mails about cancellations', () => {
  let host: TestHost
  beforeAll(async () => {
    host = await startTestHost()
  })
  afterAll(() => host.close())

  const place = async (parts: OrderParts = {}) => {
    const as = newMember()
    const orderNumber = await addOrder(host.deps.db, {
      upmId: as,
      payments: [card],
      shippingAddress: { firstName: 'Kim' },
      lines: [{ title: 'Backboard 86', size: '43', quantity: 2 }],
      ...parts,
    })
    return { as, orderNumber }
  }
  const ask = (orderNumber: string, request: ApiRequest) =>
    send(host.app, cancelOrder, {
      params: { orderNumber },
      body: memberCancelBody(orderNumber),
      ...request,
    })
  const cancel = async (order: { as: string; orderNumber: string }, request: ApiRequest = {}) => {
    const { as, orderNumber } = order
    const job = await sendOk(host.app, cancelOrder, {
      as,
      params: { orderNumber },
      body: memberCancelBody(orderNumber),
      ...request,
    })
    return completedJob(host.app, getCancelJob, job.id, { as })
  }
  const rowsOf = (orderNumber: string) =>
    host.deps.db.select().from(outgoingMails).where(eq(outgoingMails.orderNumber, orderNumber))
  const mailsOf = (orderNumber: string) => listMails(host.deps.db, host.deps, { orderNumber })
  const kindsOf = async (orderNumber: string) => (await rowsOf(orderNumber)).map(({ kind }) => kind)
  const settled = (orderNumber: string) =>
    waitFor('the cancellation to be decided', async () => (await kindsOf(orderNumber)).length > 0)

  it.each(['complete', 'slow'] as const)(
    '[CA-02] what is cancelled (%s) is told once to the order’s address: which order and items, what is refunded, to what and when',
    async (rule) => {
      const order = await place({ rule })
      await cancel(order)
      const { orderNumber } = order
      const [mail, ...others] = await mailsOf(orderNumber)
      expect(others).toEqual([])
      expect(mail).toMatchObject({
        kind: 'orderCanceled',
        channel: 'email',
        to: 'kim@podium.example',
        subject: `Your order ${orderNumber} is canceled`,
      })
      expect(mail?.text).toBe(
        [
          'Hello Kim,',
          `We canceled order ${orderNumber}. Nothing will ship.`,
          'Backboard 86, Size 43 · 2 pieces: $50',
          'Refund: $123.45\nRefunded to: Credit card ending 4242\nExpect it by: November 27, 2026',
          'Refunds usually take 2 business days. Allow up to 7 days.',
          'If you didn’t cancel this order, contact us right away.',
          `View order: http://localhost:3000/us/en/orders/sales/${orderNumber}`,
        ].join('\n\n'),
      )
      await waitFor('the mail to leave', async () => (await rowsOf(orderNumber))[0]?.status === 'KEPT')
    },
  )

  it.each([
    ['pl', 'ltr', 'Zamówienie {} anulowane', 'Zwrot pieniędzy: 123,45 USD Zwrócono na: Karta kredytowa'],
    ['ar', 'rtl', 'أُلغي طلبك {}', 'المبلغ المسترد: '],
  ])('is written in the language that the shopper read: %s', async (language, direction, subject, words) => {
    const order = await place()
    await cancel(order, { headers: { 'Accept-Language': language } })
    const [mail] = await mailsOf(order.orderNumber)
    expect(mail).toMatchObject({ language, subject: subject.replace('{}', order.orderNumber) })
    expect(mail?.html).toContain(`<html lang="${language}" dir="${direction}">`)
    expect(mail?.text.replaceAll(/\s/g, ' ')).toContain(words)
    expect(mail?.html).toContain(`/us/${language}/orders/sales/${order.orderNumber}`)
  })

  it('tells a guest at the order’s own address, and leads to the page that asks for the contact', async () => {
    const orderNumber = await addOrder(host.deps.db, { upmId: null, payments: [card] })
    const filter = 'email(kim@podium.example)'
    const job = await sendOk(host.app, cancelOrder, {
      filter,
      params: { orderNumber },
      body: guestCancelBody(),
    })
    await completedJob(host.app, getCancelJob, job.id, { filter })
    const [mail] = await mailsOf(orderNumber)
    expect([mail?.to, mail?.text.includes(`/us/en/orders/details/${orderNumber}`)]).toEqual([
      'kim@podium.example',
      true,
    ])
  })

  it('says nothing of a refund where nothing was charged, and sends nothing where the order has no address', async () => {
    const unpaid = await place({ paymentHoldFlag: true })
    const nowhere = await place({ contactEmail: null })
    const onDelivery = await place({ payments: [{ ...card, paymentType: 'COD' }] })
    for (const order of [unpaid, nowhere, onDelivery]) await cancel(order)
    for (const { orderNumber } of [unpaid, onDelivery]) {
      const [mail] = await mailsOf(orderNumber)
      expect(mail?.text).toContain('Nothing was charged, so there is nothing to refund.')
      expect(mail?.text).not.toMatch(/\$123|Refunds usually/)
    }
    expect(await mailsOf(nowhere.orderNumber)).toEqual([])
  })

  it('names every way that an order was paid', async () => {
    const gift = { ...card, paymentType: 'GIFT_CERTIFICATE', paymentDisplayNumber: '0017' } as const
    const order = await place({ payments: [gift, card] })
    await cancel(order)
    expect((await mailsOf(order.orderNumber))[0]?.text).toContain(
      'Refunded to: Gift card ending 0017 and Credit card ending 4242',
    )
  })

  it('[AP-02] [CA-08] is sent once, however often it is asked for, its answer is lost and its job is worked', async () => {
    const { as, orderNumber } = await place({ rule: 'slow' })
    const key = randomUUID()
    const answers = await Promise.all([
      ask(orderNumber, { as, key }),
      ask(orderNumber, { as, key }),
      ask(orderNumber, { as }),
    ])
    const job = answers.find(({ status }) => status === 202)?.body as { id: string }
    const { signal } = new AbortController()
    await Promise.all(Array.from({ length: 4 }, () => workCancellation(host.deps, job.id, signal)))
    await completedJob(host.app, getCancelJob, job.id, { as })
    await ask(orderNumber, { as, key })
    await ask(orderNumber, { as })
    expect(await kindsOf(orderNumber)).toEqual(['orderCanceled'])
  })

  it('[CA-02] tells of no cancellation that was denied or failed', async () => {
    for (const rule of ['denied', 'failing'] as const) {
      const order = await place({ rule })
      await cancel(order)
      expect(await kindsOf(order.orderNumber)).toEqual([])
    }
  })

  it('waits with a pending one until it is settled', async () => {
    const order = await place({ rule: 'pending' })
    await cancel(order)
    expect(await kindsOf(order.orderNumber)).toEqual([])
    await settled(order.orderNumber)
    expect(await kindsOf(order.orderNumber)).toEqual(['orderCanceled'])
  })

  it('tells of a pending one that is refused in the end that the order goes ahead', async () => {
    const other = await startTestHost({ overrides: { fulfilment: refusesLater } })
    const as = newMember()
    const orderNumber = await addOrder(other.deps.db, { upmId: as, payments: [card] })
    const job = await sendOk(other.app, cancelOrder, {
      as,
      params: { orderNumber },
      body: memberCancelBody(orderNumber),
    })
    await completedJob(other.app, getCancelJob, job.id, { as })
    const mails = await waitFor('the answer', async () => {
      const found = await listMails(other.deps.db, other.deps, { orderNumber })
      return found.length > 0 && found
    })
    expect(mails.map(({ kind, subject }) => [kind, subject])).toEqual([
      ['orderNotCanceled', `We couldn’t cancel your order ${orderNumber}`],
    ])
    expect(mails[0]?.text).toContain('It goes ahead as planned, and nothing was refunded.')
    await other.close()
  })

  it('logs nothing personal', () => {
    expect(JSON.stringify(host.lines)).toContain('mail.ended')
    expect(JSON.stringify(host.lines)).not.toMatch(
      /kim|podium\.example|(?<![\da-f-])4242(?![\da-f-])|Backboard/i,
    )
  })
})
