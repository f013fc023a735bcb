import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  dropped,
  json,
  type LocalHost,
  problem,
  type Reply,
  silent,
  startLocalHost,
  text,
} from '../http/testing/local-host.ts'
import { listDropOffPoints } from './list-drop-off-points.ts'
import { listReturnProviders } from './list-return-providers.ts'

let host: LocalHost
beforeAll(async () => {
  host = await startLocalHost()
})
afterAll(() => host.stop())

const dhl = { providerName: 'DHL Paket', nikeServiceTypeCode: 'EMEA_DROPOFF', serviceSCACCode: 'DHLP' }
const found = json(200, { objects: [dhl] })

/** Both questions are on their way at once: each gets its own answer, whichever comes first. */
const answers = (providers: Reply, data: Reply) => {
  const reply: Reply = (response, request) =>
    (request.url?.includes('carrier_data') ? data : providers)(response, request)
  host.willReply(reply, reply)
}

test('providers and what is known of their carriers are asked for side by side, and come as one', async () => {
  const waiting: (() => void)[] = []
  const together: Reply = (response, request) => {
    waiting.push(() =>
      (request.url?.includes('carrier_data')
        ? json(200, { objects: [{ id: 'DHLP', paperlessOnly: true }] })
        : found)(response, request),
    )
    if (waiting.length === 2) for (const answer of waiting) answer()
  }
  host.willReply(together, together)
  expect(await listReturnProviders(host.http(), { country: 'de' })).toEqual({
    ok: true,
    value: [{ ...dhl, paperlessOnly: true, locating: null }],
  })
  expect(
    host
      .requests()
      .map(({ path, query }) => [path, query.serviceCountryCode])
      .toSorted(),
  ).toEqual([
    ['/api/ship/carrier_data/v1', 'DE'],
    ['/api/ship/provider_services/v1', 'DE'],
  ])
})

test.each([
  ['refused', problem(500, 'internal')],
  ['unknown to the host', text(404, 'text/html', '<h1>Not Found</h1>')],
  ['HTML', text(200, 'text/html', '<h1>Hello</h1>')],
  ['of another shape', json(200, { objects: [{ paperlessOnly: 'yes' }] })],
  ['empty', text(200, 'application/json', '')],
  ['lost', dropped],
])('a look-up that is %s takes nobody’s carriers away', async (_, data) => {
  answers(found, data)
  expect(await listReturnProviders(host.http(), { country: 'de' })).toEqual({ ok: true, value: [dhl] })
})

test('a look-up that never answers is given up with the rest, and the carriers that came count', async () => {
  answers(found, silent)
  expect(await listReturnProviders(host.http(), { country: 'de' }, AbortSignal.timeout(200))).toEqual({
    ok: true,
    value: [dhl],
  })
})

test('providers that do not come are a failure, whatever is known of carriers', async () => {
  answers(problem(500, 'internal'), json(200, { objects: [{ id: 'DHLP' }] }))
  expect((await listReturnProviders(host.http(), { country: 'de' })).ok).toBe(false)
})

const input = {
  country: 'nl',
  carrier: 'PNLB',
  service: 'paperless',
  near: { postalCode: '9999 ZZ', city: 'Nieuwewaard', state: null },
  text: '',
  cursor: null,
} as const

test('points are asked for by country, carrier, service and where the parcel starts, or what is searched for', async () => {
  host.willReply(
    json(200, { objects: [{ point: { id: 'p1', kind: 'KIOSK' } }], pages: { totalResources: 1 } }),
  )
  const result = await listDropOffPoints(host.http(), input)
  expect(result).toMatchObject({
    ok: true,
    value: { objects: [{ point: { id: 'p1', kind: null, pickupHours: null }, distanceMeters: null }] },
  })
  const asked = {
    serviceCountryCode: 'NL',
    serviceSCACCode: 'PNLB',
    service: 'paperless',
    postalCode: '9999 ZZ',
    city: 'Nieuwewaard',
  }
  expect(host.requests()[0]).toMatchObject({ path: '/api/ship/drop_off_points/v1', query: asked })
  expect(host.requests()[0]?.query).toEqual(asked)
  host.willReply(json(200, { objects: [], pages: { totalResources: 0 } }))
  await listDropOffPoints(host.http(), { ...input, text: 'Rotterdam', cursor: 'c2' })
  expect(host.requests()[0]?.query).toEqual({ ...asked, search: 'Rotterdam', cursor: 'c2' })
})

test.each([
  ['HTML', text(200, 'text/html', '<h1>Hello</h1>'), 'unparsable'],
  ['without its pages', json(200, { objects: [] }), 'malformed'],
  [
    'with a point that has no id',
    json(200, { objects: [{ point: {} }], pages: { totalResources: 1 } }),
    'malformed',
  ],
  ['refused', problem(400, 'validation'), 'problem'],
])('an answer of points that is %s is a failure', async (_, reply, kind) => {
  host.willReply(reply)
  expect(await listDropOffPoints(host.http(), input)).toMatchObject({ ok: false, failure: { kind } })
})
