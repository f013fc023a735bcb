import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { hasDatabase } from '../testing/database/open-test-database.ts'
import { type IdentityHost, startIdentityHost } from '../testing/host/identity-host.ts'

/** Doors of the sandbox that change something, with a body that they would take. */
const doors: readonly (readonly [string, string, string])[] = [
  ['POST', '/api/sandbox/clock', JSON.stringify({ advance: 'PT1M' })],
  ['DELETE', '/api/sandbox/faults', ''],
  ['POST', '/api/sandbox/reset', ''],
  ['POST', '/sandbox/live', 'watch=1'],
  ['POST', '/sandbox/pay', 'paymentId=none'],
  ['POST', '/sandbox/pay/settle', 'paymentId=none'],
]

describe.runIf(hasDatabase())('a door of the sandbox', () => {
  let host: IdentityHost
  beforeAll(async () => {
    host = await startIdentityHost()
  })
  afterAll(() => host?.close())

  const ask = async (method: string, path: string, body: string, from: Record<string, string>) => {
    const type = path.startsWith('/api') ? 'application/json' : 'application/x-www-form-urlencoded'
    const answer = await fetch(host.origin + path, {
      method,
      headers: { 'Content-Type': type, ...from },
      redirect: 'manual',
      ...(body === '' ? {} : { body }),
    })
    return answer.status
  }

  test.each(doors)('%s %s does nothing for a page of another site', async (method, path, body) => {
    const foreign = [
      { 'Sec-Fetch-Site': 'cross-site' },
      { Origin: 'https://elsewhere.example' },
      { Origin: 'null' },
    ]
    const statuses = await Promise.all(foreign.map((from) => ask(method, path, body, from)))
    expect(statuses).toEqual([403, 403, 403])
    const own = [{ 'Sec-Fetch-Site': 'same-origin' }, {}]
    for (const from of own) expect(await ask(method, path, body, from)).not.toBe(403)
  })

  test('that only tells something may be linked to from anywhere', async () => {
    for (const path of ['/sandbox', '/api/sandbox/scenarios']) {
      expect(await ask('GET', path, '', { 'Sec-Fetch-Site': 'cross-site' })).toBe(200)
    }
  })
})
