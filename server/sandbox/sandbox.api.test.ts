import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { getConsent } from '../../contract/orders/consent.ts'
import { listOrders } from '../../contract/orders/orders.ts'
import * as sandbox from '../../contract/sandbox/sandbox.ts'
import { orders } from '../db/tables/orders.ts'
import { members } from '../db/tables/people/members.ts'
import { verifyPassword } from '../identity/passwords.ts'
import { hasDatabase } from '../testing/database/open-test-database.ts'
import { send, sendOk } from '../testing/host/api-client.ts'
import { type SandboxHost, startSandboxHost } from '../testing/host/sandbox-host.ts'
import { loadSandboxIfEmpty } from './load-sandbox.ts'
import { sampleMembers, samplePassword } from './members.ts'

const upmIdOf = (email: string | undefined) =>
  sampleMembers.find((member) => member.email === email)?.upmId ?? ''

describe.skipIf(!hasDatabase())('the sandbox', () => {
  let host: SandboxHost
  beforeAll(async () => {
    host = await startSandboxHost()
  })
  afterAll(() => host.close())
  beforeEach(() => host.movable.reset())

  const numberOf = async (id: string) =>
    (await sendOk(host.app, sandbox.listScenarios)).find((candidate) => candidate.id === id)?.orderNumber

  it('loads an empty database once', async () => {
    expect(host.loaded).toEqual({ members: 34, orders: expect.any(Number) })
    expect(host.loaded?.orders).toBeGreaterThanOrEqual(400)
    expect(await loadSandboxIfEmpty(host.deps)).toBeNull()
  })

  it('lets every sample member in with the password that it shows', async () => {
    const rows = await host.deps.db.select().from(members)
    expect(rows.length).toBe(34)
    expect(new Set(rows.map((row) => row.passwordHash)).size).toBe(1)
    expect(await verifyPassword(samplePassword, rows[0]?.passwordHash ?? '')).toBe(true)
  })

  it('gives partner orders to those who consented', async () => {
    const as = upmIdOf('oliver@example.com')
    const { consents } = await sendOk(host.app, getConsent, { as, params: { upmId: as } })
    const partner = await sendOk(host.app, listOrders, { as, query: { filter: 'type(PARTNER_SALES_ORDER)' } })
    expect(consents).toMatchObject([{ purpose: 'PARTNER_ORDERS', granted: true }])
    expect(partner.orderItems.every(({ partnerName }) => partnerName !== null)).toBe(true)
    expect(new Set(partner.orderItems.map(({ memberGatedFlag }) => memberGatedFlag)).size).toBe(2)
    expect(partner.pages.next).not.toBeNull()
  })

  it.each([
    ['an unknown scenario', sandbox.createSampleOrder, { from: 'no-such-tag' }, '/from', 'unknown_scenario'],
    [
      'an unknown member',
      sandbox.createSampleOrder,
      { member: 'nobody@example.com' },
      '/member',
      'unknown_member',
    ],
    [
      'an unknown flag',
      sandbox.setFlag,
      { country: 'us', flag: 'enableMagic', value: true },
      '/flag',
      'unknown_flag',
    ],
    [
      'an unknown call',
      sandbox.addFault,
      { call: 'GET /nothing', effect: 'garbage' },
      '/call',
      'unknown_call',
    ],
    [
      'a fault for an unknown member',
      sandbox.addFault,
      { call: 'GET /orders/history/v1', effect: 'garbage', member: 'a@b' },
      '/member',
      'unknown_member',
    ],
  ] as const)('refuses %s', async (_, call, body, pointer, code) => {
    const answer = await send(host.app, call, { body })
    expect(answer).toMatchObject({ status: 400, body: { code: 'validation', errors: [{ pointer, code }] } })
  })

  it('moves the clock by a duration and puts it right', async () => {
    const moved = await sendOk(host.app, sandbox.moveClock, { body: { advance: 'PT31M' } })
    const further = await sendOk(host.app, sandbox.moveClock, { body: { advance: 'P1D' } })
    const right = await sendOk(host.app, sandbox.moveClock, { body: { reset: true } })
    expect([moved.now, further.now, right.now]).toEqual([
      '2026-11-20T12:31:00.000Z',
      '2026-11-21T12:31:00.000Z',
      '2026-11-20T12:00:00.000Z',
    ])
    expect(await sendOk(host.app, sandbox.readClock)).toEqual(right)
  })

  it.each(['', 'P', 'PT', '31', 'PT1X', 31, null, 'P9000Y', '-P3000Y', 'P99999999999D'])(
    'refuses to move the clock by %j',
    async (advance) => {
      expect(await send(host.app, sandbox.moveClock, { body: { advance } })).toMatchObject({
        status: 400,
        body: { code: 'validation' },
      })
    },
  )

  it('resets: what was cancelled, made and set is as at the start; orders of others stay', async () => {
    const used = await sendOk(host.app, sandbox.createSampleOrder, { body: {} })
    await host.deps.db.execute(
      sql`insert into orders (order_number, country, order_date) values ('REAL0001', 'us', now())`,
    )
    await host.movable.advance(3_600_000)
    await sendOk(host.app, sandbox.setFlag, { body: { country: 'us', flag: 'enableEdd', value: false } })
    await sendOk(host.app, sandbox.addFault, { body: { call: 'GET /orders/history/v1', effect: 'garbage' } })
    expect(await sendOk(host.app, sandbox.resetSandbox)).toEqual(host.loaded)
    const rows = await host.deps.db.select({ orderNumber: orders.orderNumber }).from(orders)
    const numbers = rows.map((row) => row.orderNumber)
    expect(numbers.length).toBe((host.loaded?.orders ?? 0) + 1)
    expect(numbers).toContain('REAL0001')
    expect(numbers).not.toContain(used.orderNumber)
    expect(await sendOk(host.app, sandbox.listFaults)).toEqual([])
    expect(host.movable.now().toISOString()).toBe('2026-11-20T12:00:00.000Z')
    expect(await numberOf('cancellable-lena')).toMatch(/00$/)
  })
})
