import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { checkGiftCard, type GiftCardCheck } from '../../../../contract/payments/gift-card.ts'
import type { Problem } from '../../../../contract/wire/problem.ts'
import { proofHeader } from '../../../../contract/wire/proof-of-work-header.ts'
import { solve } from '../../../../services/http/solve-challenge.ts'
import { flagOverrides } from '../../../db/tables/flag-overrides.ts'
import { giftCards } from '../../../db/tables/payments/gift-cards.ts'
import { attempts } from '../../../db/tables/people/identity.ts'
import { giftCardRows, sampleGiftCards } from '../../../sandbox/gift-cards/sample-gift-cards.ts'
import { hasDatabase } from '../../../testing/database/open-test-database.ts'
import { type ApiRequest, send } from '../../../testing/host/api-client.ts'
import { startTestHost, type TestHost } from '../../../testing/host/test-host.ts'
import { testSecret } from '../../../testing/host/test-secret.ts'
import { breaker } from './gift-card-limits.ts'

const right: GiftCardCheck = { accountNumber: '6006004912773501820', pin: '482913', currency: 'USD' }
const unknown = { ...right, accountNumber: '6006999999999999999' }

describe.skipIf(!hasDatabase())('gift card balances', () => {
  let host: TestHost
  beforeAll(async () => {
    host = await startTestHost({ work: false })
    await host.deps.db.insert(giftCards).values(giftCardRows(testSecret))
  })
  afterAll(() => host.close())
  beforeEach(() => host.deps.db.delete(attempts))

  const check = (body: unknown, request: ApiRequest = {}) =>
    send(host.app, checkGiftCard, { body, ...request })
  const from = (address: string) => ({ headers: { 'X-Forwarded-For': address } })
  const outcome = async (body: unknown, request: ApiRequest = {}) => {
    const { status, body: answer, headers } = await check(body, request)
    return [status, (answer as { code?: string }).code, headers.get('Retry-After') !== null]
  }
  const age = (minutes: number) =>
    host.deps.db.execute(
      sql`update attempts set attempted_at = attempted_at - make_interval(mins => ${minutes})`,
    )

  it('[GC-03] answers the balance as a decimal number of the currency, for every sample card', async () => {
    const balances: Record<string, number> = {}
    for (const { id, accountNumber, pin, currency } of sampleGiftCards) {
      const { status, body, headers } = await check({ accountNumber, pin, currency })
      expect([status, headers.get('Cache-Control')]).toEqual([200, 'no-store'])
      balances[id] = (body as { balance: number }).balance
    }
    expect(balances).toMatchObject({ us: 65.5, 'us-empty': 0, jp: 7500, kw: 12.345, pl: 123.45 })
  })

  it('[GC-04][SE-06 A-33] tells nothing in a country where balances are switched off, and counts no try there', async () => {
    await host.deps.db
      .insert(flagOverrides)
      .values({ country: 'gb', flag: 'disableGiftCardLookup', value: true })
    const inBritain = { query: { country: 'gb' } }
    for (let tries = 0; tries < 7; tries += 1) {
      expect(await outcome({ ...right, pin: '000000' }, inBritain)).toEqual([403, 'switched_off', false])
    }
    expect(await outcome(right, inBritain)).toEqual([403, 'switched_off', false])
    expect(await outcome(right, { query: { country: 'fr' } })).toEqual([200, undefined, false])
    expect(await outcome(right)).toEqual([200, undefined, false])
    await host.deps.db.delete(flagOverrides)
    expect(await outcome(right, inBritain)).toEqual([200, undefined, false])
  })

  it('[GC-03] has one answer for a wrong number, a wrong PIN and another currency', async () => {
    const answers = await Promise.all([
      check(unknown),
      check({ ...right, pin: '482914' }),
      check({ ...right, currency: 'EUR' }),
    ])
    expect(answers.map(({ status, body }) => ({ status, body }))).toEqual(
      answers.map(() => ({
        status: 400,
        body: {
          type: 'about:blank',
          title: 'No gift card has these numbers',
          status: 400,
          code: 'gift_card_not_found',
        },
      })),
    )
  })

  it.each([
    ['a number of 18 digits', { ...right, accountNumber: '600600491277350182' }, '/accountNumber'],
    ['a number with blanks', { ...right, accountNumber: '6006 0049 1277 3501 820' }, '/accountNumber'],
    ['a PIN of 5 digits', { ...right, pin: '48291' }, '/pin'],
    ['a PIN that is a number', { ...right, pin: 482913 }, '/pin'],
    ['no currency', { accountNumber: right.accountNumber, pin: right.pin }, '/currency'],
  ])('[GC-01] refuses %s with its field', async (_, body, pointer) => {
    const answer = await check(body)
    expect([answer.status, answer.body]).toMatchObject([400, { code: 'validation', errors: [{ pointer }] }])
  })

  it('refuses a card its sixth try after five wrong PINs in a day, from whatever address, though the PIN is right', async () => {
    for (const card of [right, unknown]) {
      const wrong = { ...card, pin: '111111' }
      for (let index = 0; index < 5; index += 1) {
        expect(await outcome(wrong)).toEqual([400, 'gift_card_not_found', false])
      }
      const last = await check(card)
      expect([last.status, (last.body as Problem).challenge]).toEqual([429, undefined])
    }
    await age(24 * 60)
    expect((await check(right)).status).toBe(200)
  })

  it('refuses an address its 21st wrong try in an hour, whatever card', async () => {
    const wrongCard = (index: number) => ({
      ...unknown,
      accountNumber: `600699999999999${String(index).padStart(4, '0')}`,
    })
    for (let index = 0; index < 20; index += 1) {
      expect(await outcome(wrongCard(index), from('192.0.2.9'))).toEqual([400, 'gift_card_not_found', false])
    }
    expect(await outcome(right, from('192.0.2.9'))).toEqual([429, 'rate_limited', true])
    expect((await check(right, from('192.0.2.10'))).status).toBe(200)
    await age(60)
    expect((await check(right, from('192.0.2.9'))).status).toBe(200)
  })

  it('asks everybody for a proof of work when very many cards are tried, from however many addresses, and goes on by itself', async () => {
    const rows = Array.from({ length: breaker.max - 1 }, () => ({}))
    await check(unknown)
    await host.deps.db.execute(
      sql`insert into attempts (bucket, attempted_at) select bucket, attempted_at from attempts
        cross join generate_series(1, ${rows.length}) where bucket = (
          select bucket from attempts order by id desc limit 1)`,
    )
    const refused = await check(right, from('192.0.2.11'))
    expect(refused.status).toBe(429)
    const proof = (await solve((refused.body as Problem).challenge)) ?? ''
    const proven = { headers: { ...from('192.0.2.11').headers, [proofHeader]: proof } }
    expect([(await check(right)).status, (await check(right, proven)).status]).toEqual([429, 200])
    await age(10)
    expect((await check(right)).status).toBe(200)
  })

  it('works no more of 30 parallel guesses at a card than the limit leaves, and right ones do not count', async () => {
    const guesses = await Promise.all(
      Array.from({ length: 30 }, (_, index) => check({ ...right, pin: String(100000 + index) })),
    )
    expect(guesses.filter(({ status }) => status === 400)).toHaveLength(5)
    await host.deps.db.delete(attempts)
    for (let index = 0; index < 8; index += 1) expect((await check(right)).status).toBe(200)
  })

  it('keeps no number and no PIN: neither in the log nor in the tables', async () => {
    await check(right)
    await check({ ...right, pin: '918273' })
    await check({ ...right, pin: 918273 })
    const stored = await host.deps.db.execute(
      sql`select (select json_agg(g) from gift_cards g)::text as cards, (select json_agg(a) from attempts a)::text as tries`,
    )
    const all = JSON.stringify([host.lines, stored])
    for (const secret of [right.accountNumber, right.pin, '918273']) expect(all).not.toContain(secret)
    expect(host.lines.some(({ call }) => call === 'checkGiftCard')).toBe(true)
  })
})
