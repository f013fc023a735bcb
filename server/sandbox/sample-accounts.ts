import { asc, eq, inArray, sql } from 'drizzle-orm'
import { textIn } from '../api/modules/orders/localized.ts'
import type { Database } from '../db/schema.ts'
import { members, type NewMember, webSessions } from '../db/tables/people/members.ts'
import { oidcPayloads } from '../db/tables/people/oidc-payloads.ts'
import type { AccountOffer } from '../identity/accounts.ts'
import { type SampleMember, samplePassword } from './members.ts'
import { sandboxMembers } from './tables.ts'

/** An account with what the sandbox says about it on the sign-in page. */
export type SampleAccount = NewMember & { readonly note: SampleMember['note'] }

/** Adds accounts that count as the sandbox's own: they sign in only while it is on, and go with a reset. */
export const insertSampleAccounts = async (
  db: Database,
  accounts: readonly SampleAccount[],
): Promise<void> => {
  await db.insert(members).values(accounts.map(({ note: _, ...account }) => account))
  await db.insert(sandboxMembers).values(accounts.map(({ upmId, note }) => ({ upmId, note })))
}

/** Takes away every account that the sandbox made, and no other. */
export const deleteSampleAccounts = async (db: Database): Promise<void> => {
  await db
    .delete(members)
    .where(inArray(members.upmId, db.select({ upmId: sandboxMembers.upmId }).from(sandboxMembers)))
}

/** What the sign-in page offers in the sandbox: each of its accounts for a click, and the password of all of them. */
export const sampleAccountOffer = (db: Database): AccountOffer => {
  const samples = () =>
    db
      .select({ account: members, note: sandboxMembers.note })
      .from(sandboxMembers)
      .innerJoin(members, eq(members.upmId, sandboxMembers.upmId))
  return {
    password: samplePassword,
    list: async (language) => {
      const rows = await samples().orderBy(asc(members.country), asc(members.givenName))
      return rows.map(({ account, note }) => ({
        upmId: account.upmId,
        name: `${account.givenName} ${account.familyName}`,
        country: account.country,
        note: textIn(note, language),
      }))
    },
    byEmail: async (email) => {
      const [row] = await samples().where(sql`lower(${members.email}) = ${email}`)
      return row?.account.upmId ?? null
    },
  }
}

/** Did the sandbox make this account? Where the sandbox is off, such accounts are as if they were not there. */
export const isSampleAccount = async (db: Database, upmId: string): Promise<boolean> => {
  const rows = await db
    .select({ upmId: sandboxMembers.upmId })
    .from(sandboxMembers)
    .where(eq(sandboxMembers.upmId, upmId))
  return rows.length > 0
}

/** Ends the sessions that sample members still have from when the sandbox was on, here and at the embedded issuer. */
export const endSampleSessions = async (db: Database): Promise<void> => {
  const samples = db.select({ upmId: sandboxMembers.upmId }).from(sandboxMembers)
  await db.delete(webSessions).where(inArray(webSessions.upmId, samples))
  await db.delete(oidcPayloads).where(inArray(sql`${oidcPayloads.payload}->>'accountId'`, samples))
}
