import { and, eq, gt, isNull, or, sql } from 'drizzle-orm'
import { hashToken } from '../../common/sealing.ts'
import { preparedOn } from '../../db/prepared-on.ts'
import type { Database } from '../../db/schema.ts'
import { oidcPayloads } from '../../db/tables/people/oidc-payloads.ts'

/** Claim of our access tokens that names the grant they were given out under. */
export const grantClaim = 'grant_id'

const statements = preparedOn((db) =>
  db
    .select({ one: sql`1` })
    .from(oidcPayloads)
    .where(
      and(
        eq(oidcPayloads.model, 'Grant'),
        eq(oidcPayloads.id, sql.placeholder('id')),
        or(isNull(oidcPayloads.expiresAt), gt(oidcPayloads.expiresAt, sql.placeholder('now'))),
      ),
    )
    .prepare('living_grant'),
)

/**
 * Whether a grant of the embedded issuer stands. It goes with the sign-out, and when a code or refresh token comes a second
 * time; access tokens under it count no longer, on any host (OWASP ASVS 5.0, 7.4.1).
 */
export const isLivingGrant = async (db: Database, grantId: string): Promise<boolean> => {
  const found = await statements(db).execute({ id: hashToken(grantId), now: new Date().toISOString() })
  return found.length > 0
}
