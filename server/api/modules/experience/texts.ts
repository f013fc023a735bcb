import type { LocalizedText } from '../../../db/tables/columns.ts'

/** A text of the shop in every language that it has. */
export type Texts = Required<LocalizedText>

/** The text in the asked language, English where there is none. */
export const textOf = (texts: Texts, language: string): string =>
  (texts as Readonly<Record<string, string | undefined>>)[language] ?? texts.en
