import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import type { Catalog } from '../../../../domain/countries/catalogs.gen.ts'

const require = createRequire(import.meta.url)
/** A file of a package that names its main file alone. */
const beside = (name: string, file: string): string => join(dirname(require.resolve(name)), '../fonts', file)

/** Weights of a document's text. */
export type Weight = 'text' | 'bold'

/** Faces by what they write: DejaVu Latin, Greek, Cyrillic and Arabic, the others what it lacks. */
const files = {
  dejavu: {
    text: () => require.resolve('dejavu-fonts-ttf/ttf/DejaVuSans.ttf'),
    bold: () => require.resolve('dejavu-fonts-ttf/ttf/DejaVuSans-Bold.ttf'),
  },
  thai: {
    text: () =>
      require.resolve('@fontsource/ibm-plex-sans-thai/files/ibm-plex-sans-thai-thai-400-normal.woff'),
    bold: () =>
      require.resolve('@fontsource/ibm-plex-sans-thai/files/ibm-plex-sans-thai-thai-600-normal.woff'),
  },
  japanese: {
    text: () => beside('@embedpdf/fonts-jp', 'NotoSansJP-Regular.otf'),
    bold: () => beside('@embedpdf/fonts-jp', 'NotoSansJP-Bold.otf'),
  },
  korean: {
    text: () => beside('@embedpdf/fonts-kr', 'NotoSansKR-Regular.otf'),
    bold: () => beside('@embedpdf/fonts-kr', 'NotoSansKR-Bold.otf'),
  },
  simplified: {
    text: () => beside('@embedpdf/fonts-sc', 'NotoSansHans-Regular.otf'),
    bold: () => beside('@embedpdf/fonts-sc', 'NotoSansHans-Bold.otf'),
  },
  traditional: {
    text: () => beside('@embedpdf/fonts-tc', 'NotoSansHant-Regular.otf'),
    bold: () => beside('@embedpdf/fonts-tc', 'NotoSansHant-Bold.otf'),
  },
} as const satisfies Record<string, Record<Weight, () => string>>
type Face = keyof typeof files

/** Name of a font in a document: `dejavu text`. */
export type FontName = `${Face} ${Weight}`

const loaded = new Map<FontName, Buffer>()

/** A font's file, read when it is first asked for; only the glyphs that are used go into a document. */
export const fontOf = (name: FontName): Buffer => {
  const [face, weight] = name.split(' ') as [Face, Weight]
  const font = loaded.get(name) ?? readFileSync(files[face][weight]())
  loaded.set(name, font)
  return font
}

const thai = /\p{Script=Thai}/u
/** With the signs that lengthen and part them, which Unicode counts to no script. */
const kana = /[\p{Script=Hiragana}\p{Script=Katakana}\u30FB\u30FC]/u
const hangul = /\p{Script=Hangul}/u
/** Chinese characters, and the signs of full width that stand among them. */
const han = /[\p{Script=Han}\u3000-\u303F\uFF00-\uFFEF]/u

/** Whether words of a text stand without spaces between them, or may. */
export const isUnspaced = (text: string): boolean =>
  [thai, kana, hangul, han].some((script) => script.test(text))

const facesOfHan: Partial<Record<Catalog | string, Face>> = {
  ja: 'japanese',
  ko: 'korean',
  'zh-Hant': 'traditional',
}

/** The face that has a character; Chinese characters are drawn as the document's language writes them. */
const faceOf = (character: string, language: string): Face => {
  if (thai.test(character)) return 'thai'
  if (kana.test(character)) return 'japanese'
  if (hangul.test(character)) return 'korean'
  return han.test(character) ? (facesOfHan[language] ?? 'simplified') : 'dejavu'
}

export type FontRun = { readonly text: string; readonly font: FontName }

/**
 * The Thai vowel ำ as its two signs, the ring beneath the tone mark: shaping takes it apart, but leaves the ring on the mark and the glyphs
 * without the letters that they say.
 */
const apart = (text: string): string => text.replaceAll(/([\u0E48-\u0E4B]?)\u0E33/g, '\u0E4D$1\u0E32')

/** A text in parts of one font each, in their order. */
export const fontRuns = (text: string, weight: Weight, language: string): readonly FontRun[] => {
  if (!isUnspaced(text)) return [{ text, font: `dejavu ${weight}` }]
  const runs: { text: string; font: FontName }[] = []
  for (const character of apart(text)) {
    const last = runs.at(-1)
    const isMark = /\p{M}/u.test(character)
    const font: FontName = isMark && last ? last.font : `${faceOf(character, language)} ${weight}`
    if (last?.font === font) last.text += character
    else runs.push({ text: character, font })
  }
  return runs
}
