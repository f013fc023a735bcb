import { createHash, hkdfSync, randomBytes } from 'node:crypto'
import { CompactEncrypt, compactDecrypt, errors } from 'jose'

/** Seals short texts at rest and in cookies, each for a purpose, so that none passes for another. */
export type Sealing = {
  /** @returns a compact JWE (`dir`, AES-256-GCM): about 90 characters longer than the text in base64url. */
  readonly seal: (purpose: string, text: string) => Promise<string>
  /** @returns the text, or null when it was altered, sealed for another purpose or with another secret. */
  readonly open: (purpose: string, sealed: string) => Promise<string | null>
  /** A stable key of its own for each name, 32 bytes as base64url. */
  readonly deriveKey: (name: string) => string
}

const alg = 'dir'
const enc = 'A256GCM'

/** @param secret at least 32 characters (BATON_SECRET). */
export const createSealing = (secret: string): Sealing => {
  const derive = (name: string) => Buffer.from(hkdfSync('sha256', secret, 'baton', name, 32))
  const keys = new Map<string, Promise<CryptoKey>>()
  const keyFor = (purpose: string) => {
    const known = keys.get(purpose)
    if (known) return known
    const key = crypto.subtle.importKey('raw', derive(`sealing:${purpose}`), 'AES-GCM', false, [
      'encrypt',
      'decrypt',
    ])
    keys.set(purpose, key)
    return key
  }
  return {
    seal: async (purpose, text) =>
      new CompactEncrypt(new TextEncoder().encode(text))
        .setProtectedHeader({ alg, enc })
        .encrypt(await keyFor(purpose)),
    open: async (purpose, sealed) => {
      try {
        const { plaintext } = await compactDecrypt(sealed, await keyFor(purpose), {
          keyManagementAlgorithms: [alg],
          contentEncryptionAlgorithms: [enc],
        })
        return new TextDecoder().decode(plaintext)
      } catch (error) {
        if (error instanceof errors.JOSEError) return null
        throw error
      }
    },
    deriveKey: (name) => derive(`key:${name}`).toString('base64url'),
  }
}

/** What is kept of an unguessable identifier: SHA-256 as base64url. */
export const hashToken = (token: string) => createHash('sha256').update(token).digest('base64url')

/** 256 bits nobody can guess, as base64url. */
export const randomToken = () => randomBytes(32).toString('base64url')
