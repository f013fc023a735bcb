import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { cancelOrder } from '../../../../contract/orders/cancellation.ts'
import { getOrder } from '../../../../contract/orders/order-calls.ts'
import { attempts } from '../../../db/tables/people/identity.ts'
import { hasDatabase } from '../../../testing/database/open-test-database.ts'
import { type ApiRequest, send } from '../../../testing/host/api-client.ts'
import { startTestHost, type TestHost } from '../../../testing/host/test-host.ts'
import { addOrder, newMember } from '../../../testing/orders/build-order.ts'
import { guestCancelBody } from '../../../testing/orders/cancel-bodies.ts'

describe.skipIf(!hasDatabase())('limits on guest lookups', () => {
  let host: TestHost
  beforeAll(async () => {
    host = await startTestHost({ work: false })
  })
  afterAll(() => host.close())
  beforeEach(() => host.deps.db.delete(attempts))

  const right = 'email(kim@podium.example)'
  const wrong = 'email(lee@podium.example)'
  const from = (address: string) => ({ headers: { 'X-Forwarded-For': address } })
  const look = async (orderNumber: string, request: ApiRequest) => {
    const { status, headers } = await send(host.app, getOrder, { params: { orderNumber }, ...request })
    return [status, headers.get('Retry-After') !== null]
  }
  const times = async (count: number, act: (index: number) => Promise<unknown>) => {
    const answers = []
    for (let index = 0; index < count; index += 1) answers.push(await act(index))
    return answers
  }
  const age = (minutes: number) =>
    host.deps.db.execute(
      sql`update attempts set attempted_at = attempted_at - make_interval(mins => ${minutes})`,
    )

  it('[SE-02] refuses an address its sixth failure in a minute, whatever order, even with the right contact', async () => {
    const orderNumber = await addOrder(host.deps.db)
    const failures = await times(5, (index) =>
      look(`UNKNOWN${index}`, { filter: wrong, ...from('192.0.2.1') }),
    )
    expect(failures).toEqual(failures.map(() => [404, false]))
    expect([
      await look('UNKNOWN6', { filter: wrong, ...from('192.0.2.1') }),
      await look(orderNumber, { filter: right, ...from('192.0.2.1') }),
      await look(orderNumber, { filter: right, ...from('192.0.2.2') }),
      await look(orderNumber, { filter: right, ...from('203.0.113.9, 192.0.2.1') }),
    ]).toEqual([
      [429, true],
      [429, true],
      [200, false],
      [429, true],
    ])
    await age(1)
    expect(await look(orderNumber, { filter: right, ...from('192.0.2.1') })).toEqual([200, false])
  })

  it('refuses an address its 21st failure in an hour', async () => {
    for (let round = 0; round < 4; round += 1) {
      await times(5, (index) => look(`R${round}UNKNOWN${index}`, { filter: wrong, ...from('192.0.2.3') }))
      await age(2)
    }
    const last = await send(host.app, getOrder, {
      params: { orderNumber: 'UNKNOWN21' },
      filter: wrong,
      ...from('192.0.2.3'),
    })
    expect([last.status, (last.body as { code: string }).code]).toEqual([429, 'rate_limited'])
    expect(Number(last.headers.get('Retry-After'))).toBeGreaterThan(3000)
  })

  it('refuses an order its 11th failure in an hour, from whatever address, whether it exists or not', async () => {
    const orderNumber = await addOrder(host.deps.db)
    const known = await times(11, () => look(orderNumber, { filter: wrong }))
    const unknown = await times(11, () => look('UNKNOWN1', { filter: wrong }))
    const expected = Array.from({ length: 11 }, (_, index) => (index < 10 ? [404, false] : [429, true]))
    expect([known, unknown]).toEqual([expected, expected])
  })

  it('[SE-02] works no more of 50 parallel guesses than the limit leaves, though one of them is right', async () => {
    const orderNumber = await addOrder(host.deps.db)
    const guesses = Array.from({ length: 50 }, (_, index) => `email(guess${index}@podium.example)`)
    const answers = await Promise.all(
      [...guesses.slice(0, 49), right].map((filter) => look(orderNumber, { filter, ...from('192.0.2.7') })),
    )
    const statuses = answers.map(([status]) => status)
    expect(statuses.filter((status) => status === 404)).toHaveLength(5)
    expect(statuses.filter((status) => status === 200).length).toBeLessThanOrEqual(1)
    expect(statuses.filter((status) => status !== 404 && status !== 429 && status !== 200)).toEqual([])
    expect(await look(orderNumber, { filter: right, ...from('192.0.2.7') })).toEqual([429, true])
  })

  it('[SE-02] works no more of 50 parallel guesses at one order from as many addresses', async () => {
    const orderNumber = await addOrder(host.deps.db)
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, index) =>
        look(orderNumber, { filter: wrong, ...from(`198.51.100.${index}`) }),
      ),
    )
    const statuses = answers.map(([status]) => status)
    expect([404, 429].map((wanted) => statuses.filter((status) => status === wanted).length)).toEqual([
      10, 40,
    ])
  })

  it('lets every one of 200 parallel lookups of one address through that are right', async () => {
    const orderNumber = await addOrder(host.deps.db)
    const answers = await Promise.all(
      Array.from({ length: 200 }, () => look(orderNumber, { filter: right, ...from('192.0.2.8') })),
    )
    expect(answers.filter(([status]) => status !== 200)).toEqual([])
    expect(await host.deps.db.$count(attempts)).toBe(0)
  })

  it('a form that sends the same again uses up no tries, and what is right is answered afterwards', async () => {
    const orderNumber = await addOrder(host.deps.db)
    const ask = (number: string, filter = wrong) => look(number, { filter, ...from('192.0.2.20') })
    const resent = await times(8, () => ask(orderNumber))
    expect(resent).toEqual(resent.map(() => [404, false]))
    const malformed = await times(6, () => look('PD48_KX', { filter: wrong, ...from('192.0.2.20') }))
    expect(malformed).toEqual(malformed.map(() => [400, false]))
    expect(await ask(orderNumber, right)).toEqual([200, false])
    await times(4, (index) => ask(`UNKNOWN${index}`))
    expect([await ask('UNKNOWN5'), await ask(orderNumber, right), await ask(orderNumber)]).toEqual([
      [429, true],
      [429, true],
      [404, false],
    ])
  })

  it('counts the spellings of an order’s number together', async () => {
    const orderNumber = await addOrder(host.deps.db)
    const spellings = [orderNumber, orderNumber.toLowerCase()]
    const answers = await times(11, (index) => look(spellings[index % 2] ?? '', { filter: wrong }))
    expect(answers).toEqual([...Array.from({ length: 10 }, () => [404, false]), [429, true]])
  })

  it('counts an attempt that its host did not live to end', async () => {
    const orderNumber = await addOrder(host.deps.db)
    await times(5, (index) => look(`UNKNOWN${index}`, { filter: wrong, ...from('192.0.2.9') }))
    await host.deps.db.execute(
      sql`update attempts set is_open = true, attempted_at = attempted_at - make_interval(secs => 31)`,
    )
    expect(await look(orderNumber, { filter: right, ...from('192.0.2.9') })).toEqual([429, true])
  })

  it('counts wrong contacts of a cancellation, and neither members nor lookups that succeed', async () => {
    const upmId = newMember()
    const orderNumber = await addOrder(host.deps.db, { upmId })
    await times(12, () => look(orderNumber, { filter: right, ...from('192.0.2.5') }))
    await times(12, () => look('UNKNOWN1', { as: upmId, ...from('192.0.2.5') }))
    expect(await host.deps.db.$count(attempts)).toBe(0)
    const cancel = () =>
      send(host.app, cancelOrder, {
        params: { orderNumber },
        filter: wrong,
        body: guestCancelBody({ email: 'lee@podium.example' }),
        ...from('192.0.2.5'),
      })
    const statuses = (await times(6, cancel)) as { status: number }[]
    expect(statuses.map((answer) => answer.status)).toEqual([404, 404, 404, 404, 404, 429])
  })
})
