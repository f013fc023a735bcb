import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { playReturn } from '../../../../contract/sandbox/sandbox.ts'
import { hasDatabase } from '../../../testing/database/open-test-database.ts'
import { sendOk } from '../../../testing/host/api-client.ts'
import { type SandboxHost, startSandboxHost } from '../../../testing/host/sandbox-host.ts'
import { addReturn } from '../../../testing/orders/return-order.ts'
import { type Told, toldOrders } from '../../../testing/orders/told-orders.ts'

describe.skipIf(!hasDatabase())('what is told of an order', () => {
  let host: SandboxHost
  let told: ReturnType<typeof toldOrders>
  beforeAll(async () => {
    host = await startSandboxHost({ work: false })
    told = toldOrders(host)
  })
  afterAll(() => host.close())

  const all = async (of: Told) => {
    await told.chosen(of, {
      channels: ['email', 'text', 'push'],
      phone: 'order',
      subscription: await told.browser(),
    })
  }
  const channels = async (of: Told) => (await told.rows(of)).map(({ event, channel }) => [event, channel])

  it('[BY-36] comes by each way that was chosen, and by no other; a guest chooses as a member does', async () => {
    const of = await told.order()
    await all(of)
    await told.play(of, 'SHIPPED')
    await told.work()
    expect((await channels(of)).map(([, channel]) => channel).sort()).toEqual(['email', 'push', 'text'])
    expect([told.mailsTo(of).length, told.textsOf(of).length, (await told.pushes(of)).length]).toEqual([
      1, 1, 1,
    ])
    expect(told.textsOf(of)[0]?.to).toBe('12025550143')
    const guest = await told.order({ upmId: null })
    const asGuest = { ...guest, who: { filter: 'email(kim@podium.example)' } }
    expect((await told.choose(asGuest, { channels: [] })).body).toMatchObject({ chosen: [] })
    await told.play(guest, 'SHIPPED')
    expect(await told.rows(guest)).toEqual([])
  })

  it('[BY-38] is not told where it no longer holds, as the parcel came before anybody could be told', async () => {
    const of = await told.order()
    await told.play(of, 'SHIPPED')
    await told.play(of, 'OUT_FOR_DELIVERY')
    await told.play(of, 'DELIVERED')
    await told.work()
    expect(told.mailsTo(of).map(({ text }) => /is on its way|is out for delivery/.exec(text)?.[0])).toEqual([
      'is on its way',
    ])
  })

  it('[BY-38] tells a return’s parcel and refund once, and a store’s counter not at all', async () => {
    const of = await told.order({ lines: [{ status: 'Delivered', statusVariant: 'DELIVERED' }] })
    const number = await addReturn(host.deps.db, {
      upmId: of.who.as ?? '',
      parentSalesOrderNumber: of.orderNumber,
    })
    for (const status of ['in transit', 'received', 'in transit', 'received', 'return processed']) {
      await sendOk(host.app, playReturn, { params: { returnOrderNumber: number }, body: { status } })
    }
    await told.work()
    expect(await channels(of)).toEqual([
      ['parcelIn', 'email'],
      ['refunded', 'email'],
    ])
  })

  it('[BY-42] is short and says nothing but shop, number, event and link, in the shopper’s language', async () => {
    const languages = ['en', 'pl', 'ar']
    for (const language of languages) {
      const of = await told.order({ shippingAddress: { firstName: 'Sanne', address1: 'Lindelaan 12' } })
      await told.chosen(of, {
        channels: ['text', 'push'],
        phone: 'order',
        subscription: await told.browser(),
        language,
      })
      await told.play(of, 'SHIPPED')
      await told.work()
      const text = told.textsOf(of)[0]?.text ?? ''
      const isPlain = /^[\n -~ÄÖÑÜ§¿äöñüàèéùìòÇØøÅåÆæßÉ£¥]*$/.test(text)
      expect([language, text.length <= (isPlain ? 306 : 134)]).toEqual([language, true])
      expect(isPlain).toBe(language === 'en')
      const [push] = await told.pushes(of)
      expect(push?.message).toMatchObject({
        event: 'shipped',
        orderNumber: of.orderNumber,
        path: `/us/${language}/orders/sales/${of.orderNumber}`,
        dir: language === 'ar' ? 'rtl' : 'ltr',
      })
      for (const words of [text, JSON.stringify(push?.message)])
        expect(words).not.toMatch(/Sanne|Lindelaan|Court/)
    }
  })
})
