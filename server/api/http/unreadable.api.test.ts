import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Call } from '../../../contract/wire/call.ts'
import { idempotencyHeader } from '../../../contract/wire/idempotency.ts'
import { hasDatabase } from '../../testing/database/open-test-database.ts'
import { type ApiAnswer, readAnswer } from '../../testing/host/api-client.ts'
import { startTestHost, type TestHost } from '../../testing/host/test-host.ts'
import { tokenOf } from '../../testing/host/test-tokens.ts'
import { newMember } from '../../testing/orders/build-order.ts'
import { allCalls } from '../app.ts'

/** What no address may hold, percent-encoded. */
const unreadable = {
  nul: '%00',
  escape: 'a%1Bb',
  delete: '%7F',
  'C1 control': '%C2%85',
  'line end': 'a%0Ab',
  'half of a pair': '%ED%A0%80',
  'no UTF-8': '%FF',
  'no encoding': '%zz',
  'cut off': '%',
}

describe.skipIf(!hasDatabase())('what cannot be read is refused before anything is looked up', () => {
  let host: TestHost
  let calls: readonly Call[]
  const as = newMember()
  beforeAll(async () => {
    host = await startTestHost({ work: false })
    calls = allCalls(host.deps).map(({ call }) => call)
  })
  afterAll(() => host.close())

  const pathOf = (call: Call, value = 'A0000001') => call.path.replaceAll(/\{\w+\}/g, value)
  const ask = async (call: Call, path: string, { body, ...headers }: Readonly<Record<string, string>> = {}) =>
    readAnswer(
      await host.app.request(path, {
        method: call.method,
        headers: {
          'X-Forwarded-For': `2001:db8:${randomUUID().slice(0, 4)}::1`,
          ...(call.callers.includes('member') ? { Authorization: `Bearer ${tokenOf(as)}` } : {}),
          ...(call.changes ? { [idempotencyHeader]: randomUUID() } : {}),
          ...(call.body === undefined ? {} : { 'Content-Type': 'application/json' }),
          ...headers,
        },
        ...(call.body === undefined ? {} : { body: body ?? '{}' }),
      }),
    )
  /** Who asks for what guests alone may. */
  const asGuest = ({ callers }: Call) =>
    callers.includes('guest') && !callers.includes('member') ? '?filter=email(guest@podium.example)' : ''
  const askWith = (call: Call, body: string) => ask(call, `${pathOf(call)}${asGuest(call)}`, { body })
  const refusal = ({ status, body }: ApiAnswer) => {
    const { code, errors = [] } = body as { code?: string; errors?: readonly { pointer: string }[] }
    return [status, code, ...errors.map(({ pointer }) => pointer)]
  }
  /** What each call answered other than this. */
  const surprises = async (expected: readonly unknown[], send: (call: Call) => Promise<ApiAnswer>) => {
    const found: unknown[] = []
    for (const call of calls) {
      const answer = refusal(await send(call))
      if (JSON.stringify(answer) !== JSON.stringify(expected)) found.push([call.id, ...answer])
    }
    return found
  }

  it.each(Object.entries(unreadable))(
    '[AP-01] %s in a query, whatever its name, of every call',
    async (_, text) => {
      const inValue = (call: Call) => ask(call, `${pathOf(call)}?filter=email(${text})`)
      const inName = (call: Call) => ask(call, `${pathOf(call)}?a${text}=1`)
      expect(await surprises([400, 'validation', '?'], inValue)).toEqual([])
      expect(await surprises([400, 'validation', '?'], inName)).toEqual([])
    },
  )

  it.each(Object.entries(unreadable))(
    '[AP-01] %s in a path of every call that has parameters',
    async (_, text) => {
      const withParams = calls.filter(({ params }) => params !== undefined)
      expect(withParams.length).toBeGreaterThan(5)
      for (const call of withParams) {
        expect([call.id, ...refusal(await ask(call, pathOf(call, `A1${text}`)))]).toEqual([
          call.id,
          400,
          'validation',
          '{}',
        ])
      }
    },
  )

  it('[AP-01] a query that names a value twice, of every call', async () => {
    const twice = (call: Call) => ask(call, `${pathOf(call)}?filter=email(a)&filter=email(b)`)
    expect(await surprises([400, 'validation', '?filter'], twice)).toEqual([])
  })

  it('[AP-01] control characters and halves of pairs in a body, at any depth, as value and as name', async () => {
    const withBody = calls.filter(({ body }) => body !== undefined)
    expect(withBody.length).toBeGreaterThan(10)
    const texts = ['\\u0000', 'a\\u001bb', '\\u007f', '\\u0085', '\\ud800', 'a\\udc00']
    for (const call of withBody) {
      for (const text of texts) {
        const value = await askWith(call, `{"a/b":[1,{"c":"${text}"}]}`)
        const name = await askWith(call, `{"a":{"b${text}":1}}`)
        expect([call.id, refusal(value), refusal(name)]).toEqual([
          call.id,
          [400, 'validation', '/a~1b/1/c'],
          [400, 'validation', '/a'],
        ])
      }
    }
  })

  it('[AP-01] control characters in the header fields that a call reads', async () => {
    const odd = 'a\u0085b'
    for (const call of calls.filter(({ headers }) => headers !== undefined)) {
      const names = Object.keys((call.headers as unknown as { entries: object }).entries)
      for (const name of names) {
        expect([call.id, ...refusal(await ask(call, pathOf(call), { [name]: odd }))]).toEqual([
          call.id,
          400,
          'validation',
          name,
        ])
      }
    }
  })

  it('[AP-01] names that every object has by itself are no fields', async () => {
    const body = '{"__proto__":{"orderNumber":"A0000001"},"constructor":{"prototype":{"isAdmin":true}}}'
    for (const call of calls.filter((one) => one.body !== undefined)) {
      const { status } = await askWith(call, body)
      expect([call.id, status >= 400 && status < 500]).toEqual([call.id, true])
    }
    expect([({} as { isAdmin?: true }).isAdmin, ({} as { orderNumber?: string }).orderNumber]).toEqual([
      undefined,
      undefined,
    ])
  })

  it('[AP-01] numbers, lists and objects of any size in every body never answer 500', async () => {
    const odd = ['1e308', '-0', '1.5', '1e999', `[${'0,'.repeat(30_000)}0]`, 'null', '""', '{"length":1e9}']
    const found: unknown[] = []
    for (const call of calls.filter((one) => one.body !== undefined)) {
      for (const body of odd) {
        const { status } = await askWith(call, body)
        if (status !== 400) found.push([call.id, body.slice(0, 20), status])
      }
    }
    expect(found).toEqual([])
  })
})
