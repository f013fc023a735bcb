import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { cancelItems, getCancelJob } from '../../../../contract/orders/cancellation.ts'
import { listMails } from '../../../sandbox/mails/list-mails.ts'
import { hasDatabase } from '../../../testing/database/open-test-database.ts'
import { type ApiRequest, sendOk } from '../../../testing/host/api-client.ts'
import { completedJob } from '../../../testing/host/job-polling.ts'
import { startTestHost, type TestHost } from '../../../testing/host/test-host.ts'
import { waitFor } from '../../../testing/host/wait-for.ts'
import { addOrder, newMember, type OrderParts } from '../../../testing/orders/build-order.ts'
import type { Fulfilment } from '../cancellation/fulfilment.ts'

/** A warehouse that decides later, and then says no. */
const refusesLater: Fulfilment = {
  etaMs: 20,
  cancel: async () => ({ kind: 'pending', settleAfterMs: 200 }),
  changeDelivery: async () => ({ kind: 'changed' }),
  settle: async () => ({ kind: 'denied' }),
}

const card = { paymentType: 'CREDIT_CARD', paymentDisplayNumber: '4242', paymentTypeImageUrl: null } as const

describe.skipIf(!hasDatabase())('mails about cancelled pieces', () => {
  let host: TestHost
  beforeAll(async () => {
    host = await startTestHost()
  })
  afterAll(() => host.close())

  /** Three pieces of one item and one of another. */
  const place = async (parts: OrderParts = {}, at = host) => {
    const as = newMember()
    const orderNumber = await addOrder(at.deps.db, {
      upmId: as,
      payments: [card],
      orderTotal: 15_800,
      shippingAddress: { firstName: 'Kim' },
      lines: [
        { title: 'Backboard 86', size: '43', quantity: 3, chargedPrice: 9_000, taxes: 1_001 },
        { title: 'Court cap', size: null, chargedPrice: 5_000 },
      ],
      ...parts,
    })
    return { as, orderNumber }
  }
  const cancel = async (
    { as, orderNumber }: { as: string; orderNumber: string },
    quantities: readonly number[],
    { at = host, ...request }: ApiRequest & { at?: TestHost } = {},
  ) => {
    const items = quantities.flatMap((quantity, index) =>
      quantity === 0 ? [] : [{ lineId: `${orderNumber}-${index + 1}`, quantity }],
    )
    const job = await sendOk(at.app, cancelItems, {
      as,
      params: { orderNumber },
      body: { items },
      ...request,
    })
    await completedJob(at.app, getCancelJob, job.id, { as })
  }
  const mailsOf = (orderNumber: string, at = host) => listMails(at.deps.db, at.deps, { orderNumber })

  it('[BY-15] say which pieces are canceled, that the rest goes ahead, what is refunded, to what and when', async () => {
    const order = await place()
    await cancel(order, [1, 1])
    const { orderNumber } = order
    const [mail, ...others] = await mailsOf(orderNumber)
    expect(others).toEqual([])
    expect(mail).toMatchObject({
      kind: 'itemsCanceled',
      channel: 'email',
      to: 'kim@podium.example',
      subject: `Part of your order ${orderNumber} is canceled`,
    })
    expect(mail?.text).toBe(
      [
        'Hello Kim,',
        `We canceled these items of order ${orderNumber}. The rest goes ahead as planned.`,
        'Backboard 86, Size 43: 1 piece\nCourt cap: 1 piece',
        'Refund: $83.34\nRefunded to: Credit card ending 4242\nExpect it by: November 27, 2026',
        'Refunds usually take 2 business days. Allow up to 7 days.',
        'If you didn’t cancel these items, contact us right away.',
        `View order: http://localhost:3000/us/en/orders/sales/${orderNumber}`,
      ].join('\n\n'),
    )
  })

  it('[BY-15] tell of each cancellation its own pieces and its own refund, whatever was cancelled since', async () => {
    const order = await place()
    await cancel(order, [1])
    await cancel(order, [0, 1])
    await cancel(order, [1])
    const texts = (await mailsOf(order.orderNumber)).map(({ text }) => text)
    const told = texts.map((text) => [/: (\d piece)/.exec(text)?.[1], /Refund: (\S+)/.exec(text)?.[1]])
    expect(told.toSorted()).toEqual([
      ['1 piece', '$33.33'],
      ['1 piece', '$33.34'],
      ['1 piece', '$50'],
    ])
  })

  it.each([
    ['pl', 'ltr', 'Część zamówienia {}', 'Zwrot pieniędzy: 66,67 USD'],
    ['ar', 'rtl', '{}', 'المبلغ المسترد: '],
  ])(
    '[BY-15] are written in the language that the shopper read: %s',
    async (language, direction, subject, words) => {
      const order = await place()
      await cancel(order, [2], { headers: { 'Accept-Language': language } })
      const [mail] = await mailsOf(order.orderNumber)
      expect(mail?.language).toBe(language)
      expect(mail?.subject).toContain(subject.replace('{}', order.orderNumber))
      expect(mail?.html).toContain(`<html lang="${language}" dir="${direction}">`)
      expect(mail?.text.replaceAll(/\s/g, ' ')).toContain(words)
    },
  )

  it('[BY-15] speak of no refund where nothing was charged', async () => {
    const order = await place({ payments: [{ ...card, paymentType: 'COD' }] })
    await cancel(order, [1])
    const [mail] = await mailsOf(order.orderNumber)
    expect(mail?.text).toContain('Nothing was charged, so there is nothing to refund.')
    expect(mail?.text).not.toMatch(/Refund: |Refunds usually/)
  })

  it('[BY-16] tell of pieces that were pending and are sent after all, and that nothing was refunded', async () => {
    const other = await startTestHost({ overrides: { fulfilment: refusesLater } })
    const order = await place({}, other)
    await cancel(order, [2], { at: other })
    const mails = await waitFor('the answer', async () => {
      const found = await mailsOf(order.orderNumber, other)
      return found.length > 0 && found
    })
    expect(mails.map(({ kind, subject }) => [kind, subject])).toEqual([
      ['itemsNotCanceled', `We couldn’t cancel items of your order ${order.orderNumber}`],
    ])
    expect(mails[0]?.text).toBe(
      [
        'Hello Kim,',
        `The warehouse couldn’t stop these items of order ${order.orderNumber}. The order goes ahead as planned, and nothing was refunded.`,
        'Backboard 86, Size 43: 2 pieces',
        'Changed your mind? Your order’s page shows what you can still do.',
        `View order: http://localhost:3000/us/en/orders/sales/${order.orderNumber}`,
      ].join('\n\n'),
    )
    await other.close()
  })

  it('tell nothing where the warehouse refused at once: the page has said it', async () => {
    const order = await place({ rule: 'denied' })
    await cancel(order, [1])
    expect(await mailsOf(order.orderNumber)).toEqual([])
  })
})
