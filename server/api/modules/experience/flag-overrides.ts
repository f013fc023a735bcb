import { eq, sql } from 'drizzle-orm'
import { type FlagName, type Flags, flagNames } from '../../../../contract/session/experience.ts'
import { countryFlags, defaultFlags } from '../../../../domain/pages/flags.ts'
import { preparedOn } from '../../../db/prepared-on.ts'
import type { Database } from '../../../db/schema.ts'
import { flagOverrides } from '../../../db/tables/flag-overrides.ts'

const overridesOf = preparedOn((db) =>
  db
    .select()
    .from(flagOverrides)
    .where(eq(flagOverrides.country, sql.placeholder('country')))
    .prepare('flag_overrides_of'),
)

/**
 * What the host says about a country's flags (SE-06): those that differ from the defaults of every country, and those that
 * were set for this one. `country` is two letters, lower case.
 */
export const flagsOf = async (db: Database, country: string): Promise<Partial<Record<FlagName, boolean>>> => {
  const rows = await overridesOf(db).execute({ country })
  const set = new Map(rows.map(({ flag, value }) => [flag, value]))
  const shipped = countryFlags(country)
  return Object.fromEntries(
    flagNames.flatMap((name) => {
      const value = set.get(name) ?? shipped[name]
      return set.has(name) || value !== defaultFlags[name] ? [[name, value]] : []
    }),
  )
}

/** The flags that count for a country's orders and stores: shipped ones, and those that were set. */
export const flagsForCountry = async (db: Database, country: string): Promise<Flags> => ({
  ...countryFlags(country),
  ...(await flagsOf(db, country)),
})
