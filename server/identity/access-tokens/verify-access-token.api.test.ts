import { generateKeyPair, importJWK, type JWTPayload, SignJWT, UnsecuredJWT } from 'jose'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createSealing } from '../../common/sealing.ts'
import {
  hasDatabase,
  openTestDatabase,
  type TestDatabase,
} from '../../testing/database/open-test-database.ts'
import { loadSigningKeys, publicKeys } from '../signing-keys.ts'
import { createVerifyAccessToken, embeddedIssuerKeys, remoteIssuerKeys } from './verify-access-token.ts'

const issuer = 'https://shop.example/identity/oidc'
const audience = 'https://shop.example/api'
const secret = 'a secret of thirty-two characters'

describe.runIf(hasDatabase())('access tokens', () => {
  let database: TestDatabase
  beforeAll(async () => {
    database = await openTestDatabase()
  })
  afterAll(() => database?.close())

  const signer = async (hostSecret = secret) => {
    const { signing } = await loadSigningKeys(database.db, createSealing(hostSecret))
    const key = await importJWK(signing, 'ES256')
    return (payload: JWTPayload, expires = '10m') =>
      new SignJWT({ iss: issuer, aud: audience, sub: 'upm-kim', ...payload })
        .setProtectedHeader({ alg: 'ES256', kid: signing.kid ?? '' })
        .setIssuedAt()
        .setExpirationTime(expires)
        .sign(key)
  }
  const verify = (token: string) =>
    createVerifyAccessToken(embeddedIssuerKeys(database.db), { issuer, audience })(token)

  test('hosts on one database sign with one key and know each other’s', async () => {
    const sealing = createSealing(secret)
    const both = [await loadSigningKeys(database.db, sealing), await loadSigningKeys(database.db, sealing)]
    expect(both[0]).toEqual(both[1])
    const known = createVerifyAccessToken(embeddedIssuerKeys(database.db), { issuer, audience })
    expect(await known(await (await signer())({}))).toEqual({ upmId: 'upm-kim' })

    const other = await loadSigningKeys(database.db, createSealing(`${secret}, changed`))
    expect(other.replaced).toBe(true)
    expect(await known(await (await signer(`${secret}, changed`))({}))).toEqual({ upmId: 'upm-kim' })
    expect(JSON.stringify(await publicKeys(database.db))).not.toContain('"d"')
  })

  test('a key whose secret was changed signs no more: its tokens are refused at once', async () => {
    const before = await (await signer(`${secret}, before`))({})
    expect(await verify(before)).toEqual({ upmId: 'upm-kim' })
    const { signing } = await loadSigningKeys(database.db, createSealing(`${secret}, after`))
    expect(await verify(before)).toBeNull()
    expect((await publicKeys(database.db)).map(({ kid }) => kid)).toEqual([signing.kid])
  })

  test.each<[string, JWTPayload, string]>([
    ['that has ended', {}, '-10s'],
    ['for another API', { aud: 'https://elsewhere.example/api' }, '10m'],
    ['of another issuer', { iss: 'https://elsewhere.example' }, '10m'],
    ['for nobody', { sub: '' }, '10m'],
  ])('a token %s is refused', async (_, payload, expires) => {
    expect(await verify(await (await signer())(payload, expires))).toBeNull()
  })

  test('a token that nobody signed, or somebody else, is refused', async () => {
    const claims = { iss: issuer, aud: audience, sub: 'upm-kim' }
    const unsigned = new UnsecuredJWT(claims).setExpirationTime('10m').encode()
    const { privateKey } = await generateKeyPair('ES256')
    const foreign = await new SignJWT(claims)
      .setProtectedHeader({ alg: 'ES256', kid: 'foreign' })
      .setExpirationTime('10m')
      .sign(privateKey)
    for (const token of [unsigned, foreign, '', 'token', 'a.b.c']) expect(await verify(token)).toBeNull()
  })

  test('keys that cannot be had are no refusal', async () => {
    const away = remoteIssuerKeys(async () => new URL('http://127.0.0.1:1/jwks'))
    const token = await (await signer())({})
    await expect(createVerifyAccessToken(away, { issuer, audience })(token)).rejects.toThrow()
  })
})
