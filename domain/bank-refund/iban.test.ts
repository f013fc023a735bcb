import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { compactIban, editIban, groupIban, ibanCountry, maskIban, writeMasked } from './iban.ts'
import { publishedIbans } from './testing/valid-ibans.ts'

const polish = publishedIbans[0]

const eastern = (text: string, zero: number) =>
  text.replaceAll(/\d/g, (digit) => String.fromCodePoint(zero + Number(digit)))

describe('an IBAN as people write it', () => {
  it.each([
    ['in groups', 'PL61 1090 1014 0000 0712 1981 2874'],
    ['in lower case', polish.toLowerCase()],
    ['with hyphens', 'PL61-1090-1014-0000-0712-1981-2874'],
    ['with narrow and fixed blanks', 'PL61\u00a01090\u202f1014\t0000 0712 1981 2874 '],
    ['with Arabic-Indic digits', eastern(polish, 0x660)],
    ['with Persian digits', eastern(polish, 0x6f0)],
    ['in full width', 'ＰＬ６１１０９０１０１４００００07１２１９８１２８７４'],
    ['with marks of direction around it', `\u2066\u200e${groupIban(polish)}\u2069`],
  ])('[RF-01] loses nothing %s', (_, text) => {
    expect(compactIban(text)).toBe(polish)
  })

  it('keeps what does not belong there, for the check to find', () => {
    expect(compactIban('pl61/1090?')).toBe('PL61/1090?')
  })

  it('says the same of what it has said, and groups lose nothing', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        const compact = compactIban(text)
        expect(compactIban(compact)).toBe(compact)
        expect(compactIban(groupIban(compact))).toBe(compact)
      }),
      // Marks that meet their letter where a gap goes, or where it becomes a capital.
      { examples: [['\u03a1\u1fdd'], ['i\u0307']] },
    )
  })

  it('groups in fours, with no gap at the end', () => {
    expect(['', 'PL6', 'PL61', 'PL611', polish].map(groupIban)).toEqual([
      '',
      'PL6',
      'PL61',
      'PL61 1',
      'PL61 1090 1014 0000 0712 1981 2874',
    ])
  })

  it('names the country it begins with', () => {
    expect(['PL61', 'P', '61PL', ''].map(ibanCountry)).toEqual(['PL', null, null, null])
  })

  it('shows country and last four once it was sent', () => {
    expect([maskIban(polish), writeMasked(maskIban(polish))]).toEqual([
      { country: 'PL', lastFour: '2874' },
      'PL •••• 2874',
    ])
  })
})

describe('an IBAN while it is typed', () => {
  const compactText = fc.stringMatching(/^[A-Z0-9]{0,34}$/)

  it('keeps the caret behind the character that was typed, wherever that is', () => {
    fc.assert(
      fc.property(compactText, fc.nat(), fc.constantFrom('7', 'k', 'PL'), (compact, place, added) => {
        const before = groupIban(compact)
        const at = place % (before.length + 1)
        const typed = before.slice(0, at) + added + before.slice(at)
        const { value, caret } = editIban({ before, typed, caret: at + added.length })
        expect(compactIban(value)).toBe(compactIban(typed))
        expect(compactIban(value.slice(0, caret))).toBe(compactIban(before.slice(0, at) + added))
        expect(value[caret - 1]).toBe(added.toUpperCase().at(-1))
      }),
    )
  })

  it.each([
    { erased: 'before', value: 'PL62 090', at: 3 },
    { erased: 'after', value: 'PL61 090', at: 4 },
  ] as const)('takes the character $erased a gap away with the gap', ({ erased, value, at }) => {
    const edit = { before: 'PL61 2090', typed: 'PL612090', caret: 4, erased }
    expect(editIban(edit)).toEqual({ value, caret: at })
  })

  it('leaves an empty field empty', () => {
    expect(editIban({ before: 'P', typed: '', caret: 0, erased: 'before' })).toEqual({ value: '', caret: 0 })
  })
})
