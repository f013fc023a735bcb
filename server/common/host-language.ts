import type { Catalog } from '../../domain/countries/catalogs.gen.ts'
import { chooseCatalog } from '../../domain/languages/catalogs.ts'
import { type Language, languageOfCatalog } from '../../domain/languages/locale.ts'

/** Tags of `Accept-Language`, best first; tags with quality 0 are left out. */
export const acceptedLanguages = (header: string | undefined): string[] =>
  (header ?? '')
    .split(',')
    .map((part) => {
      const [tag = '', ...parameters] = part.trim().split(/\s*;\s*/)
      const quality = parameters.find((parameter) => parameter.startsWith('q='))
      return { tag, quality: quality === undefined ? 1 : Number(quality.slice(2)) }
    })
    .filter(({ tag, quality }) => tag !== '' && tag !== '*' && quality > 0)
    .sort((a, b) => b.quality - a.quality)
    .map(({ tag }) => tag)

/** Language of texts in an answer: the wished one where there are texts in it, else by `Accept-Language`, else English. */
export const textLanguage = (wished: string | undefined, headers: Headers): Catalog =>
  hostLanguage([
    ...(wished === undefined ? [] : [wished]),
    ...acceptedLanguages(headers.get('accept-language') ?? undefined),
  ])

/** Language of the page that a call comes from, two letters, to be kept for a message that is written later. */
export const pageLanguage = (headers: Headers): Language =>
  languageOfCatalog(textLanguage(undefined, headers))

/**
 * Language of a page that the host renders itself.
 * @param wanted BCP 47 tags, best first, as `ui_locales` (separated by spaces) or as a list.
 */
export const hostLanguage = (wanted: string | readonly string[] | undefined): Catalog =>
  chooseCatalog(typeof wanted === 'string' ? wanted.split(' ').filter((tag) => tag !== '') : (wanted ?? []))
