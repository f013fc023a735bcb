import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { createSealing } from './sealing.ts'

const secret = 'a secret of thirty-two characters'
const sealing = createSealing(secret)

/** The sealed text with one byte of one of its parts changed, for every byte that it has. */
const alterations = (sealed: string): string[] => {
  const parts = sealed.split('.').map((part) => Buffer.from(part, 'base64url'))
  return parts.flatMap((part, index) =>
    [...part].map((byte, at) => {
      const altered = Buffer.from(part)
      altered[at] = byte ^ 1
      return parts
        .with(index, altered)
        .map((each) => each.toString('base64url'))
        .join('.')
    }),
  )
}

const opened = (texts: readonly string[]) => Promise.all(texts.map((text) => sealing.open('token', text)))
const nothing = (texts: readonly string[]) => texts.map(() => null)

describe('sealing', () => {
  test('gives back what was sealed, for that purpose and secret alone', async () => {
    const other = createSealing(`${secret}!`)
    await fc.assert(
      fc.asyncProperty(
        fc.string({ unit: 'grapheme' }),
        fc.string(),
        fc.string(),
        async (text, purpose, foreign) => {
          const sealed = await sealing.seal(purpose, text)
          expect(await sealing.open(purpose, sealed)).toBe(text)
          expect(await other.open(purpose, sealed)).toBeNull()
          if (foreign !== purpose) expect(await sealing.open(foreign, sealed)).toBeNull()
        },
      ),
    )
  })

  test('opens nothing that was altered or cut', async () => {
    const sealed = await sealing.seal('token', 'hush')
    const altered = alterations(sealed)
    const cut = Array.from(sealed, (_, length) => sealed.slice(0, length))
    expect(altered.length).toBeGreaterThan(60)
    expect(await opened(altered)).toEqual(nothing(altered))
    expect(await opened(cut)).toEqual(nothing(cut))
  })

  test('opens nothing that says that it is not encrypted, or otherwise', async () => {
    const [, ...rest] = (await sealing.seal('token', 'hush')).split('.')
    const forged = [
      { alg: 'none' },
      { alg: 'dir', enc: 'none' },
      { alg: 'RSA-OAEP', enc: 'A256GCM' },
      {},
    ].map((header) => [Buffer.from(JSON.stringify(header)).toString('base64url'), ...rest].join('.'))
    expect(await opened([...forged, '', '....', 'a.b.c.d.e', '\u0000'])).toEqual(nothing(Array(8).fill('')))
  })

  test('never seals alike twice, and derives a key alike always', async () => {
    expect(await sealing.seal('token', 'hush')).not.toBe(await sealing.seal('token', 'hush'))
    expect(sealing.deriveKey('a')).toBe(createSealing(secret).deriveKey('a'))
    expect(sealing.deriveKey('a')).not.toBe(sealing.deriveKey('b'))
  })
})
