import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { createSealing } from './sealing.ts'

const secret = 'a secret of thirty-two characters'
const sealing = createSealing(secret)

describe('sealing', () => {
  test('gives back what was sealed, for that purpose and secret alone', () => {
    const other = createSealing(`${secret}!`)
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), fc.string(), fc.string(), (text, purpose, foreign) => {
        const sealed = sealing.seal(purpose, text)
        expect(sealing.open(purpose, sealed)).toBe(text)
        expect(other.open(purpose, sealed)).toBeNull()
        if (foreign !== purpose) expect(sealing.open(foreign, sealed)).toBeNull()
      }),
    )
  })

  test('opens nothing that was altered or cut', () => {
    const sealed = Buffer.from(sealing.seal('token', 'hush'), 'base64url')
    for (let index = 0; index < sealed.length; index += 1) {
      const altered = Buffer.from(sealed)
      altered[index] = (altered[index] ?? 0) ^ 1
      expect(sealing.open('token', altered.toString('base64url'))).toBeNull()
      expect(sealing.open('token', sealed.subarray(0, index).toString('base64url'))).toBeNull()
    }
  })

  test('never seals alike twice, and derives a key alike always', () => {
    expect(sealing.seal('token', 'hush')).not.toBe(sealing.seal('token', 'hush'))
    expect(sealing.deriveKey('a')).toBe(createSealing(secret).deriveKey('a'))
    expect(sealing.deriveKey('a')).not.toBe(sealing.deriveKey('b'))
  })
})
