import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { getOrder } from '../../../../contract/orders/order-calls.ts'
import {
  createPickup,
  getPickup,
  type PickupRequest,
  patchPickup,
} from '../../../../contract/pickup/pickup.ts'
import { getStore } from '../../../../contract/pickup/pickup-place.ts'
import { type PickupStatus, pickupStatuses } from '../../../../contract/pickup/pickup-status.ts'
import { listStores } from '../../../../contract/pickup/store-locations.ts'
import {
  createSampleOrder,
  listArrivals,
  listScenarios,
  playPickup,
  setFlag,
} from '../../../../contract/sandbox/sandbox.ts'
import { getStoredOutcome } from '../../../../contract/wire/idempotency.ts'
import { validationCodeHeader } from '../../../../contract/wire/link-code.ts'
import { hasDatabase } from '../../../testing/database/open-test-database.ts'
import { type ApiRequest, send, sendOk } from '../../../testing/host/api-client.ts'
import { type SandboxHost, startSandboxHost } from '../../../testing/host/sandbox-host.ts'

type Visit = { readonly orderNumber: string; readonly filter: string; readonly body: PickupRequest }

describe.skipIf(!hasDatabase())('pickups at the curb', () => {
  let host: SandboxHost
  beforeAll(async () => {
    host = await startSandboxHost()
  })
  afterAll(() => host.close())

  const visit = async (from = 'curbside'): Promise<Visit> => {
    const {
      orderNumber = '',
      email = '',
      url,
    } = await sendOk(host.app, createSampleOrder, {
      body: { from, member: null, country: 'us' },
    })
    const link = new URL(url, 'http://host').searchParams
    return {
      orderNumber,
      filter: `email(${email})`,
      body: {
        notes: [{ authorType: 'CONSUMER', content: 'Green estate, bay 4', targetType: 'VEHICLE' }],
        orderNumber,
        storeId: link.get('storeId') ?? '',
        storeServiceId: 'CURBSIDE',
        validationCode: { type: 'QR', code: link.get('qrId') ?? '' },
      },
    }
  }
  const byLink = ({ body }: Visit): Pick<ApiRequest, 'headers'> => ({
    headers: { [validationCodeHeader]: body.validationCode.code },
  })
  const announce = (of: Visit, request: ApiRequest = {}) =>
    send(host.app, createPickup, { body: of.body, ...byLink(of), ...request })
  const announced = (of: Visit) => sendOk(host.app, createPickup, { body: of.body, ...byLink(of) })
  const read = (id: string, request: ApiRequest) => send(host.app, getPickup, { params: { id }, ...request })
  const patch = (id: string, value: PickupStatus, request: ApiRequest) =>
    send(host.app, patchPickup, {
      params: { id },
      body: [{ op: 'replace', path: '/status', value }],
      ...request,
    })
  const play = (id: string, status: PickupStatus) =>
    send(host.app, playPickup, { params: { id }, body: { status } })
  const codeOf = ({ status, body }: { status: number; body: unknown }) => [
    status,
    (body as { code?: string }).code,
  ]

  it('[CU-03][CU-04][ST-04] goes from submitted to claimed to complete, and the order is picked up', async () => {
    const of = await visit()
    const { id, ...first } = await announced(of)
    expect(first).toMatchObject({ status: 'SUBMITTED', validationCode: null, error: null })
    const seen: unknown[] = []
    for (const status of ['CLAIMED', 'COMPLETE'] as const) {
      expect((await play(id, status)).status).toBe(200)
      seen.push(((await read(id, byLink(of))).body as { status: string }).status)
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

  it('[SE-06 A-33] without enableCurbsidePickup no store of the country brings anything out, and none says so', async () => {
    const of = await visit()
    const { id } = await announced(await visit())
    const servicesOf = async () => {
      const { storeServices } = await sendOk(host.app, getStore, { params: { id: of.body.storeId } })
      const { objects } = await sendOk(host.app, listStores, { query: { storeCountry: 'us', count: '50' } })
      return [
        storeServices,
        objects.find(({ store }) => store.storeId === of.body.storeId)?.store.storeServices,
      ]
    }
    const set = (value: boolean | null) =>
      sendOk(host.app, setFlag, { body: { country: 'us', flag: 'enableCurbsidePickup', value } })
    const offered = ['RETURNS', 'PICKUP', 'CURBSIDE']
    expect(await servicesOf()).toEqual([offered, offered])
    await set(false)
    expect(await servicesOf()).toEqual([
      ['RETURNS', 'PICKUP'],
      ['RETURNS', 'PICKUP'],
    ])
    expect(codeOf(await announce(of))).toEqual([400, 'curbside_unavailable'])
    expect((await play(id, 'CLAIMED')).status).toBe(200)
    await set(null)
    expect((await announce(of)).status).toBe(201)
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
          const of = await visit()
          const { id } = await announced(of)
          for (const step of ways[from]) await play(id, step)
          if (from === 'CANCELLED_CONSUMER') await patch(id, 'CANCELLED_CONSUMER', byLink(of))
          const answer = mover === 'store' ? await play(id, to) : await patch(id, to, byLink(of))
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
    const of = await visit()
    const { id } = await announced(of)
    const second = await announce(of, { key: 'second-try' })
    const again = await announce(of, { key: 'second-try' })
    expect([second, again].map((answer) => [...codeOf(answer), answer.headers.get('Location')])).toEqual(
      [second, again].map(() => [409, 'pickup_duplicate', `/api/store/order_pickups/v1/${id}`]),
    )
    const noted = await announce(await visit('curbside-duplicate'))
    expect([...codeOf(noted), noted.headers.get('Location')]).toEqual([409, 'pickup_duplicate', null])
  })

  it('takes one arrival of 20 at the same time, and the same key only once', async () => {
    const of = await visit()
    const answers = await Promise.all(Array.from({ length: 20 }, () => announce(of)))
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1)
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201, 409]))
    const other = await visit()
    const first = await announce(other, { key: 'k-1' })
    const replayed = await announce(other, { key: 'k-1' })
    expect([replayed.status, replayed.body, replayed.headers.get('Idempotency-Replayed')]).toEqual([
      201,
      first.body,
      'true',
    ])
    const outcome = await send(host.app, getStoredOutcome, { params: { key: 'k-1' }, ...byLink(other) })
    expect(outcome.body).toMatchObject({ call: 'createPickup', status: 201, body: first.body })
    const stranger = await send(host.app, getStoredOutcome, { params: { key: 'k-1' }, ...byLink(of) })
    expect(codeOf(stranger)).toEqual([404, 'idempotency_unknown'])
    expect(codeOf(await announce(other, { key: null }))).toEqual([400, 'idempotency_key_missing'])
  })

  it('is open to whoever holds the link or owns the order, and to nobody else', async () => {
    const of = await visit()
    const other = await visit()
    const { id } = await announced(of)
    const answers = await Promise.all([
      read(id, byLink(of)),
      read(id, { filter: of.filter }),
      read(id, byLink(other)),
      read(id, { filter: other.filter }),
      read(id, { as: 'upm-nobody' }),
      read('no-such-id', byLink(of)),
      read(id, {}),
      patch(id, 'CANCELLED_CONSUMER', byLink(other)),
    ])
    expect(answers.map(codeOf)).toEqual([
      [200, undefined],
      [200, undefined],
      ...Array.from({ length: 4 }, () => [404, 'pickup_not_found']),
      [401, 'unauthorized'],
      [404, 'pickup_not_found'],
    ])
  })

  it('says the same of an unknown order, another store and a wrong code', async () => {
    const of = await visit()
    const wrong: Partial<PickupRequest>[] = [
      { orderNumber: 'PD00000000X' },
      { storeId: 'us001' },
      { validationCode: { type: 'QR', code: 'wrong' } },
    ]
    const answers = await Promise.all([
      ...wrong.map((part) => send(host.app, createPickup, { body: { ...of.body, ...part } })),
      announce(of, { headers: { [validationCodeHeader]: 'another' } }),
    ])
    expect(answers.map(({ status, body }) => [status, body])).toEqual(
      answers.map(() => [
        404,
        { type: 'about:blank', title: 'No such order', status: 404, code: 'order_not_found' },
      ]),
    )
    expect((await send(host.app, createPickup, { body: of.body })).status).toBe(201)
  })

  it.each([
    ['store-closed', 'store_closed'],
    ['no-curbside', 'curbside_unavailable'],
    ['pickup-preparing', 'pickup_state'],
    ['picked-up', 'pickup_state'],
  ])('[CU-01] refuses an order of %s with %s', async (from, code) => {
    const { orderNumber = '', email } = await sendOk(host.app, createSampleOrder, {
      body: { from, member: null, country: 'us' },
    })
    const { order } = await sendOk(host.app, getOrder, {
      params: { orderNumber },
      query: { filter: `email(${email})` },
    })
    const { storeId = '', qrId = '' } = order?.storePickup ?? {}
    const { body } = await visit()
    const answer = await send(host.app, createPickup, {
      body: { ...body, orderNumber, storeId, validationCode: { type: 'QR', code: qrId ?? '' } },
    })
    expect(codeOf(answer)).toEqual([400, code])
  })

  it.each(['hours-unknown', 'hours-listed'])(
    '[ST-02 A-34] turns nobody away from a store of %s',
    async (from) => {
      const { orderNumber = '', email } = await sendOk(host.app, createSampleOrder, {
        body: { from, member: null, country: 'us' },
      })
      const { order } = await sendOk(host.app, getOrder, {
        params: { orderNumber },
        query: { filter: `email(${email})` },
      })
      const { storeId = '', qrId = '' } = order?.storePickup ?? {}
      const { body } = await visit()
      const answer = await send(host.app, createPickup, {
        body: { ...body, orderNumber, storeId, validationCode: { type: 'QR', code: qrId ?? '' } },
      })
      expect(answer.status).toBe(201)
    },
  )

  it('[CU-02] takes 1 to 100 characters about the car, and says which field is wrong', async () => {
    const of = await visit()
    const about = (content: string) =>
      announce(of, {
        body: { ...of.body, notes: [{ authorType: 'CONSUMER', content, targetType: 'VEHICLE' }] },
      })
    const answers = [
      await about(''),
      await about('   '),
      await about('x'.repeat(101)),
      await about('x'.repeat(100)),
    ]
    expect(answers.map(({ status }) => status)).toEqual([400, 400, 400, 201])
    expect(answers[2]?.body).toMatchObject({ errors: [{ pointer: '/notes/0/content', code: 'vehicle' }] })
  })

  it('shows the store its queue, longest waiting first, and offers its moves', async () => {
    const one = await visit()
    const first = await announced(one)
    await host.movable.advance(60_000)
    const second = await announced(await visit())
    await play(second.id, 'CLAIMED')
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
    const of = await visit()
    const link = new URL(before?.url ?? '', 'http://host').searchParams
    const body = {
      ...of.body,
      orderNumber: before?.orderNumber ?? '',
      validationCode: { type: 'QR', code: link.get('qrId') ?? '' },
    }
    const { id } = await sendOk(host.app, createPickup, { body })
    await play(id, 'CLAIMED')
    await play(id, 'COMPLETE')
    const after = await scenarioOf()
    expect(after?.orderNumber).not.toBe(before?.orderNumber)
    expect(after?.url).toContain(after?.orderNumber ?? '-')
  })
})
