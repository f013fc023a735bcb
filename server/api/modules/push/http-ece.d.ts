/** Encrypted content coding for HTTP (RFC 8188), with the key agreement of web push (RFC 8291). */
declare module 'http_ece' {
  import type { ECDH } from 'node:crypto'

  export function encrypt(
    message: Buffer,
    keys: {
      readonly version: 'aes128gcm'
      /** Public key of the browser, base64url. */
      readonly dh: string
      /** Key pair that is made for this message alone. */
      readonly privateKey: ECDH
      /** Secret of the browser, base64url. */
      readonly authSecret: string
      /** 16 bytes. */
      readonly salt: Buffer
    },
  ): Buffer
}
