import { i18n } from '@lingui/core'
import type { Language } from '../../domain/format/locale.ts'

/**
 * Loads the texts of the document's language.
 * @throws where they do not come: no page shows without its words.
 */
export const loadTexts = async (language: Language): Promise<void> => {
  const { messages } = await import(`../../locales/${language}/messages.po`)
  i18n.load(language, messages)
  i18n.activate(language)
}
