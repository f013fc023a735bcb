import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import {
  getNotificationStop,
  stopNotifications,
} from '../../../../contract/notifications/notification-calls.ts'
import { validationCodeHeader } from '../../../../contract/wire/link-code.ts'
import { callRates } from '../../../db/tables/people/call-rates.ts'
import { createBrowser } from '../../../sandbox/push/sandbox-push.ts'
import { hasDatabase } from '../../../testing/database/open-test-database.ts'
import { send } from '../../../testing/host/api-client.ts'
import type { TestHost } from '../../../testing/host/test-host.ts'
import { testSecret } from '../../../testing/host/test-secret.ts'
import { addToldOrder, choose, standing, startToldHost } from '../../../testing/notifications/told-host.ts'
import { oneClickPath, readStopCode, stopCodeOf, stopPageOf } from '../notification-facts/stop-code.ts'

describe.skipIf(!hasDatabase())('the link that stops messages', () => {
  let host: TestHost
  beforeAll(async () => {
    host = await startToldHost()
  })
  afterAll(() => host.close())
  beforeEach(() => host.deps.db.delete(callRates))

  const codeFor = (orderNumber: string, channel: 'email' | 'text' | 'push') =>
    stopCodeOf(testSecret, { orderNumber, channel })
  const header = (code: string) => ({ headers: { [validationCodeHeader]: code } })
  const read = (code: string) => send(host.app, getNotificationStop, header(code))
  const press = (code: string, more = {}) => send(host.app, stopNotifications, { ...header(code), ...more })
  const oneClick = (code: string, init: RequestInit = {}) =>
    Promise.resolve(
      host.app.request(`${oneClickPath}?${new URLSearchParams({ code })}`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
        body: 'List-Unsubscribe=One-Click',
        ...init,
      }),
    )
  const chosen = async (order: Parameters<typeof standing>[1]) =>
    ((await standing(host, order)).body as { chosen: string[] }).chosen
  const everyWay = async () => {
    const order = await addToldOrder(host)
    const subscription = await createBrowser(host.deps.db)
    await choose(host, order, { channels: ['email', 'text', 'push'], phone: 'order', subscription })
    return order
  }

  it('[BY-40] tells nothing but the order’s number, and stops nothing by being opened', async () => {
    const order = await everyWay()
    for (const channel of ['email', 'text', 'push'] as const) {
      const { status, body } = await read(codeFor(order.orderNumber, channel))
      expect([status, body]).toEqual([200, { orderNumber: order.orderNumber, channel, isOn: true }])
    }
    expect(await chosen(order)).toEqual(['email', 'text', 'push'])
  })

  it.each(['email', 'text', 'push'] as const)(
    '[BY-40] one press stops its way, %s, and no other; twice is once',
    async (channel) => {
      const order = await everyWay()
      const code = codeFor(order.orderNumber, channel)
      const stopped = { orderNumber: order.orderNumber, channel, isOn: false }
      for (const _ of [1, 2]) {
        const { status, body } = await press(code)
        expect([status, body]).toEqual([200, stopped])
        expect((await read(code)).body).toEqual(stopped)
      }
      expect(await chosen(order)).toEqual(['email', 'text', 'push'].filter((way) => way !== channel))
      const { push } = (await standing(host, order)).body as { push: { devices: string[] } }
      expect(push.devices).toHaveLength(channel === 'push' ? 0 : 1)
    },
  )

  it('[BY-40] stops mails of an order for which nobody has chosen anything; a later choice stands', async () => {
    const order = await addToldOrder(host)
    expect((await press(codeFor(order.orderNumber, 'email'))).status).toBe(200)
    expect((await standing(host, order)).body).toMatchObject({ chosen: [], chosenAt: null })
    await choose(host, order, { channels: ['email'] })
    expect(await chosen(order)).toEqual(['email'])
    expect((await read(codeFor(order.orderNumber, 'email'))).body).toMatchObject({ isOn: true })
  })

  it('[BY-40] a code that the shop has not made stops nothing and tells nothing, whatever is right about it', async () => {
    const [order, other] = [await everyWay(), await everyWay()]
    const right = codeFor(order.orderNumber, 'email')
    const [, , proof = ''] = right.split('.')
    const bent = `${proof.startsWith('A') ? 'B' : 'A'}${proof.slice(1)}`
    const forged = [
      '',
      'x',
      order.orderNumber,
      `${order.orderNumber}.e`,
      `${order.orderNumber}.e.`,
      `${order.orderNumber}.e.${bent}`,
      `${order.orderNumber}.t.${proof}`,
      `${other.orderNumber}.e.${proof}`,
      `${right}.x`,
      `${right}x`,
      right.slice(0, -1),
      stopCodeOf('another secret of 32 characters!', { orderNumber: order.orderNumber, channel: 'email' }),
    ]
    const answers = new Set<string>()
    for (const code of forged) {
      expect(readStopCode(testSecret, code)).toBeNull()
      if (code === '') continue
      for (const { status, body } of [await read(code), await press(code)]) {
        answers.add(JSON.stringify([status, (body as { code: string }).code]))
      }
      expect((await oneClick(code)).status).toBe(404)
      await host.deps.db.delete(callRates)
    }
    expect([...answers]).toEqual([JSON.stringify([404, 'order_not_found'])])
    expect([await chosen(order), await chosen(other)]).toEqual([
      ['email', 'text', 'push'],
      ['email', 'text', 'push'],
    ])
  })

  it('[BY-40] wrong codes are limited for a client, by whatever door they come', async () => {
    const from = { 'X-Forwarded-For': '2001:db8:9::1' }
    const statuses = []
    for (let index = 0; index < 16; index += 1) {
      const { status } = await send(host.app, getNotificationStop, {
        headers: { [validationCodeHeader]: `T1.e.${index}`, ...from },
      })
      statuses.push(status, (await oneClick(`T1.e.${index}`, { headers: from })).status)
    }
    expect(statuses.slice(0, 30).every((status) => status === 404)).toBe(true)
    expect(statuses.slice(30)).toEqual([429, 429])
  })

  it('[BY-40] mail programs press for the shopper (RFC 8058): without key, cookie or page, as often as they like', async () => {
    const order = await everyWay()
    const code = codeFor(order.orderNumber, 'email')
    for (const _ of [1, 2]) {
      const answer = await oneClick(code)
      expect([answer.status, await answer.text()]).toEqual([204, ''])
    }
    expect(await chosen(order)).toEqual(['text', 'push'])
  })

  it('[BY-40] a program that opens that address instead stops nothing, and is led to the page that asks', async () => {
    const order = await everyWay()
    const code = codeFor(order.orderNumber, 'email')
    for (const method of ['GET', 'HEAD']) {
      const answer = await oneClick(code, { method, body: null })
      expect(answer.status).toBe(303)
      const to = new URL(answer.headers.get('location') ?? '')
      expect([to.pathname.endsWith('/orders/stop'), to.search, to.hash]).toEqual([true, '', `#${code}`])
    }
    expect(await chosen(order)).toEqual(['email', 'text', 'push'])
  })

  it('[BY-40] stands where no browser sends it, and in no log', async () => {
    const order = await everyWay()
    const subject = { orderNumber: order.orderNumber, channel: 'email' } as const
    const code = stopCodeOf(testSecret, subject)
    const page = stopPageOf(
      { origin: 'https://podium.example', secret: testSecret },
      { country: 'nl', language: 'en' },
      subject,
    )
    const { pathname, search, hash } = new URL(page)
    expect([pathname, search, hash]).toEqual(['/nl/en/orders/stop', '', `#${code}`])
    await read(code)
    await press(code)
    await oneClick(code)
    expect(JSON.stringify(host.lines)).not.toContain(code.split('.')[2])
  })

  it('is stopped once for one key', async () => {
    const order = await everyWay()
    const key = crypto.randomUUID()
    const code = codeFor(order.orderNumber, 'text')
    const first = await press(code, { key })
    await choose(host, order, { channels: ['text'], phone: 'order' })
    expect((await press(code, { key })).body).toEqual(first.body)
    // What was chosen since then stands: the press was made before it.
    expect(await chosen(order)).toEqual(['text'])
  })
})
