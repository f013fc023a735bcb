import { type I18n, type Messages, setupI18n } from '@lingui/core'
import type { Catalog } from '../../../domain/countries/catalogs.gen.ts'

const catalogs = import.meta.glob<{ readonly messages: Messages }>('../../../locales/*/messages.po', {
  eager: true,
})

const made = new Map<Catalog, I18n>()

/** Texts of a catalog; one object for all its pages. */
export const textsIn = (catalog: Catalog): I18n => {
  const known = made.get(catalog)
  if (known) return known
  const messages = catalogs[`../../../locales/${catalog}/messages.po`]?.messages
  if (!messages) throw new Error(`No texts in ${catalog}`)
  const i18n = setupI18n({ locale: catalog, messages: { [catalog]: messages } })
  made.set(catalog, i18n)
  return i18n
}
