import { existsSync } from 'node:fs'
import { createCompiledCatalog, getCatalogs } from '@lingui/cli/api'
import { getConfig } from '@lingui/conf'
import type { Plugin } from 'vite'
import { type Catalog, catalogs } from '../../domain/countries/catalogs.gen.ts'
import { memoize } from '../../domain/format/memoize.ts'
import { filesOfPage, textsIndex, textsOfPage } from '../../server/host/pages/page-texts.ts'
import { findPageModules } from './page-modules.ts'

const request = /^(.*\/locales\/([^/]+)\/messages\.po)\?page(?:s|=(.+))$/

/** The texts of a language, and the modules that say each. */
const readTexts = async (language: string) => {
  const config = getConfig({ configPath: 'lingui.config.ts' })
  const [catalog] = await getCatalogs(config)
  if (catalog === undefined) throw new Error('lingui.config.ts names no catalog')
  const { messages } = await catalog.getTranslations(language, config)
  const read = (await catalog.read(language)) ?? {}
  return { messages, modulesOf: (id: string) => read[id]?.origin?.map(([module]) => module) ?? [] }
}

/** What a language needs beside the looks of all, its fonts among it: sheets of the language itself and of its script (ISO 15924). */
const sheetsOf = (language: string): readonly string[] => {
  const locale = new Intl.Locale(language).maximize()
  return [locale.language, locale.script]
    .map((name) => `src/ui/languages/${name}.css`)
    .filter((sheet) => existsSync(sheet))
}

const isPage = (file: string) => !/\/(__root|route)\.tsx$/.test(file)

/** What each page and each part that is loaded later says: ids of its texts, by the module that it begins with. */
export const findPageTexts = async () => {
  const { pages, parts } = await findPageModules()
  const { messages, modulesOf } = await readTexts('en')
  const saidIn = (modules: ReadonlySet<string>) =>
    new Set(Object.keys(messages).filter((id) => modulesOf(id).some((module) => modules.has(module))))
  const said = new Map([...pages, ...parts].map(([file, modules]) => [file, saidIn(modules)] as const))
  /** A page that says no more than the layout around it has the layout's texts. */
  const fileOf = (file: string): string =>
    filesOfPage(file).findLast((around) => said.get(around)?.size === said.get(file)?.size) ?? file
  return {
    pages: new Map([...pages.keys()].filter(isPage).map((page) => [page, fileOf(page)] as const)),
    parts: [...parts.keys()].filter((part) => said.get(part)?.size !== 0),
    /** Ids of the texts of a page or a part. */
    saidBy: (file: string): ReadonlySet<string> => said.get(file) ?? new Set(),
  }
}

/**
 * Pages load the texts that they say, and no others: `messages.po?page=FILE` of a language has the texts of the page, or of the part of
 * one, that begins with that module, and `messages.po?pages` finds them by it (docs/decisions/0138). While pages are developed each has
 * all texts.
 */
export const pageTexts = (): Plugin => {
  let isBuild = false
  const saidOnce = memoize((_: 'all') => findPageTexts())
  const textsOnce = memoize((language: string) => readTexts(language))

  const indexOf = async (language: string): Promise<string> => {
    const { pages, parts } = await saidOnce('all')
    const entries = [...pages, ...parts.map((part) => [part, part] as const)].map(
      ([file, from]) =>
        `${JSON.stringify(file)}: () => import(${JSON.stringify(`/${textsOfPage(language as Catalog, from)}`)})`,
    )
    const sheets = sheetsOf(language).map((sheet) => `import ${JSON.stringify(`/${sheet}`)}\n`)
    return `${sheets.join('')}export const pages = {${entries.join()}}`
  }

  const textsOf = async (language: string, file: string): Promise<string> => {
    const { messages } = await (isBuild ? textsOnce(language) : readTexts(language))
    const said = isBuild ? (await saidOnce('all')).saidBy(file) : null
    const own = Object.entries(messages).filter(([id]) => said === null || said.has(id))
    return createCompiledCatalog(language, Object.fromEntries(own), { namespace: 'es' }).source
  }

  return {
    name: 'baton:page-texts',
    // A page is told by its document where its texts are found, so that it knows of no language but its own.
    buildStart() {
      if (!isBuild || this.environment.name !== 'client') return
      for (const language of catalogs)
        this.emitFile({ type: 'chunk', id: `/${textsIndex(language)}`, preserveSignature: 'strict' })
    },
    configResolved: ({ command }) => {
      isBuild = command === 'build'
    },
    load: {
      filter: { id: request },
      async handler(id) {
        const [, catalog = '', language = '', file] = request.exec(id) ?? []
        if (!isBuild) this.addWatchFile(catalog)
        const code =
          file === undefined ? await indexOf(language) : await textsOf(language, decodeURIComponent(file))
        return { code, moduleType: 'js' }
      },
    },
  }
}
