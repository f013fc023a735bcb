import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { getPaymentJob, preparePayment } from '../../../../contract/payments/deferred-payment.ts'
import { playReady } from '../../../../contract/sandbox/play-ready.ts'
import { createSampleOrder } from '../../../../contract/sandbox/sandbox.ts'
import { formatCalendarDate } from '../../../../domain/format/calendar-dates.ts'
import { collectByDate } from '../../../../domain/pickup/collect-by.ts'
import { orderLines } from '../../../db/tables/order-lines.ts'
import { orders } from '../../../db/tables/orders.ts'
import { payments } from '../../../db/tables/payments/payments.ts'
import { storePickups } from '../../../db/tables/pickup/pickups.ts'
import { stores } from '../../../db/tables/stores.ts'
import { listMails } from '../../../sandbox/mails/list-mails.ts'
import { listPreparing } from '../../../sandbox/pickups/play-ready.ts'
import { hasDatabase } from '../../../testing/database/open-test-database.ts'
import { send, sendOk } from '../../../testing/host/api-client.ts'
import { completedJob } from '../../../testing/host/job-polling.ts'
import { type SandboxHost, startSandboxHost } from '../../../testing/host/sandbox-host.ts'
import { addOrder, newMember } from '../../../testing/orders/build-order.ts'
import { byLink, curbsideVisits } from '../../../testing/orders/curbside-visits.ts'
import { settleAfterCancellation, settlePayment } from '../payments/settle-payment.ts'

describe.skipIf(!hasDatabase())('mails about payments and pickups', () => {
  let host: SandboxHost
  beforeAll(async () => {
    host = await startSandboxHost()
  })
  afterAll(() => host.close())

  const mailsOf = (orderNumber: string) => listMails(host.deps.db, host.deps, { orderNumber })
  const kindsOf = async (orderNumber: string) => (await mailsOf(orderNumber)).map(({ kind }) => kind)

  /** An unpaid order whose payment is prepared, in this language. */
  const prepared = async (language = 'en') => {
    const as = newMember()
    const orderNumber = await addOrder(host.deps.db, {
      upmId: as,
      paymentHoldFlag: true,
      paymentPending: true,
      paymentApprovalId: 'ap1',
      payments: [{ paymentType: 'KLARNA', paymentDisplayNumber: null, paymentTypeImageUrl: null }],
    })
    const { id } = await sendOk(host.app, preparePayment.formsV2, {
      as,
      headers: { 'Accept-Language': language },
      body: {
        approvalId: 'ap1',
        experienceType: 'DESKTOP',
        orderNumber,
        returnURL: `http://localhost:3000/us/en/orders/sales/${orderNumber}/payment-confirmation`,
      },
    })
    await completedJob(host.app, getPaymentJob.formsV2, id, { as })
    const [payment] = await host.deps.db.select().from(payments).where(eq(payments.orderNumber, orderNumber))
    const settle = () => settlePayment(host.deps, payment?.id ?? '', host.clock.now())
    return { orderNumber, settle }
  }

  it('a payment that has come is confirmed once, however often the provider says so', async () => {
    const { orderNumber, settle } = await prepared()
    expect(await kindsOf(orderNumber)).toEqual([])
    await Promise.all(Array.from({ length: 5 }, settle))
    const mails = await mailsOf(orderNumber)
    expect(mails.map(({ kind, to, subject }) => [kind, to, subject])).toEqual([
      ['orderPaid', 'kim@podium.example', `Your order ${orderNumber} is paid`],
    ])
    expect(mails[0]?.text).toContain('Paid: $123.45\nPaid with: Klarna')
    const polish = await prepared('pl')
    await polish.settle()
    expect((await mailsOf(polish.orderNumber))[0]?.subject).toBe(`Zamówienie ${polish.orderNumber} opłacone`)
  })

  it('a payment for a canceled order is told to be on its way back, and not that the order is paid', async () => {
    const { orderNumber, settle } = await prepared()
    await host.deps.db
      .update(orders)
      .set({ cancelledAt: host.clock.now() })
      .where(eq(orders.orderNumber, orderNumber))
    await settle()
    await settle()
    const mails = await mailsOf(orderNumber)
    expect(mails.map(({ kind }) => kind)).toEqual(['paymentReturned'])
    expect(mails[0]?.text).toContain('yours of $123.45 arrived. We’re refunding it in full')
  })

  it('a payment that a cancellation held back is confirmed once that is denied, and not again by a later one', async () => {
    const { orderNumber, settle } = await prepared()
    const set = (pendingModification: 'CANCEL_ORDER' | null) =>
      host.deps.db.update(orders).set({ pendingModification }).where(eq(orders.orderNumber, orderNumber))
    await set('CANCEL_ORDER')
    expect(await settle()).toBe('held')
    expect(await kindsOf(orderNumber)).toEqual([])
    await set(null)
    const denied = { orderNumber, isCancelled: false, now: host.clock.now() }
    for (let round = 0; round < 2; round += 1) {
      await host.deps.db.transaction((tx) => settleAfterCancellation(host.boss, tx, denied))
    }
    expect(await kindsOf(orderNumber)).toEqual(['orderPaid'])
  })

  it('[BY-32] an order that is ready is told once, with place, last day, code and the link for the curb', async () => {
    const { orderNumber = '' } = await sendOk(host.app, createSampleOrder, {
      body: { from: 'pickup-preparing', member: null, country: 'pl' },
    })
    const ready = () => send(host.app, playReady, { params: { orderNumber } })
    expect([(await ready()).status, (await ready()).status]).toEqual([200, 200])
    const [mail, ...others] = await mailsOf(orderNumber)
    expect([others, mail?.kind, mail?.language]).toEqual([[], 'pickupReady', 'pl'])
    expect(mail?.subject).toBe(`Zamówienie ${orderNumber} gotowe do odbioru`)
    expect(mail?.text).toMatch(
      new RegExp(`/pl/pl/orders/curbside-pickup/${orderNumber}\\?storeId=\\w+&qrId=`),
    )
    expect(mail?.text).toMatch(
      new RegExp(`Pokaż kod odbioru: http://localhost:3000/pl/pl/orders/sales/${orderNumber}/pickup$`, 'm'),
    )
    const [held] = await host.deps.db
      .select({ lines: orderLines, store: stores })
      .from(orderLines)
      .innerJoin(storePickups, eq(storePickups.orderNumber, orderLines.orderNumber))
      .innerJoin(stores, eq(stores.storeId, storePickups.storeId))
      .where(eq(orderLines.orderNumber, orderNumber))
    const until = collectByDate({
      readyAt: host.clock.now().toISOString(),
      country: 'pl',
      timeZone: held?.store.store.timezone ?? '',
    })
    expect(held?.lines.dates.readyForPickup).toBeDefined()
    expect(mail?.text).toContain(`Termin odbioru: ${formatCalendarDate(until ?? '', 'heading', 'pl-PL')}`)
    expect((await send(host.app, playReady, { params: { orderNumber: 'UNKNOWN1' } })).status).toBe(404)
  })

  it('the store has nothing to pack of an order that is canceled, or about to be', async () => {
    const { orderNumber = '' } = await sendOk(host.app, createSampleOrder, {
      body: { from: 'pickup-preparing', member: null, country: 'pl' },
    })
    const isToPack = async () =>
      (await listPreparing(host.deps.db, null)).some((order) => order.orderNumber === orderNumber)
    const set = (changes: Partial<typeof orders.$inferInsert>) =>
      host.deps.db.update(orders).set(changes).where(eq(orders.orderNumber, orderNumber))
    expect(await isToPack()).toBe(true)
    await set({ pendingModification: 'CANCEL_ORDER' })
    expect(await isToPack()).toBe(false)
    await set({ pendingModification: null, cancelledAt: host.clock.now() })
    expect(await isToPack()).toBe(false)
  })

  it('a visit at the curb that is taken back, and one that is served, are each told once, in the shopper’s language', async () => {
    const { visit, announced, patch, play } = curbsideVisits(host.app)
    const one = await visit()
    const { id } = await announced(one)
    for (let round = 0; round < 2; round += 1) {
      const answer = await patch(id, 'CANCELLED_CONSUMER', {
        headers: { ...byLink(one).headers, 'Accept-Language': 'ar' },
      })
      expect(answer.status).toBe(200)
    }
    const again = await announced(one)
    expect((await mailsOf(one.orderNumber)).map(({ kind, language }) => [kind, language])).toEqual([
      ['pickupCanceled', 'ar'],
    ])
    for (const status of ['CLAIMED', 'COMPLETE', 'COMPLETE'] as const) {
      expect((await play(again.id, status)).status).toBe(200)
    }
    expect((await kindsOf(one.orderNumber)).toSorted()).toEqual(['pickedUp', 'pickupCanceled'])
  })
})
