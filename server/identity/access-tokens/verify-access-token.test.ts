import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { type CryptoKey, exportJWK, generateKeyPair, type JWTPayload, SignJWT } from 'jose'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { grantClaim } from './living-grants.ts'
import { createVerifyAccessToken, type IssuerKeys, remoteIssuerKeys } from './verify-access-token.ts'

const expected = { issuer: 'https://id.example', audience: 'https://shop.example/api' }

const signed = (key: CryptoKey | Uint8Array, alg: string, payload: JWTPayload = {}, expires = '10m') =>
  new SignJWT({ iss: expected.issuer, aud: expected.audience, sub: 'kim', ...payload })
    .setProtectedHeader({ alg, kid: 'one' })
    .setIssuedAt()
    .setExpirationTime(expires)
    .sign(key)

/** A verifier with the public half of a key, and what signs by the other half. */
const issuerOf = async (alg: string, isLiving?: (grant: string) => Promise<boolean>) => {
  const { privateKey, publicKey } = await generateKeyPair(alg)
  const verify = createVerifyAccessToken((async () => publicKey) as IssuerKeys, expected, isLiving)
  return {
    verify,
    sign: (payload?: JWTPayload, expires?: string) => signed(privateKey, alg, payload, expires),
  }
}

describe('a token', () => {
  test.each(['ES256', 'ES384', 'EdDSA', 'RS256', 'PS256'])('may be signed by %s', async (alg) => {
    const { verify, sign } = await issuerOf(alg)
    expect(await verify(await sign())).toEqual({ upmId: 'kim' })
  })

  test('that is signed by a secret of both sides is refused', async () => {
    const secret = new TextEncoder().encode('a secret of at least thirty-two bytes')
    const verify = createVerifyAccessToken((async () => secret) as IssuerKeys, expected)
    expect(await verify(await signed(secret, 'HS256'))).toBeNull()
  })

  test('must say whom it is for and when it ends', async () => {
    const { verify, sign } = await issuerOf('ES256')
    expect(await verify(await sign({ sub: undefined as never }))).toBeNull()
    expect(await verify(await sign({ sub: '' }))).toBeNull()
    const { privateKey, publicKey } = await generateKeyPair('ES256')
    const endless = await new SignJWT({ iss: expected.issuer, aud: expected.audience, sub: 'kim' })
      .setProtectedHeader({ alg: 'ES256' })
      .sign(privateKey)
    expect(await createVerifyAccessToken((async () => publicKey) as IssuerKeys, expected)(endless)).toBeNull()
  })

  test('that ended three seconds ago still counts, as clocks differ; ten seconds ago is over', async () => {
    const { verify, sign } = await issuerOf('ES256')
    expect(await verify(await sign({}, '-3s'))).toEqual({ upmId: 'kim' })
    expect(await verify(await sign({}, '-10s'))).toBeNull()
  })
})

describe('the grant that a token names', () => {
  test('is asked for each time, and refuses the token once it has ended', async () => {
    const isLiving = vi.fn(async () => true)
    const { verify, sign } = await issuerOf('ES256', isLiving)
    const token = await sign({ [grantClaim]: 'g1' })
    expect(await verify(token)).toEqual({ upmId: 'kim' })
    expect(await verify(token)).toEqual({ upmId: 'kim' })
    expect(isLiving.mock.calls).toEqual([['g1'], ['g1']])
    isLiving.mockResolvedValue(false)
    expect(await verify(token)).toBeNull()
  })

  test('must be there where grants are asked for, and is not looked at elsewhere', async () => {
    const isLiving = vi.fn(async () => true)
    const asking = await issuerOf('ES256', isLiving)
    expect(await asking.verify(await asking.sign())).toBeNull()
    expect(await asking.verify(await asking.sign({ [grantClaim]: 7 }))).toBeNull()
    expect(isLiving).not.toHaveBeenCalled()
    const other = await issuerOf('ES256')
    expect(await other.verify(await other.sign({ [grantClaim]: 'g1' }))).toEqual({ upmId: 'kim' })
  })
})

describe('keys of another issuer', () => {
  const closing: (() => void)[] = []
  afterEach(() => {
    for (const close of closing.splice(0)) close()
  })

  /** An issuer whose key address answers with this, and how often it was asked. */
  const serve = async (status: number, body: string) => {
    let asked = 0
    const server = createServer((_, response) => {
      asked += 1
      response.writeHead(status, { 'Content-Type': 'application/json' }).end(body)
    })
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    closing.push(() => server.close())
    const url = new URL(`http://127.0.0.1:${(server.address() as AddressInfo).port}/jwks`)
    return { url, asked: () => asked }
  }

  test('are found by its discovery document and fetched once, however many tokens come', async () => {
    const { privateKey, publicKey } = await generateKeyPair('ES256', { extractable: true })
    const jwk = { ...(await exportJWK(publicKey)), kid: 'one', alg: 'ES256' }
    const { url, asked } = await serve(200, JSON.stringify({ keys: [jwk] }))
    const discover = vi.fn(async () => url)
    const verify = createVerifyAccessToken(remoteIssuerKeys(discover), expected)
    for (const sub of ['kim', 'lee', 'sam']) {
      expect(await verify(await signed(privateKey, 'ES256', { sub }))).toEqual({ upmId: sub })
    }
    expect([discover.mock.calls.length, asked()]).toEqual([1, 1])
  })

  test.each([
    ['answers with an error', 500, ''],
    ['answers with something else', 200, '{"keys":"none"}'],
  ])('that %s refuse nobody: it is not known whether the token is good', async (_, status, body) => {
    const { privateKey } = await generateKeyPair('ES256')
    const { url } = await serve(status, body)
    const verify = createVerifyAccessToken(
      remoteIssuerKeys(async () => url),
      expected,
    )
    await expect(verify(await signed(privateKey, 'ES256'))).rejects.toThrow()
  })
})
