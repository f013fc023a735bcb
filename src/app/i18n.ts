import { i18n } from '@lingui/core'
import type { Catalog } from '../../domain/format/catalogs.ts'

/**
 * Loads a catalog of texts.
 * @throws where they do not come: no page shows without its words.
 */
export const loadTexts = async (catalog: Catalog): Promise<void> => {
  const { messages } = await import(`../../locales/${catalog}/messages.po`)
  i18n.load(catalog, messages)
  i18n.activate(catalog)
}
