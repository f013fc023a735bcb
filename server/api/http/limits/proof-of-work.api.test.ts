import { sql } from 'drizzle-orm'
import * as v from 'valibot'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { cancelOrder } from '../../../../contract/orders/cancellation.ts'
import { getOrder } from '../../../../contract/orders/order-calls.ts'
import type { Problem } from '../../../../contract/wire/problem.ts'
import { Challenge } from '../../../../contract/wire/proof-of-work.ts'
import { proofHeader } from '../../../../contract/wire/proof-of-work-header.ts'
import { solve } from '../../../../services/http/solve-challenge.ts'
import { attempts } from '../../../db/tables/people/identity.ts'
import { hasDatabase } from '../../../testing/database/open-test-database.ts'
import { send } from '../../../testing/host/api-client.ts'
import { startTestHost, type TestHost } from '../../../testing/host/test-host.ts'
import { addOrder } from '../../../testing/orders/build-order.ts'
import { guestCancelBody } from '../../../testing/orders/cancel-bodies.ts'

describe.skipIf(!hasDatabase())('what lets a guest in whom a limit has refused', () => {
  let host: TestHost
  beforeAll(async () => {
    host = await startTestHost({ work: false })
  })
  afterAll(() => host.close())
  beforeEach(() => host.deps.db.delete(attempts))

  const right = 'email(kim@podium.example)'
  const guess = (index: number) => `email(guess${index}@podium.example)`
  const look = (orderNumber: string, filter: string, address: string, proof?: string | null) =>
    send(host.app, getOrder, {
      params: { orderNumber },
      filter,
      headers: { 'X-Forwarded-For': address, ...(proof ? { [proofHeader]: proof } : {}) },
    })
  const challengeIn = (answer: { readonly body: unknown }) => (answer.body as Problem).challenge
  const levelOf = (challenge: unknown) => v.parse(Challenge, challenge).parameters.data.level
  /** Two clients that guess at an order until it is full. */
  const attack = async (orderNumber: string, failures = 10) => {
    for (let index = 0; index < failures; index += 1) {
      await look(orderNumber, guess(index), `198.51.100.${Math.floor(index / 5) + 1}`)
    }
  }

  it('does not shut the guest of an order out for what others have guessed at it: a proof of work lets them in at once', async () => {
    const orderNumber = await addOrder(host.deps.db)
    await attack(orderNumber)
    const refused = await look(orderNumber, right, '192.0.2.1')
    expect([refused.status, refused.headers.get('Retry-After') !== null]).toEqual([429, true])
    const proof = await solve(challengeIn(refused))
    expect((await look(orderNumber, right, '192.0.2.1', proof)).status).toBe(200)
  })

  it('lets a guest in whose own network has used its tries up, and ends there for good after 15 in a minute and 60 in an hour', async () => {
    const orderNumber = await addOrder(host.deps.db)
    const failed = async (count: number, from: number, age: number) => {
      for (let index = 0; index < count; index += 1) {
        await host.deps.db.execute(
          sql`insert into attempts (bucket, attempted_at, is_open) select bucket, now() - make_interval(secs => ${age}), false
              from attempts where id = ${from}`,
        )
      }
    }
    await look('UNKNOWN1', guess(1), '192.0.2.2')
    const [client] = await host.deps.db
      .select({ id: attempts.id })
      .from(attempts)
      .orderBy(attempts.id)
      .limit(1)
    await failed(4, client?.id ?? 0, 0)
    const refused = await look(orderNumber, right, '192.0.2.2')
    expect(refused.status).toBe(429)
    const proof = await solve(challengeIn(refused))
    expect((await look(orderNumber, right, '192.0.2.2', proof)).status).toBe(200)
    await failed(10, client?.id ?? 0, 0)
    const ended = await look(orderNumber, right, '192.0.2.2')
    expect([ended.status, challengeIn(ended)]).toEqual([429, undefined])
    expect((await look(orderNumber, right, '192.0.2.2', proof)).status).toBe(429)
    await host.deps.db.execute(
      sql`update attempts set attempted_at = attempted_at - make_interval(secs => 61)`,
    )
    await failed(45, client?.id ?? 0, 120)
    const hour = await look(orderNumber, right, '192.0.2.2')
    expect([hour.status, challengeIn(hour)]).toEqual([429, undefined])
    expect((await look(orderNumber, right, '192.0.2.3')).status).toBe(200)
  })

  it('takes a proof for one failed attempt, for what it was given for, unaltered, and not before its work is done', async () => {
    const orderNumber = await addOrder(host.deps.db)
    await attack(orderNumber)
    const challenge = challengeIn(await look(orderNumber, guess(20), '192.0.2.4'))
    const proof = await solve(challenge)
    const altered = v.parse(Challenge, challenge)
    const cheap = { ...altered, parameters: { ...altered.parameters, cost: 1, keyPrefix: '00' } }
    expect([
      (await look(orderNumber, right, '192.0.2.5', proof)).status,
      (await look(orderNumber, right, '192.0.2.4', await solve(cheap))).status,
      (await look(orderNumber, right, '192.0.2.4', 'e30')).status,
      (await look(orderNumber, guess(20), '192.0.2.4', proof)).status,
    ]).toEqual([429, 429, 429, 404])
    expect((await look(orderNumber, guess(21), '192.0.2.4', proof)).status).toBe(429)
  })

  it('asks for twice the work with each further ten that fail at an order, up to eight times, whether there is such an order or not', async () => {
    const orderNumber = await addOrder(host.deps.db)
    for (const number of [orderNumber, 'UNKNOWN7']) {
      await attack(number)
      const seen: unknown[] = []
      for (let round = 0; round < 6; round += 1) {
        seen.push(levelOf(challengeIn(await look(number, guess(99), `192.0.2.${10 + round}`))))
        await host.deps.db.execute(
          sql`insert into attempts (bucket, attempted_at, is_open) select bucket, now(), false from
              (select bucket from attempts group by bucket having count(*) >= 10 order by count(*) desc limit 1) full_one
              cross join generate_series(1, 10)`,
        )
      }
      expect(seen).toEqual([0, 1, 2, 3, 3, 3])
      await host.deps.db.delete(attempts)
    }
  })

  it('counts an attempt of a changing call once, with the proof as without', async () => {
    const orderNumber = await addOrder(host.deps.db)
    await attack(orderNumber)
    const cancel = (proof?: string | null) =>
      send(host.app, cancelOrder, {
        params: { orderNumber },
        filter: right,
        body: guestCancelBody({ email: 'kim@podium.example' }),
        headers: { 'X-Forwarded-For': '192.0.2.6', ...(proof ? { [proofHeader]: proof } : {}) },
        key: 'one-cancellation',
      })
    const refused = await cancel()
    expect(refused.status).toBe(429)
    expect((await cancel(await solve(challengeIn(refused)))).status).toBe(202)
  })
})
