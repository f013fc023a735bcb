import { createLocalJWKSet, createRemoteJWKSet, errors, type JWTVerifyGetKey, jwtVerify } from 'jose'
import type { VerifyAccessToken } from '../../common/access-token.types.ts'
import type { Database } from '../../db/schema.ts'
import { publicKeys } from '../signing-keys.ts'
import { grantClaim } from './living-grants.ts'
import { rememberTokens } from './remember-tokens.ts'

/** The issuer's keys, for a signature made by one of them. */
export type IssuerKeys = JWTVerifyGetKey

/** Keys of the embedded issuer, read again when another host has made one. */
export const embeddedIssuerKeys = (db: Database): IssuerKeys => {
  let known: ReturnType<typeof createLocalJWKSet> | null = null
  const read = async () => {
    known = createLocalJWKSet({ keys: await publicKeys(db) })
    return known
  }
  return async (header, token) => {
    try {
      return await (known ?? (await read()))(header, token)
    } catch (error) {
      if (!(error instanceof errors.JWKSNoMatchingKey)) throw error
      return (await read())(header, token)
    }
  }
}

/** Keys of another issuer by its discovery document, which is read at the first token. */
export const remoteIssuerKeys = (jwksUri: () => Promise<URL>): IssuerKeys => {
  let known: ReturnType<typeof createRemoteJWKSet> | null = null
  return async (header, token) => {
    known ??= createRemoteJWKSet(await jwksUri(), { timeoutDuration: 5000 })
    return known(header, token)
  }
}

/** What is wrong with the token, as opposed to keys that cannot be had. */
const isRefusal = (error: unknown) =>
  error instanceof errors.JOSEError &&
  !(error instanceof errors.JWKSTimeout) &&
  !(error instanceof errors.JWKSInvalid) &&
  error.code !== 'ERR_JOSE_GENERIC'

/**
 * Checks signature, issuer, audience and lifetime in real time.
 * @param expected issuer and audience (the API base) that tokens must name.
 * @param isLiving whether the grant that a token names stands; asked each time. Left out: the issuer's tokens name none.
 */
export const createVerifyAccessToken = (
  keys: IssuerKeys,
  expected: { readonly issuer: string; readonly audience: string },
  isLiving?: (grantId: string) => Promise<boolean>,
): VerifyAccessToken => {
  const check = rememberTokens(async (token) => {
    try {
      const { payload } = await jwtVerify(token, keys, {
        ...expected,
        algorithms: ['ES256', 'ES384', 'EdDSA', 'RS256', 'PS256'],
        requiredClaims: ['sub', 'exp'],
        clockTolerance: 5,
      })
      return { sub: payload.sub, exp: payload.exp, grant: payload[grantClaim] }
    } catch (error) {
      if (isRefusal(error)) return null
      throw error
    }
  })
  return async (token) => {
    const claims = await check(token)
    if (!claims?.sub) return null
    if (isLiving && !(typeof claims.grant === 'string' && (await isLiving(claims.grant)))) return null
    return { upmId: claims.sub }
  }
}
