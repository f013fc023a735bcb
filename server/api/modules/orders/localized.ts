import { languageOf } from '../../../../domain/languages/locale.ts'
import type { LocalizedText } from '../../../db/tables/columns.ts'

/** The text in the asked catalog, else in its language, else in English; `null` where there is no text. */
export const textIn = (text: LocalizedText | null | undefined, language: string): string | null => {
  if (!text) return null
  const texts: Readonly<Record<string, string | undefined>> = text
  return texts[language] ?? texts[languageOf(language)] ?? text.en
}
