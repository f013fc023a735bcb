import type { Plugin } from 'vite'

/**
 * What every page needs travels in one file rather than in a dozen: all that the entry imports statically, and what
 * the list and the order's page share. `isBase` is the chunking rule; the plugin tells it the entry's modules.
 */
export const baseChunk = (
  shared: RegExp,
): { readonly plugin: Plugin; readonly isBase: (id: string) => boolean } => {
  const initial = new Set<string>()
  return {
    plugin: {
      name: 'base-chunk',
      apply: 'build',
      buildEnd() {
        const visit = (id: string): void => {
          if (initial.has(id)) return
          initial.add(id)
          for (const imported of this.getModuleInfo(id)?.importedIds ?? []) visit(imported)
        }
        for (const id of this.getModuleIds()) if (this.getModuleInfo(id)?.isEntry) visit(id)
      },
    },
    isBase: (id) => initial.has(id) || id.includes('rolldown/runtime') || shared.test(id),
  }
}
