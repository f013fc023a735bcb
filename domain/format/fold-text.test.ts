import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { foldedLetters, foldText } from './fold-text.ts'

describe('[BY-53] a text as a search compares it', () => {
  test.each([
    ['CAFÉ', 'cafe'],
    ['Zażółć GĘŚLĄ jaźń', 'zazolc gesla jazn'],
    ['Ærø Øl', 'æro ol'],
    ['أَحْذِيَة', 'احذيه'],
    ['مصطفى', 'مصطفي'],
    ['ـــكتاب', 'كتاب'],
    ['٢٠٢٦ ۲۰', '2026 20'],
    ['ＤＤ１３９１', 'dd1391'],
    ['Sprinter’s DD‑1', "sprinter's dd-1"],
    ['ΣΊΣΥΦΟΣ', 'σισυφοσ'],
  ])('%s', (text, folded) => {
    expect(foldText(text)).toBe(folded)
  })

  test('is the same when it is folded twice', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => foldText(foldText(text)) === foldText(text)),
    )
  })

  test('has one letter in the place of each', () => {
    expect(foldedLetters.to).toHaveLength(foldedLetters.from.length)
  })
})
