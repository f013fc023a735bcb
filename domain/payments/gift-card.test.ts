import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { withoutGaps } from '../format/long-numbers.ts'
import {
  cardFieldLength,
  groupDigits,
  isCardNumber,
  isPin,
  maskedCardNumber,
  typedDigits,
  typedPin,
} from './gift-card.ts'

const digits = (count: number) =>
  fc.array(fc.integer({ min: 0, max: 9 }), { minLength: count, maxLength: count }).map((all) => all.join(''))
const gap = fc.constantFrom('', ' ', '-', '\u00A0', '–')

describe('gift card numbers', () => {
  it('[GC-01] are 19 digits, however they are written', () => {
    expect(
      ['6006004912773501820', '6006 0049 1277 3501 820', '6006-0049-1277-3501-820'].map(isCardNumber),
    ).toEqual([true, true, true])
    expect(
      ['', '600600491277350182', '60060049127735018201', '6006004912773501 82a', '٦٠٠٦٠٠٤٩١٢٧٧٣٥٠١٨٢٠'].map(
        isCardNumber,
      ),
    ).toEqual([false, false, false, false, false])
  })

  it('[GC-01] mean the same with any gaps between their digits', () => {
    fc.assert(
      fc.property(digits(19), fc.array(gap, { minLength: 19, maxLength: 19 }), (number, gaps) => {
        const written = [...number].map((digit, index) => `${digit}${gaps[index]}`).join('')
        return withoutGaps(written) === number && isCardNumber(written)
      }),
    )
  })

  it('[GC-01] of any other length are none', () => {
    fc.assert(
      fc.property(
        fc
          .integer({ min: 0, max: 40 })
          .filter((count) => count !== 19)
          .chain(digits),
        (number) => !isCardNumber(number),
      ),
    )
  })

  it('[GC-01] are grouped by four, fit their field, and lose nothing by it', () => {
    expect(['', '6006', '60060', '6006004912773501820'].map(groupDigits)).toEqual([
      '',
      '6006',
      '6006 0',
      '6006 0049 1277 3501 820',
    ])
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 19 }).chain(digits), (number) => {
        const grouped = groupDigits(number)
        return typedDigits(grouped) === number && grouped.length <= cardFieldLength
      }),
    )
    expect(typedDigits('6006-0049-1277-3501-8201 (card)')).toBe('6006004912773501820')
  })

  it('show again by their last digits only', () => {
    expect(maskedCardNumber('6006 0049 1277 3501 820')).toBe('•••• •••• •••• •••• 820')
  })
})

describe('PINs', () => {
  it('[GC-01] are six digits', () => {
    const typed = ['482913', '000000', '48291', '4829130', '48 291', '48291a', '']
    expect(typed.filter(isPin)).toEqual(['482913', '000000'])
  })

  it('[GC-01] lose no digit to what is pasted with them', () => {
    expect([' 482913 ', '482-913', '48 29 13', '482913\n', '48291', '4829137'].map(typedPin)).toEqual([
      '482913',
      '482913',
      '482913',
      '482913',
      '48291',
      '482913',
    ])
  })
})
