import { readFileSync } from 'node:fs'
import { type I18n, type Messages, setupI18n } from '@lingui/core'
import { compileMessage } from '@lingui/message-utils/compileMessage'
import { generateMessageId } from '@lingui/message-utils/generateMessageId'
import { parsePo } from 'pofile-ts'
import type { Catalog } from '../../domain/format/catalogs.ts'
import { memoize } from '../../domain/format/memoize.ts'

/** The host's own texts in the language's catalog; those of pages stay unread. */
const readTexts = (language: Catalog): Messages => {
  const catalog = new URL(`../../locales/${language}/messages.po`, import.meta.url)
  const { items } = parsePo(readFileSync(catalog, 'utf8'))
  return Object.fromEntries(
    items
      .filter(
        ({ references, obsolete }) => !obsolete && references.some((file) => file.startsWith('server/')),
      )
      .map(({ msgid, msgctxt, msgstr: [text = ''] }) => [
        generateMessageId(msgid, msgctxt ?? ''),
        compileMessage(text || msgid),
      ]),
  )
}

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
