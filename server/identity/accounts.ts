import { eq, sql } from 'drizzle-orm'
import type { Catalog } from '../../domain/countries/catalogs.gen.ts'
import type { Database } from '../db/schema.ts'
import { type MemberRow, members } from '../db/tables/people/members.ts'
import type { OfferedAccount } from './sign-in-page.ts'

/** Accounts of the embedded issuer. */
export type Accounts = {
  readonly byId: (upmId: string) => Promise<MemberRow | null>
  /** @param email in lower case. */
  readonly byEmail: (email: string) => Promise<MemberRow | null>
}

/** @param isClosed accounts that are to be treated as if there were none. */
export const createAccounts = (
  db: Database,
  isClosed: (upmId: string) => Promise<boolean> = async () => false,
): Accounts => {
  const open = async (found: MemberRow | undefined) =>
    found === undefined || (await isClosed(found.upmId)) ? null : found
  return {
    byId: async (upmId) => {
      const [found] = await db.select().from(members).where(eq(members.upmId, upmId))
      return open(found)
    },
    byEmail: async (email) => {
      const [found] = await db.select().from(members).where(sql`lower(${members.email}) = ${email}`)
      return open(found)
    },
  }
}

/** Accounts that anybody may sign in as without a password, and the password that all of them share. */
export type AccountOffer = {
  readonly password: string
  readonly list: (language: Catalog) => Promise<readonly OfferedAccount[]>
  /** @returns the `upmId` of an offered account. @param email in lower case. */
  readonly byEmail: (email: string) => Promise<string | null>
}
