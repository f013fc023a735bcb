import { type Language, parsePath } from '../../../domain/format/locale.ts'
import type { ManifestEntry } from './client-files.ts'
import { matchRoute, routePatterns } from './match-route.ts'

type Manifest = Readonly<Record<string, ManifestEntry>>

/** A chunk and all that it imports, itself first. */
const closure = (manifest: Manifest, key: string): ManifestEntry[] => {
  const seen = new Map<string, ManifestEntry>()
  const visit = (at: string) => {
    const entry = manifest[at]
    if (!entry || seen.has(at)) return
    seen.set(at, entry)
    for (const other of entry.imports ?? []) visit(other)
  }
  visit(key)
  return [...seen.values()]
}

/**
 * Elements for the head that fetch the code, styles and texts of the page an address opens together with the first
 * script, rather than after it has run.
 * @param source the page as it was built; what it names already is left out.
 */
export const createPreloads = (manifest: Manifest, source: string) => {
  const patterns = routePatterns(Object.keys(manifest))
  return (path: string, language: Language): string => {
    const key = matchRoute(patterns, parsePath(path).rest)
    const chunks = key === null ? [] : closure(manifest, key)
    const scripts = [...closure(manifest, `locales/${language}/messages.po`), ...chunks].map(
      ({ file }) => file,
    )
    const styles = chunks.flatMap(({ css }) => css ?? [])
    const missing = (files: readonly string[]) =>
      [...new Set(files)].filter((file) => !source.includes(`"/${file}"`))
    return [
      ...missing(styles).map((file) => `<link rel="stylesheet" crossorigin href="/${file}">`),
      ...missing(scripts).map((file) => `<link rel="modulepreload" crossorigin href="/${file}">`),
    ].join('')
  }
}
