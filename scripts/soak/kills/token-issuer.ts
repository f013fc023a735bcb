import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { exportJWK, generateKeyPair, SignJWT } from 'jose'

export type TokenIssuer = {
  readonly issuer: string
  /** An access token for a member, as an issuer that is not ours gives out. */
  readonly tokenOf: (upmId: string) => Promise<string>
  readonly close: () => void
}

/** An issuer whose access tokens a host takes without anybody signing in: its discovery document and its keys are all there is of it. */
export const startTokenIssuer = async (audience: string): Promise<TokenIssuer> => {
  const { privateKey, publicKey } = await generateKeyPair('ES256')
  const keys = { keys: [{ ...(await exportJWK(publicKey)), kid: 'soak', alg: 'ES256', use: 'sig' }] }
  const server = createServer((request, response) => {
    const body = request.url === '/jwks' ? keys : { issuer, jwks_uri: `${issuer}/jwks` }
    response.writeHead(200, { 'Content-Type': 'application/json' }).end(JSON.stringify(body))
  })
  await new Promise<void>((resolve) => server.listen(0, resolve))
  const issuer = `http://localhost:${(server.address() as AddressInfo).port}`
  const known = new Map<string, Promise<string>>()
  const sign = (upmId: string) =>
    new SignJWT({})
      .setProtectedHeader({ alg: 'ES256', kid: 'soak' })
      .setIssuer(issuer)
      .setAudience(audience)
      .setSubject(upmId)
      .setIssuedAt()
      .setExpirationTime('12h')
      .sign(privateKey)
  return {
    issuer,
    tokenOf: (upmId) => {
      const token = known.get(upmId) ?? sign(upmId)
      known.set(upmId, token)
      return token
    },
    close: () => void server.close(),
  }
}
