import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { getOrder } from '../../../../contract/orders/order-calls.ts'
import { listProviders } from '../../../../contract/returns/carriers.ts'
import { captureReturn, getReturnCaptureJob } from '../../../../contract/returns/return-capture.ts'
import { describedCountries, profileOf } from '../../../../domain/countries/profile-of.ts'
import { countryFlags } from '../../../../domain/pages/flags.ts'
import { offeredMethods } from '../../../../domain/return-methods/offered-methods.ts'
import { hasDatabase } from '../../../testing/database/open-test-database.ts'
import { send, sendOk } from '../../../testing/host/api-client.ts'
import { completedJob } from '../../../testing/host/job-polling.ts'
import { startTestHost, type TestHost } from '../../../testing/host/test-host.ts'
import { addOrder, newMember } from '../../../testing/orders/build-order.ts'
import { askedLine, captureBody, deliveredOrder } from '../../../testing/orders/return-bodies.ts'

const countries = describedCountries.filter((country) => profileOf(country).returns.carriers.length > 0)

describe.skipIf(!hasDatabase())('returns by carriers', () => {
  let host: TestHost
  beforeAll(async () => {
    host = await startTestHost()
  })
  afterAll(() => host.close())

  const placeIn = async (country: string) => {
    const upmId = newMember()
    const address = {
      address1: 'Street 1',
      city: 'Town',
      zipCode: '12345',
      iso2Country: country.toUpperCase(),
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
})
