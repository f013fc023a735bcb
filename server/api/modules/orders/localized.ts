import type { LocalizedText } from '../../../db/tables/columns.ts'

/** The text in the asked language, in English where it has none, `null` where there is no text. */
export const textIn = (text: LocalizedText | null | undefined, language: string): string | null => {
  if (!text) return null
  return (text as Readonly<Record<string, string | undefined>>)[language] ?? text.en
}
