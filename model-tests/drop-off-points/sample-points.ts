import * as v from 'valibot'
import { DropOffPointsNearby } from '../../contract/returns/drop-off-points.ts'

/** One page of points. */
export const samplePoints = (ids: readonly string[], next: string | null): DropOffPointsNearby =>
  v.parse(DropOffPointsNearby, {
    objects: ids.map((id) => ({
      point: { id, name: `Punkt ${id}`, kind: 'PARCEL_SHOP', city: 'Nieuwewaard', iso2Country: 'NL' },
      distanceMeters: 900 * Number(id.slice(1)),
    })),
    pages: { next, totalResources: 7 },
  })

/** A parcel by code from a sample buyer's town. */
export const sampleInput = {
  of: { country: 'nl', carrier: 'PNLB', service: 'paperless' },
  near: { postalCode: '9999 ZZ', city: 'Nieuwewaard', state: null },
} as const
