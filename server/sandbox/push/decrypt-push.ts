import { createDecipheriv, createECDH, hkdfSync } from 'node:crypto'

type BrowserKeys = { readonly privateKey: string; readonly publicKey: string; readonly auth: string }

const derive = (secret: Buffer, salt: Buffer, info: Buffer, bytes: number): Buffer =>
  Buffer.from(hkdfSync('sha256', secret, salt, info, bytes))

/**
 * What a browser does with a message (RFC 8291, one record of RFC 8188), written out from the specifications so that it checks what the
 * host has encrypted. `null`: it was meant for another browser, or altered on its way.
 */
export const decryptPush = ({ privateKey, publicKey, auth }: BrowserKeys, body: Buffer): string | null => {
  try {
    const salt = body.subarray(0, 16)
    const recordSize = body.readUInt32BE(16)
    const keyLength = body.readUInt8(20)
    const sender = body.subarray(21, 21 + keyLength)
    const record = body.subarray(21 + keyLength)
    if (record.length > recordSize) return null
    const pair = createECDH('prime256v1')
    pair.setPrivateKey(privateKey, 'base64url')
    const own = Buffer.from(publicKey, 'base64url')
    const keyInfo = Buffer.concat([Buffer.from('WebPush: info\0'), own, sender])
    const shared = derive(pair.computeSecret(sender), Buffer.from(auth, 'base64url'), keyInfo, 32)
    const key = derive(shared, salt, Buffer.from('Content-Encoding: aes128gcm\0'), 16)
    const nonce = derive(shared, salt, Buffer.from('Content-Encoding: nonce\0'), 12)
    const opening = createDecipheriv('aes-128-gcm', key, nonce)
    opening.setAuthTag(record.subarray(-16))
    const padded = Buffer.concat([opening.update(record.subarray(0, -16)), opening.final()])
    const end = padded.lastIndexOf(2)
    return end === -1 ? null : padded.subarray(0, end).toString('utf8')
  } catch {
    return null
  }
}
