import { posix } from 'node:path'
import type { Catalog } from '../../../domain/countries/catalogs.gen.ts'

/**
 * Files of a page among the routes, its own first and then the layouts that it stands in.
 * @param file `routes/…/orders/index.tsx`, relative to the project.
 */
export const filesOfPage = (file: string): readonly string[] => {
  const folders: string[] = []
  for (let at = posix.dirname(file); at !== '.'; at = posix.dirname(at)) folders.push(at)
  const layouts = folders.map((folder) => (folder === 'routes' ? 'routes/__root.tsx' : `${folder}/route.tsx`))
  return [...new Set([file, ...layouts])]
}

/** The texts of a page in a language, as a module and as its key in the manifest; relative to the project. */
export const textsOfPage = (language: Catalog, file: string): string =>
  `locales/${language}/messages.po?page=${encodeURIComponent(file)}`

/** The module that finds the texts of each page in a language. */
export const textsIndex = (language: Catalog): string => `locales/${language}/messages.po?pages`
