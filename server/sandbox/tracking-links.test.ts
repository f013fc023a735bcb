import { describe, expect, it } from 'vitest'
import { carriers } from '../../domain/links/carriers.ts'
import { markets } from './markets/markets.ts'

describe('carriers of the sample orders', () => {
  it.each(Object.values(markets).map(({ country, carrier }) => [country, carrier] as const))(
    'of %s are in the carrier table, with the host that their parcels are tracked on',
    (_, { scac, tracking }) => {
      const known = carriers.find((carrier) => carrier.code === scac)
      expect(known?.trackingHost).toBe(new URL(tracking('1Z999')).host)
    },
  )
})
