import type { Catalog } from '../../../domain/countries/catalogs.gen.ts'
import { memoize } from '../../../domain/format/memoize.ts'
import { parsePath } from '../../../domain/languages/locale.ts'
import type { ManifestEntry } from './client-files.ts'
import { matchRoute, routePatterns } from './match-route.ts'
import { filesOfPage, textsIndex, textsOfPage } from './page-texts.ts'

type Manifest = Readonly<Record<string, ManifestEntry>>

/** All that a chunk imports, and then itself: styles come in this order, so that a page has the last word. */
const closure = (manifest: Manifest, key: string): ManifestEntry[] => {
  const seen = new Set<string>()
  const found: ManifestEntry[] = []
  const visit = (at: string) => {
    const entry = manifest[at]
    if (!entry || seen.has(at)) return
    seen.add(at)
    for (const other of entry.imports ?? []) visit(other)
    found.push(entry)
  }
  visit(key)
  return found
}

export type PageAssets = {
  /** Addresses of stylesheets and of modules. */
  readonly styles: readonly string[]
  readonly scripts: readonly string[]
}

/** Tells a page where its texts are found: it knows no language but its own (`src/app/i18n.ts`). */
export const textsElement = (manifest: Manifest, language: Catalog): string => {
  const index = manifest[textsIndex(language)]
  return index === undefined ? '' : `<meta name="baton-texts" content="/${index.file}">`
}

/** Key in the manifest of the page that an address opens; empty where there is none. */
export const createPageKeys = (manifest: Manifest) => {
  const patterns = routePatterns(Object.keys(manifest))
  return (path: string): string => matchRoute(patterns, parsePath(path).rest) ?? ''
}

/** The guest path brings the code of the order once it is wanted, not with the lookup. */
const guestPath = /\/orders\/details\//
const guestOrder = 'src/features/order-detail/guest-order-detail.tsx'

/** Keys of all that a page begins with; one that comes rendered with its order needs what shows it at once. */
export const keysOfPage = (key: string, showsOrder: boolean): readonly string[] =>
  showsOrder && guestPath.test(key) ? [guestOrder, key] : [key]

/** Styles, code and texts of a page, by its keys, beside what every page has. */
export const createPageAssets = (manifest: Manifest) => {
  /** A page that says no more than a layout around it has the layout's texts. */
  const textsFor = (language: Catalog, key: string): ManifestEntry[] => {
    const [own] = filesOfPage(key.replace(/\?.*$/, ''))
      .map((file) => textsOfPage(language, file))
      .filter((name) => name in manifest)
    return own === undefined ? [] : closure(manifest, own)
  }
  const assetsOf = memoize((language: Catalog, ...keys: readonly string[]): PageAssets => {
    const chunks = keys.flatMap((key) => closure(manifest, key))
    const texts = [
      ...closure(manifest, textsIndex(language)),
      ...keys.flatMap((key) => textsFor(language, key)),
    ]
    const addresses = (files: readonly string[]) => [...new Set(files)].map((file) => `/${file}`)
    return {
      styles: addresses([...texts, ...chunks].flatMap(({ css }) => css ?? [])),
      scripts: addresses([...texts, ...chunks].map(({ file }) => file)),
    }
  })
  return (keys: readonly string[], language: Catalog): PageAssets => assetsOf(language, ...keys)
}

/**
 * Elements for the head that fetch what the page needs together with the first script, rather than after it has run.
 * @param source the page as it was built; what it names already is left out.
 */
export const createPreloads = (manifest: Manifest, source: string) => {
  const keyOf = createPageKeys(manifest)
  const assetsOf = createPageAssets(manifest)
  return (path: string, language: Catalog): string => {
    const { styles, scripts } = assetsOf([keyOf(path)], language)
    const missing = (addresses: readonly string[]) =>
      addresses.filter((address) => !source.includes(`"${address}"`))
    return [
      textsElement(manifest, language),
      ...missing(styles).map((address) => `<link rel="stylesheet" crossorigin href="${address}">`),
      ...missing(scripts).map((address) => `<link rel="modulepreload" crossorigin href="${address}">`),
    ].join('')
  }
}
