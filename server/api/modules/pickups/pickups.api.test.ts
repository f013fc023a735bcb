import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { getOrder } from '../../../../contract/orders/order-calls.ts'
import { createPickup } from '../../../../contract/pickup/pickup.ts'
import { type PickupStatus, pickupStatuses } from '../../../../contract/pickup/pickup-status.ts'
import { listArrivals, listScenarios } from '../../../../contract/sandbox/sandbox.ts'
import { getStoredOutcome } from '../../../../contract/wire/idempotency.ts'
import { hasDatabase } from '../../../testing/database/open-test-database.ts'
import { send, sendOk } from '../../../testing/host/api-client.ts'
import { type SandboxHost, startSandboxHost } from '../../../testing/host/sandbox-host.ts'
import { byLink, codeOf, curbsideVisits } from '../../../testing/orders/curbside-visits.ts'

describe.skipIf(!hasDatabase())('pickups at the curb', () => {
  let host: SandboxHost
  let curb: ReturnType<typeof curbsideVisits>
  beforeAll(async () => {
    host = await startSandboxHost()
    curb = curbsideVisits(host.app)
  })
  afterAll(() => host.close())

  it('[CU-03][CU-04][ST-04] goes from submitted to claimed to complete, and the order is picked up', async () => {
    const of = await curb.visit()
    const { id, ...first } = await curb.announced(of)
    expect(first).toMatchObject({ status: 'SUBMITTED', validationCode: null, error: null })
    const seen: unknown[] = []
    for (const status of ['CLAIMED', 'COMPLETE'] as const) {
      expect((await curb.play(id, status)).status).toBe(200)
      seen.push(((await curb.read(id, byLink(of))).body as { status: string }).status)
    }
    expect(seen).toEqual(['CLAIMED', 'COMPLETE'])
    const { order } = await sendOk(host.app, getOrder, {
      params: { orderNumber: of.orderNumber },
      query: { filter: of.filter },
    })
    expect(order?.group[0]?.headingVariant).toBe('pickedUp')
    expect(order?.storePickup).toMatchObject({ status: 'PICKED_UP', interaction: { id, status: 'COMPLETE' } })
    expect(new Set(order?.group[0]?.orderItems.map((item) => item.lineItemStatusVariant))).toEqual(
      new Set(['PICKUP_COMPLETE']),
    )
  })

  it('refuses every move that its table does not have, from every status', async () => {
    const ways: Record<PickupStatus, readonly PickupStatus[]> = {
      SUBMITTED: [],
      CLAIMED: ['CLAIMED'],
      COMPLETE: ['CLAIMED', 'COMPLETE'],
      CANCELLED_CONSUMER: [],
    }
    const consumers: unknown[] = []
    const stores: unknown[] = []
    for (const from of pickupStatuses) {
      for (const to of pickupStatuses) {
        for (const mover of ['consumer', 'store'] as const) {
          const of = await curb.visit()
          const { id } = await curb.announced(of)
          for (const step of ways[from]) await curb.play(id, step)
          if (from === 'CANCELLED_CONSUMER') await curb.patch(id, 'CANCELLED_CONSUMER', byLink(of))
          const answer = mover === 'store' ? await curb.play(id, to) : await curb.patch(id, to, byLink(of))
          const list = mover === 'store' ? stores : consumers
          if (answer.status === 200) list.push([from, to])
          else expect(codeOf(answer)).toEqual([400, 'pickup_state'])
        }
      }
    }
    const same = pickupStatuses.map((status) => [status, status])
    expect(consumers).toEqual(
      expect.arrayContaining([
        ...same,
        ['SUBMITTED', 'CANCELLED_CONSUMER'],
        ['CLAIMED', 'CANCELLED_CONSUMER'],
      ]),
    )
    expect(consumers).toHaveLength(6)
    expect(stores).toEqual(
      expect.arrayContaining([...same, ['SUBMITTED', 'CLAIMED'], ['CLAIMED', 'COMPLETE']]),
    )
    expect(stores).toHaveLength(6)
  })

  it('[CU-05] answers 409 to a second arrival, with its place unless the store noted it itself', async () => {
    const of = await curb.visit()
    const { id } = await curb.announced(of)
    const second = await curb.announce(of, { key: 'second-try' })
    const again = await curb.announce(of, { key: 'second-try' })
    expect([second, again].map((answer) => [...codeOf(answer), answer.headers.get('Location')])).toEqual(
      [second, again].map(() => [409, 'pickup_duplicate', `/api/store/order_pickups/v1/${id}`]),
    )
    const noted = await curb.announce(await curb.visit('curbside-duplicate'))
    expect([...codeOf(noted), noted.headers.get('Location')]).toEqual([409, 'pickup_duplicate', null])
  })

  it('takes one arrival of 20 at the same time, and the same key only once', async () => {
    const of = await curb.visit()
    const answers = await Promise.all(Array.from({ length: 20 }, () => curb.announce(of)))
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1)
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201, 409]))
    const other = await curb.visit()
    const first = await curb.announce(other, { key: 'k-1' })
    const replayed = await curb.announce(other, { key: 'k-1' })
    expect([replayed.status, replayed.body, replayed.headers.get('Idempotency-Replayed')]).toEqual([
      201,
      first.body,
      'true',
    ])
    const outcome = await send(host.app, getStoredOutcome, { params: { key: 'k-1' }, ...byLink(other) })
    expect(outcome.body).toMatchObject({ call: 'createPickup', status: 201, body: first.body })
    const stranger = await send(host.app, getStoredOutcome, { params: { key: 'k-1' }, ...byLink(of) })
    expect(codeOf(stranger)).toEqual([404, 'idempotency_unknown'])
    expect(codeOf(await curb.announce(other, { key: null }))).toEqual([400, 'idempotency_key_missing'])
  })

  it('shows the store its queue, longest waiting first, and offers its moves', async () => {
    const one = await curb.visit()
    const first = await curb.announced(one)
    await host.movable.advance(60_000)
    const second = await curb.announced(await curb.visit())
    await curb.play(second.id, 'CLAIMED')
    const queue = await sendOk(host.app, listArrivals, { query: { storeId: one.body.storeId } })
    const ours = queue.filter(({ id }) => [first.id, second.id].includes(id))
    expect(ours.map(({ id, status, next, vehicle }) => ({ id, status, next, vehicle }))).toEqual([
      { id: first.id, status: 'SUBMITTED', next: ['CLAIMED'], vehicle: 'Green estate, bay 4' },
      { id: second.id, status: 'CLAIMED', next: ['COMPLETE'], vehicle: 'Green estate, bay 4' },
    ])
    expect(await sendOk(host.app, listArrivals, { query: { storeId: 'us001' } })).toEqual([])
  })

  it('follows a used-up curbside scenario with a fresh order and its link', async () => {
    const scenarioOf = async () =>
      (await sendOk(host.app, listScenarios, { query: { tag: 'curbside' } })).find(
        ({ id }) => id === 'curbside-guest-us',
      )
    const before = await scenarioOf()
    const of = await curb.visit()
    const link = new URL(before?.url ?? '', 'http://host').searchParams
    const body = {
      ...of.body,
      orderNumber: before?.orderNumber ?? '',
      validationCode: { type: 'QR', code: link.get('qrId') ?? '' },
    }
    const { id } = await sendOk(host.app, createPickup, { body })
    await curb.play(id, 'CLAIMED')
    await curb.play(id, 'COMPLETE')
    const after = await scenarioOf()
    expect(after?.orderNumber).not.toBe(before?.orderNumber)
    expect(after?.url).toContain(after?.orderNumber ?? '-')
  })
})
