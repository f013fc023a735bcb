import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { getOrder } from '../../../../contract/orders/order-calls.ts'
import { listProviders } from '../../../../contract/returns/carriers.ts'
import { captureReturn, getReturnCaptureJob } from '../../../../contract/returns/return-capture.ts'
import { getReturnLabel } from '../../../../contract/returns/return-label.ts'
import { describedCountries, profileOf } from '../../../../domain/countries/profile-of.ts'
import { countryFlags } from '../../../../domain/pages/flags.ts'
import { offeredMethods } from '../../../../domain/return-methods/offered-methods.ts'
import { hasDatabase } from '../../../testing/database/open-test-database.ts'
import { send, sendOk } from '../../../testing/host/api-client.ts'
import { completedJob } from '../../../testing/host/job-polling.ts'
import { startTestHost, type TestHost } from '../../../testing/host/test-host.ts'
import type { Refusal } from '../../../testing/orders/asked-returns.ts'
import { addOrder, newMember } from '../../../testing/orders/build-order.ts'
import { askedLine, captureBody, deliveredOrder } from '../../../testing/orders/return-bodies.ts'

const countries = describedCountries.filter((country) => profileOf(country).returns.carriers.length > 0)

describe.skipIf(!hasDatabase())('returns by carriers', () => {
  let host: TestHost
  beforeAll(async () => {
    host = await startTestHost()
  })
  afterAll(() => host.close())

  const placeIn = async (country: string, at: Readonly<Record<string, string>> = {}) => {
    const upmId = newMember()
    const address = {
      address1: 'Street 1',
      city: 'Town',
      zipCode: '12345',
      iso2Country: country.toUpperCase(),
      ...at,
    }
    const shipFrom = {
      address,
      recipient: { firstName: 'Kim', lastName: 'Real' },
      contactInformation: { email: 'kim@podium.example' },
    }
    const parts = deliveredOrder({ upmId, country, shipFrom: shipFrom as never })
    return { as: { as: upmId }, orderNumber: await addOrder(host.deps.db, parts) }
  }

  it.each(countries)(
    '[RM-02 RM-10 RS-01 A-3 A-12] in %s every way that the page offers is accepted, and is the return’s',
    async (country) => {
      const { as, orderNumber } = await placeIn(country)
      const { order } = await sendOk(host.app, getOrder, { ...as, params: { orderNumber } })
      const { objects: providers } = await sendOk(host.app, listProviders, {
        query: { serviceCountryCode: country.toUpperCase() },
      })
      const methods = offeredMethods({
        order,
        country,
        role: 'member',
        flags: countryFlags(country),
        providers,
        hasReturnableItems: true,
      })
      const made: (string | null)[] = []
      for (const [index, { key, captureMethod, carrier }] of methods.entries()) {
        const { jobId } = await sendOk(host.app, captureReturn, {
          ...as,
          body: captureBody(
            orderNumber,
            [askedLine(['0001', '0002', '0003', '0004', '0005'][index] ?? '0002')],
            {
              returnMethod: captureMethod,
              ...(captureMethod === 'PAPERLESS'
                ? { standardCarrierAlphaCode: carrier?.code ?? '' }
                : key.includes('|') && { labelMethod: key }),
            },
          ),
        })
        const { response } = await completedJob(host.app, getReturnCaptureJob, jobId, as)
        const params = { orderNumber: response?.returnOrderNumber ?? '' }
        made.push((await sendOk(host.app, getOrder, { ...as, params })).order.returnMethod)
      }
      expect(made).toEqual(methods.map(({ key }) => key))
      expect(made.length).toBeGreaterThan(0)
    },
  )

  it.each([
    ['an army post office', { address1: 'PSC 3, Box 12', city: 'APO', state: 'AE' }, [200, 400]],
    ['Guantanamo Bay', { city: 'Guantanamo Bay', state: 'FL' }, [200, 400]],
    ['Alaska', { city: 'Juneau', state: 'AK' }, [200, 200]],
  ])('[RM-03 A-8] from %s a drop-off goes with USPS, whose label it has', async (_, address, statuses) => {
    const { as, orderNumber } = await placeIn('us', address)
    const capture = (returnMethod: 'CARRIER_DROP_OFF' | 'PICK_UP', gtin: string) =>
      send(host.app, captureReturn, {
        ...as,
        body: captureBody(orderNumber, [askedLine(gtin)], { returnMethod }),
      })
    const dropoff = await capture('CARRIER_DROP_OFF', '0001')
    const pickup = await capture('PICK_UP', '0003')
    expect([dropoff.status, pickup.status].map((status) => (status < 300 ? 200 : status))).toEqual(statuses)
    const { jobId } = dropoff.body as { readonly jobId: string }
    const { response } = await completedJob(host.app, getReturnCaptureJob, jobId, as)
    const params = { returnOrderNum: response?.returnOrderNumber ?? '' }
    expect((await sendOk(host.app, getReturnLabel, { ...as, params, query: {} })).carrier).toBe('USPS')
  })

  it('[RM-03 A-3 A-6] another carrier than the country’s, and a pickup where nobody picks up, are refused', async () => {
    const { as, orderNumber } = await placeIn('dk')
    const ask = async (more: Parameters<typeof captureBody>[2]) =>
      (
        await send(host.app, captureReturn, {
          ...as,
          body: captureBody(orderNumber, [askedLine('0001')], more),
        })
      ).status
    expect([
      await ask({ returnMethod: 'CARRIER_DROP_OFF', labelMethod: 'emeaDropoff|AUPO' }),
      await ask({ returnMethod: 'PICK_UP' }),
    ]).toEqual([400, 400])
  })

  it.each([
    ['us', { returnMethod: 'CARRIER_DROP_OFF' }, { standardCarrierAlphaCode: 'UPSN' }],
    ['us', { returnMethod: undefined }, { standardCarrierAlphaCode: 'UPSN' }],
    ['us', { returnMethod: 'PICK_UP' }, { standardCarrierAlphaCode: 'UPSN' }],
    ['us', { returnMethod: 'STORE_DROP_OFF' }, { standardCarrierAlphaCode: 'UPSN' }],
    ['jp', { returnMethod: 'PICK_UP' }, { standardCarrierAlphaCode: 'SGWJ' }],
    ['de', { returnMethod: 'CARRIER_DROP_OFF' }, { standardCarrierAlphaCode: 'DHLP' }],
    ['de', { labelMethod: 'emeaDropoff|DHLP' }, { standardCarrierAlphaCode: 'DHLP' }],
    ['nl', { returnMethod: 'PAPERLESS' }, { labelMethod: 'emeaPaperless|PNLB' }],
    [
      'nl',
      { returnMethod: 'PAPERLESS', standardCarrierAlphaCode: 'PNLB' },
      { labelMethod: 'emeaPaperless|PNLB' },
    ],
  ] as const)(
    '[RS-01 A-4] in %s a return by %o is refused with %o, and accepted without it: the standard code is of the paperless flow alone',
    async (country, named, other) => {
      const { as, orderNumber } = await placeIn(country)
      const capture = (more: Parameters<typeof captureBody>[2]) =>
        send(host.app, captureReturn, { ...as, body: captureBody(orderNumber, [askedLine('0001')], more) })
      const refused = await capture({ ...named, ...other })
      const { code, errors = [] } = refused.body as Refusal
      expect([refused.status, code, errors.map((error) => [error.pointer, error.code])]).toEqual([
        400,
        'validation',
        [[`/${Object.keys(other)[0]}`, 'return_method']],
      ])
      expect((await capture(named)).status).toBe(202)
    },
  )
})
