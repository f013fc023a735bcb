import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { getPickupPoint, getStore } from '../../../../contract/pickup/pickup-place.ts'
import { listStores } from '../../../../contract/pickup/store-locations.ts'
import { storeOpeningAt } from '../../../../domain/pickup/store-hours.ts'
import { markets } from '../../../sandbox/markets/markets.ts'
import { sampleStores } from '../../../sandbox/stores/sample-stores.ts'
import { hasDatabase } from '../../../testing/database/open-test-database.ts'
import { send, sendOk } from '../../../testing/host/api-client.ts'
import { type SandboxHost, startSandboxHost } from '../../../testing/host/sandbox-host.ts'

describe.skipIf(!hasDatabase())('stores and pickup points', () => {
  let host: SandboxHost
  beforeAll(async () => {
    host = await startSandboxHost()
  })
  afterAll(() => host.close())

  it('[ST-03] both lookups answer id, services, hours, name and phone', async () => {
    const store = await sendOk(host.app, getStore, { params: { id: 'us001' } })
    const point = await sendOk(host.app, getPickupPoint, { params: { id: 'us094' } })
    expect(store).toMatchObject({
      id: 'us001',
      name: 'Podium Harbour Street',
      phone: '+1 555 0101',
      storeServices: ['RETURNS', 'PICKUP', 'CURBSIDE'],
      operationalDetails: { timezone: 'America/Los_Angeles' },
    })
    expect(point).toMatchObject({
      id: 'us094',
      name: 'Harbour Parcel Shop',
      phone: '+1 555 0194',
      storeServices: ['PICKUP'],
    })
    expect(Object.keys(point.operationalDetails.pickupHours?.regularHours ?? {})).toHaveLength(7)
  })

  it('[ST-03] an unknown id, and one of the other kind, are not found', async () => {
    const answers = await Promise.all([
      send(host.app, getStore, { params: { id: 'us094' } }),
      send(host.app, getPickupPoint, { params: { id: 'us001' } }),
      send(host.app, getStore, { params: { id: 'nowhere' } }),
    ])
    expect(answers.map(({ status, body }) => [status, (body as { code: string }).code])).toEqual(
      answers.map(() => [404, 'store_not_found']),
    )
  })

  it('lists stores and no pickup points', async () => {
    const { objects } = await sendOk(host.app, listStores, {
      query: { search: 'Harbour', storeCountry: 'us', count: '50' },
    })
    expect(objects.map(({ store }) => store.storeName)).toEqual(['Podium Harbour Street'])
  })

  it('[ST-02 A-34] a store whose hours are not known is neither open nor closed, and one is open by its list of days', async () => {
    const find = (search: string, openNow: 'true' | 'false') =>
      sendOk(host.app, listStores, { query: { search, storeCountry: 'us', openNow, count: '50' } })
    const said = async (search: string) => {
      const [all, open] = [await find(search, 'false'), await find(search, 'true')]
      return [all.objects.map(({ isOpenNow }) => isOpenNow), open.objects.length]
    }
    expect(await said('Ferry Tent')).toEqual([[null], 0])
    expect(await said('Podium Depot')).toEqual([[true], 1])
    const { operationalDetails } = await sendOk(host.app, getStore, { params: { id: 'us096' } })
    expect([operationalDetails.pickupHours, operationalDetails.operationHours.slice(0, 1)]).toEqual([
      null,
      [{ day: 'MONDAY', dayText: null, hours: { openingTime: '00:00', closingTime: '24:00' } }],
    ])
  })

  it('has at least 60 stores, in each country of the samples, one that never closes and one that never opens', () => {
    const stores = sampleStores(new Date('2026-11-21T12:00:00Z')).map(({ store }) => store)
    expect(stores.length).toBeGreaterThanOrEqual(60)
    expect(new Set(stores.map(({ iso2Country }) => iso2Country)).size).toBe(Object.keys(markets).length)
    const openAt = (id: string) =>
      [...Array(336).keys()].filter((half) => {
        const store = stores.find(({ storeId }) => storeId === id)
        return store && storeOpeningAt(store, Date.parse('2026-12-24T00:00:00Z') + half * 1_800_000).isOpen
      }).length
    expect([openAt('us091'), openAt('us092')]).toEqual([336, 0])
  })
})
