import {
  createCompilationErrorMessage,
  createCompiledCatalog,
  createMissingErrorMessage,
  getCatalogs,
} from '@lingui/cli/api'
import { getConfig } from '@lingui/conf'
import type { Plugin } from 'vite'
import { messagesOfPart } from './texts-of-screens.ts'

const prefix = 'virtual:texts/'

/**
 * `virtual:texts/pl/order-detail` is the part of `locales/pl/messages.po` that this screen shows: one catalog per language for
 * translators, one chunk per screen for shoppers. A message that is not translated yet shows in English, with a warning;
 * one that does not compile fails the build.
 */
export const texts = (): Plugin => {
  const config = getConfig()
  const sourceLocale = config.sourceLocale ?? 'en'
  return {
    name: 'texts-of-screens',
    enforce: 'pre',
    resolveId: (id) => (id.startsWith(prefix) ? `\0${id}` : null),
    async load(id) {
      if (!id.startsWith(`\0${prefix}`)) return null
      const [locale = '', part = ''] = id.slice(prefix.length + 1).split('/')
      const [catalog] = await getCatalogs(config)
      if (!catalog) throw new Error('lingui.config.ts names no catalog')
      this.addWatchFile(catalog.getFilename(locale))
      const { messages, missing } = await catalog.getTranslations(locale, {
        fallbackLocales: { default: sourceLocale },
        sourceLocale,
        missingBehavior: 'catalog',
      })
      if (missing.length > 0) this.warn(createMissingErrorMessage(locale, missing, 'catalog'))
      const origins = Object.fromEntries(
        Object.entries((await catalog.read(locale)) ?? {}).map(([key, { origin }]) => [
          key,
          (origin ?? []).map(([file]) => file),
        ]),
      )
      const { source, errors } = createCompiledCatalog(locale, messagesOfPart(part, messages, origins), {
        namespace: 'es',
      })
      if (errors.length > 0) this.error(createCompilationErrorMessage(locale, errors))
      return { code: source, moduleType: 'js' }
    },
  }
}
