import { existsSync, globSync } from 'node:fs'
import { join, relative } from 'node:path'
import { rolldown } from 'rolldown'
import { filesOfPage } from '../../server/host/pages/page-texts.ts'
import { root } from '../gate/run-command.ts'

/** What every page begins with. */
const entry = 'src/app/main.tsx'
/** It names every page. */
const routeTree = 'src/routeTree.gen.ts'
/** What a route shows before its page and its texts are there (`pendingComponent`). */
const skeleton = /-skeleton\.tsx$/

type Imports = { readonly atOnce: readonly string[]; readonly later: readonly string[] }

/** What modules import; types do not count. The bundler walks the imports and writes nothing. */
const walkImports = async (input: readonly string[]): Promise<ReadonlyMap<string, Imports>> => {
  const found = new Map<string, Imports>()
  const nameOf = (id: string) => relative(root, id)
  const walk = await rolldown({
    cwd: root,
    input: [...input],
    logLevel: 'silent',
    external: (id) => !/^[./].*\.tsx?$/.test(id),
    plugins: [
      {
        name: 'baton:walk-imports',
        buildEnd() {
          for (const id of this.getModuleIds()) {
            const module = this.getModuleInfo(id)
            if (module === null) continue
            found.set(nameOf(id), {
              atOnce: module.importedIds.map(nameOf),
              later: module.dynamicallyImportedIds.map(nameOf),
            })
          }
        },
      },
    ],
  })
  await walk.generate()
  await walk.close()
  return found
}

export type PageModules = {
  /** Modules of each page by its file among the routes: its own, those of the layouts around it, and what every page begins with. */
  readonly pages: ReadonlyMap<string, ReadonlySet<string>>
  /** Modules of each part that a page loads later, by the module that it asks for. */
  readonly parts: ReadonlyMap<string, ReadonlySet<string>>
}

/** What pages and their parts are made of; all names are relative to the project. */
export const findPageModules = async (): Promise<PageModules> => {
  const files = globSync('routes/**/*.tsx', { cwd: root })
  const imports = await walkImports([entry, ...files])
  const reachFrom = (starts: readonly string[]): ReadonlySet<string> => {
    const reached = new Set<string>()
    const open = [...starts]
    for (let at = open.pop(); at !== undefined; at = open.pop()) {
      if (at === routeTree || reached.has(at)) continue
      reached.add(at)
      open.push(...(imports.get(at)?.atOnce ?? []))
    }
    return reached
  }
  const isThere = (file: string) => existsSync(join(root, file))
  const skeletons = files.flatMap(
    (file) => imports.get(file)?.atOnce.filter((name) => skeleton.test(name)) ?? [],
  )
  const later = new Set([...imports.values()].flatMap((module) => module.later))
  return {
    pages: new Map(
      files.map(
        (file) => [file, reachFrom([entry, ...skeletons, ...filesOfPage(file).filter(isThere)])] as const,
      ),
    ),
    parts: new Map([...later].map((part) => [part, reachFrom([part])] as const)),
  }
}
