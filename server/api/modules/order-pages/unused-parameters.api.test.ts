import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { getOrder, getOrderSummary } from '../../../../contract/orders/order-calls.ts'
import { listOrders } from '../../../../contract/orders/orders.ts'
import { hasDatabase } from '../../../testing/database/open-test-database.ts'
import { send } from '../../../testing/host/api-client.ts'
import { startTestHost, type TestHost } from '../../../testing/host/test-host.ts'
import { addOrder, newMember } from '../../../testing/orders/build-order.ts'

const record = new URL('../../../../docs/decisions/0043-what-is-carried-and-not-read.md', import.meta.url)
const listed = [...readFileSync(record, 'utf8').matchAll(/^\| `(GET [^`]+)` \| `(\w+)` \|/gm)].map(
  ([, call, parameter]) => [call, parameter],
)

/** Two values that say something else, and one that is refused. */
const values: Readonly<Record<string, readonly [string, string, string]>> = {
  country: ['US', 'jp', 'usa'],
  giftcards: ['true', 'false', 'some'],
  timezone: ['Europe/Paris', 'Asia/Tokyo', 'x'.repeat(65)],
  shippedTestFlag: ['true', 'false', 'yes'],
}

describe.skipIf(!hasDatabase())('parameters that are accepted and change nothing', () => {
  let host: TestHost
  const upmId = newMember()
  let orderNumber: string
  beforeAll(async () => {
    host = await startTestHost({ work: false })
    orderNumber = await addOrder(host.deps.db, {
      upmId,
      lines: [{ status: 'Shipped', dates: { shipped: '2026-11-19T23:30:00.000Z' } }],
    })
  })
  afterAll(() => host.close())

  it('[AP-01 A-37] are those that the decision lists', () => {
    expect(listed).toEqual([
      ['GET /orders/history/v1', 'country'],
      ['GET /orders/history/v1', 'giftcards'],
      ['GET /orders/history/v1/{orderNumber}', 'country'],
      ['GET /orders/history/v1/{orderNumber}', 'timezone'],
      ['GET /orders/history/v1/{orderNumber}', 'shippedTestFlag'],
    ])
  })

  const ask = (call: 'list' | 'detail' | 'summary', query: Record<string, string>) => {
    if (call === 'list') return send(host.app, listOrders, { as: upmId, query })
    const one = call === 'detail' ? getOrder : getOrderSummary
    return send(host.app, one, { as: upmId, params: { orderNumber }, query })
  }
  const rows = [
    ['list', 'country'],
    ['list', 'giftcards'],
    ['detail', 'country'],
    ['detail', 'timezone'],
    ['detail', 'shippedTestFlag'],
    ['summary', 'country'],
    ['summary', 'timezone'],
    ['summary', 'shippedTestFlag'],
  ] as const

  it.each(rows)('[AP-01 A-37] %s: %s is checked, and the answer is the same', async (call, parameter) => {
    const [one, other, wrong] = values[parameter] ?? ['', '', '']
    const without = await ask(call, {})
    const answers = [await ask(call, { [parameter]: one }), await ask(call, { [parameter]: other })]
    expect([without.status, answers.map(({ body }) => body)]).toEqual([200, [without.body, without.body]])
    const refused = await ask(call, { [parameter]: wrong })
    const { code, errors } = refused.body as { code: string; errors: { pointer: string }[] }
    expect([refused.status, code, errors.map(({ pointer }) => pointer)]).toEqual([
      400,
      'validation',
      [`?${parameter}`],
    ])
  })
})
