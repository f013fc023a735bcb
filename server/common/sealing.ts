import { createCipheriv, createDecipheriv, createHash, hkdfSync, randomBytes } from 'node:crypto'

/** Seals short texts at rest and in cookies: AES-256-GCM, bound to a purpose so that none passes for another. */
export type Sealing = {
  /** @returns base64url of nonce, tag and ciphertext. */
  readonly seal: (purpose: string, text: string) => string
  /** @returns the text, or null when it was altered, sealed for another purpose or with another secret. */
  readonly open: (purpose: string, sealed: string) => string | null
  /** A stable key of its own for each name, 32 bytes as base64url. */
  readonly deriveKey: (name: string) => string
}

const nonceLength = 12
const tagLength = 16

/** @param secret at least 32 characters (BATON_SECRET). */
export const createSealing = (secret: string): Sealing => {
  const derive = (name: string) => Buffer.from(hkdfSync('sha256', secret, 'baton', name, 32))
  const key = derive('sealing')
  return {
    seal: (purpose, text) => {
      const nonce = randomBytes(nonceLength)
      const cipher = createCipheriv('aes-256-gcm', key, nonce).setAAD(Buffer.from(purpose))
      const body = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
      return Buffer.concat([nonce, cipher.getAuthTag(), body]).toString('base64url')
    },
    open: (purpose, sealed) => {
      const bytes = Buffer.from(sealed, 'base64url')
      if (bytes.length < nonceLength + tagLength) return null
      try {
        const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, nonceLength), {
          authTagLength: tagLength,
        })
        decipher.setAAD(Buffer.from(purpose)).setAuthTag(bytes.subarray(nonceLength, nonceLength + tagLength))
        const body = bytes.subarray(nonceLength + tagLength)
        return Buffer.concat([decipher.update(body), decipher.final()]).toString('utf8')
      } catch {
        return null
      }
    },
    deriveKey: (name) => derive(`key:${name}`).toString('base64url'),
  }
}

/** What is kept of an unguessable identifier: SHA-256 as base64url. */
export const hashToken = (token: string) => createHash('sha256').update(token).digest('base64url')

/** 256 bits nobody can guess, as base64url. */
export const randomToken = () => randomBytes(32).toString('base64url')
