import { randomBytes, randomUUID } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { getOrder, getOrderSummary } from '../../../../contract/orders/order-calls.ts'
import {
  endGuestPass,
  listGuestOrders,
  redeemGuestCode,
  requestGuestCode,
} from '../../../../contract/session/guest-code.ts'
import { guestPassHeader } from '../../../../contract/wire/guest-pass.ts'
import { outgoingMails } from '../../../db/tables/outgoing-mails.ts'
import { callRates } from '../../../db/tables/people/call-rates.ts'
import { guestCodes } from '../../../db/tables/people/guest-codes.ts'
import { attempts } from '../../../db/tables/people/identity.ts'
import { hasDatabase } from '../../../testing/database/open-test-database.ts'
import { send } from '../../../testing/host/api-client.ts'
import { startTestHost, type TestHost } from '../../../testing/host/test-host.ts'
import { testSecret } from '../../../testing/host/test-secret.ts'
import { addOrder, newMember } from '../../../testing/orders/build-order.ts'
import { codeOf } from '../guest-passes/guest-code.rules.ts'

const minuteMs = 60_000

describe.skipIf(!hasDatabase())('a code that is sent to the contact of an order', () => {
  let host: TestHost
  beforeAll(async () => {
    host = await startTestHost({ work: false })
  })
  afterAll(() => host.close())
  beforeEach(async () => {
    await host.deps.db.delete(attempts)
    await host.deps.db.delete(callRates)
  })

  const newMailbox = () => `guest.${randomUUID()}@podium.example`
  const newPass = () => randomBytes(32).toString('base64url')
  const place = { country: 'NL', language: 'nl' }
  const request = (filter: string, key: string = randomUUID()) =>
    send(host.app, requestGuestCode, { filter, query: { ...place, filter }, key })
  const redeem = (filter: string, code: string, pass = newPass()) =>
    send(host.app, redeemGuestCode, { filter, query: { filter }, body: { code, pass }, key: randomUUID() })
  const list = (filter: string, pass: string, query = {}) =>
    send(host.app, listGuestOrders, {
      filter,
      query: { filter, ...query },
      headers: { [guestPassHeader]: pass },
    })

  const codes = () => host.deps.db.select().from(guestCodes).orderBy(guestCodes.requestedAt)
  const mails = (to: string) =>
    host.deps.db.select().from(outgoingMails).where(eq(outgoingMails.recipient, to))
  /** The code of the newest message to somebody. */
  const sentTo = async (to: string) => {
    const all = await mails(to)
    const newest = all.toSorted((one, other) => +one.requestedAt - +other.requestedAt).at(-1)
    return codeOf(testSecret, newest?.id ?? '')
  }
  const other = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0')

  const guestWithOrders = async (count = 1, more = {}) => {
    const contactEmail = newMailbox()
    const numbers: string[] = []
    for (let index = 0; index < count; index += 1) {
      // Each is newer than the one before.
      const orderDate = new Date(Date.parse('2026-11-10T12:00:00Z') + index * 60 * minuteMs)
      numbers.push(
        await addOrder(host.deps.db, { upmId: null, contactEmail, country: 'nl', orderDate, ...more }),
      )
    }
    return { contactEmail, filter: `email(${contactEmail})`, numbers }
  }

  it('[BY-20] answers alike whether the contact has orders, and sends to those alone that have', async () => {
    const { contactEmail, filter } = await guestWithOrders()
    const member = newMailbox()
    await addOrder(host.deps.db, { upmId: newMember(), contactEmail: member })
    const stranger = newMailbox()
    const answers = []
    for (const one of [filter, `email(${stranger})`, `email(${member})`]) answers.push(await request(one))
    expect(answers.map(({ status }) => status)).toEqual([202, 202, 202])
    expect(new Set(answers.map(({ body }) => Object.keys(body as object).join())).size).toBe(1)
    expect([
      (await mails(contactEmail)).length,
      (await mails(stranger)).length,
      (await mails(member)).length,
    ]).toEqual([1, 0, 0])
    const tried = []
    for (const one of [filter, `email(${stranger})`]) {
      tried.push(await redeem(one, other(await sentTo(contactEmail))))
    }
    expect(tried.map(({ status, body }) => ({ status, body }))).toEqual(
      tried.map(() => ({ status: 200, body: { result: 'wrong', triesLeft: 4 } })),
    )
  })

  it('[BY-22][BY-23] lists all guest orders of the contact, newest first, and shows each whole, until the pass is ended', async () => {
    const { contactEmail, filter, numbers } = await guestWithOrders(3)
    const foreign = await guestWithOrders()
    await request(filter)
    const pass = newPass()
    const redeemed = await redeem(filter, await sentTo(contactEmail), pass)
    expect([redeemed.status, redeemed.body]).toMatchObject([200, { result: 'right' }])
    const until = Date.parse((redeemed.body as { until: string }).until)
    expect(until - host.deps.clock.now().getTime()).toBeGreaterThan(59 * minuteMs)
    const listed = (await list(filter, pass)).body as { orderItems: { orderNumber: string }[] }
    expect([...new Set(listed.orderItems.map(({ orderNumber }) => orderNumber))]).toEqual(
      numbers.toReversed(),
    )
    expect((await list(foreign.filter, pass)).body).toMatchObject({ code: 'guest_pass_unknown' })

    const [orderNumber = ''] = numbers
    const shown = async (held: string | null) => {
      const answers = []
      for (const call of [getOrder, getOrderSummary]) {
        const headers = held === null ? {} : { [guestPassHeader]: held }
        answers.push(
          await send(host.app, call, { filter, params: { orderNumber }, query: { filter }, headers }),
        )
      }
      return answers.map(
        ({ body }) => (body as { order: { isShownInPart?: boolean } }).order.isShownInPart ?? false,
      )
    }
    expect(await shown(null)).toEqual([true, true])
    expect(await shown(newPass())).toEqual([true, true])
    expect(await shown(pass)).toEqual([false, false])
    const headers = { [guestPassHeader]: pass }
    expect(
      (await send(host.app, endGuestPass, { filter, query: { filter }, headers, key: randomUUID() })).status,
    ).toBe(200)
    expect((await list(filter, pass)).status).toBe(403)
    expect(await shown(pass)).toEqual([true, true])
  })

  it('[BY-21] is used once, and a new one ends the earlier', async () => {
    const { contactEmail, filter } = await guestWithOrders()
    await request(filter)
    const first = await sentTo(contactEmail)
    expect((await redeem(filter, first)).body).toMatchObject({ result: 'right' })
    expect((await redeem(filter, first)).body).toMatchObject({ code: 'guest_code_over' })
    await host.deps.db.delete(attempts)
    await request(filter)
    const second = await sentTo(contactEmail)
    await host.deps.db.delete(attempts)
    await host.deps.db.execute(
      sql`update outgoing_mails set requested_at = requested_at - interval '1 minute'`,
    )
    await request(filter)
    const third = await sentTo(contactEmail)
    if (second !== third) expect((await redeem(filter, second)).body).toMatchObject({ result: 'wrong' })
    expect((await redeem(filter, third)).body).toMatchObject({ result: 'right' })
  })

  it('[BY-21] takes five tries and no more, however many come at the same time', async () => {
    const { contactEmail, filter } = await guestWithOrders()
    await request(filter)
    const right = await sentTo(contactEmail)
    const guesses = await Promise.all(Array.from({ length: 20 }, () => redeem(filter, other(right))))
    const results = guesses.map(({ status }) => status)
    expect(results.filter((status) => status === 200)).toHaveLength(5)
    expect((await redeem(filter, right)).body).toMatchObject({ code: 'guest_code_over' })
  })

  it('[BY-21] ends after ten minutes, its pass after an hour', async () => {
    const { contactEmail, filter } = await guestWithOrders()
    await request(filter)
    const late = sql`update guest_codes set expires_at = expires_at - interval '10 minutes'`
    await host.deps.db.execute(late)
    expect((await redeem(filter, await sentTo(contactEmail))).body).toMatchObject({ code: 'guest_code_over' })
    await host.deps.db.delete(attempts)
    await host.deps.db.execute(
      sql`update outgoing_mails set requested_at = requested_at - interval '1 minute'`,
    )
    await request(filter)
    const pass = newPass()
    await redeem(filter, await sentTo(contactEmail), pass)
    expect((await list(filter, pass)).status).toBe(200)
    await host.deps.db.execute(sql`update guest_codes set pass_until = pass_until - interval '1 hour'`)
    expect((await list(filter, pass)).body).toMatchObject({ code: 'guest_pass_over' })
  })

  it('[BY-21] is asked for once a minute and five times an hour for a contact, known or not', async () => {
    const age = (minutes: number) =>
      host.deps.db.execute(
        sql`update attempts set attempted_at = attempted_at - make_interval(mins => ${minutes})`,
      )
    for (const filter of [(await guestWithOrders()).filter, `email(${newMailbox()})`]) {
      const statuses = []
      for (let index = 0; index < 6; index += 1) {
        statuses.push((await request(filter)).status, (await request(filter)).status)
        await age(1)
      }
      expect(statuses).toEqual([202, 429, 202, 429, 202, 429, 202, 429, 202, 429, 429, 429])
      await host.deps.db.delete(attempts)
    }
  })

  it('[BY-21] sends one message for one key, and stands neither in a table nor in the log', async () => {
    const { contactEmail, filter } = await guestWithOrders()
    const key = randomUUID()
    const twice = [await request(filter, key), await request(filter, key)]
    expect(twice[0]?.body).toEqual(twice[1]?.body)
    expect(await mails(contactEmail)).toHaveLength(1)
    const code = await sentTo(contactEmail)
    const pass = newPass()
    await redeem(filter, code, pass)
    const stored = JSON.stringify([await codes(), host.lines])
    for (const secret of [pass, contactEmail, `"${code}"`]) expect(stored).not.toContain(secret)
  })

  it('[BY-24] goes to the phone of an order as a text message, however its number is written', async () => {
    const phoneNumber = '7700900123'
    const orderNumber = await addOrder(host.deps.db, {
      upmId: null,
      contactEmail: null,
      phoneCountryCode: '44',
      phoneNumber,
      country: 'gb',
    })
    const filter = `phoneNumber(44 0${phoneNumber})`
    await request(filter)
    const [mail] = await mails(`44${phoneNumber}`)
    expect(mail).toMatchObject({ channel: 'text', kind: 'guestCode', orderNumber, status: 'QUEUED' })
    const pass = newPass()
    await redeem(filter, codeOf(testSecret, mail?.id ?? ''), pass)
    const { orderItems } = (await list(filter, pass)).body as { orderItems: { orderNumber: string }[] }
    expect(orderItems.map((item) => item.orderNumber)).toEqual([orderNumber])
  })
})
