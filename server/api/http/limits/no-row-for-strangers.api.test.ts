import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { cancelOrder } from '../../../../contract/orders/cancellation.ts'
import { createPickup, getPickup, patchPickup } from '../../../../contract/pickup/pickup.ts'
import { reportErrors, reportEvents } from '../../../../contract/session/telemetry.ts'
import { addToCart } from '../../../../contract/shop/cart.ts'
import { getStoredOutcome } from '../../../../contract/wire/idempotency.ts'
import { validationCodeHeader } from '../../../../contract/wire/link-code.ts'
import { carts } from '../../../db/tables/carts.ts'
import { idempotencyKeys } from '../../../db/tables/idempotency-keys.ts'
import { attempts } from '../../../db/tables/people/identity.ts'
import { telemetryErrors, telemetryEvents } from '../../../db/tables/telemetry.ts'
import { hasDatabase } from '../../../testing/database/open-test-database.ts'
import { send } from '../../../testing/host/api-client.ts'
import { type SandboxHost, startSandboxHost } from '../../../testing/host/sandbox-host.ts'
import { addOrder } from '../../../testing/orders/build-order.ts'
import { guestCancelBody } from '../../../testing/orders/cancel-bodies.ts'
import { curbsideVisits } from '../../../testing/orders/curbside-visits.ts'

describe.skipIf(!hasDatabase())('rows that somebody leaves who has not shown who they are', () => {
  let host: SandboxHost
  let curb: ReturnType<typeof curbsideVisits>
  beforeAll(async () => {
    host = await startSandboxHost()
    curb = curbsideVisits(host.app)
  })
  afterAll(() => host.close())
  beforeEach(async () => {
    await host.deps.db.delete(idempotencyKeys)
    await host.deps.db.delete(attempts)
  })

  const keys = () => host.deps.db.$count(idempotencyKeys)
  const times = async <T>(count: number, act: (index: number) => Promise<T>): Promise<readonly T[]> => {
    const answers: T[] = []
    for (let index = 0; index < count; index += 1) answers.push(await act(index))
    return answers
  }
  const statuses = (answers: readonly { readonly status: number }[]) => [
    ...new Set(answers.map(({ status }) => status)),
  ]

  it('none for wrong codes of a pickup, by body, by header or at an arrival; after 30 from one client there is not even an answer', async () => {
    const of = await curb.visit()
    const { id } = await curb.announced(await curb.visit())
    await host.deps.db.delete(idempotencyKeys)
    const from = { 'X-Forwarded-For': '192.0.2.30' }
    const wrong = (index: number) => ({ ...of.body, validationCode: { type: 'QR', code: `wrong${index}` } })
    const announced = await times(10, (index) =>
      send(host.app, createPickup, { body: wrong(index), headers: from }),
    )
    const patched = await times(10, (index) =>
      send(host.app, patchPickup, {
        params: { id },
        body: [{ op: 'replace', path: '/status', value: 'CANCELLED_CONSUMER' }],
        headers: { ...from, [validationCodeHeader]: `wrong${index}` },
      }),
    )
    const read = await times(10, (index) =>
      send(host.app, getPickup, {
        params: { id },
        headers: { ...from, [validationCodeHeader]: `wrong${index}` },
      }),
    )
    expect([statuses(announced), statuses(patched), statuses(read)]).toEqual([[404], [404], [404]])
    const last = await send(host.app, createPickup, { body: wrong(11), headers: from })
    expect([last.status, last.headers.get('Retry-After') !== null]).toEqual([429, true])
    expect(await keys()).toBe(0)
    expect((await send(host.app, createPickup, { body: of.body, headers: from })).status).toBe(201)
    expect(await keys()).toBe(1)
  })

  it('none for a guest with a wrong contact or a body that no rule takes; the same key brings the same answer, and the right one is done', async () => {
    const orderNumber = await addOrder(host.deps.db)
    const cancel = (email: string, key: string, from: string) =>
      send(host.app, cancelOrder, {
        params: { orderNumber },
        filter: `email(${email})`,
        key,
        body: guestCancelBody({ email }),
        headers: { 'X-Forwarded-For': from },
      })
    const wrong = await times(2, () => cancel('lee@podium.example', 'key-1', '192.0.2.31'))
    expect(wrong.map(({ status, body }) => [status, body])).toEqual([
      [404, wrong[0]?.body],
      [404, wrong[0]?.body],
    ])
    const outcome = await send(host.app, getStoredOutcome, {
      params: { key: 'key-1' },
      filter: 'email(lee@podium.example)',
    })
    expect([outcome.status, (outcome.body as { code: string }).code]).toEqual([404, 'idempotency_unknown'])
    expect(await keys()).toBe(0)
    expect((await cancel('kim@podium.example', 'key-2', '192.0.2.32')).status).toBe(202)
    const again = await cancel('kim@podium.example', 'key-2', '192.0.2.32')
    expect(again.headers.get('Idempotency-Replayed')).toBe('true')
    expect(await keys()).toBe(1)
  })

  it('none for a browser without an account whose addition to the bag is refused, and at most 60 a minute else', async () => {
    const add = (skuId: string) =>
      send(host.app, addToCart, {
        body: { skuId, quantity: 1, country: 'us' },
        headers: { 'X-Forwarded-For': '192.0.2.33' },
      })
    const answers = await times(65, (index) => add(`no-such-${index}`))
    expect(statuses(answers)).toEqual([404, 429])
    expect([await keys(), await host.deps.db.$count(carts)]).toEqual([0, 0])
  })

  it('600 reports a minute from one client, however many a request holds', async () => {
    const time = '2026-11-20T12:00:00.000Z'
    const error = { code: 'service-order-detail-failure', devMessage: 'x', pageName: 'summary', time }
    const event = { name: 'page view', pageName: 'orderDetails', properties: {}, time }
    const twenty = <T>(one: T) => Array.from({ length: 20 }, () => one)
    const headers = { 'X-Forwarded-For': '192.0.2.34' }
    const sent = await times(31, async () => [
      (await send(host.app, reportErrors, { body: { errors: twenty(error) }, headers })).status,
      (await send(host.app, reportEvents, { body: { events: twenty(event) }, headers })).status,
    ])
    expect(sent).toEqual([...Array.from({ length: 30 }, () => [202, 202]), [429, 429]])
    expect([await host.deps.db.$count(telemetryErrors), await host.deps.db.$count(telemetryEvents)]).toEqual([
      600, 600,
    ])
  })
})
