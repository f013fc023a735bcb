import { char, doublePrecision, index, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import type { DropOffPoint } from '../../../contract/returns/drop-off-points.ts'

/** Places where carriers take parcels: what they are found by, and everything else as the wire carries it. */
export const dropOffPoints = pgTable(
  'drop_off_points',
  {
    id: text('id').primaryKey(),
    /** ISO 3166 alpha-2, lower case. */
    country: char('country', { length: 2 }).notNull(),
    /** Standard carrier alpha code. */
    carrier: text('carrier').notNull(),
    latitude: doublePrecision('latitude').notNull(),
    longitude: doublePrecision('longitude').notNull(),
    point: jsonb('point').$type<DropOffPoint>().notNull(),
  },
  (t) => [index('drop_off_points_carrier').on(t.country, t.carrier)],
)
export type DropOffPointRow = typeof dropOffPoints.$inferSelect
