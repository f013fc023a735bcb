import { describe, expect, it } from 'vitest'
import { sampleOrder } from '../testing/samples.ts'
import { startReturn } from './start-return.ts'

const shippedFrom = (address: Record<string, string> | null) =>
  sampleOrder({ shipFrom: address === null ? null : { address } })
const question = { country: 'gb', standalone: true, enableOrderMismatchModal: true, site: 'podium.example' }
const route = { kind: 'route', orderNumber: 'C0123456' }
const mismatch = { kind: 'mismatch', orderCountry: 'de' }

describe('starting a return', () => {
  it.each([
    ['from the current country', { iso2Country: 'GB' }, {}, route],
    ['from an unknown country', null, {}, route],
    ['from another country', { iso2Country: 'DE' }, {}, mismatch],
    ['from another country, named by country alone', { country: 'de' }, {}, mismatch],
    ['from another country than the US, where none is given', { country: 'de' }, { country: null }, mismatch],
    ['from the US, where no country is given', { country: 'us' }, { country: null }, route],
    ['from another country with the flag off', { country: 'de' }, { enableOrderMismatchModal: false }, route],
    ['from another country outside stand-alone view', { country: 'de' }, { standalone: false }, route],
  ])('[OD-04] [RI-08] %s', (_, address, parts, start) => {
    expect(
      startReturn({ ...question, ...parts, order: shippedFrom(address as Record<string, string> | null) }),
    ).toEqual(start)
  })

  it('[OD-14] of a global store order goes to its external url', () => {
    const order = { ...shippedFrom({ country: 'de' }), isGlobalStoreOrder: true }
    expect(startReturn({ ...question, order })).toEqual({
      kind: 'external',
      url: 'https://global.podium.example/orders/C0123456',
    })
  })
})
