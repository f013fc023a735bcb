import { americas } from './americas.table.ts'
import { asiaPacific } from './asia-pacific.table.ts'
import type { CountryRow } from './country-row.ts'
import { northAndEast } from './emea-north-and-east.table.ts'
import { southAndWest } from './emea-south-and-west.table.ts'

/** Every country of the method table (returns.md §9) by its row. */
export const countryRows: readonly CountryRow[] = [
  ...southAndWest,
  ...northAndEast,
  ...asiaPacific,
  ...americas,
]
