import { and, eq, isNull } from 'drizzle-orm'
import type { Adapter, AdapterPayload } from 'oidc-provider'
import { hashToken, type Sealing } from '../common/sealing.ts'
import type { Database } from '../db/schema.ts'
import { oidcPayloads } from '../db/tables/people/oidc-payloads.ts'
import { oidcErrors } from './provider.ts'

const purpose = 'issuer-payload'

/**
 * The issuer's store. Ids are codes, refresh tokens and session cookies, so only their hashes are kept; and since a payload
 * names others of them (a sign-in under way the browser's session and state), it is sealed, but for whose account it is.
 * `consume` takes the row exactly once: of two requests with one code or refresh token, one is refused.
 */
export const createOidcAdapter = (db: Database, sealing: Sealing, model: string): Adapter => {
  const at = (id: string) => and(eq(oidcPayloads.model, model), eq(oidcPayloads.id, hashToken(id)))
  const read = async (
    row: typeof oidcPayloads.$inferSelect | undefined,
    id?: string,
  ): Promise<AdapterPayload | undefined> => {
    if (!row || (row.expiresAt && row.expiresAt.getTime() <= Date.now())) return undefined
    const opened = await sealing.open(purpose, String(row.payload.sealed ?? ''))
    if (opened === null) return undefined
    return {
      ...(JSON.parse(opened) as AdapterPayload),
      ...(id === undefined ? {} : { jti: id }),
      ...(row.consumedAt ? { consumed: Math.floor(row.consumedAt.getTime() / 1000) } : {}),
    }
  }
  const findBy = async (where: ReturnType<typeof at>, id?: string) => {
    const [row] = await db.select().from(oidcPayloads).where(where)
    return read(row, id)
  }
  return {
    upsert: async (id, { jti: _jti, ...payload }, expiresIn) => {
      const values = {
        payload: {
          ...(payload.accountId === undefined ? {} : { accountId: payload.accountId }),
          sealed: await sealing.seal(purpose, JSON.stringify(payload)),
        },
        grantId: payload.grantId ?? null,
        userCode: payload.userCode ?? null,
        uid: payload.uid ?? null,
        expiresAt: expiresIn ? new Date(Date.now() + expiresIn * 1000) : null,
      }
      await db
        .insert(oidcPayloads)
        .values({ model, id: hashToken(id), ...values })
        .onConflictDoUpdate({ target: [oidcPayloads.model, oidcPayloads.id], set: values })
    },
    find: (id) => findBy(at(id), id),
    findByUid: (uid) => findBy(and(eq(oidcPayloads.model, model), eq(oidcPayloads.uid, uid))),
    findByUserCode: (code) => findBy(and(eq(oidcPayloads.model, model), eq(oidcPayloads.userCode, code))),
    consume: async (id) => {
      const taken = await db
        .update(oidcPayloads)
        .set({ consumedAt: new Date() })
        .where(and(at(id), isNull(oidcPayloads.consumedAt)))
        .returning({ id: oidcPayloads.id })
      if (taken.length === 0) throw new oidcErrors.InvalidGrant('already used')
    },
    destroy: async (id) => {
      await db.delete(oidcPayloads).where(at(id))
    },
    revokeByGrantId: async (grantId) => {
      await db.delete(oidcPayloads).where(eq(oidcPayloads.grantId, grantId))
    },
  }
}
