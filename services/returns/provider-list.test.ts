import { expect, it, vi } from 'vitest'
import { failed, succeeded } from '../http/result.ts'
import { createProviderList } from './provider-list.ts'

const dhl = { providerName: 'DHL', nikeServiceTypeCode: 'EMEA_DROPOFF', serviceSCACCode: 'DHLP' }

it('[RM-10 A-3] asks for the carriers of a country once, and again where they did not come, half a minute later', async () => {
  let time = 0
  const ask = vi
    .fn()
    .mockResolvedValueOnce(failed({ kind: 'network' }))
    .mockRejectedValueOnce(new Error('broken'))
    .mockResolvedValue(succeeded([dhl]))
  const list = createProviderList(ask, () => time)
  expect([await list.of('de'), await list.of('de')]).toEqual([null, null])
  time = 30_001
  expect(await list.of('de')).toBe(null)
  expect(ask.mock.calls.map(([country]) => country)).toEqual(['de', 'de'])
  time = 60_002
  expect([await list.of('de'), await list.of('de')]).toEqual([[dhl], [dhl]])
  expect(await list.of('it')).toEqual([dhl])
  expect(ask.mock.calls.map(([country]) => country)).toEqual(['de', 'de', 'de', 'it'])
})
