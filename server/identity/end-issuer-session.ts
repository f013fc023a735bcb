import { and, eq, sql } from 'drizzle-orm'
import type Provider from 'oidc-provider'
import type { Database } from '../db/schema.ts'
import { oidcPayloads } from '../db/tables/people/oidc-payloads.ts'

/** A sign-in under way at the issuer. */
export type Interaction = Awaited<ReturnType<Provider['interactionDetails']>>

/**
 * Lets somebody else sign in within an interaction: the browser's session at the issuer ends, and the interaction forgets it.
 * Otherwise the issuer would first show a page that signs the earlier account out.
 */
export const leaveIssuerSession = async (db: Database, interaction: Interaction, accountId: string) => {
  if (!interaction.session || interaction.session.accountId === accountId) return
  const { uid } = interaction.session
  await db.delete(oidcPayloads).where(and(eq(oidcPayloads.model, 'Session'), eq(oidcPayloads.uid, uid)))
  delete interaction.session
  await interaction.persist()
}

/** Ends all sessions of a member at the embedded issuer, with every token given out by them. */
export const endIssuerSessions = async (db: Database, upmId: string) => {
  await db.delete(oidcPayloads).where(sql`${oidcPayloads.payload} ->> 'accountId' = ${upmId}`)
}

/**
 * Ends the embedded issuer's own session, with every token given out by it, as its end-session page would, but without
 * leaving the shop's page.
 * @param refreshToken the session's current one.
 */
export const endIssuerSession = async (db: Database, provider: Provider, refreshToken: string) => {
  const token = await provider.RefreshToken.find(refreshToken, { ignoreExpiration: true })
  if (!token) return
  if (token.grantId) {
    await db.delete(oidcPayloads).where(eq(oidcPayloads.grantId, token.grantId))
    await (await provider.Grant.find(token.grantId))?.destroy()
  }
  if (token.sessionUid) {
    const session = and(eq(oidcPayloads.model, 'Session'), eq(oidcPayloads.uid, token.sessionUid))
    await db.delete(oidcPayloads).where(session)
  }
}
