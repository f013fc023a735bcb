import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { hashToken } from '../../../common/sealing.ts'
import { orderLines } from '../../../db/tables/order-lines.ts'
import { orders } from '../../../db/tables/orders.ts'
import { attempts } from '../../../db/tables/people/identity.ts'
import {
  createBrowser,
  createSandboxPost,
  listMessages,
  sandboxPushHost,
  setAnswers,
} from '../../../sandbox/push/sandbox-push.ts'
import { sandboxPushMessages } from '../../../sandbox/tables.ts'
import { hasDatabase } from '../../../testing/database/open-test-database.ts'
import { type TestHost, testSettings } from '../../../testing/host/test-host.ts'
import {
  addToldOrder,
  choose,
  happen,
  standing,
  startToldHost,
  toldOf,
} from '../../../testing/notifications/told-host.ts'
import type { PostPush } from './post-push.ts'
import { workPush } from './push.worker.ts'
import { createPushService } from './push-service.ts'

describe.skipIf(!hasDatabase())('a web push that was queued', () => {
  let host: TestHost
  beforeAll(async () => {
    host = await startToldHost()
  })
  afterAll(() => host.close())
  beforeEach(async () => {
    host.clock.set('2026-11-20T12:00:00.000Z')
    await host.deps.db.delete(attempts)
  })

  const pushed = async (count = 1) => {
    const order = await addToldOrder(host)
    const browsers = []
    for (let index = 0; index < count; index += 1) {
      const subscription = await createBrowser(host.deps.db)
      browsers.push(subscription)
      await choose(host, order, { channels: ['push'], subscription })
    }
    await happen(host, order.orderNumber, 'shipped', 'parcel')
    return { ...order, browsers, rows: await toldOf(host, order.orderNumber) }
  }
  const idOf = ({ rows: [row] }: Awaited<ReturnType<typeof pushed>>) => row?.id ?? ''
  const work = (id: string, post?: PostPush) =>
    workPush(
      post === undefined
        ? host.deps
        : { ...host.deps, push: createPushService(testSettings, post, [sandboxPushHost]) },
      id,
    )
  const rowOf = async ({ orderNumber }: { orderNumber: string }) => (await toldOf(host, orderNumber))[0]
  const received = (orderNumber: string) => listMessages(host.deps.db, { orderNumber })
  /** Long enough for a host that died in the middle to be one. */
  const endClaims = () =>
    host.deps.db.execute(sql`update notifications set claimed_until = now() - interval '1 second'
      where claimed_until is not null`)

  it('[BY-42] tells the shop, the order’s number, what happened and a link, and nothing else', async () => {
    const order = await pushed()
    await work(idOf(order))
    expect(await rowOf(order)).toMatchObject({ status: 'SENT', failure: null })
    const [{ message } = { message: null }, ...others] = await received(order.orderNumber)
    expect(others).toEqual([])
    expect(message).toEqual({
      event: 'shipped',
      orderNumber: order.orderNumber,
      title: expect.any(String),
      body: `Order ${order.orderNumber} is on its way.`,
      path: `/nl/en/orders/details/${order.orderNumber}`,
      tag: expect.stringMatching(/^[\w-]{32}$/),
      language: expect.stringMatching(/^en/),
      dir: 'ltr',
    })
    for (const told of ['Sanne', 'Lindelaan', 'Court shoe', order.contactEmail, '612345678']) {
      expect(JSON.stringify(message)).not.toContain(told)
    }
  })

  it.each([
    ['ar', 'rtl'],
    ['pl', 'ltr'],
  ])('[BY-42] speaks the language of whoever chose: %s', async (language, dir) => {
    const order = await addToldOrder(host)
    const subscription = await createBrowser(host.deps.db)
    await choose(host, order, { channels: ['push'], subscription, language })
    await happen(host, order.orderNumber, 'shipped')
    await work((await rowOf(order))?.id ?? '')
    const [told] = await received(order.orderNumber)
    expect(told?.message).toMatchObject({ language, dir, path: expect.stringContaining(`/nl/${language}/`) })
    expect(told?.message.body).not.toContain('is on its way')
  })

  it('[BY-38] is told to each browser once, whatever is done again and by however many hosts at once', async () => {
    const order = await pushed(3)
    expect(order.rows).toHaveLength(3)
    for (const { id } of order.rows) {
      await Promise.allSettled(Array.from({ length: 4 }, () => work(id)))
      await work(id)
    }
    const endpoints = (await received(order.orderNumber)).map(({ endpoint }) => endpoint)
    expect(endpoints.toSorted()).toEqual(order.browsers.map(({ endpoint }) => endpoint).toSorted())
  })

  it('[BY-38] shows once where a host was killed between sending it and saying so: the second takes the place of the first', async () => {
    const order = await pushed()
    const toSandbox = createSandboxPost(host.deps)
    let isOut = () => {}
    const out = new Promise<void>((done) => {
      isOut = done
    })
    // The service has it, and the host never hears so.
    void work(idOf(order), async (...message) => {
      await toSandbox(...message)
      isOut()
      return new Promise(() => {})
    })
    await out
    await expect(work(idOf(order))).rejects.toThrow()
    expect(await rowOf(order)).toMatchObject({ status: 'SENDING' })
    await endClaims()
    await work(idOf(order))
    expect(await rowOf(order)).toMatchObject({ status: 'SENT', tries: 2 })
    const told = await received(order.orderNumber)
    expect(new Set(told.map(({ message }) => message.tag)).size).toBe(1)
    const topics = await host.deps.db.select({ topic: sandboxPushMessages.topic }).from(sandboxPushMessages)
    expect(topics.filter(({ topic }) => topic === told[0]?.message.tag)).toHaveLength(told.length)
  })

  it.each([404, 410])(
    '[BY-41] a browser that is gone (%d) is forgotten, for all orders, and asked no more',
    async (status) => {
      const order = await pushed(2)
      const [gone] = order.browsers
      const other = await addToldOrder(host)
      await choose(host, other, { channels: ['push'], subscription: gone ?? null })
      await setAnswers(host.deps.db, gone?.endpoint ?? '', status)
      for (const { id } of order.rows) await work(id)
      const device = hashToken(gone?.endpoint ?? '')
      const rows = await toldOf(host, order.orderNumber)
      expect(rows.map((row) => [row.device === device, row.status]).toSorted()).toEqual([
        [false, 'SENT'],
        [true, 'GONE'],
      ])
      const devices = async (of: typeof other) =>
        ((await standing(host, of)).body as { push: { devices: string[] } }).push.devices
      expect(await devices(order)).toEqual([hashToken(order.browsers[1]?.endpoint ?? '')])
      expect(await devices(other)).toEqual([])
      await happen(host, order.orderNumber, 'outForDelivery', 'parcel')
      expect((await toldOf(host, order.orderNumber)).filter((row) => row.device === device)).toHaveLength(1)
    },
  )

  it.each([429, 500, 503])(
    '[BY-41] a service that is busy (%d) is tried again, and told once it is not',
    async (status) => {
      const order = await pushed()
      const endpoint = order.browsers[0]?.endpoint ?? ''
      await setAnswers(host.deps.db, endpoint, status)
      for (const tries of [1, 2, 3]) {
        await expect(work(idOf(order))).rejects.toThrow()
        expect(await rowOf(order)).toMatchObject({ status: 'QUEUED', tries, failure: String(status) })
      }
      await setAnswers(host.deps.db, endpoint, null)
      await work(idOf(order))
      expect(await rowOf(order)).toMatchObject({ status: 'SENT' })
      expect(await received(order.orderNumber)).toHaveLength(1)
    },
  )

  it('[BY-41] is given up after ten tries, and a service that refuses it is not asked again', async () => {
    const [busy, refused] = [await pushed(), await pushed()]
    await setAnswers(host.deps.db, busy.browsers[0]?.endpoint ?? '', 503)
    for (let tries = 1; tries < 10; tries += 1) await expect(work(idOf(busy))).rejects.toThrow()
    await work(idOf(busy))
    expect(await rowOf(busy)).toMatchObject({ status: 'FAILED', failure: '503' })
    await setAnswers(host.deps.db, refused.browsers[0]?.endpoint ?? '', 403)
    await work(idOf(refused))
    expect(await rowOf(refused)).toMatchObject({ status: 'FAILED', failure: '403' })
  })

  it.each([401, 403])(
    '[BY-41] a browser whose service does not know our key (%d) is on no more, and can be subscribed anew',
    async (status) => {
      const order = await pushed()
      const subscription = order.browsers[0]
      await setAnswers(host.deps.db, subscription?.endpoint ?? '', status)
      await work(idOf(order))
      expect((await standing(host, order)).body).toMatchObject({ chosen: [], push: { devices: [] } })
      expect((await choose(host, order, { channels: ['email'] })).status).toBe(200)
      const again = { channels: ['push'], subscription: subscription ?? null }
      expect((await choose(host, order, again)).body).toMatchObject({ chosen: ['push'] })
    },
  )

  it('[BY-40] leaves nobody once the way is switched off, also what is queued', async () => {
    const order = await pushed()
    await choose(host, order, { channels: ['email'] })
    await work(idOf(order))
    expect(await rowOf(order)).toMatchObject({ status: 'DROPPED', failure: 'opted_out' })
    expect(await received(order.orderNumber)).toEqual([])
  })

  it('[BY-41] a browser that one order has let go of stays with the others, whatever was queued for it', async () => {
    const order = await pushed()
    const other = await addToldOrder(host)
    await choose(host, other, { channels: ['push'], subscription: order.browsers[0] ?? null })
    await choose(host, order, { channels: [] })
    await work(idOf(order))
    expect(await rowOf(order)).toMatchObject({ status: 'DROPPED', failure: 'opted_out' })
    expect((await standing(host, other)).body).toMatchObject({ chosen: ['push'] })
  })

  it('[BY-38] is not sent once it is of no use, or no longer true', async () => {
    const [late, canceled, come] = [await pushed(), await pushed(), await pushed()]
    const { db, clock } = host.deps
    await db
      .update(orders)
      .set({ cancelledAt: clock.now() })
      .where(eq(orders.orderNumber, canceled.orderNumber))
    await happen(host, come.orderNumber, 'outForDelivery', 'parcel')
    await db
      .update(orderLines)
      .set({ status: 'Delivered' })
      .where(eq(orderLines.orderNumber, come.orderNumber))
    await work(idOf(canceled))
    expect(await rowOf(canceled)).toMatchObject({ status: 'DROPPED', failure: 'over' })
    const out = (await toldOf(host, come.orderNumber)).find(({ event }) => event === 'outForDelivery')
    await work(out?.id ?? '')
    expect((await toldOf(host, come.orderNumber)).find(({ id }) => id === out?.id)).toMatchObject({
      status: 'DROPPED',
      failure: 'over',
    })
    host.clock.advanceMinutes(7 * 24 * 60)
    await work(idOf(late))
    expect(await rowOf(late)).toMatchObject({ status: 'DROPPED', failure: 'stale' })
  })

  it('[BY-41] is kept by its service for no longer than it is of use', async () => {
    const order = await pushed()
    await happen(host, order.orderNumber, 'outForDelivery', 'parcel')
    const rows = await toldOf(host, order.orderNumber)
    for (const { id } of rows) await work(id)
    const kept = await host.deps.db
      .select({ ttl: sandboxPushMessages.ttl, body: sandboxPushMessages.body })
      .from(sandboxPushMessages)
    const ttlOf = (event: string) =>
      kept.find(({ body }) => body.includes(order.orderNumber) && body.includes(`"event":"${event}"`))?.ttl
    expect([ttlOf('shipped'), ttlOf('outForDelivery')]).toEqual([24 * 60 * 60, 18 * 60 * 60])
  })

  it('logs neither browser nor shopper', async () => {
    const order = await pushed()
    await work(idOf(order))
    const logged = JSON.stringify(host.lines)
    expect(logged).toContain('push.ended')
    const [browser] = order.browsers
    for (const secret of [browser?.endpoint, browser?.keys.auth, order.contactEmail, order.orderNumber]) {
      expect(logged).not.toContain(secret)
    }
  })
})
