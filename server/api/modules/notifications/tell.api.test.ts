import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { profileOf } from '../../../../domain/countries/profile-of.ts'
import { notificationPhoneCodes, notifications } from '../../../db/tables/notifications/notifications.ts'
import { orderGroups, orderLines } from '../../../db/tables/order-lines.ts'
import { attempts } from '../../../db/tables/people/identity.ts'
import { createBrowser } from '../../../sandbox/push/sandbox-push.ts'
import { hasDatabase } from '../../../testing/database/open-test-database.ts'
import type { TestHost } from '../../../testing/host/test-host.ts'
import {
  addToldOrder,
  choose,
  happen,
  messagesOf,
  startToldHost,
  type ToldOrder,
  toldOf,
} from '../../../testing/notifications/told-host.ts'
import { workMail } from '../mail/mail.worker.ts'
import { tellLastDays } from './last-days.usecases.ts'
import { releaseDue, tell } from './tell.usecases.ts'

/** Noon and half past ten at night in Amsterdam, and the end of that night there. */
const noon = '2026-11-20T11:00:00.000Z'
const night = '2026-11-20T21:30:00.000Z'
const morning = '2026-11-21T07:00:00.000Z'

describe.skipIf(!hasDatabase())('what is told of an order', () => {
  let host: TestHost
  beforeAll(async () => {
    host = await startToldHost()
  })
  afterAll(() => host.close())
  beforeEach(async () => {
    host.clock.set(noon)
    await host.deps.db.delete(attempts)
    await host.deps.db.delete(notifications)
  })

  const everyWay = async (parts = {}, timeZone = 'Europe/Amsterdam') => {
    const order = await addToldOrder(host, parts)
    const subscription = await createBrowser(host.deps.db)
    const { status } = await choose(host, order, {
      channels: ['email', 'text', 'push'],
      phone: 'order',
      subscription,
      timeZone,
    })
    expect(status).toBe(200)
    return order
  }
  const statusesOf = async ({ orderNumber }: Pick<ToldOrder, 'orderNumber'>) =>
    Object.fromEntries((await toldOf(host, orderNumber)).map(({ channel, status }) => [channel, status]))
  const kinds = async ({ orderNumber }: Pick<ToldOrder, 'orderNumber'>) =>
    (await messagesOf(host, orderNumber)).map(({ channel, kind, recipient }) => [channel, kind, recipient])

  it('[BY-38] is told once for each way and browser, whatever happens again and wherever', async () => {
    const order = await everyWay()
    const subscription = await createBrowser(host.deps.db)
    await choose(host, order, { channels: ['email', 'text', 'push'], phone: 'order', subscription })
    await Promise.all(Array.from({ length: 4 }, () => happen(host, order.orderNumber, 'shipped', 'parcel')))
    await happen(host, order.orderNumber, 'shipped', 'parcel')
    const rows = await toldOf(host, order.orderNumber)
    expect(rows.map(({ channel, status }) => [channel, status])).toEqual([
      ['email', 'HANDED'],
      ['push', 'QUEUED'],
      ['push', 'QUEUED'],
      ['text', 'HANDED'],
    ])
    expect(await kinds(order)).toEqual([
      ['email', 'notification', order.contactEmail],
      ['text', 'notification', '31612345678'],
    ])
    // Another parcel is something else.
    await happen(host, order.orderNumber, 'shipped', 'another parcel')
    expect(await messagesOf(host, order.orderNumber)).toHaveLength(4)
  })

  it('[BY-38] is told in the transaction of its fact, or not at all', async () => {
    const order = await everyWay()
    const { deps } = host
    const failed = deps.db.transaction(async (tx) => {
      await tell(deps, tx, {
        orderNumber: order.orderNumber,
        event: 'shipped',
        object: '',
        now: deps.clock.now(),
      })
      throw new Error('the fact has failed')
    })
    await expect(failed).rejects.toThrow('the fact has failed')
    expect(await toldOf(host, order.orderNumber)).toEqual([])
    expect(await messagesOf(host, order.orderNumber)).toEqual([])
  })

  it('[BY-36] goes by mail before any choice, and by no other way; to nobody where all is off', async () => {
    const [unchosen, off] = [await addToldOrder(host), await addToldOrder(host)]
    await choose(host, off, { channels: [] })
    for (const { orderNumber } of [unchosen, off]) await happen(host, orderNumber, 'shipped')
    expect(await kinds(unchosen)).toEqual([['email', 'notification', unchosen.contactEmail]])
    expect([await toldOf(host, off.orderNumber), await kinds(off)]).toEqual([[], []])
  })

  it('[BY-38] that an order is ready is not mailed again: the pickup’s own mail has told it', async () => {
    const order = await everyWay({
      lines: [{ status: 'Ready for pickup', statusVariant: 'READY_FOR_PICKUP' }],
    })
    await happen(host, order.orderNumber, 'readyForPickup')
    expect((await toldOf(host, order.orderNumber)).map(({ channel }) => channel)).toEqual(['push', 'text'])
  })

  it('[BY-39] in the quiet hours of the shopper’s zone texts and pushes wait for their end; mails wait for nothing', async () => {
    const [here, there] = [await everyWay(), await everyWay({}, 'America/New_York')]
    host.clock.set(night)
    for (const { orderNumber } of [here, there]) await happen(host, orderNumber, 'shipped')
    expect(await statusesOf(here)).toEqual({ email: 'HANDED', push: 'WAITING', text: 'WAITING' })
    expect(await statusesOf(there)).toEqual({ email: 'HANDED', push: 'QUEUED', text: 'HANDED' })
    const due = (await toldOf(host, here.orderNumber)).filter(({ channel }) => channel !== 'email')
    expect(due.map(({ dueAt }) => dueAt.toISOString())).toEqual([morning, morning])
    host.clock.set('2026-11-21T06:59:59.999Z')
    expect(await releaseDue(host.deps)).toBe(0)
    expect(await statusesOf(here)).toMatchObject({ push: 'WAITING', text: 'WAITING' })
    host.clock.set(morning)
    const released = await Promise.all([releaseDue(host.deps), releaseDue(host.deps)])
    expect(released[0] + released[1]).toBe(2)
    expect(await statusesOf(here)).toEqual({ email: 'HANDED', push: 'QUEUED', text: 'HANDED' })
    expect(await kinds(here)).toEqual([
      ['email', 'notification', here.contactEmail],
      ['text', 'notification', '31612345678'],
    ])
    expect(await releaseDue(host.deps)).toBe(0)
  })

  it('[BY-39] wait as long as the night is when clocks change', async () => {
    const order = await everyWay()
    host.clock.set('2027-03-27T20:30:00.000Z')
    await happen(host, order.orderNumber, 'shipped')
    const text = (await toldOf(host, order.orderNumber)).find(({ channel }) => channel === 'text')
    expect(text?.dueAt.toISOString()).toBe('2027-03-28T06:00:00.000Z')
  })

  it('[BY-40] what waits is not sent on a way that was switched off meanwhile, nor what was queued', async () => {
    const order = await everyWay()
    host.clock.set(night)
    await happen(host, order.orderNumber, 'shipped')
    await choose(host, order, { channels: ['text'], phone: 'order' })
    const mail = (await messagesOf(host, order.orderNumber)).find(({ channel }) => channel === 'email')
    const nothing = { send: () => Promise.reject(new Error('nothing may be sent')) }
    await workMail(host.deps, { mailer: nothing as never, texts: nothing }, mail?.id ?? '')
    host.clock.set(morning)
    await releaseDue(host.deps)
    const rows = await toldOf(host, order.orderNumber)
    expect(rows.map(({ channel, status, failure }) => [channel, status, failure])).toEqual([
      ['email', 'HANDED', null],
      ['push', 'DROPPED', 'opted_out'],
      ['text', 'HANDED', null],
    ])
    await choose(host, order, { channels: [] })
    const messages = await messagesOf(host, order.orderNumber)
    for (const { id } of messages) await workMail(host.deps, { mailer: nothing as never, texts: nothing }, id)
    expect(
      (await messagesOf(host, order.orderNumber)).map(({ status, failure }) => [status, failure?.code]),
    ).toEqual([
      ['FAILED', 'opted_out'],
      ['FAILED', 'opted_out'],
    ])
  })

  it('[BY-38] what waited is not sent once it is no longer true, or of no use', async () => {
    const [come, late] = [await everyWay(), await everyWay()]
    host.clock.set(night)
    for (const { orderNumber } of [come, late]) await happen(host, orderNumber, 'outForDelivery')
    await host.deps.db
      .update(orderLines)
      .set({ status: 'Delivered' })
      .where(eq(orderLines.orderNumber, come.orderNumber))
    host.clock.set(morning)
    const { db } = host.deps
    await db
      .update(notifications)
      .set({ staleAt: host.deps.clock.now() })
      .where(eq(notifications.orderNumber, late.orderNumber))
    await releaseDue(host.deps)
    const failures = async ({ orderNumber }: ToldOrder) =>
      (await toldOf(host, orderNumber)).flatMap(({ status, failure }) =>
        status === 'DROPPED' ? [failure] : [],
      )
    expect([await failures(come), await failures(late)]).toEqual([
      ['over', 'over'],
      ['stale', 'stale'],
    ])
  })

  it('[BY-38] a parcel that has come is not told to be out for delivery because another one is under way', async () => {
    const order = await everyWay({
      lines: [
        { status: 'Shipped', returnableQuantity: 1 },
        { status: 'Shipped', returnableQuantity: 1 },
      ],
    })
    const { db } = host.deps
    const { orderNumber } = order
    await db.insert(orderGroups).values({ orderNumber, position: 1, headingVariant: 'shipped' })
    await db
      .update(orderLines)
      .set({ groupPosition: 1 })
      .where(eq(orderLines.id, `${orderNumber}-2`))
    host.clock.set(night)
    for (const parcel of ['group-0', 'group-1']) await happen(host, orderNumber, 'outForDelivery', parcel)
    await db
      .update(orderLines)
      .set({ status: 'Delivered' })
      .where(eq(orderLines.id, `${orderNumber}-1`))
    host.clock.set(morning)
    await releaseDue(host.deps)
    const texts = (await toldOf(host, orderNumber)).filter(({ channel }) => channel === 'text')
    expect(Object.fromEntries(texts.map(({ object, status }) => [object, status]))).toEqual({
      'group-0': 'DROPPED',
      'group-1': 'HANDED',
    })
  })

  it('[BY-39] what waited waits on where its shopper is by now, and it is night there', async () => {
    const order = await everyWay()
    host.clock.set(night)
    await happen(host, order.orderNumber, 'shipped')
    await choose(host, order, { channels: ['text'], phone: 'order', timeZone: 'America/New_York' })
    host.clock.set(morning)
    await releaseDue(host.deps)
    const text = async () => (await toldOf(host, order.orderNumber)).find(({ channel }) => channel === 'text')
    expect(await text()).toMatchObject({ status: 'WAITING', dueAt: new Date('2026-11-21T13:00:00.000Z') })
    host.clock.set('2026-11-21T13:00:00.000Z')
    await releaseDue(host.deps)
    expect(await text()).toMatchObject({ status: 'HANDED' })
  })

  const confirmOther = (orderNumber: string) => {
    const now = host.deps.clock.now()
    return host.deps.db.insert(notificationPhoneCodes).values({
      id: crypto.randomUUID(),
      orderNumber,
      phone: '31687654321',
      requestedAt: now,
      expiresAt: now,
      endedAt: now,
      confirmedAt: now,
    })
  }

  it('[BY-37] a text goes to the phone that was confirmed where that was chosen', async () => {
    const order = await addToldOrder(host)
    await confirmOther(order.orderNumber)
    await choose(host, order, { channels: ['text'], phone: 'other' })
    await happen(host, order.orderNumber, 'shipped')
    expect(await kinds(order)).toEqual([['text', 'notification', '31687654321']])
  })

  it('[BY-37] a text that was queued goes to the phone that is chosen when it is sent', async () => {
    const order = await addToldOrder(host)
    await confirmOther(order.orderNumber)
    await choose(host, order, { channels: ['text'], phone: 'other' })
    await happen(host, order.orderNumber, 'shipped')
    await choose(host, order, { channels: ['text'], phone: 'order' })
    const [text] = await messagesOf(host, order.orderNumber)
    const to: string[] = []
    const texts = {
      send: async (_: string, recipient: string) => {
        to.push(recipient)
        return { kind: 'sent' as const }
      },
    }
    await workMail(host.deps, { mailer: null, texts }, text?.id ?? '')
    expect(to).toEqual(['31612345678'])
    expect(await kinds(order)).toEqual([['text', 'notification', '31612345678']])
  })

  it('[BY-36] of the last days to return is told once, of what can go back and while it can', async () => {
    const placed = (days: number) =>
      new Date(host.deps.clock.now().getTime() - days * 24 * 60 * 60_000 - 60_000)
    const delivered = { lines: [{ status: 'Delivered', returnable: true, returnableQuantity: 1 }] }
    const window = profileOf('nl').returns.windowDays
    const near = await addToldOrder(host, { ...delivered, orderDate: placed(window - 3) })
    const others = [
      await addToldOrder(host, { ...delivered, orderDate: placed(window - 4) }),
      await addToldOrder(host, { ...delivered, orderDate: placed(window) }),
      await addToldOrder(host, { ...delivered, orderDate: placed(window - 3), cancelledAt: new Date() }),
      await addToldOrder(host, {
        lines: [{ status: 'Delivered', returnable: true, returnableQuantity: 0 }],
        orderDate: placed(window - 3),
      }),
      await addToldOrder(host, {
        lines: [{ status: 'Delivered', returnableQuantity: 1, returnable: false }],
        orderDate: placed(window - 3),
      }),
    ]
    await Promise.all([tellLastDays(host.deps), tellLastDays(host.deps)])
    await tellLastDays(host.deps)
    expect((await toldOf(host, near.orderNumber)).map(({ event }) => event)).toEqual(['lastDays'])
    expect(await messagesOf(host, near.orderNumber)).toHaveLength(1)
    for (const { orderNumber } of others) expect(await toldOf(host, orderNumber)).toEqual([])
  })

  it('nobody who wants to hear nothing keeps others from hearing of their last days', async () => {
    const days = profileOf('nl').returns.windowDays - 3
    const orderDate = new Date(host.deps.clock.now().getTime() - days * 24 * 60 * 60_000 - 60_000)
    const silent = await addToldOrder(host, {
      orderDate,
      lines: [{ status: 'Delivered', returnable: true, returnableQuantity: 1 }],
    })
    await choose(host, silent, { channels: [] })
    await tellLastDays(host.deps)
    expect(await tellLastDays(host.deps)).toBe(0)
    expect(await toldOf(host, silent.orderNumber)).toEqual([])
  })
})
