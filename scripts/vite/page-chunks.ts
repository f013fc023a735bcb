import { createHash } from 'node:crypto'
import type { Plugin } from 'vite'

/**
 * A page whose code is imported dynamically: what it is called, and the module its code starts at. One without a name is made
 * of what other pages have, and takes their files.
 */
export type PageDoor = { readonly name: string | null; readonly start: RegExp }

/** What decides which file of the client a module goes to. */
export type PageChunks = { readonly plugin: Plugin; readonly chunkOf: (id: string) => string | null }

/** What the graph of modules tells of one of them. */
type Module = {
  readonly isEntry: boolean
  readonly importedIds: readonly string[]
  readonly dynamicallyImportedIds: readonly string[]
}

/** How the client is cut. */
export type Pages = {
  readonly doors: readonly PageDoor[]
  /** The page that is opened first. */
  readonly first: string
  /** Pages that are seldom opened alone: what the first page shares with them only stays with the first. */
  readonly besides: readonly string[]
  /** Pages so different that what they share is as good as shared by all. */
  readonly unlike: readonly string[]
  /** Pages so much alike that what they share travels in one file, whoever else needs it, and a dialog of one may bring a file of another. */
  readonly alike: readonly string[]
}

/** Names of a few pages, or how many they are. */
const nameOf = (pages: readonly string[]): string =>
  pages.length < 4
    ? pages.join('-')
    : `${pages.length}-pages-${createHash('sha256').update(pages.join()).digest('hex').slice(0, 4)}`

/** Files by module: `base` for what every page needs, the names of its pages for the rest, nothing for what they import later. */
export const chunksOf = (
  modules: ReadonlyMap<string, Module>,
  { doors, first, besides, unlike, alike }: Pages,
): ReadonlyMap<string, string> => {
  const doorOf = (id: string) => doors.find(({ start }) => start.test(id))
  const every = doors.flatMap(({ name }) => name ?? [])
  const reach = (from: string, isLater: boolean, seen = new Set<string>()): Set<string> => {
    if (seen.has(from)) return seen
    seen.add(from)
    const { importedIds = [], dynamicallyImportedIds = [] } = modules.get(from) ?? {}
    for (const id of importedIds) reach(id, isLater, seen)
    if (isLater) for (const id of dynamicallyImportedIds) if (!doorOf(id)) reach(id, true, seen)
    return seen
  }
  const later = new Set([...modules.values()].flatMap((module) => module.dynamicallyImportedIds))
  const entries = [...modules].flatMap(([id, { isEntry }]) => (isEntry ? [id] : []))
  const base = new Set(entries.flatMap((id) => [...reach(id, false)]))
  const everywhere = new Set(entries.flatMap((id) => [...reach(id, true)]))

  const needs = new Map<string, Set<string>>()
  const mayNeed = new Map<string, Set<string>>()
  const note = (of: Map<string, Set<string>>, ids: Iterable<string>, page: string) => {
    for (const id of ids) of.set(id, (of.get(id) ?? new Set()).add(page))
  }
  for (const id of later) {
    const page = doorOf(id)?.name
    if (page) {
      note(needs, reach(id, false), page)
      note(mayNeed, reach(id, true), page)
    }
  }
  const ofFirst = new Set<string>()
  for (const [id, pages] of needs) {
    if (!pages.has(first)) continue
    if ([...pages].some((page) => page !== first && !besides.includes(page))) base.add(id)
    else ofFirst.add(id)
  }
  // A part that comes later brings what it imports, and so that must not lie in the file of a page which is not open then.
  const needsLater = new Map<string, Set<string>>()
  for (const id of later) {
    if (doorOf(id)) continue
    const reached = reach(id, false)
    for (const page of everywhere.has(id) ? every : (mayNeed.get(id) ?? [])) note(needsLater, reached, page)
  }

  const chunks = new Map<string, string>()
  for (const [id, pages] of needs) {
    const others = (needsLater.get(id) ?? new Set()).difference(pages)
    const shares = (all: readonly string[]) => all.every((page) => pages.has(page))
    const isEvery = pages.size + others.size === every.length
    const isCommon = isEvery || shares(unlike)
    const isBeside = besides.some((page) => pages.has(page))
    const isKin = [...pages, ...others].every((page) => alike.includes(page))
    const isLater = others.size > 0 && (others.has(first) || (pages.size === 1 && !isKin))
    const name = shares(alike) && !isBeside ? 'order' : nameOf([...pages].sort())
    if (ofFirst.has(id)) chunks.set(id, isEvery ? 'base' : first)
    // A little style packs so well beside other style that a file of its own costs more than it spares.
    else if (id.endsWith('.css') && (isCommon || isBeside)) base.add(id)
    else if (isCommon) chunks.set(id, 'shared')
    else chunks.set(id, isLater ? `${name}-and-later` : name)
  }
  for (const id of base) chunks.set(id, 'base')
  return chunks
}

/**
 * Cuts the client along its pages, by what they import. Bundlers left alone cut along every dialog too, into files too small
 * to pack well (docs/decisions/0017).
 */
export const pageChunks = (pages: Pages): PageChunks => {
  let chunks: ReadonlyMap<string, string> = new Map()
  return {
    plugin: {
      name: 'page-chunks',
      apply: 'build',
      buildEnd() {
        const modules = new Map<string, Module>()
        for (const id of this.getModuleIds()) {
          const info = this.getModuleInfo(id)
          if (info) modules.set(id, info)
        }
        chunks = chunksOf(modules, pages)
      },
    },
    chunkOf: (id) => (id.includes('rolldown/runtime') ? 'base' : (chunks.get(id) ?? null)),
  }
}
