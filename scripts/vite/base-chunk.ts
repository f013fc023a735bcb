import type { Plugin } from 'vite'

/**
 * What every page needs travels in one file rather than in a dozen: all that the entry imports statically, and what the
 * first page (`isFirstPage`, a module that is imported dynamically) shares with any other. `isBase` is the chunking rule;
 * the plugin tells it the modules.
 */
export const baseChunk = (
  isFirstPage: (id: string) => boolean,
): { readonly plugin: Plugin; readonly isBase: (id: string) => boolean } => {
  const base = new Set<string>()
  return {
    plugin: {
      name: 'base-chunk',
      apply: 'build',
      buildEnd() {
        const reach = (id: string, seen: Set<string>): Set<string> => {
          if (seen.has(id)) return seen
          seen.add(id)
          for (const imported of this.getModuleInfo(id)?.importedIds ?? []) reach(imported, seen)
          return seen
        }
        const first = new Set<string>()
        const others = new Set<string>()
        for (const id of this.getModuleIds()) {
          const info = this.getModuleInfo(id)
          if (info?.isEntry) reach(id, base)
          else if (info?.dynamicImporters.length) reach(id, isFirstPage(id) ? first : others)
        }
        for (const id of first.intersection(others)) base.add(id)
      },
    },
    isBase: (id) => base.has(id) || id.includes('rolldown/runtime'),
  }
}
