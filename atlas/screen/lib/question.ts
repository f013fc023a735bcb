import { catalogs } from '../../../domain/countries/catalogs.gen.ts'
import { parseTwoLetters } from '../../../domain/languages/locale.ts'
import type { ScreenQuestion } from '../protocol.ts'

const oneOf = <const Word extends string>(words: readonly Word[], asked: string | null): Word | null =>
  words.find((word) => word === asked) ?? null

/** Reads what the address of a screen asks for (`screenQuery`); `null` where it names no flow. */
export const questionOf = (search: string): ScreenQuestion | null => {
  const asked = new URLSearchParams(search)
  const flow = asked.get('flow')
  if (flow === null) return null
  return {
    flow,
    state: asked.get('state') ?? '',
    country: parseTwoLetters(asked.get('country') ?? undefined),
    language: oneOf(catalogs, asked.get('language')) ?? catalogs[0],
    words: oneOf(['pseudo'], asked.get('words')),
    direction: oneOf(['ltr', 'rtl'], asked.get('direction')),
    theme: oneOf(['light', 'dark'], asked.get('theme')),
    motion: oneOf(['reduce'], asked.get('motion')),
    text: Number(asked.get('text')) || 100,
  }
}
