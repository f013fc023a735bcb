import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import {
  chooseNotifications,
  getNotifications,
} from '../../../../contract/notifications/notification-calls.ts'
import { hashToken } from '../../../common/sealing.ts'
import {
  notificationChoices,
  notificationPhoneCodes,
  pushDevices,
} from '../../../db/tables/notifications/notifications.ts'
import { attempts } from '../../../db/tables/people/identity.ts'
import { createBrowser } from '../../../sandbox/push/sandbox-push.ts'
import { hasDatabase } from '../../../testing/database/open-test-database.ts'
import { send } from '../../../testing/host/api-client.ts'
import { startTestHost, type TestHost } from '../../../testing/host/test-host.ts'
import { addToldOrder, choose, standing, startToldHost } from '../../../testing/notifications/told-host.ts'
import { addOrder, newMember } from '../../../testing/orders/build-order.ts'
import { orderRequestLimits } from '../../http/limits/order-requests.ts'

describe.skipIf(!hasDatabase())('the choice of how a shopper is told', () => {
  let host: TestHost
  beforeAll(async () => {
    host = await startToldHost()
  })
  afterAll(() => host.close())
  beforeEach(() => host.deps.db.delete(attempts))

  const newBrowser = () => createBrowser(host.deps.db)
  const confirmPhone = async (orderNumber: string, phone = '31687654321') => {
    const now = host.deps.clock.now()
    await host.deps.db.insert(notificationPhoneCodes).values({
      id: randomUUID(),
      orderNumber,
      phone,
      requestedAt: now,
      expiresAt: now,
      endedAt: now,
      confirmedAt: now,
    })
  }

  it('[BY-36] before any choice mail is on, contacts are masked, and what can still happen is named', async () => {
    const order = await addToldOrder(host)
    const { status, body } = await standing(host, order)
    expect(status).toBe(200)
    expect(body).toEqual({
      orderNumber: order.orderNumber,
      offered: ['email', 'text', 'push'],
      chosen: ['email'],
      email: 's•••@podium.example',
      phones: { order: '•••678', other: null },
      phone: null,
      push: { publicKey: host.deps.push.publicKey, devices: [], maxDevices: 5 },
      events: ['outForDelivery', 'lastDays', 'parcelIn', 'refunded'],
      quietHours: { from: '21:00', until: '08:00' },
      timeZone: null,
      chosenAt: null,
    })
    for (const contact of [order.contactEmail, '612345678'])
      expect(JSON.stringify(body)).not.toContain(contact)
  })

  it('[BY-36] the member and the guest of an order choose once for each order, and one order’s choice is not another’s', async () => {
    const upmId = newMember()
    const orderNumber = await addOrder(host.deps.db, { upmId, country: 'nl' })
    const other = await addOrder(host.deps.db, { upmId, country: 'nl' })
    const chosen = async (number: string) => {
      const { body } = await send(host.app, getNotifications, { params: { orderNumber: number }, as: upmId })
      return (body as { chosen: string[] }).chosen
    }
    const { status } = await send(host.app, chooseNotifications, {
      params: { orderNumber },
      as: upmId,
      body: {
        channels: [],
        phone: null,
        subscription: null,
        forget: null,
        timeZone: 'Europe/Amsterdam',
        language: 'nl',
      },
    })
    expect(status).toBe(200)
    expect([await chosen(orderNumber), await chosen(other)]).toEqual([[], ['email']])
  })

  it('[BY-36] what is chosen takes the place of what was, and is what is shown', async () => {
    const order = await addToldOrder(host)
    const browser = await newBrowser()
    const first = await choose(host, order, {
      channels: ['email', 'text', 'push'],
      phone: 'order',
      subscription: browser,
    })
    expect(first.body).toMatchObject({
      chosen: ['email', 'text', 'push'],
      phone: 'order',
      push: { devices: [hashToken(browser.endpoint)] },
      timeZone: 'Europe/Amsterdam',
      chosenAt: host.deps.clock.now().toISOString(),
    })
    const second = await choose(host, order, { channels: ['text'], phone: 'order', timeZone: 'Asia/Tokyo' })
    expect(second.body).toMatchObject({
      chosen: ['text'],
      push: { devices: [] },
      timeZone: 'Asia/Tokyo',
    })
    expect((await standing(host, order)).body).toEqual(second.body)
    expect(
      await host.deps.db.$count(notificationChoices, eq(notificationChoices.orderNumber, order.orderNumber)),
    ).toBe(1)
  })

  it('[BY-36] only what can be had is offered, and nothing else is taken', async () => {
    const order = await addToldOrder(host, {
      contactEmail: null,
      phoneCountryCode: '31',
      phoneNumber: '698765432',
    })
    const filter = 'phoneNumber(31 698765432)'
    const guest = { ...order, filter }
    expect((await standing(host, guest)).body).toMatchObject({
      offered: ['text', 'push'],
      chosen: [],
      email: null,
    })
    const refused = await choose(host, guest, { channels: ['email'] })
    expect([refused.status, refused.body]).toMatchObject([
      400,
      { code: 'notification_channel', detail: 'not_offered' },
    ])
  })

  it('[BY-36] a shop that sends no texts offers none', async () => {
    const silent = await startTestHost({ work: false })
    try {
      const order = await addToldOrder(silent)
      expect((await standing(silent, order)).body).toMatchObject({ offered: ['email', 'push'] })
      const refused = await choose(silent, order, { channels: ['text'], phone: 'order' })
      expect(refused.body).toMatchObject({ code: 'notification_channel', detail: 'not_offered' })
    } finally {
      await silent.close()
    }
  })

  it('[BY-37] texts go to a phone that the order has, or to one that a code has confirmed, and to no other', async () => {
    const order = await addToldOrder(host)
    const without = await addToldOrder(host, { phoneCountryCode: null, phoneNumber: null })
    const texts = (of: typeof order, phone: string | null) => choose(host, of, { channels: ['text'], phone })
    expect((await texts(order, null)).body).toMatchObject({ detail: 'phone_missing' })
    expect((await texts(order, 'other')).body).toMatchObject({ detail: 'phone_unconfirmed' })
    expect((await texts(without, 'order')).body).toMatchObject({ detail: 'phone_unconfirmed' })
    await confirmPhone(order.orderNumber)
    expect((await texts(without, 'other')).body).toMatchObject({ detail: 'phone_unconfirmed' })
    expect((await texts(order, 'other')).body).toMatchObject({
      chosen: ['text'],
      phone: 'other',
      phones: { order: '•••678', other: '•••321' },
    })
  })

  it('[BY-41] takes browsers of push services that the shop names, and none of anything else', async () => {
    const order = await addToldOrder(host)
    const { keys } = await newBrowser()
    const answers = async (endpoint: string, with_ = keys) => {
      const { status, body } = await choose(host, order, {
        channels: ['push'],
        subscription: { endpoint, keys: with_ },
      })
      return status === 200 ? 200 : (body as { code: string }).code
    }
    for (const endpoint of [
      'https://podium.example/anything',
      'https://fcm.googleapis.com.podium.example/fcm/send/x',
      'https://xfcm.googleapis.com/fcm/send/x',
      'https://127.0.0.1/x',
      'https://[::1]/x',
      'https://169.254.169.254/latest/meta-data',
      'https://localhost/x',
      'https://fcm.googleapis.com:8443/fcm/send/x',
      'https://kim@fcm.googleapis.com/fcm/send/x',
      'https://fcm.googleapis.com/fcm/send/x#y',
      'https://notify.windows.com/x',
    ]) {
      expect([endpoint, await answers(endpoint)]).toEqual([endpoint, 'push_endpoint'])
    }
    for (const endpoint of [
      'http://fcm.googleapis.com/x',
      'ftp://fcm.googleapis.com/x',
      'fcm.googleapis.com',
    ]) {
      expect([endpoint, await answers(endpoint)]).toEqual([endpoint, 'validation'])
    }
    const off = { ...keys, p256dh: `B${'A'.repeat(86)}` }
    expect(await answers('https://fcm.googleapis.com/fcm/send/x', off)).toBe('push_endpoint')
    expect(await host.deps.db.$count(pushDevices, eq(pushDevices.orderNumber, order.orderNumber))).toBe(0)
    for (const endpoint of [
      'https://fcm.googleapis.com/fcm/send/x',
      'https://updates.push.services.mozilla.com/wpush/v2/x',
      'https://web.push.apple.com/x',
      'https://wns2-par02p.notify.windows.com/w/?token=x',
    ]) {
      expect([endpoint, await answers(endpoint)]).toEqual([endpoint, 200])
    }
  })

  it('[BY-41] takes five browsers for an order and no sixth, whatever comes at the same moment; one that is told is no new one', async () => {
    const order = await addToldOrder(host)
    const browsers = await Promise.all(Array.from({ length: 8 }, newBrowser))
    const answers = await Promise.all(
      browsers.map((subscription) => choose(host, order, { channels: ['push'], subscription })),
    )
    const details = answers.map(({ status, body }) =>
      status === 200 ? 200 : (body as { detail: string }).detail,
    )
    expect(details.filter((detail) => detail === 200)).toHaveLength(5)
    expect(details.filter((detail) => detail === 'browsers_full')).toHaveLength(3)
    const known = browsers[details.indexOf(200)]
    expect((await choose(host, order, { channels: ['push'], subscription: known ?? null })).status).toBe(200)
    const all = (await standing(host, order)).body as { push: { devices: string[] } }
    expect(new Set(all.push.devices).size).toBe(5)
    // Others are left as they are.
    expect((await choose(host, order, { channels: ['push'], subscription: null })).body).toMatchObject({
      push: { devices: all.push.devices },
    })
  })

  it('[BY-41] lets go of one browser and leaves the others; with the last one web push is off', async () => {
    const order = await addToldOrder(host)
    const [here, there] = [await newBrowser(), await newBrowser()]
    for (const subscription of [here, there]) await choose(host, order, { channels: ['push'], subscription })
    const one = await choose(host, order, { channels: ['push'], forget: hashToken(here.endpoint) })
    expect(one.body).toMatchObject({ chosen: ['push'], push: { devices: [hashToken(there.endpoint)] } })
    const none = await choose(host, order, { channels: [], forget: hashToken(there.endpoint) })
    expect(none.body).toMatchObject({ chosen: [], push: { devices: [] } })
    const bad = await choose(host, order, { channels: [], forget: '../x' })
    expect([bad.status, bad.body]).toMatchObject([400, { code: 'validation' }])
  })

  it('[BY-41] another order keeps a browser that one has let go of', async () => {
    const [one, other] = [await addToldOrder(host), await addToldOrder(host)]
    const subscription = await newBrowser()
    for (const order of [one, other]) await choose(host, order, { channels: ['push'], subscription })
    await choose(host, one, { channels: ['email'], forget: hashToken(subscription.endpoint) })
    expect((await standing(host, other)).body).toMatchObject({ chosen: ['push'] })
  })

  it('refuses web push without a browser', async () => {
    const { status, body } = await choose(host, await addToldOrder(host), { channels: ['push'] })
    expect([status, body]).toMatchObject([400, { code: 'notification_channel', detail: 'browser_missing' }])
  })

  it('a refused choice changes nothing', async () => {
    const order = await addToldOrder(host)
    const subscription = await newBrowser()
    const before = (await choose(host, order, { channels: ['email', 'push'], subscription })).body
    expect((await choose(host, order, { channels: ['push', 'text'], phone: 'other' })).status).toBe(400)
    expect((await choose(host, order, { channels: ['text'], phone: 'other' })).status).toBe(400)
    expect((await standing(host, order)).body).toEqual(before)
  })

  it.each([
    ['an unknown way', { channels: ['letter'] }],
    ['a way twice', { channels: ['email', 'email'] }],
    ['a zone that there is not', { timeZone: 'Europe/Podium' }],
    ['a zone that is a path', { timeZone: '../../etc/passwd' }],
    ['an offset for a zone', { timeZone: '+01:00' }],
    ['no language', { language: '' }],
    ['an unknown phone', { phone: '+31612345678' }],
    ['too long an endpoint', { subscription: { endpoint: `https://${'x'.repeat(1100)}`, keys: {} } }],
  ])('refuses %s', async (_, body) => {
    const order = await addToldOrder(host)
    const answer = await choose(host, order, body as never)
    expect([answer.status, answer.body]).toMatchObject([400, { code: 'validation' }])
    expect((await standing(host, order)).body).toMatchObject({ chosenAt: null })
  })

  it('is made once for one key, also when it comes twice at once, and a key is good for one choice', async () => {
    const order = await addToldOrder(host)
    const key = randomUUID()
    const body = { channels: ['text'], phone: 'order' }
    const [one, other] = await Promise.all([
      choose(host, order, body, { key }),
      choose(host, order, body, { key }),
    ])
    // Who comes while the first is being made hears that it is, and asks again.
    const statuses = [one.status, other.status].toSorted()
    expect([[200, 200].join(), [200, 409].join()]).toContain(statuses.join())
    const made = one.status === 200 ? one.body : other.body
    host.clock.advanceMinutes(1)
    expect((await choose(host, order, body, { key })).body).toEqual(made)
    expect((await choose(host, order, { channels: [] }, { key })).status).toBe(422)
  })

  it('is limited for an order; to switch everything off is not', async () => {
    const order = await addToldOrder(host)
    const { max } = orderRequestLimits.notifications
    const statuses = []
    for (let index = 0; index <= max; index += 1) statuses.push((await choose(host, order)).status)
    expect(statuses).toEqual([...Array.from({ length: max }, () => 200), 429])
    expect((await choose(host, order, { channels: [] })).status).toBe(200)
  })

  it('[BY-41] keeps what reaches a browser sealed, and out of the log', async () => {
    const order = await addToldOrder(host)
    const subscription = await newBrowser()
    await choose(host, order, { channels: ['push', 'text'], phone: 'order', subscription })
    const stored = JSON.stringify([await host.deps.db.select().from(pushDevices), host.lines])
    for (const secret of [subscription.endpoint, subscription.keys.auth, subscription.keys.p256dh]) {
      expect(stored).not.toContain(secret)
    }
    for (const contact of [order.contactEmail, '612345678']) {
      expect(JSON.stringify(host.lines)).not.toContain(contact)
    }
  })
})
