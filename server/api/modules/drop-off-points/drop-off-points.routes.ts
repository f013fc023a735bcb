import { eq } from 'drizzle-orm'
import { dropOffPointsPerPage, listDropOffPoints } from '../../../../contract/returns/drop-off-points.ts'
import { hasDropOffPoints } from '../../../../domain/return-methods/drop-off-points.ts'
import { dropOffPoints } from '../../../db/tables/drop-off-points.ts'
import type { AppDeps } from '../../app-deps.ts'
import { type HandledCall, handle } from '../../http/handled-call.ts'
import { listCursor } from '../stores/list-cursor.ts'
import { nearestPoints, type PointsQuery } from './nearest-points.ts'

const isAsked = ({ serviceCountryCode, serviceSCACCode, service }: PointsQuery): boolean =>
  hasDropOffPoints({ country: serviceCountryCode, carrier: serviceSCACCode, service })

/** Places where a carrier takes parcels (RM-10); a carrier that takes none by this service, or does not tell where, has none. */
export const dropOffPointsCalls = ({ settings }: AppDeps): readonly HandledCall[] => [
  handle(listDropOffPoints, async ({ query, db }) => {
    const marks = listCursor('drop-off-points', settings.secret)
    const after = query.cursor === undefined ? null : marks.read(query.cursor)
    const known = isAsked(query)
      ? await db.select().from(dropOffPoints).where(eq(dropOffPoints.country, query.serviceCountryCode))
      : []
    const ranked = nearestPoints(query, known)
    const before = ranked.findIndex(({ row }) => row.id === after)
    const start = after === null ? 0 : before === -1 ? ranked.length : before + 1
    const page = ranked.slice(start, start + dropOffPointsPerPage)
    const last = page.at(-1)
    return {
      objects: page.map(({ row, distance }) => ({ point: row.point, distanceMeters: distance })),
      pages: {
        next: last && ranked.length > start + page.length ? marks.write(last.row.id) : null,
        totalResources: ranked.length,
      },
    }
  }),
]
