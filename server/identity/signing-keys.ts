import { desc, inArray } from 'drizzle-orm'
import { calculateJwkThumbprint, exportJWK, generateKeyPair, type JWK } from 'jose'
import type { Sealing } from '../common/sealing.ts'
import type { Database } from '../db/schema.ts'
import { identityKeys } from '../db/tables/people/identity.ts'

/** Algorithm of ID tokens and access tokens. */
export const signingAlg = 'ES256'

const purpose = 'identity-key'

export type SigningKeys = {
  /** The newest key that this host can open, with its private part: it signs. */
  readonly signing: JWK
  /** No key of the database could be opened: it was sealed with another secret. */
  readonly replaced: boolean
}

const makeKey = async () => {
  const { publicKey, privateKey } = await generateKeyPair(signingAlg, { extractable: true })
  const publicJwk = await exportJWK(publicKey)
  const extra = { kid: await calculateJwkThumbprint(publicJwk), alg: signingAlg, use: 'sig' }
  return { publicJwk: { ...publicJwk, ...extra }, privateJwk: { ...(await exportJWK(privateKey)), ...extra } }
}

const openNewest = async (db: Database, sealing: Sealing) => {
  const rows = await db
    .select()
    .from(identityKeys)
    .orderBy(desc(identityKeys.createdAt), desc(identityKeys.kid))
  for (const row of rows) {
    const opened = await sealing.open(purpose, row.sealedPrivateJwk)
    if (opened !== null) return { signing: JSON.parse(opened) as JWK, shut: [] }
  }
  return { signing: null, shut: rows.map(({ kid }) => kid) }
}

/**
 * The key this host signs with, made at first use and kept in the database, so that tokens outlive a restart and
 * every host signs alike. Hosts that start at once on an empty table agree on the newest. Keys of a secret that was
 * changed go with it: whoever has the old one could sign with them for ever (docs/decisions/0126).
 */
export const loadSigningKeys = async (db: Database, sealing: Sealing): Promise<SigningKeys> => {
  const found = await openNewest(db, sealing)
  if (found.signing) return { signing: found.signing, replaced: false }
  const made = await makeKey()
  await db.insert(identityKeys).values({
    kid: made.publicJwk.kid,
    publicJwk: made.publicJwk,
    sealedPrivateJwk: await sealing.seal(purpose, JSON.stringify(made.privateJwk)),
  })
  if (found.shut.length > 0) await db.delete(identityKeys).where(inArray(identityKeys.kid, found.shut))
  const { signing } = await openNewest(db, sealing)
  return { signing: signing ?? made.privateJwk, replaced: found.shut.length > 0 }
}

/** Public parts of every key any host signs with. */
export const publicKeys = async (db: Database): Promise<JWK[]> =>
  (await db.select({ jwk: identityKeys.publicJwk }).from(identityKeys)).map((row) => row.jwk)
