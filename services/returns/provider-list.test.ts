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
  const list = createProviderList(ask, { now: () => time })
  expect([await list.of('de'), await list.of('de')]).toEqual([null, null])
  time = 30_001
  expect(await list.of('de')).toBe(null)
  expect(ask.mock.calls.map(([country]) => country)).toEqual(['de', 'de'])
  time = 60_002
  expect([await list.of('de'), await list.of('de')]).toEqual([[dhl], [dhl]])
  expect(await list.of('it')).toEqual([dhl])
  expect(ask.mock.calls.map(([country]) => country)).toEqual(['de', 'de', 'de', 'it'])
})

it('knows those that have come, and takes up what the page came with', async () => {
  const ups = { ...dhl, providerName: 'UPS' }
  const ask = vi
    .fn()
    .mockResolvedValueOnce(succeeded([dhl]))
    .mockResolvedValue(failed({ kind: 'network' }))
  const list = createProviderList(ask, { known: { it: [ups] } })
  expect([await list.of('it'), ask.mock.calls]).toEqual([[ups], []])
  const german = list.of('de')
  expect(list.known()).toEqual({ it: [ups] })
  await Promise.all([german, list.of('fr')])
  expect(list.known()).toEqual({ it: [ups], de: [dhl] })
})
