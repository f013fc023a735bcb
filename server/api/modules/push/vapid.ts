import { createECDH, hkdfSync } from 'node:crypto'
import { importJWK, SignJWT } from 'jose'

/** How push services know the shop again (RFC 8292). */
export type Vapid = {
  /** Point of P-256, base64url: `applicationServerKey` of browsers. */
  readonly publicKey: string
  /** `Authorization` of a message to a push service, for `lifeMs` from `now` on. */
  readonly authorization: (endpoint: URL, now: Date) => Promise<string>
}

/** Services refuse tokens that live for more than a day. */
const lifeMs = 12 * 60 * 60_000

const curve = 'prime256v1'

/**
 * Private key of a shop that has set none: made from the host's secret, so that all hosts have the same one and it lasts as long as what
 * browsers were given for it.
 */
const keyOf = (secret: string): Buffer => Buffer.from(hkdfSync('sha256', secret, 'baton', 'vapid', 32))

/**
 * @param key private key of P-256, 32 bytes in base64url; `null`: made from the secret.
 * @param contact `mailto:` or `https:` address by which services reach whoever runs this.
 */
export const createVapid = (options: {
  readonly key: string | null
  readonly secret: string
  readonly contact: string
}): Vapid => {
  const pair = createECDH(curve)
  pair.setPrivateKey(options.key === null ? keyOf(options.secret) : Buffer.from(options.key, 'base64url'))
  const point = pair.getPublicKey()
  const jwk = {
    kty: 'EC',
    crv: 'P-256',
    d: pair.getPrivateKey().toString('base64url'),
    x: point.subarray(1, 33).toString('base64url'),
    y: point.subarray(33).toString('base64url'),
  }
  const signing = importJWK(jwk, 'ES256')
  const publicKey = point.toString('base64url')
  return {
    publicKey,
    authorization: async ({ origin }, now) => {
      const token = await new SignJWT({})
        .setProtectedHeader({ typ: 'JWT', alg: 'ES256' })
        .setAudience(origin)
        .setSubject(options.contact)
        .setExpirationTime(new Date(now.getTime() + lifeMs))
        .sign(await signing)
      return `vapid t=${token}, k=${publicKey}`
    },
  }
}
