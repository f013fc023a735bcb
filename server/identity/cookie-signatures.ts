import { createHmac, timingSafeEqual } from 'node:crypto'

/** What koa's cookies sign by and check with. */
type CookieSignatures = {
  readonly sign: (data: string) => string
  readonly verify: (data: string, signature: string) => boolean
  /** 0 where the signature holds, -1 where it does not. */
  readonly index: (data: string, signature: string) => number
}

/** HMAC-SHA-256 for the issuer's cookies; the library's own default is SHA-1 (OWASP ASVS 5.0, 11.4.1). */
export const cookieSignatures = (key: string): CookieSignatures => {
  const digestOf = (data: string) => createHmac('sha256', key).update(data).digest()
  const verify = (data: string, signature: string) => {
    const [expected, found] = [digestOf(data), Buffer.from(signature, 'base64url')]
    return expected.length === found.length && timingSafeEqual(expected, found)
  }
  return {
    sign: (data) => digestOf(data).toString('base64url'),
    verify,
    index: (data, signature) => (verify(data, signature) ? 0 : -1),
  }
}
