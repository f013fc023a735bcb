import { brotliCompressSync, gzipSync } from 'node:zlib'
import { type Catalog, chooseCatalog } from '../../../domain/format/catalogs.ts'
import { directionOf, parsePath } from '../../../domain/format/locale.ts'
import { acceptedLanguages } from '../../common/host-language.ts'
import { type ClientFile, etagOf } from './client-files.ts'

export type IndexPages = {
  /** @param accepted the request's `Accept-Language`, which counts where the address names no language. */
  readonly forRequest: (path: string, accepted: string | undefined) => ClientFile
}

export type IndexPageOptions = {
  /** Where pages call the API when that is another host; the page reads it from a meta element. */
  readonly apiBase: string | null
  /** Further elements of the head for a path, for example preloads. */
  readonly headFor: (path: string, language: Catalog) => string
}

const escapeAttribute = (text: string) => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;')

/** Tells pages where the API is, when that is another host. */
export const apiBaseElement = (apiBase: string | null): string =>
  apiBase === null ? '' : `<meta name="baton-api-base" content="${escapeAttribute(apiBase)}">`

/** The one page of the client, with the language and direction of each address, so that nothing flips on arrival. */
export const createIndexPages = (source: string, { apiBase, headFor }: IndexPageOptions): IndexPages => {
  const made = new Map<string, ClientFile>()
  const api = apiBaseElement(apiBase)
  const make = (html: string): ClientFile => {
    const body = Buffer.from(html)
    return {
      type: 'text/html; charset=utf-8',
      etag: etagOf(body),
      body,
      brotli: brotliCompressSync(body),
      gzip: gzipSync(body),
    }
  }
  return {
    forRequest: (path, accepted) => {
      const language = chooseCatalog({ ...parsePath(path), preferred: acceptedLanguages(accepted) })
      const html = source
        .replace(/<html[^>]*>/, `<html lang="${language}" dir="${directionOf(language)}">`)
        .replace('</head>', () => `${api}${headFor(path, language)}</head>`)
      const known = made.get(html)
      if (known) return known
      const page = make(html)
      made.set(html, page)
      return page
    },
  }
}
