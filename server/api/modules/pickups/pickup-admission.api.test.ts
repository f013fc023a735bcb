import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { getOrder } from '../../../../contract/orders/order-calls.ts'
import { createPickup, type PickupRequest } from '../../../../contract/pickup/pickup.ts'
import { getStore } from '../../../../contract/pickup/pickup-place.ts'
import { listStores } from '../../../../contract/pickup/store-locations.ts'
import { createSampleOrder, setFlag } from '../../../../contract/sandbox/sandbox.ts'
import { validationCodeHeader } from '../../../../contract/wire/link-code.ts'
import { hasDatabase } from '../../../testing/database/open-test-database.ts'
import { send, sendOk } from '../../../testing/host/api-client.ts'
import { type SandboxHost, startSandboxHost } from '../../../testing/host/sandbox-host.ts'
import { byLink, codeOf, curbsideVisits } from '../../../testing/orders/curbside-visits.ts'

describe.skipIf(!hasDatabase())('who is let in at the curb', () => {
  let host: SandboxHost
  let curb: ReturnType<typeof curbsideVisits>
  beforeAll(async () => {
    host = await startSandboxHost()
    curb = curbsideVisits(host.app)
  })
  afterAll(() => host.close())

  it('[SE-06 A-33] without enableCurbsidePickup no store of the country brings anything out, and none says so', async () => {
    const of = await curb.visit()
    const { id } = await curb.announced(await curb.visit())
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
    expect(codeOf(await curb.announce(of))).toEqual([400, 'curbside_unavailable'])
    expect((await curb.play(id, 'CLAIMED')).status).toBe(200)
    await set(null)
    expect((await curb.announce(of)).status).toBe(201)
  })

  it('is open to whoever holds the link or owns the order, and to nobody else', async () => {
    const of = await curb.visit()
    const other = await curb.visit()
    const { id } = await curb.announced(of)
    const answers = await Promise.all([
      curb.read(id, byLink(of)),
      curb.read(id, { filter: of.filter }),
      curb.read(id, byLink(other)),
      curb.read(id, { filter: other.filter }),
      curb.read(id, { as: 'upm-nobody' }),
      curb.read('no-such-id', byLink(of)),
      curb.read(id, {}),
      curb.patch(id, 'CANCELLED_CONSUMER', byLink(other)),
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
    const of = await curb.visit()
    const wrong: Partial<PickupRequest>[] = [
      { orderNumber: 'PD00000000X' },
      { storeId: 'us001' },
      { validationCode: { type: 'QR', code: 'wrong' } },
    ]
    const answers = await Promise.all([
      ...wrong.map((part) => send(host.app, createPickup, { body: { ...of.body, ...part } })),
      curb.announce(of, { headers: { [validationCodeHeader]: 'another' } }),
    ])
    expect(answers.map(({ status, body }) => [status, body])).toEqual(
      answers.map(() => [
        404,
        { type: 'about:blank', title: 'No such order', status: 404, code: 'order_not_found' },
      ]),
    )
    expect((await send(host.app, createPickup, { body: of.body })).status).toBe(201)
  })

  /** Announces an arrival for an order of this kind, by the store and the code that the order has. */
  const announcedFor = async (from: string) => {
    const { orderNumber = '', email } = await sendOk(host.app, createSampleOrder, {
      body: { from, member: null, country: 'us' },
    })
    const { order } = await sendOk(host.app, getOrder, {
      params: { orderNumber },
      query: { filter: `email(${email})` },
    })
    const { storeId = '', qrId } = order?.storePickup ?? {}
    const { body } = await curb.visit()
    return send(host.app, createPickup, {
      body: { ...body, orderNumber, storeId, validationCode: { type: 'QR', code: qrId ?? '' } },
    })
  }

  it.each([
    ['store-closed', 'store_closed'],
    ['no-curbside', 'curbside_unavailable'],
    ['pickup-preparing', 'pickup_state'],
    ['picked-up', 'pickup_state'],
  ])('[CU-01] refuses an order of %s with %s', async (from, code) => {
    expect(codeOf(await announcedFor(from))).toEqual([400, code])
  })

  it.each(['hours-unknown', 'hours-listed'])(
    '[ST-02 A-34] turns nobody away from a store of %s',
    async (from) => {
      expect((await announcedFor(from)).status).toBe(201)
    },
  )

  it('[CU-02] takes 1 to 100 characters about the car, and says which field is wrong', async () => {
    const of = await curb.visit()
    const about = (content: string) =>
      curb.announce(of, {
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
})
