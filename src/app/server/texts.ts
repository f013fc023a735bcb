import { type I18n, type Messages, setupI18n } from '@lingui/core'
import type { Catalog } from '../../../domain/format/catalogs.ts'

const catalogs = import.meta.glob<{ readonly messages: Messages }>('../../../locales/*/messages.po', {
  eager: true,
})

const made = new Map<Catalog, I18n>()

/** Texts of a language; one object for all pages in it. */
export const textsIn = (language: Catalog): I18n => {
  const known = made.get(language)
  if (known) return known
  const messages = catalogs[`../../../locales/${language}/messages.po`]?.messages
  if (!messages) throw new Error(`No texts in ${language}`)
  const i18n = setupI18n({ locale: language, messages: { [language]: messages } })
  made.set(language, i18n)
  return i18n
}
