import { existsSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { subsetOf } from './page-fonts.ts'

const folder = new URL('../../src/ui/', import.meta.url)
const sheet = readFileSync(new URL('fonts.css', folder), 'utf8')
const tokens = readFileSync(fileURLToPath(new URL('../../src/ui/tokens.css', import.meta.url)), 'utf8')

describe('subsets of fonts', () => {
  it('pins an axis to one value and limits it to two', () => {
    const pinned = subsetOf(
      'font-weight: 760; font-stretch: 112%; unicode-range: U+61-63;',
      'a-wdth-normal.woff2',
    )
    expect(pinned.text).toBe('abc')
    expect(pinned.options.variationAxes).toEqual({ wght: 760, wdth: 112 })
    const limited = subsetOf('font-weight: 400 700; unicode-range: U+0041, U+20AC;', 'i-wght-normal.woff2')
    expect(limited.text).toBe('A€')
    expect(limited.options.variationAxes).toEqual({ wght: { min: 400, max: 700 } })
  })

  it('of a face that stands in for a wider one have no axis that their font lacks', () => {
    const { options } = subsetOf(
      'font-weight: 760; font-stretch: 112%; unicode-range: U+03A9;',
      'inter-greek-wght-normal.woff2',
    )
    expect(options.variationAxes).toEqual({ wght: 760 })
  })

  it.each([
    ['el', 'Ελληνικά άέήίόύώϊϋΐΰς'],
    ['ru', 'Русский ёйъыэюя №'],
    ['vi', 'đăâêôơưạảấầẩẫậắằẳẵặẹẻẽếềểễệỉĩịọỏốồổỗộớờởỡợụủũứừửữựỳỷỹỵ₫'],
    ['th', 'ภาษาไทย กำไร เก็บ น้ำ ๆ ฿'],
    ['ar', 'العربية ٠١٢٣'],
  ])('cover the letters of %s with the sheets that come with it', (language, text) => {
    const { script } = new Intl.Locale(language).maximize()
    const sheets = [`languages/${language}.css`, `languages/${script}.css`].filter((name) =>
      existsSync(new URL(name, folder)),
    )
    const faces = ['fonts.css', ...sheets].flatMap((name) =>
      readFileSync(new URL(name, folder), 'utf8').split('@font-face').slice(1),
    )
    const covered = faces.map((face) => subsetOf(face, 'any').text).join('')
    expect([...text].filter((letter) => !covered.includes(letter))).toEqual([])
  })

  it('asks no axis of a font that has none, and keeps what joins Arabic letters', () => {
    const { options } = subsetOf('font-weight: 501 900; unicode-range: U+0621;', 'plex-arabic-600.woff2')
    expect(options.variationAxes).toEqual({})
    expect(options.keepFeatures).toEqual(expect.arrayContaining(['init', 'medi', 'fina']))
  })

  it('pins headings to the weight and width that tokens give them', () => {
    expect(tokens).toContain('--head-weight: 760;')
    expect(tokens).toContain('--head-width: 112%;')
    expect(sheet.split('@font-face')[1]).toMatch(/"Archivo";[^}]*font-weight: 760;\s+font-stretch: 112%;/)
  })

  it('cover the letters of Polish, Czech, Hungarian, Turkish and Catalan beside those of the west', () => {
    const letters = [...sheet.matchAll(/"Inter";[^}]+/g)].map(([face]) => subsetOf(face, 'inter').text)
    expect(letters).toHaveLength(3)
    for (const letter of 'zażółćgęśląjaźńřůűőğışŀ') {
      expect(letters.slice(0, 2).join('')).toContain(letter)
    }
  })
})
