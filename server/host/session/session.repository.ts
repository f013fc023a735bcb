import { and, eq, gt, isNull, lt, or, sql } from 'drizzle-orm'
import type { Member } from '../../../contract/session/session.ts'
import type { Sealing } from '../../common/sealing.ts'
import { hashToken } from '../../common/sealing.ts'
import type { Database } from '../../db/schema.ts'
import { signInStates } from '../../db/tables/people/identity.ts'
import { type WebSessionRow, webSessions } from '../../db/tables/people/members.ts'
import type { IssuerTokens, PendingSignIn, StoredSession, TokenSet } from './session.types.ts'

/** Sessions end this long after signing in, whatever is done with them. */
export const sessionLifeMs = 14 * 24 * 60 * 60 * 1000
/** They end as well when they were not used for this long. Use is seen when tokens are renewed, every ten minutes. */
const sessionIdleMs = 7 * 24 * 60 * 60 * 1000
/** A sign-in must be finished within this time. */
export const signInLifeMs = 60 * 60 * 1000

const calledBy = {
  profile: webSessions.profile,
  accessToken: webSessions.accessToken,
  accessTokenExpiresAt: webSessions.accessTokenExpiresAt,
  expiresAt: webSessions.expiresAt,
  lastSeenAt: webSessions.lastSeenAt,
}
const forIssuer = { refreshToken: webSessions.refreshToken, idToken: webSessions.idToken }
type SealedIssuerTokens = Pick<WebSessionRow, keyof typeof forIssuer>

const idleAt = (now: Date) => new Date(now.getTime() - sessionIdleMs)

export type SessionRepository = ReturnType<typeof createSessionRepository>

/** Tables of the session module. Tokens and sign-ins are sealed, the ids that cookies carry are kept as hashes. */
export const createSessionRepository = (db: Database, sealing: Sealing) => {
  const seal = async (purpose: string, text: string | null) =>
    text === null ? null : sealing.seal(purpose, text)
  const sealTokens = async (tokens: TokenSet) => ({
    accessToken: await seal('access-token', tokens.accessToken),
    accessTokenExpiresAt: tokens.accessTokenExpiresAt,
    refreshToken: await seal('refresh-token', tokens.refreshToken),
    idToken: await seal('id-token', tokens.idToken),
  })
  const open = async (purpose: string, sealed: string | null) =>
    sealed === null ? null : sealing.open(purpose, sealed)
  const openIssuerTokens = async (row: SealedIssuerTokens): Promise<IssuerTokens> => ({
    refreshToken: await open('refresh-token', row.refreshToken),
    idToken: await open('id-token', row.idToken),
  })
  const living = db
    .select(calledBy)
    .from(webSessions)
    .where(
      and(
        eq(webSessions.idHash, sql.placeholder('idHash')),
        gt(webSessions.expiresAt, sql.placeholder('now')),
        gt(webSessions.lastSeenAt, sql.placeholder('idleSince')),
      ),
    )
    .prepare('session_living')

  return {
    keepSignIn: async (state: string, pending: PendingSignIn, now = Date.now()) => {
      await db.insert(signInStates).values({
        stateHash: hashToken(state),
        sealed: await sealing.seal('sign-in', JSON.stringify(pending)),
        expiresAt: new Date(now + signInLifeMs),
      })
    },
    /** Takes the sign-in out: a state counts once. */
    takeSignIn: async (state: string, now = new Date()): Promise<PendingSignIn | null> => {
      const [row] = await db
        .delete(signInStates)
        .where(eq(signInStates.stateHash, hashToken(state)))
        .returning()
      if (!row || row.expiresAt <= now) return null
      const opened = await sealing.open('sign-in', row.sealed)
      return opened === null ? null : (JSON.parse(opened) as PendingSignIn)
    },
    add: async (sessionId: string, member: Member, tokens: TokenSet, now = Date.now()) => {
      await db.insert(webSessions).values({
        idHash: hashToken(sessionId),
        upmId: member.upmId,
        profile: member,
        expiresAt: new Date(now + sessionLifeMs),
        ...(await sealTokens(tokens)),
      })
    },
    find: async (idHash: string, now = new Date()): Promise<StoredSession | null> => {
      const idleSince = idleAt(now).toISOString()
      const [row] = await living.execute({ idHash, now: now.toISOString(), idleSince })
      const accessToken = await open('access-token', row?.accessToken ?? null)
      if (!row?.accessTokenExpiresAt || accessToken === null) return null
      return {
        idHash,
        member: row.profile as Member,
        accessToken,
        accessTokenExpiresAt: row.accessTokenExpiresAt,
        endsAt: new Date(Math.min(row.expiresAt.getTime(), row.lastSeenAt.getTime() + sessionIdleMs)),
      }
    },
    /**
     * Claims the renewal of a session whose tokens are still those of `seen`. A claim ends by itself, should its
     * holder die.
     * @returns what to renew them by; null: somebody else is renewing, or has.
     */
    claimRenewal: async (
      seen: StoredSession,
      until: Date,
      now = new Date(),
    ): Promise<IssuerTokens | null> => {
      const [claimed] = await db
        .update(webSessions)
        .set({ renewingUntil: until })
        .where(
          and(
            eq(webSessions.idHash, seen.idHash),
            eq(webSessions.accessTokenExpiresAt, seen.accessTokenExpiresAt),
            or(isNull(webSessions.renewingUntil), lt(webSessions.renewingUntil, now)),
          ),
        )
        .returning(forIssuer)
      return claimed ? openIssuerTokens(claimed) : null
    },
    releaseRenewal: async (idHash: string) => {
      await db.update(webSessions).set({ renewingUntil: null }).where(eq(webSessions.idHash, idHash))
    },
    keepTokens: async (idHash: string, tokens: TokenSet) => {
      await db
        .update(webSessions)
        .set({ ...(await sealTokens(tokens)), renewingUntil: null, lastSeenAt: new Date() })
        .where(eq(webSessions.idHash, idHash))
    },
    /** Takes a living session out, for whoever tells the issuer. */
    take: async (idHash: string, now = new Date()): Promise<IssuerTokens | null> => {
      const [row] = await db
        .delete(webSessions)
        .where(and(eq(webSessions.idHash, idHash), gt(webSessions.expiresAt, now)))
        .returning(forIssuer)
      return row ? openIssuerTokens(row) : null
    },
    /** Takes all sessions of a member out. */
    takeAll: async (upmId: string): Promise<readonly IssuerTokens[]> => {
      const rows = await db.delete(webSessions).where(eq(webSessions.upmId, upmId)).returning(forIssuer)
      return Promise.all(rows.map(openIssuerTokens))
    },
    remove: async (idHash: string) => {
      await db.delete(webSessions).where(eq(webSessions.idHash, idHash))
    },
  }
}

/** Drops sessions and sign-ins that have had their time. */
export const dropExpiredSessions = async (db: Database, now = new Date()) => {
  await db
    .delete(webSessions)
    .where(or(lt(webSessions.expiresAt, now), lt(webSessions.lastSeenAt, idleAt(now))))
  await db.delete(signInStates).where(lt(signInStates.expiresAt, now))
}
