import { randomUUID } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { confirmPhone, requestPhoneCode } from '../../../../contract/notifications/notification-calls.ts'
import { notificationPhoneCodes } from '../../../db/tables/notifications/notifications.ts'
import { outgoingMails } from '../../../db/tables/outgoing-mails.ts'
import { callRates } from '../../../db/tables/people/call-rates.ts'
import { attempts } from '../../../db/tables/people/identity.ts'
import { rates } from '../../../limits/call-rates.ts'
import { hasDatabase } from '../../../testing/database/open-test-database.ts'
import { send } from '../../../testing/host/api-client.ts'
import { startTestHost, type TestHost } from '../../../testing/host/test-host.ts'
import { testSecret } from '../../../testing/host/test-secret.ts'
import {
  addToldOrder,
  choose,
  standing,
  startToldHost,
  type ToldOrder,
} from '../../../testing/notifications/told-host.ts'
import { codeOf } from '../guest-passes/guest-code.rules.ts'
import { workMail } from '../mail/mail.worker.ts'
import { loadMailSource } from '../mail/mail-source.ts'
import { renderMail } from '../mail/render-mail.ts'
import { phoneCodeLimits, phoneCodesOfShop } from './phone.usecases.ts'

describe.skipIf(!hasDatabase())('a code that confirms a phone', () => {
  let host: TestHost
  beforeAll(async () => {
    host = await startToldHost()
  })
  afterAll(() => host.close())
  beforeEach(async () => {
    await host.deps.db.delete(attempts)
    await host.deps.db.delete(callRates)
    await host.deps.db.delete(notificationPhoneCodes)
  })

  let next = 10_000_000
  /** A mobile of the Netherlands that no other test has. */
  const newPhone = () => {
    next += 1
    return `+316${next}`
  }
  type Order = Pick<ToldOrder, 'params' | 'filter'>
  const request = ({ params, filter }: Order, phone: string, more = {}) =>
    send(host.app, requestPhoneCode, {
      params,
      filter,
      query: { filter },
      body: { phone, language: 'en' },
      ...more,
    })
  const confirm = ({ params, filter }: Order, phone: string, code: string, more = {}) =>
    send(host.app, confirmPhone, { params, filter, query: { filter }, body: { phone, code }, ...more })
  const texts = (phone: string) =>
    host.deps.db
      .select()
      .from(outgoingMails)
      .where(eq(outgoingMails.recipient, phone.slice(1)))
      .orderBy(outgoingMails.requestedAt)
  const sentTo = async (phone: string) => codeOf(testSecret, (await texts(phone)).at(-1)?.id ?? '')
  const other = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0')
  const codeOfAnswer = ({ status, body }: { status: number; body: unknown }) =>
    status < 300 ? status : (body as { code: string }).code

  it('[BY-37] six digits that were sent to another phone confirm it, and texts go there once that is chosen', async () => {
    const order = await addToldOrder(host)
    const phone = newPhone()
    const asked = await request(order, phone)
    const now = host.deps.clock.now().getTime()
    expect([asked.status, asked.body]).toEqual([
      202,
      {
        phone: `•••${phone.slice(-3)}`,
        expiresAt: new Date(now + 10 * 60_000).toISOString(),
        nextAt: new Date(now + 60_000).toISOString(),
      },
    ])
    const [text] = await texts(phone)
    expect(text).toMatchObject({
      channel: 'text',
      kind: 'phoneCode',
      orderNumber: order.orderNumber,
      status: 'QUEUED',
    })
    const code = await sentTo(phone)
    expect(code).toMatch(/^\d{6}$/)
    expect((await standing(host, order)).body).toMatchObject({ phones: { other: null }, chosen: ['email'] })
    expect((await confirm(order, phone, code)).body).toEqual({
      result: 'right',
      phone: `•••${phone.slice(-3)}`,
    })
    expect((await standing(host, order)).body).toMatchObject({
      phones: { other: `•••${phone.slice(-3)}` },
      chosen: ['email'],
    })
    expect((await choose(host, order, { channels: ['text'], phone: 'other' })).status).toBe(200)
  })

  it('[BY-37] works once, for this phone and this order', async () => {
    const [order, stranger] = [await addToldOrder(host), await addToldOrder(host)]
    const [phone, elsewhere] = [newPhone(), newPhone()]
    await request(order, phone)
    const code = await sentTo(phone)
    expect(codeOfAnswer(await confirm(stranger, phone, code))).toBe('phone_code_over')
    expect(codeOfAnswer(await confirm(order, elsewhere, code))).toBe('phone_code_over')
    expect((await confirm(order, phone, code)).body).toMatchObject({ result: 'right' })
    expect(codeOfAnswer(await confirm(order, phone, code))).toBe('phone_code_over')
    expect((await standing(host, stranger)).body).toMatchObject({ phones: { other: null } })
  })

  it('[BY-37] works for ten minutes', async () => {
    const order = await addToldOrder(host)
    const [phone, late] = [newPhone(), newPhone()]
    await request(order, phone)
    host.clock.advanceMinutes(9.99)
    expect((await confirm(order, phone, await sentTo(phone))).body).toMatchObject({ result: 'right' })
    await request(order, late)
    host.clock.advanceMinutes(10)
    expect(codeOfAnswer(await confirm(order, late, await sentTo(late)))).toBe('phone_code_over')
  })

  it('[BY-37] takes five tries and no more, however many come at the same moment, and the right one is none of a sixth', async () => {
    const order = await addToldOrder(host)
    const phone = newPhone()
    await request(order, phone)
    const right = await sentTo(phone)
    const guesses = await Promise.all(Array.from({ length: 12 }, () => confirm(order, phone, other(right))))
    const left = guesses.flatMap(({ status, body }) =>
      status === 200 ? [(body as { triesLeft: number }).triesLeft] : [],
    )
    expect(left.toSorted()).toEqual([0, 1, 2, 3, 4])
    expect(codeOfAnswer(await confirm(order, phone, right))).toBe('phone_code_over')
    expect((await standing(host, order)).body).toMatchObject({ phones: { other: null } })
  })

  it('[BY-37] is right once, however often it comes at the same moment', async () => {
    const order = await addToldOrder(host)
    const phone = newPhone()
    await request(order, phone)
    const code = await sentTo(phone)
    const answers = await Promise.all(Array.from({ length: 6 }, () => confirm(order, phone, code)))
    expect(answers.map(codeOfAnswer).toSorted()).toEqual([
      200,
      ...Array.from({ length: 5 }, () => 'phone_code_over'),
    ])
  })

  it('[BY-37] asked again for one phone within a minute it is the same code, also at the same moment; after it a new one ends it', async () => {
    const order = await addToldOrder(host)
    const phone = newPhone()
    const twice = await Promise.all([request(order, phone), request(order, phone)])
    expect(twice[0]?.body).toEqual(twice[1]?.body)
    host.clock.advanceMinutes(0.99)
    expect((await request(order, phone)).body).toEqual(twice[0]?.body)
    expect(await texts(phone)).toHaveLength(1)
    const first = await sentTo(phone)
    host.clock.advanceMinutes(0.02)
    expect((await request(order, phone)).body).not.toEqual(twice[0]?.body)
    expect(await texts(phone)).toHaveLength(2)
    const second = await sentTo(phone)
    if (first !== second) {
      expect((await confirm(order, phone, first)).body).toEqual({ result: 'wrong', triesLeft: 4 })
    }
    expect((await confirm(order, phone, second)).body).toMatchObject({ result: 'right' })
  })

  it('[BY-37] codes are limited for a phone, whatever orders ask', async () => {
    const phone = newPhone()
    const { max } = phoneCodeLimits.phone
    const answers = []
    for (let index = 0; index <= max; index += 1) answers.push(await request(await addToldOrder(host), phone))
    expect(answers.map(codeOfAnswer)).toEqual([...Array.from({ length: max }, () => 202), 'rate_limited'])
    expect(Number(answers.at(-1)?.headers.get('retry-after'))).toBeGreaterThan(0)
    expect(await texts(phone)).toHaveLength(max)
  })

  it('[BY-37] codes are limited for an order, whatever phones it names', async () => {
    const order = await addToldOrder(host)
    const { max } = phoneCodeLimits.order
    const answers = []
    for (let index = 0; index <= max; index += 1) answers.push(await request(order, newPhone()))
    expect(answers.map(codeOfAnswer)).toEqual([...Array.from({ length: max }, () => 202), 'rate_limited'])
  })

  it('[BY-37] codes are limited for a client, whatever orders and phones it names, and so are its tries', async () => {
    const headers = { 'X-Forwarded-For': '2001:db8:7::1' }
    const { max } = rates.requestPhoneCode
    let order = await addToldOrder(host)
    const answers = []
    for (let index = 0; index <= max; index += 1) {
      if (index % 5 === 0) order = await addToldOrder(host)
      answers.push(codeOfAnswer(await request(order, newPhone(), { headers })))
    }
    expect(answers).toEqual([...Array.from({ length: max }, () => 202), 'rate_limited'])
    const phone = newPhone()
    const tries = []
    for (let index = 0; index <= rates.confirmPhone.max; index += 1) {
      tries.push(codeOfAnswer(await confirm(order, phone, '123456', { headers })))
    }
    expect([tries.at(-2), tries.at(-1)]).toEqual(['phone_code_over', 'rate_limited'])
    expect(codeOfAnswer(await confirm(order, phone, '123456'))).toBe('phone_code_over')
  })

  it('[BY-37] codes are limited for the shop', async () => {
    const { db, clock } = host.deps
    const order = await addToldOrder(host)
    const { max, windowMs } = phoneCodesOfShop
    const at = new Date(clock.now().getTime() - windowMs + 30_000).toISOString()
    await db.execute(sql`insert into notification_phones (id, order_number, phone, requested_at, expires_at)
      select gen_random_uuid(), ${order.orderNumber}, '31600000000', ${at}::timestamptz, ${at}::timestamptz
      from generate_series(1, ${max}::int)`)
    const refused = await request(await addToldOrder(host), newPhone())
    expect(codeOfAnswer(refused)).toBe('rate_limited')
    expect(Number(refused.headers.get('retry-after'))).toBeLessThanOrEqual(30)
    host.clock.advanceMinutes(0.6)
    expect(codeOfAnswer(await request(await addToldOrder(host), newPhone()))).toBe(202)
  })

  it.each([
    ['too short a number', '+31612', 'validation'],
    ['no calling code', '0612345678', 'validation'],
    ['letters', '+31six345678', 'validation'],
    ['a number that no plan has', '+11234567890', 'phone_invalid'],
    ['a country where the shop does not sell', '+6796123456', 'phone_invalid'],
    ['a satellite phone', '+881612345678', 'phone_invalid'],
  ])('[BY-37] sends nothing to %s', async (_, phone, code) => {
    const order = await addToldOrder(host)
    expect(codeOfAnswer(await request(order, phone))).toBe(code)
    expect(await texts(phone)).toEqual([])
  })

  it('sends nothing where the shop sends no texts, nor for an order of somebody else', async () => {
    const silent = await startTestHost({ work: false })
    try {
      const { params, filter } = await addToldOrder(silent)
      const answer = await send(silent.app, requestPhoneCode, {
        params,
        filter,
        query: { filter },
        body: { phone: newPhone(), language: 'en' },
      })
      expect(codeOfAnswer(answer)).toBe('notification_channel')
    } finally {
      await silent.close()
    }
    const [order, stranger] = [await addToldOrder(host), await addToldOrder(host)]
    const phone = newPhone()
    const foreign = { params: order.params, filter: stranger.filter }
    expect(codeOfAnswer(await request(foreign, phone))).toBe('order_not_found')
    expect(codeOfAnswer(await confirm(foreign, phone, '123456'))).toBe('order_not_found')
    expect(await texts(phone)).toEqual([])
  })

  it('sends one text for one key, and the code stands neither in a table nor in the log', async () => {
    const order = await addToldOrder(host)
    const phone = newPhone()
    const key = randomUUID()
    const twice = [await request(order, phone, { key }), await request(order, phone, { key })]
    expect(twice[0]?.body).toEqual(twice[1]?.body)
    expect(await texts(phone)).toHaveLength(1)
    const code = await sentTo(phone)
    const tryKey = randomUUID()
    const tried = [
      await confirm(order, phone, other(code), { key: tryKey }),
      await confirm(order, phone, other(code), { key: tryKey }),
    ]
    expect(tried.map(({ body }) => body)).toEqual(tried.map(() => ({ result: 'wrong', triesLeft: 4 })))
    const codes = await host.deps.db.select().from(notificationPhoneCodes)
    expect(JSON.stringify([codes, await texts(phone)])).not.toContain(`"${code}"`)
    for (const secret of [code, phone.slice(1)]) expect(JSON.stringify(host.lines)).not.toContain(secret)
  })

  it('[BY-37] the text fits one message, says the code, how long it works and for whom, and nothing of the order', async () => {
    const order = await addToldOrder(host)
    const phone = newPhone()
    await request(order, phone)
    const [mail] = await texts(phone)
    const source = mail && (await loadMailSource(host.deps.db, mail))
    if (!source) throw new Error('no such text')
    const { text } = renderMail(source, host.deps)
    const code = await sentTo(phone)
    expect(text).toContain(`${code} confirms this phone`)
    expect(text).toContain('once, for 10 minutes')
    expect(text.split('\n').at(-1)).toBe(`@localhost #${code}`)
    for (const told of [order.orderNumber, 'Sanne', 'Lindelaan']) expect(text).not.toContain(told)
    host.clock.advanceMinutes(10.1)
    const texting = { send: () => Promise.reject(new Error('nothing may be sent')) }
    await workMail(host.deps, { mailer: null, texts: texting }, source.mail.id)
    expect((await texts(phone))[0]).toMatchObject({ status: 'FAILED', failure: { code: 'code_over' } })
  })
})
