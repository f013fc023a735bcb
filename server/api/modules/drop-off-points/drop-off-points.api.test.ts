import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { listCarrierData } from '../../../../contract/returns/carriers.ts'
import { type DropOffPointsNearby, listDropOffPoints } from '../../../../contract/returns/drop-off-points.ts'
import { describedCountries, profileOf } from '../../../../domain/countries/profile-of.ts'
import { storeOpeningAt } from '../../../../domain/pickup/store-hours.ts'
import { hasDropOffPoints } from '../../../../domain/return-methods/drop-off-points.ts'
import { sampleDropOffPoints } from '../../../sandbox/drop-off-points/sample-drop-off-points.ts'
import { markets } from '../../../sandbox/markets/markets.ts'
import { hasDatabase } from '../../../testing/database/open-test-database.ts'
import { send, sendOk } from '../../../testing/host/api-client.ts'
import { type SandboxHost, startSandboxHost } from '../../../testing/host/sandbox-host.ts'

describe.skipIf(!hasDatabase())('drop-off points and carrier data', () => {
  let host: SandboxHost
  beforeAll(async () => {
    host = await startSandboxHost()
  })
  afterAll(() => host.close())

  type Query = Record<string, string>
  const find = (query: Query): Promise<DropOffPointsNearby> =>
    sendOk(host.app, listDropOffPoints, { query: query as never })
  const amsterdam = { serviceCountryCode: 'NL', serviceSCACCode: 'PNLB', service: 'paperless' }
  const idsOf = ({ objects }: DropOffPointsNearby) => objects.map(({ point }) => point.id)

  it('every carrier that takes parcels at counters has points, in every country of Europe, the Middle East and Africa, Australia and the United States', async () => {
    const asked = describedCountries.flatMap((country) =>
      profileOf(country).returns.carriers.flatMap(({ code, services }) =>
        (['dropoff', 'paperless'] as const)
          .filter((service) => services.includes(service))
          .map((service) => ({ country, carrier: code, service })),
      ),
    )
    expect(new Set(asked.map(({ country }) => country))).toEqual(
      new Set([...describedCountries.filter((country) => profileOf(country).isEmea), 'au', 'us']),
    )
    expect(asked.filter((search) => !hasDropOffPoints(search))).toEqual([])
    for (const { country, carrier, service } of asked) {
      const { objects, pages } = await find({
        serviceCountryCode: country,
        serviceSCACCode: carrier,
        service,
      })
      expect([country, carrier, objects.length, pages.totalResources > 3]).toEqual([
        country,
        carrier,
        3,
        true,
      ])
      expect(objects.every(({ point }) => point.iso2Country === country.toUpperCase())).toBe(true)
      expect(objects.every(({ point }) => service === 'dropoff' || point.takesCodes)).toBe(true)
    }
  })

  it('a carrier that takes nothing there by this service, and one that nobody knows, has none', async () => {
    const none = { objects: [], pages: { next: null, totalResources: 0 } }
    const ask = (serviceCountryCode: string, serviceSCACCode: string, service: string) =>
      find({ serviceCountryCode, serviceSCACCode, service })
    expect(await ask('nl', 'DHLC', 'paperless')).toEqual(none)
    expect(await ask('gb', 'UPSN', 'dropoff')).toEqual(none)
    expect(await ask('jp', 'SGWJ', 'dropoff')).toEqual(none)
    expect(await ask('nl', 'NONE', 'dropoff')).toEqual(none)
  })

  it('come nearest first, three a page, each once, on to the last', async () => {
    const near = { ...amsterdam, city: 'Nieuwewaard', postalCode: '9999 ZZ' }
    const pages: DropOffPointsNearby[] = [await find(near)]
    while (pages.at(-1)?.pages.next)
      pages.push(await find({ ...near, cursor: pages.at(-1)?.pages.next ?? '' }))
    const all = pages.flatMap(({ objects }) => objects)
    const far = all.map(({ distanceMeters }) => distanceMeters ?? -1)
    expect(pages[0]?.objects.map(({ point }) => point.city)).toEqual(Array(3).fill('Nieuwewaard'))
    expect(pages.map(({ objects }) => objects.length).slice(0, -1)).toEqual(Array(pages.length - 1).fill(3))
    expect(pages.length).toBeGreaterThan(1)
    expect(far).toEqual(far.toSorted((one, other) => one - other))
    expect([
      far.every((meters) => meters >= 0 && meters <= 100_000),
      new Set(all.map(({ point }) => point.id)).size,
    ]).toEqual([true, pages[0]?.pages.totalResources])
  })

  it('are found by a town, a postal code or a street, and a place that nobody knows has none', async () => {
    const search = async (text: string) => {
      const { objects } = await find({ ...amsterdam, city: 'Nieuwewaard', search: text })
      return objects.map(({ point }) => point.city)
    }
    expect((await search(' rotterdam '))[0]).toBe('Rotterdam')
    expect((await search('3011 AB'))[0]).toBe('Rotterdam')
    expect((await search('3599zz'))[0]).toBe('Utrecht')
    expect(await search('Atlantis')).toEqual([])
    expect(await search('7777')).toEqual([])
    const [first] = (await find({ ...amsterdam, city: 'Nieuwewaard' })).objects
    const street = first?.point.address1 ?? ''
    expect(
      (await find({ ...amsterdam, search: street })).objects.map(({ point }) => point.address1),
    ).toContain(street)
    expect(idsOf(await find({ ...amsterdam, city: 'Atlantis', postalCode: '7777' }))).toEqual([])
    expect(idsOf(await find({ ...amsterdam, city: 'Atlantis', postalCode: '9999 ZZ' }))).toHaveLength(3)
    expect((await find(amsterdam)).objects.map(({ distanceMeters }) => distanceMeters)).toEqual([
      null,
      null,
      null,
    ])
  })

  it('a mark that is not ours, a code that is none and a service that nobody offers are refused', async () => {
    const { pages } = await find(amsterdam)
    const changed = [
      { cursor: `${pages.next}x` },
      { cursor: 'bm9uZQ' },
      { serviceSCACCode: 'p' },
      { service: 'pickup' },
      { serviceCountryCode: 'NLD' },
      { search: 'a'.repeat(121) },
    ]
    const answers = await Promise.all(
      changed.map((query) =>
        send(host.app, listDropOffPoints, { query: { ...amsterdam, ...query } as never }),
      ),
    )
    expect(answers.map(({ status }) => status)).toEqual(changed.map(() => 400))
    const wild = await find({ ...amsterdam, search: "%_'; drop table drop_off_points; --" })
    expect(wild.pages.totalResources).toBe(0)
    expect((await find(amsterdam)).pages.totalResources).toBeGreaterThan(0)
  })

  it('lie in the towns of the sample buyers and differ: kinds, noon breaks, Sundays, lockers that never close, and hours that nobody knows', () => {
    const rows = sampleDropOffPoints()
    expect(rows).toEqual(sampleDropOffPoints())
    expect(new Set(rows.map(({ id }) => id)).size).toBe(rows.length)
    const countries = new Set(rows.map(({ country }) => country))
    for (const { country, addresses } of Object.values(markets)) {
      if (!countries.has(country)) continue
      const towns = rows.filter((row) => row.country === country).map(({ point }) => point.city)
      expect(addresses.map(({ city }) => city).filter((city) => !towns.includes(city ?? null))).toEqual([])
    }
    for (const kind of ['POST_OFFICE', 'PARCEL_SHOP', 'LOCKER', 'STORE_COUNTER'])
      expect(rows.filter(({ point }) => point.kind === kind).length).toBeGreaterThan(20)
    const noon = Date.parse('2026-11-23T12:15:00Z')
    const sunday = Date.parse('2026-11-22T12:15:00Z')
    const openIn = (country: string, kind: string, at: number) =>
      rows
        .filter((row) => row.country === country && row.point.kind === kind)
        .map(({ point }) => storeOpeningAt(point, at).isOpen)
    expect(new Set(openIn('gb', 'POST_OFFICE', Date.parse('2026-11-23T13:15:00Z')))).toEqual(new Set([false]))
    expect(new Set(openIn('gb', 'POST_OFFICE', noon))).toEqual(new Set([true]))
    expect(new Set(openIn('gb', 'POST_OFFICE', sunday))).toEqual(new Set([false]))
    expect(new Set(openIn('gb', 'LOCKER', sunday))).toEqual(new Set([true]))
    expect(new Set(rows.map(({ point }) => storeOpeningAt(point, sunday).isOpen))).toEqual(
      new Set([true, false, null]),
    )
  })

  it('the look-up names every carrier of the country, whether it takes codes alone, and whether it tells where its counters are', async () => {
    const known = async (serviceCountryCode: string) =>
      (await sendOk(host.app, listCarrierData, { query: { serviceCountryCode } })).objects
    expect(await known('NL')).toEqual([
      { id: 'PNLB', paperlessOnly: false, locating: true },
      { id: 'DHLC', paperlessOnly: false, locating: true },
    ])
    expect(await known('jp')).toEqual([{ id: 'SGWJ', paperlessOnly: false, locating: false }])
    expect(await known('kw')).toEqual([])
  })
})
