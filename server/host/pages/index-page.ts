import { brotliCompressSync, gzipSync } from 'node:zlib'
import type { Catalog } from '../../../domain/countries/catalogs.gen.ts'
import { catalogOf } from '../../../domain/languages/catalogs.ts'
import { chooseLanguage, directionOf, parsePath } from '../../../domain/languages/locale.ts'
import { acceptedLanguages } from '../../common/host-language.ts'
import { type ClientFile, etagOf } from './client-files.ts'
import { lateNote } from './stopped-note.ts'

export type IndexPages = {
  /**
   * @param accepted the request's `Accept-Language`, which counts where the address names no language.
   * @param extra elements of the head that this request gets, before any script.
   */
  readonly forRequest: (path: string, accepted: string | undefined, extra?: string) => ClientFile
}

export type IndexPageOptions = {
  /** What every page is told in its head (`toldElements`). */
  readonly told: string
  /** Further elements of the head for a path, for example preloads. */
  readonly headFor: (path: string, language: Catalog) => string
}

const escapeAttribute = (text: string) => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;')

const toldElement = (name: string, content: string | null): string =>
  content === null ? '' : `<meta name="${name}" content="${escapeAttribute(content)}">`

/** Tells pages where the API is, when that is another host, and where the shop's own site is played, if it is. */
export const toldElements = (told: {
  readonly apiBase: string | null
  readonly shopBase: string | null
}): string => toldElement('baton-api-base', told.apiBase) + toldElement('baton-shop', told.shopBase)

/** The one page of the client, with the language and direction of each address, so that nothing flips on arrival. */
export const createIndexPages = (source: string, { told, headFor }: IndexPageOptions): IndexPages => {
  const made = new Map<string, ClientFile>()
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
    forRequest: (path, accepted, extra = '') => {
      const place = parsePath(path)
      const preferred = acceptedLanguages(accepted)
      const language = catalogOf(chooseLanguage({ ...place, preferred }), place.country, preferred)
      const html = source
        .replace(/<html[^>]*>/, `<html lang="${language}" dir="${directionOf(language)}">`)
        .replace('<div id="root"></div>', () => `<div id="root"></div>${lateNote(language)}`)
        .replace('<head>', () => `<head>${extra}`)
        .replace('</head>', () => `${told}${headFor(path, language)}</head>`)
      const known = made.get(html)
      if (known) return known
      const page = make(html)
      made.set(html, page)
      return page
    },
  }
}
