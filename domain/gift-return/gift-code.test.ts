import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { giftCodeKey, giftCodeLength, giftCodeSigns, isGiftCode, writeGiftCode } from './gift-code.ts'

const code = fc
  .array(fc.constantFrom(...giftCodeSigns), { minLength: giftCodeLength, maxLength: giftCodeLength })
  .map((signs) => signs.join(''))

describe('the code of a gift receipt', () => {
  test('[BY-52] reads the same however it is written', () => {
    fc.assert(
      fc.property(code, fc.constantFrom('', ' ', '-', ' – '), (text, gap) => {
        const typed = ` ${(writeGiftCode(text).split('-') as string[]).join(gap).toLowerCase()} `
        expect(giftCodeKey(typed)).toBe(text)
        expect(isGiftCode(typed)).toBe(true)
      }),
    )
  })

  test('[BY-52] has no two signs that look alike, and more ways than can be tried', () => {
    expect([...'01ILO'].filter((sign) => giftCodeSigns.includes(sign))).toEqual([])
    expect(new Set(giftCodeSigns).size).toBe(giftCodeSigns.length)
    expect(Math.log2(giftCodeSigns.length) * giftCodeLength).toBeGreaterThan(59)
  })

  test.each(['', 'ABCD-EFGH-234', 'ABCD-EFGH-23456', 'ABCD-EFGH-234O', 'ABCD_EFGH_2345'])(
    '%j is none',
    (text) => {
      expect(isGiftCode(text)).toBe(false)
    },
  )

  test('is written in groups of four', () => {
    expect(writeGiftCode('ABCDEFGH2345')).toBe('ABCD-EFGH-2345')
  })
})
