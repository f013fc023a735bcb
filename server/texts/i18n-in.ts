import { readFileSync } from 'node:fs'
import { type I18n, type Messages, setupI18n } from '@lingui/core'
import { compileMessage } from '@lingui/message-utils/compileMessage'
import { generateMessageId } from '@lingui/message-utils/generateMessageId'
import { parsePo } from 'pofile-ts'
import type { Catalog } from '../../domain/countries/catalogs.gen.ts'
import { memoize } from '../../domain/format/memoize.ts'
import { baseOf } from '../../domain/languages/catalogs.ts'

/** Entries that the host says, by their origins; those of pages stay unread. */
const hostEntries = (po: string): string =>
  po
    .split('\n\n')
    .filter((entry) => /^#: server\//m.test(entry) && !entry.startsWith('#~'))
    .join('\n\n')

/** The host's own texts in a catalog, by their ids; where it writes none, those of its language or the source's. */
const textsIn: (catalog: Catalog) => ReadonlyMap<string, string> = memoize((catalog: Catalog) => {
  const file = new URL(`../../locales/${catalog}/messages.po`, import.meta.url)
  const base = baseOf(catalog)
  const inBase = base === null ? undefined : textsIn(base)
  return new Map(
    parsePo(hostEntries(readFileSync(file, 'utf8'))).items.map(({ msgid, msgctxt, msgstr: [text = ''] }) => {
      const id = generateMessageId(msgid, msgctxt ?? '')
      return [id, text || inBase?.get(id) || msgid] as const
    }),
  )
})

const readTexts = (catalog: Catalog): Messages =>
  Object.fromEntries([...textsIn(catalog)].map(([id, text]) => [id, compileMessage(text)]))

/**
 * Texts of the host in a language: `i18nIn('pl')._(msg…)`. Read from the language's catalog when it is first asked for and
 * kept; never Lingui's global instance, since requests of many languages are answered at once. A text without a translation
 * is shown in English.
 */
export const i18nIn: (language: Catalog) => I18n = memoize((language: Catalog) =>
  setupI18n({ locale: language, messages: { [language]: readTexts(language) } }).setMessagesCompiler(
    compileMessage,
  ),
)
