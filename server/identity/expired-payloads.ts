import { lt } from 'drizzle-orm'
import type { Database } from '../db/schema.ts'
import { oidcPayloads } from '../db/tables/people/oidc-payloads.ts'

/** Drops what the issuer's store has outlived; apart from the adapter, so that nobody loads the issuer to clean up after it. */
export const dropExpiredPayloads = async (db: Database, now = new Date()): Promise<void> => {
  await db.delete(oidcPayloads).where(lt(oidcPayloads.expiresAt, now))
}
