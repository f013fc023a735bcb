import { readFileSync } from 'node:fs'
import PDFDocument from 'pdfkit'
import { parsePo } from 'pofile-ts'
import { describe, expect, it } from 'vitest'
import { catalogs } from '../../../../domain/countries/catalogs.gen.ts'
import { type FontName, fontOf, fontRuns } from './fonts.ts'

type Font = { hasGlyphForCodePoint(code: number): boolean }

const pdf = new PDFDocument({ font: null as never })
const opened = new Map<FontName, Font>()

/** The font as the library has read it. */
const open = (name: FontName): Font => {
  const known = opened.get(name)
  if (known) return known
  pdf.font(fontOf(name) as never)
  const { font } = (pdf as unknown as { readonly _font: { readonly font: Font } })._font
  opened.set(name, font)
  return font
}

/** What labels, papers and mails say in a language, names of placeholders included. */
const textsOfHost = (catalog: string) =>
  parsePo(readFileSync(`locales/${catalog}/messages.po`, 'utf8'))
    .items.filter(({ references }) => references.some((file) => file.startsWith('server/api/')))
    .map(({ msgstr: [text = ''] }) => text)

describe('fonts of labels and papers', () => {
  it.each(catalogs)('have a glyph for every character that the host writes in %s', (catalog) => {
    const runs = textsOfHost(catalog).flatMap((text) => fontRuns(text, 'bold', catalog))
    const lacking = runs.flatMap(({ text, font }) =>
      [...text].filter((character) => !open(font).hasGlyphForCodePoint(character.codePointAt(0) ?? 0)),
    )
    expect([...new Set(lacking)]).toEqual([])
  })

  it('draw the Thai vowel ำ as its two signs, the ring beneath the tone mark', () => {
    expect(fontRuns('น้ำ กำ', 'text', 'th').map(({ text }) => text)).toEqual([
      'น\u0E4D\u0E49\u0E32',
      ' ',
      'ก\u0E4D\u0E32',
    ])
  })
})
