import {
  createCompilationErrorMessage,
  createCompiledCatalog,
  createMissingErrorMessage,
  getCatalogs,
} from '@lingui/cli/api'
import { getConfig } from '@lingui/conf'
import type { Plugin } from 'vite'
import { messagesOfPart, textParts } from './texts-of-screens.ts'

const moduleId = 'virtual:texts'
/** Where `npm run dev` answers with texts that are compiled as they are asked for. */
const devFolder = '/@texts/'

type Report = { readonly warn: (message: string) => void; readonly fail: (message: string) => never }

/**
 * `virtual:texts` holds the addresses of the texts by screen and language. Each is the part of `locales/pl/messages.po` that a
 * screen shows: one catalog per language for translators, one JSON file per screen for shoppers, which the browser need
 * not compile as a script. A message that is not translated yet shows in English, with a warning; one that does not compile fails
 * the build.
 */
export const texts = (): Plugin => {
  const config = getConfig()
  const sourceLocale = config.sourceLocale ?? 'en'
  let isServed = false

  const compile = async (locale: string, part: string, { warn, fail }: Report): Promise<string> => {
    const [catalog] = await getCatalogs(config)
    if (!catalog) return fail('lingui.config.ts names no catalog')
    const { messages, missing } = await catalog.getTranslations(locale, {
      fallbackLocales: { default: sourceLocale },
      sourceLocale,
      missingBehavior: 'catalog',
    })
    if (missing.length > 0) warn(createMissingErrorMessage(locale, missing, 'catalog'))
    const origins = Object.fromEntries(
      Object.entries((await catalog.read(locale)) ?? {}).map(([key, { origin }]) => [
        key,
        (origin ?? []).map(([file]) => file),
      ]),
    )
    const { source, errors } = createCompiledCatalog(locale, messagesOfPart(part, messages, origins), {
      namespace: 'json',
    })
    return errors.length > 0 ? fail(createCompilationErrorMessage(locale, errors)) : source
  }

  return {
    name: 'texts-of-screens',
    enforce: 'pre',
    configResolved({ command }) {
      isServed = command === 'serve'
    },
    configureServer({ middlewares, config: { logger } }) {
      middlewares.use(devFolder, (request, response, next) => {
        const [, locale = '', part = ''] = /^\/(\w+)\/([\w-]+)\.json$/.exec(request.url ?? '') ?? []
        const fail = (message: string): never => {
          throw new Error(message)
        }
        compile(locale, part, { warn: logger.warn, fail }).then(
          (source) => response.setHeader('Content-Type', 'application/json').end(source),
          next,
        )
      })
    },
    hotUpdate({ file }) {
      if (file.endsWith('.po')) this.environment.hot.send({ type: 'full-reload' })
    },
    resolveId: (id) => (id === moduleId ? `\0${id}` : null),
    async load(id) {
      if (id !== `\0${moduleId}`) return null
      const emit = async (locale: string, part: string): Promise<string> => {
        if (isServed) return `${devFolder}${locale}/${part}.json`
        const source = await compile(locale, part, {
          warn: (message) => this.warn(message),
          fail: (message) => this.error(message),
        })
        const file = this.emitFile({
          type: 'asset',
          name: `${part}-${locale}.json`,
          originalFileName: `${moduleId}/${locale}/${part}`,
          source,
        })
        return `__VITE_ASSET__${file}__`
      }
      const table: Record<string, Record<string, string>> = {}
      for (const part of textParts) {
        table[part] = {}
        for (const locale of config.locales) table[part][locale] = await emit(locale, part)
      }
      return { code: `export const addresses = ${JSON.stringify(table)}`, moduleType: 'js' }
    },
  }
}
